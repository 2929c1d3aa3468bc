/** A thing as it was said, with what is said of it later, field by field: what is null or left out stays as it was. */
export const withSaid = <T extends object>(
  before: T,
  said: { readonly [Name in keyof T]?: T[Name] | null | undefined },
): T => {
  const now: Partial<T> = {}
  for (const name of Object.keys(said) as (keyof T)[]) {
    const value = said[name]
    if (value != null) now[name] = value
  }
  return { ...before, ...now }
}
