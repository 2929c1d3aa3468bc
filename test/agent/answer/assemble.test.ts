import { aFact, aSource } from '../../support/facts.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assembleAnswer } from '../../../src/agent/answer/assemble.ts'
import type { AnswerParts } from '../../../src/agent/answer/assemble.ts'
import { citeInOrder, settledPart } from '../../../src/agent/answer/citations.ts'
import { mergeEvidence } from '../../../src/agent/facts/evidence.ts'
import type { Evidence } from '../../../src/agent/facts/evidence.ts'
import { blocksOf } from '../../../src/agent/answer/blocks.ts'
import { renderPieces } from '../../../src/agent/answer/render.ts'
import { lawEvidence } from '../../../src/agent/tools/evidence/law.ts'
import { listingEvidence } from '../../../src/agent/tools/evidence/listing.ts'
import { loanEvidence } from '../../../src/agent/tools/evidence/loan.ts'
import { marketEvidence } from '../../../src/agent/tools/evidence/market.ts'
import { answer } from '../../../src/domain/answer.ts'
import { INTENT_TYPES } from '../../../src/domain/intent.ts'
import type { LawHit } from '../../../src/domain/law/search.ts'
import type { ListingHit } from '../../../src/domain/listing.ts'
import type { LoanHit } from '../../../src/domain/loan/search.ts'
import { LOAN_CATEGORIES } from '../../../src/domain/loan/product.ts'
import type { MarketStatistics } from '../../../src/domain/market.ts'
import { PROPERTY_TYPES, TRANSACTION_TYPES } from '../../../src/domain/property.ts'
import { LANGUAGES } from '../../../src/domain/run.ts'
import { anIntent } from '../../support/calls.ts'
import { runs } from '../../support/runs.ts'

const name = fc.stringMatching(/^[가-힣A-Za-z0-9 |*[\]()·-]{1,24}$/)
const money = fc.integer({ min: 0, max: 9_000_000 })
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const rate = fc.integer({ min: 0, max: 2500 }).map((n) => n / 100)
const id = fc.uuid()

const listing: fc.Arbitrary<ListingHit> = fc.record({
  propertyId: id,
  transactionId: id,
  code: name,
  name,
  propertyType: fc.constantFrom(...PROPERTY_TYPES),
  regionCode: fc.constant('1168010100'),
  regionName: name,
  address: name,
  transactionType: fc.constantFrom(...TRANSACTION_TYPES),
  salePrice: maybe(money),
  deposit: maybe(money),
  monthlyRent: maybe(money),
  exclusiveArea: maybe(fc.double({ min: 1, max: 300, noNaN: true })),
  floor: maybe(fc.integer({ min: -2, max: 60 })),
  completionDate: maybe(
    fc
      .tuple(fc.integer({ min: 1960, max: 2026 }), fc.integer({ min: 1, max: 12 }))
      .map(([y, m]) => `${y}${String(m).padStart(2, '0')}`),
  ),
  totalHouseholds: maybe(fc.nat(9000)),
  tags: fc.constant([]),
  isDemo: fc.boolean(),
  trustScore: maybe(fc.double({ min: 0, max: 100, noNaN: true })),
  nearby: maybe(
    fc.record({
      subwayLine: maybe(fc.constantFrom('2호선', '수인분당선')),
      subwayStation: maybe(name),
      subwayDistance: maybe(fc.nat(3000)),
      subwayWalkingTime: maybe(fc.nat(40)),
      elementarySchools: fc.array(name, { maxLength: 3 }),
      middleSchools: fc.constant([]),
      highSchools: fc.constant([]),
    }),
  ),
  agent: maybe(fc.record({ agentName: maybe(name), companyName: maybe(name), isDirectTrade: fc.boolean() })),
  isFavorited: fc.constant(false),
})
const statistics: fc.Arbitrary<MarketStatistics> = fc.record({
  regionCode: fc.constantFrom('1168000000', '1144000000'),
  regionName: name,
  propertyType: maybe(fc.constantFrom(...PROPERTY_TYPES)),
  transactionType: fc.constantFrom(...TRANSACTION_TYPES),
  months: fc.integer({ min: 1, max: 120 }),
  asOfMonth: maybe(fc.constantFrom('2026-10', '2024-01')),
  averagePrice: maybe(money),
  medianPrice: maybe(money),
  minPrice: maybe(money),
  maxPrice: maybe(money),
  pricePerPyeong: maybe(money),
  transactionCount: fc.nat(99_999),
  jeonseRatio: maybe(fc.double({ min: 0, max: 150, noNaN: true })),
  changeRate: maybe(fc.double({ min: -90, max: 300, noNaN: true })),
  series: fc.constant([]),
})
const sentence = fc.constantFrom(
  '임대인은 3개월 이내에 통지하여야 한다.',
  '약정한 차임의 20분의 1의 금액을 초과하지 못한다.',
  '보증금 중 5,500만원 이하는 우선하여 변제받는다.',
  '제10조의2에 따른 비율은 연 12퍼센트로 한다.',
  '다음 각 호의 사항을 적어야 한다.\n1. 인적 사항\n2. 목적물 [3]',
)
const law: fc.Arbitrary<LawHit> = fc.record({
  articleId: id,
  lawName: fc.constantFrom('주택임대차보호법', '민법'),
  articleNumber: fc.constantFrom('제7조', '제3조의3', '부칙 <제19356호,2023.4.18>'),
  title: name,
  content: fc
    .array(sentence, { minLength: 1, maxLength: 6 })
    .map((list) => list.map((text, i) => `${'①②③④⑤⑥'.charAt(i)} ${text}`).join('\n')),
  snippet: sentence,
  effectiveDate: maybe(fc.constant('2023-07-19')),
  sourceUrl: fc.constant(null),
  isDigest: fc.boolean(),
  score: fc.constant(1),
})
const loan: fc.Arbitrary<LoanHit> = fc.record({
  id,
  code: name,
  name,
  company: name,
  category: fc.constantFrom(...LOAN_CATEGORIES),
  rateType: maybe(name),
  repaymentType: maybe(name),
  minRate: maybe(rate),
  maxRate: maybe(rate),
  averageRate: maybe(rate),
  limitText: maybe(fc.constantFrom('최대 2억 2천만원, 보증금의 80% 이내', 'LTV 70%', '222백만원')),
  eligibility: maybe(name),
  disclosedMonth: fc.constant(null),
  options: fc.constant([]),
  isDemo: fc.boolean(),
})

const QUESTION = '보증금을 7% 올려 달라는데 가능한가요?'
const language = fc.constantFrom(...LANGUAGES)
const evidence = language.chain((lang) =>
  fc
    .tuple(
      fc.array(listing, { maxLength: 4 }),
      fc.array(statistics, { maxLength: 3 }),
      fc.array(law, { maxLength: 3 }),
      fc.array(loan, { maxLength: 3 }),
    )
    .map(([listings, markets, laws, loans]) => ({
      lang,
      list: mergeEvidence([
        listings.map((hit) =>
          listingEvidence(hit, 1, { search: 0, found: [aFact(`조건에 맞는 매물 ${listings.length}건`)] }),
        ),
        markets.map((item) => marketEvidence(item, 1)),
        laws.map((hit) => lawEvidence(hit, 1, QUESTION)),
        loans.map((hit) => loanEvidence(hit, 1)),
      ]),
    })),
)

const assemble = (markdown: string, list: readonly Evidence[], change: Partial<AnswerParts> = {}) =>
  assembleAnswer({
    markdown,
    evidence: list,
    intent: anIntent('COMPREHENSIVE'),
    question: QUESTION,
    gaps: [],
    assumptions: [],
    teamsUsed: ['SEARCH'],
    language: 'KO',
    uncheckedNote: (sentences) => `\n\nUNCHECKED\n${sentences.join('\n')}`,
    ...change,
  })

describe('an offline answer', () => {
  it('states no figure that no cited source states, whatever was found', () => {
    fc.assert(
      fc.property(evidence, fc.constantFrom(...INTENT_TYPES), ({ lang, list }, intentType) => {
        const input = {
          query: QUESTION,
          language: lang,
          history: [],
          now: '',
          intent: anIntent(intentType),
          evidence: list,
          gaps: [],
          assumptions: [],
        }
        const markdown = [...renderPieces(blocksOf(input), lang)].join('')
        const assembled = assemble(markdown, list, { intent: anIntent(intentType) })
        expect(assembled.text).not.toContain('UNCHECKED')
        expect(assembled.supportedShare).toBe(1)
        expect(answer.safeParse(assembled).error).toBeUndefined()
      }),
      { numRuns: runs(300) },
    )
  })

  it('cites in every section about what was found', () => {
    fc.assert(
      fc.property(evidence, ({ lang, list }) => {
        const input = {
          query: QUESTION,
          language: lang,
          history: [],
          now: '',
          intent: anIntent('COMPREHENSIVE'),
          evidence: list,
          gaps: ['하나'],
          assumptions: [],
        }
        const { sections } = assemble([...renderPieces(blocksOf(input), lang)].join(''), list)
        const about = sections.filter(
          (section) => section.title !== '' && !['알아 두세요', 'Please note'].includes(section.title),
        )
        expect(about.filter((section) => section.citations.length === 0)).toEqual([])
      }),
    )
  })
})

describe('assembleAnswer', () => {
  const list = mergeEvidence([[7, 8, 9].map((n) => aSource(n, `법 제${n}조`))])

  it('numbers sources in the order in which they are cited and leaves out the others', () => {
    const assembled = assemble('법 제9조예요 [3]. 법 제7조도 봐요 [1][3].', list)
    expect(assembled.text).toBe('법 제9조예요 [1]. 법 제7조도 봐요 [2][1].')
    expect(assembled.sources.map((source) => source.label)).toEqual(['법 제9조', '법 제7조'])
  })

  it('splits sections by headings and points their citations at the sources', () => {
    const { sections, summary } = assemble('첫 문장 [2].\n\n## 하나\n글 [1]\n\n## 둘\n글 [2] [1]\n', list)
    expect(sections).toEqual([
      { title: '', content: '첫 문장 [1].', citations: [0] },
      { title: '하나', content: '글 [2]', citations: [1] },
      { title: '둘', content: '글 [1] [2]', citations: [0, 1] },
    ])
    expect(summary).toBe('첫 문장.')
  })

  it('flags what no source states and is less sure of it', () => {
    const assembled = assemble('법 제7조예요 [1]. 벌금은 30만원이에요 [1].', list)
    expect(assembled.supportedShare).toBe(0.5)
    expect(assembled.text).toContain('UNCHECKED\n벌금은 30만원이에요.')
    expect(assembled.confidence).toBeLessThan(0.5)
  })

  it('changes nothing when it is done again', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('가나다 ', '[1]', '[2]', '[3]', '[9]', '[1, 3]', '\n## 제목\n', '1. ')),
        (parts) => {
          const once = citeInOrder(parts.join(''), list)
          const { text, sources } = citeInOrder(once.text, once.sources)
          expect({ text, sources }).toEqual({ text: once.text, sources: once.sources })
        },
      ),
    )
  })

  it('never takes back what a stream has shown', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('[', ']', '1', '2', ',', ' ', '가', '('), maxLength: 40 }),
        (text) => {
          let shown = ''
          for (let end = 0; end <= text.length; end++) {
            const next = citeInOrder(settledPart(text.slice(0, end)), list).text
            expect(next.startsWith(shown) || shown.startsWith(next), `${shown} → ${next}`).toBe(true)
            if (next.length > shown.length) shown = next
          }
          expect(citeInOrder(text, list).text.startsWith(shown)).toBe(true)
        },
      ),
    )
  })
})
