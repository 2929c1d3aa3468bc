import { LAW_ABBREVIATIONS, parseArticleNumber, resolveLawName } from './law.ts'

/** An article that a text names. Without `lawName` the text does not say of which law. Offsets are into the text. */
export interface LawReference {
  lawName?: string
  articleNumber: string
  text: string
  start: number
  end: number
}

const ARTICLE =
  /(?<!\d)(제\s*)?(\d{1,4}\s*조(?!\d)(?:\s*의\s*\d{1,3}(?!\d|\s*(?:배|분의|%|퍼센트)))*)((?:\s*제?\s*\d{1,3}\s*항)?(?:\s*제?\s*\d{1,3}\s*호)?(?:\s*[가-하]\s*목)?)/g

const loose = (name: string): string => [...name.replace(/\s/g, '')].join('\\s*')

const NAMES = Object.entries(LAW_ABBREVIATIONS)
  .flatMap(([name, short]) => [name, ...short])
  .toSorted((a, b) => b.length - a.length)
const DECREE = '(?:\\s*(?:시행령|시행규칙))?'
/** The longest name of a law has forty letters, spaces and brackets included. */
const LONGEST_NAME = 80
const BEFORE_ARTICLE = '\\s*[」』]?\\s*(?:상|의)?\\s*$'
const KNOWN_LAW = new RegExp(`(?<![가-힣])((?:${NAMES.map(loose).join('|')})${DECREE})${BEFORE_ARTICLE}`)
const SAME_LAW = new RegExp(`(?:같은\\s*법|동법|동\\s법)(${DECREE})${BEFORE_ARTICLE}`)
const OTHER_LAW = new RegExp(`([가-힣]{1,40}법(?:률)?${DECREE})${BEFORE_ARTICLE}`)
const BARE_DECREE = new RegExp(`(?<![가-힣])(시행령|시행규칙)${BEFORE_ARTICLE}`)
/** Words that end in 법 and are no law. */
const NO_LAW = new Set([
  '방법',
  '불법',
  '편법',
  '위법',
  '합법',
  '해법',
  '용법',
  '비법',
  '문법',
  '적법',
  '탈법',
  '입법',
])
const JOINED = /^\s*(?:,|·|ㆍ|\/|~|-|와|과|랑|이랑|하고|및|또는|그리고|부터)?\s*$/

/**
 * The articles that a text names: “주임법 7조의2”, “민법 제623조, 제624조” (the second is 민법 too), “같은 법 제10조”.
 * A number before 조 counts only where something shows that it is an article, since 조 is also a trillion.
 */
export const readLawReferences = (text: string): LawReference[] => {
  const references: LawReference[] = []
  for (const match of text.matchAll(ARTICLE)) {
    const [whole, prefix, number = '', tail = ''] = match
    const articleNumber = parseArticleNumber(number)
    if (articleNumber === null) continue
    const from = Math.max(0, match.index - LONGEST_NAME)
    const before = text.slice(from, match.index)
    const previous = references.at(-1)
    const named = readLawBefore(before, previous?.lawName)
    const joined =
      named === null && previous !== undefined && JOINED.test(text.slice(previous.end, match.index))
    const isArticle = prefix !== undefined || named !== null || joined || tail !== '' || number.includes('의')
    if (!isArticle || (prefix === undefined && isMoney(text.slice(match.index + whole.length)))) continue
    const lawName = named?.lawName ?? (joined ? previous.lawName : undefined)
    const start = named === null ? match.index : from + named.start
    const end = match.index + whole.trimEnd().length
    references.push({
      ...(lawName === undefined ? {} : { lawName }),
      articleNumber,
      text: text.slice(start, end),
      start,
      end,
    })
  }
  return references
}

const isMoney = (after: string): boolean => /^\s*(?:원|억|\d|달러|엔|위안)/.test(after)

/** The law whose name stands directly before an article; null where none does. */
const readLawBefore = (
  before: string,
  previousLaw: string | undefined,
): { lawName: string | undefined; start: number } | null => {
  const known = KNOWN_LAW.exec(before)
  if (known) return { lawName: resolveLawName(known[1] ?? '') ?? undefined, start: known.index }
  const same = SAME_LAW.exec(before)
  if (same) return { lawName: withDecree(previousLaw, same[1] ?? ''), start: same.index }
  const decree = BARE_DECREE.exec(before)
  if (decree) return { lawName: withDecree(previousLaw, decree[1] ?? ''), start: decree.index }
  const other = OTHER_LAW.exec(before)
  const name = other?.[1]?.replace(/\s*(시행령|시행규칙)$/, ' $1')
  return other && name !== undefined && !NO_LAW.has(name) ? { lawName: name, start: other.index } : null
}

const withDecree = (lawName: string | undefined, decree: string): string | undefined => {
  if (lawName === undefined) return undefined
  const law = lawName.replace(/\s*(?:시행령|시행규칙)$/, '')
  return [law, decree.trim()].filter(Boolean).join(' ')
}

/** The law of an article that is cited as people do: “주택임대차보호법 제7조”. */
export const lawOf = (citation: string): string => citation.replace(/\s*제\d+조.*$/, '')

/** Whether a law is the decree of another one, or its rules. */
export const isDecreeOf = (law: string, statute: string): boolean =>
  law === `${statute} 시행령` || law === `${statute} 시행규칙`
