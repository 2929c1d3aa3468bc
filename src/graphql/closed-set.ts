import { builder } from './builder.ts'

type Closed = ReturnType<typeof closedSet<readonly string[]>>

const sets = new Map<string, Closed>()
const keyOf = (values: readonly string[]): string => values.join('|')

/** The enumeration that has these values. Throws where there is none. */
export const enumOf = (values: readonly string[]): Closed => {
  const found = sets.get(keyOf(values))
  if (!found) throw new Error(`no enumeration has the values ${values.join(', ')}: closedSet`)
  return found
}

/** An enumeration of one of domain's closed sets; every value is explained. */
export const closedSet = <const Values extends readonly string[]>(
  name: string,
  values: Values,
  description: string,
  meaning: Record<Values[number], string>,
) => {
  const entries = values.map(
    (value: Values[number]) => [value, { value, description: meaning[value] }] as const,
  )
  const made = builder.enumType(name, {
    description,
    values: Object.fromEntries(entries) as Record<
      Values[number],
      { value: Values[number]; description: string }
    >,
  })
  sets.set(keyOf(values), made as Closed)
  return made
}
