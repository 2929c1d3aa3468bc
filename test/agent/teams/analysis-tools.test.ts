import { allFacts } from '../../../src/agent/facts/evidence.ts'
import { LANGUAGES } from '../../../src/domain/run.ts'
import { say } from '../../../src/domain/message/say.ts'
import { readFileSync } from 'node:fs'
import { RULES } from '../../support/rules.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { claimsOf, isGrounded } from '../../../src/agent/answer/grounding.ts'
import { CHECKS } from '../../../src/agent/tools/check-list.ts'
import { tellReview } from '../../../src/domain/contract/told.ts'
import { acquisitionTax } from '../../../src/domain/calculator/acquisition-tax.ts'
import { brokerageFee } from '../../../src/domain/calculator/brokerage-fee.ts'
import { jeonseRisk } from '../../../src/domain/calculator/jeonse-risk.ts'
import { loanAffordability } from '../../../src/domain/calculator/loan-affordability.ts'
import { loanCeiling } from '../../../src/domain/calculator/loan-ceiling.ts'
import { rentIncrease } from '../../../src/domain/calculator/rent-increase.ts'
import { roi } from '../../../src/domain/calculator/roi.ts'
import { reviewContract } from '../../../src/domain/contract/review.ts'
import type { MarketQuery, MarketStatistics } from '../../../src/domain/market.ts'
import { PROPERTY_TYPES } from '../../../src/domain/property.ts'
import { lawDigests } from '../../../src/store/reference/law.ts'
import { analyse } from '../../support/analysis.ts'
import { testPorts } from '../../support/ports.ts'
import { scriptedCalls } from '../../support/calls.ts'
import { shared } from '../../support/shared.ts'
import { runs } from '../../support/runs.ts'

const statistics = (query: MarketQuery, change: Partial<MarketStatistics>): MarketStatistics => ({
  regionCode: query.regionCode,
  regionName: query.regionCode === '1144010100' ? '서울특별시 마포구 아현동' : '서울특별시 마포구',
  propertyType: query.propertyType ?? null,
  transactionType: query.transactionType,
  months: query.months ?? 12,
  asOfMonth: '2026-10',
  averagePrice: null,
  medianPrice: null,
  minPrice: null,
  maxPrice: null,
  pricePerPyeong: null,
  transactionCount: 1,
  jeonseRatio: null,
  changeRate: null,
  series: [],
  ...(query.exclusiveArea && { exclusiveArea: query.exclusiveArea }),
  ...(query.complexId != null && { complex: { id: query.complexId, name: '아현푸른마을' } }),
  ...change,
})

type Scope = 'complex' | 'dong' | 'district' | 'wide'
const scopeOf = ({ complexId, regionCode, exclusiveArea }: MarketQuery): Scope => {
  if (complexId != null) return 'complex'
  if (exclusiveArea == null) return 'wide'
  return regionCode === '1144010100' ? 'dong' : 'district'
}

/** A world where only some scopes have deals enough. */
const world = (prices: Partial<Record<Scope, number>>, asOfMonth = '2026-10') => ({
  replace: {
    complexesNamed: () => Promise.resolve([{ id: '7', name: '아현푸른마을' }]),
    marketStatistics: (query: MarketQuery) => {
      const price = prices[scopeOf(query)]
      return Promise.resolve(
        statistics(
          query,
          price === undefined
            ? { transactionCount: 2 }
            : {
                medianPrice: price,
                minPrice: price - 1000,
                maxPrice: price + 1000,
                pricePerPyeong: 3000,
                transactionCount: 12,
                asOfMonth,
              },
        ),
      )
    },
  },
})

const QUESTION = '마포구 아현동 아현푸른마을 59㎡ 아파트 전세 5억인데 안전해?'
const riskOf = async (prices: Partial<Record<Scope, number>>, asOfMonth?: string) => {
  const outcome = await analyse(QUESTION, world(prices, asOfMonth))
  const source = outcome.evidence.flatMap((it) =>
    it.source.kind === 'CALCULATION' && it.source.name === 'jeonseRisk' ? [it.source] : [],
  )[0]
  return { ...outcome, source }
}

describe('the price that a deposit is held against', () => {
  it('is that of the same complex and size where there are deals enough', async () => {
    const { source, assumptions } = await riskOf({ complex: 90_000, dong: 80_000, district: 70_000 })
    expect(source?.inputs['marketPrice']).toBe(90_000)
    expect(assumptions[0]?.value).toContain('아현푸른마을 전용 54~64㎡ 매매')
  })

  it('is that of the dong where the complex has too few, and says so', async () => {
    const { source, evidence } = await riskOf({ dong: 80_000, district: 70_000 })
    expect(source?.inputs['marketPrice']).toBe(80_000)
    expect(source?.result['tooFewDeals']).toHaveLength(1)
    expect(evidence.flatMap((it) => allFacts(it, 'KO')).join('\n')).toContain('거래가 2건뿐')
  })

  it('is that of the district where the dong has too few', async () => {
    const { source } = await riskOf({ district: 70_000 })
    expect(source?.inputs['marketPrice']).toBe(70_000)
    expect(source?.result['tooFewDeals']).toHaveLength(2)
  })

  it('is the price of a 평 times the area where no home of the size was sold', async () => {
    const { source, assumptions } = await riskOf({ wide: 99_000 })
    expect(source?.inputs['marketPrice']).toBe(Math.round((3000 * 59) / 3.305785))
    expect(assumptions[0]?.value).toContain('평당가격에 전용 59㎡를 곱한 값')
  })

  it('is none where deals are too few everywhere or too old: it is said, and nothing is calculated', async () => {
    for (const outcome of [await riskOf({}), await riskOf({ complex: 90_000 }, '2024-01')]) {
      expect(outcome.source).toBeUndefined()
      expect(outcome.gaps.join('\n')).toMatch(/건뿐[\s\S]*매매가/)
    }
  })

  it('is told beside the risk at the cheapest of these homes, where that is another one', async () => {
    const { analysis, source } = await riskOf({ complex: 72_000 })
    expect(source?.result).toMatchObject({ lowestPrice: 71_000, debtRatioAtLowest: (100 * 50_000) / 71_000 })
    expect(analysis?.insights.join('\n')).toContain('가장 싸게 팔린 7억 1,000만원')
  })
})

describe('what a model makes of the results', () => {
  it('is kept where its figures are the results’, dropped and said where they are not', async () => {
    const calls = scriptedCalls({
      insights: ['보증금 5억원은 감당할 만해요.', '5년 뒤 시세는 12억원이 될 거예요.'],
    })
    const { analysis, gaps } = await analyse(QUESTION, world({ complex: 90_000 }), 'KO', calls)
    expect(analysis?.insights).toEqual(['보증금 5억원은 감당할 만해요.'])
    expect(gaps).toContain('분석 결과에 없는 숫자가 들어 있어 언어 모델의 문장 1개를 뺐어요.')
    expect(calls.asked).toEqual(['analysis_insights', 'analysis_report'])
  })

  it('gives way to the tools’ own words where nothing of it holds', async () => {
    const calls = scriptedCalls({ insights: ['전세가율은 99.9%예요.'] })
    const { analysis } = await analyse(QUESTION, world({ complex: 90_000 }), 'KO', calls)
    expect(analysis?.insights[0]).toMatch(/^선순위채권이 없다면/)
    expect(analysis?.summary).toBeTruthy()
  })

  it('is not asked for where nothing could be worked out', async () => {
    const calls = scriptedCalls()
    await analyse('대출 3억 받으면 매달 얼마씩 갚아?', {}, 'KO', calls)
    expect(calls.asked).toEqual([])
  })
})

const today = new Date('2026-11-22T00:00:00Z')
const won = fc.integer({ min: 1, max: 400_000 })
const code = fc.constantFrom('1171000000', '4113500000', '2820000000', '2635000000', '4128100000')

describe('an English answer', () => {
  it('has an English sentence for every reason and assumption of the calculators', () => {
    fc.assert(
      fc.property(
        won,
        won,
        fc.nat(100_000),
        code,
        fc.nat(3),
        fc.boolean(),
        fc.nat(20_000),
        (a, b, c, region, n, flag, income) => {
          const results = [
            jeonseRisk(
              { marketPrice: a, deposit: b, regionCode: region, ...(flag && { seniorDebt: c }) },
              today,
              RULES,
            ),
            loanCeiling({ price: a, regionCode: region, ownedHomes: n, firstHome: flag }, today, RULES),
            loanAffordability(
              {
                price: a,
                annualIncome: income,
                annualRate: 4,
                years: flag ? 40 : 20,
                regionCode: region,
                ownedHomes: n,
                firstHome: flag,
              },
              today,
              RULES,
            ),
            acquisitionTax({ price: a, exclusiveArea: 84, ownedHomes: n, regulatedArea: flag }, today, RULES),
            rentIncrease({ currentDeposit: a, newDeposit: b, renewalRightUsed: flag }, today, RULES),
            roi({ price: a + b, monthlyRent: n, deposit: b - 1, loanAmount: 0 }),
            ...PROPERTY_TYPES.map((propertyType) =>
              brokerageFee(
                { transactionType: 'RENT', deposit: a, monthlyRent: 1 + n, propertyType },
                today,
                RULES,
              ),
            ),
          ]
          for (const result of results) {
            const said = [...('reasons' in result ? result.reasons : []), ...result.assumptions]
            const english = said.map((it) => say(it, 'EN'))
            expect(english.join()).not.toMatch(/[가-힣]/)
          }
        },
      ),
      { numRuns: runs(150) },
    )
  })

  it('tells a contract’s risks, wordings, rules and gaps in English', async () => {
    const text = `주택임대차계약서
제1조 (보증금) 보증금은 금 3억원으로 한다.
제2조 임대인은 다음 임차인이 입주하여 보증금을 지급한 때에 보증금을 반환한다.
제3조 임대인은 매년 보증금을 10%까지 올릴 수 있다.
제4조 임차인은 계약갱신요구권을 행사하지 않는다.`
    const review = tellReview(reviewContract(text), 'EN')
    expect(review.risks.length).toBeGreaterThan(2)
    const own = [
      ...review.risks.flatMap(({ reason, suggestion }) => [reason, suggestion]),
      ...review.compliance.map(({ rule }) => rule),
      ...review.missing,
    ]
    expect(own.join('\n')).not.toMatch(/[가-힣]/)
    const { analysis } = await analyse(`Please review this contract.\n\n${text}`, {}, 'EN')
    expect(analysis?.insights.join('\n')).not.toMatch(/[가-힣]/)
    expect(analysis?.recommendations.join('\n')).not.toMatch(/[가-힣]/)
    expect(analysis?.risks[0]?.clause).toMatch(/[가-힣]/)
  })
})

describe('the list of checks', () => {
  const checks = Object.values(CHECKS).flat()

  it('rests on articles whose digests are there, and states no figure that is not in them', () => {
    const articles = new Map(
      lawDigests().flatMap((law) =>
        law.articles.map((it) => [`${law.name} ${it.articleNumber}`, it.content]),
      ),
    )
    for (const { lawName, articleNumber, says } of checks) {
      const content = articles.get(`${lawName} ${articleNumber}`)
      expect(content, `${lawName} ${articleNumber}`).toBeDefined()
      const known = claimsOf([content ?? ''])
      for (const text of LANGUAGES.map((language) => say({ id: says, args: {} }, language)))
        expect(isGrounded(text, known), text).toBe(true)
    }
  })

  const folder = shared('data/statutes')
  it.skipIf(folder === undefined)('states no figure that is not in the statute’s own text', () => {
    const files: Record<string, string> = {
      주택임대차보호법: '주택임대차보호법_법률',
      공인중개사법: '공인중개사법_법률',
      민법: '민법_법률',
      '부동산 거래신고 등에 관한 법률': '부동산거래신고등에관한법률_법률',
    }
    for (const { lawName, articleNumber, says } of checks) {
      const text = readFileSync(`${folder}/${files[lawName]}.md`, 'utf8')
      const [, body = ''] =
        new RegExp(`##### ${articleNumber} ?\\(([\\s\\S]*?)(?=\\n#####|$)`).exec(text) ?? []
      expect(body, `${lawName} ${articleNumber}`).not.toBe('')
      for (const said of LANGUAGES.map((language) => say({ id: says, args: {} }, language)))
        expect(isGrounded(said, claimsOf([body])), said).toBe(true)
    }
  })

  it('leaves out and names an article that is not at hand', async () => {
    const ports = testPorts()
    const { gaps } = await analyse(`${QUESTION} 뭘 확인해야 해?`, { replace: { searchLaw: ports.searchLaw } })
    expect(gaps.join()).toContain('공인중개사법 제25조')
  })
})
