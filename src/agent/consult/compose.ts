import type { Language } from '../../domain/run.ts'
import { factValues } from '../evidence.ts'
import { inertText } from '../../domain/inert-text.ts'
import type { Evidence } from '../evidence.ts'
import { readClaims } from '../answer/grounding.ts'
import { explainLimit } from '../answer/law.ts'
import type { ConsultDomain } from './domain.ts'
import type { ConsultWriting } from './decisions.ts'

/** Documents that an answer quotes; the rest are named. */
const QUOTED = 3
const NAMED = 3
/** Sentences that it quotes of the first, second and third. */
const SENTENCES = [4, 2, 2] as const

const WORDS = {
  KO: {
    says: (label: string, quote: string) => `${label}에 따르면 ${quote}`,
    sources: '근거',
    also: '함께 보세요',
    fraction: (fraction: string, percent: string) => `${fraction} = ${percent}.`,
    digest: '조문의 뜻을 쉽게 풀어 쓴 요약이에요. 정확한 문구는 원문을 확인하세요.',
    profile: (profile: string) => `알려 주신 상황(${profile})이 조문의 요건에 맞는지 함께 확인하세요.`,
    figures: '숫자로 정리하면',
  },
  EN: {
    says: (label: string, quote: string) => `According to ${label}: ${quote}`,
    sources: 'Sources',
    also: 'See also',
    fraction: (fraction: string, percent: string) => `${fraction} = ${percent}.`,
    digest: 'A digest of the article in plain words; see the original for the exact wording.',
    profile: (profile: string) =>
      `Check whether the conditions of the article fit your circumstances (${profile}).`,
    figures: 'In figures',
  },
} as const satisfies Record<Language, unknown>

const cite = ({ n }: Evidence): string => `[${n}]`

const quotesOf = (item: Evidence, language: Language): string[] =>
  factValues(item, 'quote', language).map(inertText)

const FRACTION = /(\d+)분의\s*(\d+)/g
const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`

/** “20분의 1” in percent, where that comes out even and the text does not say it itself. */
const explainFractions = (quotes: readonly string[], item: Evidence, language: Language): string[] => {
  const text = quotes.join(' ')
  const explained = [...text.matchAll(FRACTION)].flatMap(([fraction, whole, part]) => {
    const share = percent(Number(part), Number(whole))
    return text.includes(share) || share.includes('.')
      ? []
      : [`${WORDS[language].fraction(fraction, share)} ${cite(item)}`]
  })
  return [...new Set(explained)]
}

const PERIODS: readonly (readonly [RegExp, string])[] = [
  [/(\d+)\s*개월/g, 'months'],
  [/(\d+)\s*년/g, 'years'],
  [/(\d+)\s*일/g, 'days'],
  [/(\d+)\s*회/g, 'times'],
]

/** The periods and counts of Korean sentences, for readers of English. */
const figuresInEnglish = (quotes: readonly string[]): string[] => {
  const text = quotes.join(' ')
  const periods = PERIODS.flatMap(([pattern, unit]) =>
    [...text.matchAll(pattern)].map((match) => `${match[1] ?? ''} ${unit}`),
  )
  const shares = [...text.matchAll(FRACTION)].map(([, whole, part]) => percent(Number(part), Number(whole)))
  return [...new Set([...periods, ...shares])].slice(0, 6)
}

const quote = (item: Evidence, count: number, language: Language): string => {
  const quotes = quotesOf(item, language).slice(0, count)
  const isDigest = factValues(item, 'nature', language).length > 0
  // A line of its own below a quotation would be a part of it.
  const fractions = explainFractions(quotes, item, language)
  return [
    `**${inertText(item.title)}** ${cite(item)}`,
    ...quotes.map((text) => `> ${text} ${cite(item)}`),
    ...(fractions.length === 0 ? [] : ['', ...fractions, '']),
    ...(isDigest ? [`> (${WORDS[language].digest})`] : []),
  ].join('\n')
}

/** A statute that leaves the figure to its decree. */
const DELEGATES = /(?:대통령령|총리령|[가-힣]+부령)으로\s*정하/

/** The best document, then where it leaves the details to, then the rest. */
const inReadingOrder = (evidence: readonly Evidence[], language: Language): Evidence[] => {
  const [first, ...rest] = evidence
  if (!first) return []
  if (!quotesOf(first, language).some((text) => DELEGATES.test(text))) return [first, ...rest]
  const law = first.source.label.replace(/\s*제\d+조.*$/, '')
  const isDecree = ({ source }: Evidence) =>
    source.label.startsWith(`${law} 시행령`) || source.label.startsWith(`${law} 시행규칙`)
  return [
    first,
    ...rest.filter(isDecree).slice(0, 1),
    ...rest.filter((item) => !isDecree(item)),
    ...rest.filter(isDecree).slice(1),
  ]
}

/** Whether a sentence settles something: a figure, a right, a duty. */
const settles = (text: string): boolean =>
  readClaims(text).size > 0 || /수 있다|없다|아니한다|하여야 한다/.test(text)

const ASKS_FIGURE =
  /\d\s*(?:%|퍼센트|프로)|얼마|몇\s?[가-힣]|며칠|언제|기간|한도|최대|최소|how (?:much|many|long)|when|percent/i
const FIGURE = /\d+\s*(?:%|퍼센트|개월|년|월|일|회|기|만\s*원|원|명)|\d+분의/

/** The sentence that answers: the one with the figure where one is asked for, else one that settles something. */
const decisiveOf = (quotes: readonly string[], query: string): string | undefined =>
  (ASKS_FIGURE.test(query) ? quotes.find((text) => FIGURE.test(text)) : undefined) ??
  quotes.find(settles) ??
  quotes[0]

/** The answer in pieces: the decisive sentence first, then what the documents say, word by word and cited. */
export function* composeConsult(domain: ConsultDomain, input: ConsultWriting): Generator<string> {
  const { language, profile } = input
  const evidence = inReadingOrder(input.evidence, language)
  const words = WORDS[language]
  const [first] = evidence
  if (!first) {
    yield `${domain.words[language].notFound}\n`
    return
  }
  const quotes = quotesOf(first, language)
  const decisive = decisiveOf(quotes, input.query)
  yield decisive === undefined
    ? `${inertText(first.title)} ${cite(first)}\n`
    : `${[words.says(inertText(first.source.label), decisive), ...explainLimit(decisive, input.query, language)].join(' ')} ${cite(first)}\n`
  if (language === 'EN') {
    const figures = figuresInEnglish(quotes.slice(0, SENTENCES[0]))
    if (figures.length > 0) yield `\n${words.figures}: ${figures.join(', ')} ${cite(first)}\n`
  }
  if (profile !== '') yield `\n${words.profile(inertText(profile))}\n`

  yield `\n## ${words.sources}\n`
  for (const [at, item] of evidence.slice(0, QUOTED).entries()) {
    yield `\n${quote(item, SENTENCES[at] ?? 1, language)}\n`
  }
  const others = evidence.slice(QUOTED, QUOTED + NAMED)
  if (others.length > 0) {
    yield `\n${words.also}: ${others.map((item) => `${inertText(item.source.label)} ${cite(item)}`).join(', ')}\n`
  }
  yield `\n${domain.words[language].note}\n`
}
