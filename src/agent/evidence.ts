import { z } from 'zod'
import { sourceRef } from '../domain/answer.ts'
import { inertText } from '../domain/inert-text.ts'
import type { Language } from '../domain/run.ts'

const EVIDENCE_KINDS = ['legal', 'market', 'property', 'loan', 'calculation'] as const
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number]

/**
 * One source with the facts that may be said from it. `n` is its number in the answer, from 1. `facts` are
 * “name: value” lines or complete sentences; a number that stands in no `facts` must not stand in the answer.
 */
export const evidence = z.object({
  n: z.int().min(1),
  kind: z.enum(EVIDENCE_KINDS),
  title: z.string(),
  facts: z.array(z.string()),
  source: sourceRef,
  /** The listing behind property evidence. */
  listing: z.object({ propertyId: z.string(), transactionId: z.string() }).nullable(),
  /** Invented, for the demonstration: an answer that rests on it says so. */
  isDemo: z.boolean().optional(),
})
export type Evidence = z.infer<typeof evidence>

/** The names of “name: value” facts. The search team writes them, composers and models read them. */
export const FACT_NAMES = {
  home: { KO: '매물', EN: 'Home' },
  price: { KO: '가격', EN: 'Price' },
  area: { KO: '전용면적', EN: 'Exclusive area' },
  floor: { KO: '층', EN: 'Floor' },
  completed: { KO: '준공', EN: 'Completed' },
  households: { KO: '세대수', EN: 'Households' },
  subway: { KO: '지하철', EN: 'Subway' },
  schools: { KO: '학교', EN: 'Schools' },
  trust: { KO: '신뢰점수', EN: 'Trust score' },
  agent: { KO: '중개', EN: 'Agent' },
  found: { KO: '검색 결과', EN: 'Search result' },
  region: { KO: '대상', EN: 'Subject' },
  basis: { KO: '기준', EN: 'Basis' },
  volume: { KO: '거래량', EN: 'Deals' },
  median: { KO: '중위가격', EN: 'Median price' },
  average: { KO: '평균가격', EN: 'Average price' },
  range: { KO: '최저~최고', EN: 'Lowest to highest' },
  pyeong: { KO: '평당가격', EN: 'Price per pyeong' },
  change: { KO: '변동률', EN: 'Change' },
  movement: { KO: '가격 흐름', EN: 'Movement' },
  jeonseRatio: { KO: '전세가율', EN: 'Jeonse ratio' },
  article: { KO: '조문', EN: 'Article' },
  effective: { KO: '시행일', EN: 'Effective date' },
  nature: { KO: '성격', EN: 'Nature' },
  quote: { KO: '핵심 문장', EN: 'Key sentence' },
  context: { KO: '조문 전체', EN: 'Whole article' },
  product: { KO: '상품', EN: 'Product' },
  company: { KO: '금융회사', EN: 'Company' },
  rate: { KO: '금리', EN: 'Rate' },
  limit: { KO: '한도', EN: 'Limit' },
  repayment: { KO: '상환', EN: 'Repayment' },
  eligibility: { KO: '대상 조건', EN: 'Eligibility' },
  check: { KO: '확인할 것', EN: 'To check' },
  advice: { KO: '할 일', EN: 'To do' },
} as const satisfies Record<string, Record<Language, string>>
export type FactName = keyof typeof FACT_NAMES

export const factLine = (name: FactName, language: Language, value: string): string =>
  `${FACT_NAMES[name][language]}: ${inertText(value)}`

/** The values of the facts of that name, in order. */
export const factValues = (source: Pick<Evidence, 'facts'>, name: FactName, language: Language): string[] => {
  const prefix = `${FACT_NAMES[name][language]}: `
  return source.facts.filter((fact) => fact.startsWith(prefix)).map((fact) => fact.slice(prefix.length))
}

const WHOLE_ARTICLE = Object.values(FACT_NAMES.context).map((name) => `${name}: `)

/** The facts without the whole text of an article: what can be said from it in few words. */
export const keyFacts = ({ facts }: Pick<Evidence, 'facts'>): string[] =>
  facts.filter((fact) => !WHOLE_ARTICLE.some((name) => fact.startsWith(name)))

/** Two pieces of evidence with the same key are of one source. */
export const sourceKey = ({ source, listing }: Pick<Evidence, 'source' | 'listing'>): string => {
  switch (source.kind) {
    case 'LAW':
    case 'LOAN':
    case 'TRANSACTION':
      return `${source.kind} ${source.id}`
    // One home may be offered for sale and for jeonse: two listings, two prices.
    case 'PROPERTY':
      return `PROPERTY ${source.id} ${listing?.transactionId ?? ''}`
    case 'MARKET': {
      const { regionCode, propertyType, transactionType, months, exclusiveArea, complex } = source.statistics
      const homes = `${exclusiveArea?.min ?? ''}-${exclusiveArea?.max ?? ''} ${complex?.id ?? ''}`
      return `MARKET ${regionCode} ${propertyType} ${transactionType} ${months} ${homes}`
    }
    case 'CALCULATION':
      return `CALCULATION ${source.name} ${JSON.stringify(source.inputs)}`
    default:
      return source satisfies never
  }
}

/** What several steps found, each source once with the facts of all, numbered 1, 2, 3 …. */
export const mergeEvidence = (lists: readonly (readonly Evidence[])[]): Evidence[] => {
  const byKey = new Map<string, Evidence>()
  for (const item of lists.flat()) {
    const known = byKey.get(sourceKey(item))
    const facts = known ? [...new Set([...known.facts, ...item.facts])] : item.facts
    byKey.set(sourceKey(item), { ...(known ?? item), facts })
  }
  return [...byKey.values()].map((item, index) => ({ ...item, n: index + 1 }))
}
