import { z } from 'zod'
import names from './english-names.json' with { type: 'json' }

/** What laws and announcements are called in English; names of laws as the government's translations have them. */
const NAMES = z.record(z.string().min(2), z.string().regex(/^[^가-힣]+$/)).parse(names)

const HANGUL = /[가-힣]/
const NAMED = new RegExp(
  String.raw`(${Object.keys(NAMES)
    .toSorted((a, b) => b.length - a.length)
    .map((it) => RegExp.escape(it))
    .join('|')})(?: (시행령|시행규칙))?(?= 제\d| 별표|[,·]|$| \()`,
  'g',
)
const LOWER: Readonly<Record<string, string>> = {
  시행령: 'Enforcement Decree',
  시행규칙: 'Enforcement Rule',
}
const LETTERS: Readonly<Record<string, string>> = { 가: 'a', 나: 'b', 다: 'c', 라: 'd', 마: 'e', 바: 'f' }

/**
 * Where a rule stands, in English: “주택임대차보호법 제7조의2, 시행령 제9조” → “Housing Lease Protection Act, Article 7-2,
 * Enforcement Decree, Article 9”. As it was where a part of it has no name in English.
 */
export const lawInEnglish = (reference: string): string => {
  const said = reference
    .replace(NAMED, (whole, law: string, lower: string | undefined) => {
      const name = NAMES[law]
      if (name === undefined) return whole
      return lower === undefined ? name : `${LOWER[lower]} of the ${name}`
    })
    .replace(
      /(^|, |·)(시행령|시행규칙)(?= 제\d| 별표)/g,
      (_whole, before: string, lower: string) => `${before === '·' ? ', ' : before}${LOWER[lower]}`,
    )
    .replace(/부칙 제(\d+)호/g, 'Addenda of Act No. $1')
    .replace(/,? ?제(\d+)조(?:의(\d+))?부터 제(\d+)조까지/g, ', Articles $1 to $3')
    .replace(
      /(^|[,·]? ?)제(\d+)조(?:의(\d+))?/g,
      (_whole, before: string, number: string, under?: string) =>
        `${before === '' ? '' : ', '}Article ${number}${under === undefined ? '' : `-${under}`}`,
    )
    .replace(/[ ·]?제(\d+)항/g, ' ($1)')
    .replace(/·제(\d+)호/g, ' and $1')
    .replace(/(?<=\)) 제(\d+)호/g, ' $1')
    .replace(/ 제(\d+)호/g, ', subparagraph $1')
    .replace(/ ([가-바])목/g, (_whole, letter: string) => ` (${LETTERS[letter] ?? letter})`)
    .replace(/,? ?별표 (\d+)/g, ', Table $1')
  return HANGUL.test(said) ? reference : said
}
