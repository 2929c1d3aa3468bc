/** Things that may be said, each with its words; of several that are said the first is meant. */
export type Words<Thing> = readonly (readonly [Thing, RegExp])[]

export const firstSaid = <Thing>(words: Words<Thing>, text: string): Thing | null =>
  words.find(([, pattern]) => pattern.test(text))?.[0] ?? null

/** A fact by words that say yes and words that say no; where both stand, no. */
export type FactWords = readonly [yes: RegExp, no: RegExp | null]

/** Yes, no, or not said. */
export const isSaid = ([yes, no]: FactWords, text: string): boolean | null =>
  no?.test(text) === true ? false : yes.test(text) ? true : null

export const factsSaid = <Name extends string>(
  facts: Readonly<Record<Name, FactWords>>,
  text: string,
): Record<Name, boolean | null> => {
  const said: Partial<Record<Name, boolean | null>> = {}
  for (const name of Object.keys(facts) as Name[]) said[name] = isSaid(facts[name], text)
  return said as Record<Name, boolean | null>
}
