/** Things that may be said, each with its words; of several that are said the first is meant. */
export type Words<Thing> = readonly (readonly [Thing, RegExp])[]

export const firstSaid = <Thing>(words: Words<Thing>, text: string): Thing | null =>
  words.find(([, pattern]) => pattern.test(text))?.[0] ?? null

/** A fact by words that say yes and words that say no; where both stand, no. */
export type FactWords = readonly [yes: RegExp, no: RegExp | null]

/** Letters before and behind what is said in which it may be denied. */
const NEAR = 16
const DENIED_BEFORE =
  /\b(?:not|never|no longer|(?:are|is|was|were|do|does|did)n['’]?t)\s(?:a |an |the |my |our |any )?$/i
const DENIED_BEHIND =
  /^[가-힣]{0,3}?\s?(?:은|는|이|가|도|인\s?(?:건|것은|거는))?\s?(?:전혀\s)?(?:아[니닌님녜]|말고)/

/** Whether what is said there is denied: 생애최초는 아니고, we're not first-time buyers. */
const isDenied = (text: string, start: number, end: number): boolean =>
  DENIED_BEFORE.test(text.slice(Math.max(0, start - NEAR), start)) ||
  DENIED_BEHIND.test(text.slice(end, end + NEAR))

/** Yes, no, or not said. Where all that says yes is denied, no. */
export const isSaid = ([yes, no]: FactWords, text: string): boolean | null => {
  if (no?.test(text) === true) return false
  const said = yes.exec(text)
  if (said === null) return null
  if (!isDenied(text, said.index, said.index + said[0].length)) return true
  const rest = text.slice(said.index + said[0].length)
  return yes.test(rest)
}

export const factsSaid = <Name extends string>(
  facts: Readonly<Record<Name, FactWords>>,
  text: string,
): Record<Name, boolean | null> => {
  const said: Partial<Record<Name, boolean | null>> = {}
  for (const name of Object.keys(facts) as Name[]) said[name] = isSaid(facts[name], text)
  return said as Record<Name, boolean | null>
}
