import rows from './romanised.json' with { type: 'json' }

/** Korean terms as foreigners write them by ear, the longest first, each with what it is called in English. */
const TERMS = new Map(
  Object.entries(rows).flatMap(([english, all]) => all.map((it) => [it, english] as const)),
)
const TERM = new RegExp(
  `(?<![a-z])(?:${[...TERMS.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((it) => RegExp.escape(it))
    .join('|')})(?![a-z\\d])`,
  'gi',
)
const KOREAN = /[가-힣]/

/**
 * An English text with the Korean terms that it has in Roman letters (bokbi, hwakjeong ilja) by their English names: every reader
 * knows those. A text with Korean letters is as it was.
 */
export const glossed = (said: string): string =>
  KOREAN.test(said) ? said : said.replace(TERM, (found) => TERMS.get(found.toLowerCase()) ?? found)
