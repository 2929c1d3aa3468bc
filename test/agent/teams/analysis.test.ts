import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readClaims } from '../../../src/agent/answer/grounding.ts'
import { withoutCitations } from '../../../src/agent/answer/citations.ts'
import { analyse } from '../../support/analysis.ts'
import { startConversation } from '../../support/conversation.ts'
import { testPorts } from '../../support/ports.ts'
import { runs } from '../../support/runs.ts'
import { rulesCalls } from '../../support/calls.ts'

const CONTRACT = `주택임대차계약서
제1조 (보증금) 보증금은 금 3억원으로 하고 임차인은 잔금일에 임대인에게 지급한다.
제2조 (기간) 임대차 기간은 2026년 12월 1일부터 2028년 11월 30일까지로 한다.
제3조 (반환) 임대인은 다음 임차인이 입주하여 보증금을 지급한 때에 보증금을 반환한다.
제4조 (증액) 임대인은 매년 보증금을 10%까지 올릴 수 있고 임차인은 이의를 제기하지 않는다.
제5조 임대인 홍길동 900101-1234567 은 근저당을 설정하지 않는다.`

describe('a pasted contract', () => {
  it('is told clause by clause: what is wrong, how much, why, by which article, and what to write instead', async () => {
    const { analysis, status, progress } = await analyse(`다음 계약서를 검토해줘.\n\n${CONTRACT}`)
    expect(status).toBe('COMPLETED')
    expect(analysis).toMatchObject({ analysisType: 'contract', riskLevel: 'HIGH' })
    expect(analysis?.risks.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['DEPOSIT_RETURN_CONDITIONAL', 'EXCESSIVE_INCREASE']),
    )
    for (const risk of analysis?.risks ?? []) {
      expect(risk.reason).not.toBe('')
      expect(CONTRACT.replaceAll(/\s/g, '')).toContain(risk.clause.replaceAll(/\s/g, '').slice(0, 15))
    }
    expect(analysis?.complianceCheck.some(({ passed }) => !passed)).toBe(true)
    expect(progress.at(-1)).toBe(90)
  })

  it('cites the article that a risk rests on where it is at hand, and names those that are not', async () => {
    const { evidence, gaps } = await analyse(CONTRACT)
    expect(evidence.map(({ source }) => source)).toContainEqual(
      expect.objectContaining({ kind: 'LAW', label: '주택임대차보호법 제7조' }),
    )
    expect(gaps.join()).toMatch(/원문은 자료에 없어/)
  })

  it('is read although no article can be looked up', async () => {
    const down = { searchLaw: () => Promise.reject(new Error('down')) }
    const { analysis, evidence } = await analyse(CONTRACT, { replace: down })
    expect(analysis?.risks.length).toBeGreaterThan(0)
    expect(evidence.map(({ kind }) => kind)).toEqual(['calculation'])
  })

  it('leaves no registration number in what is kept of it', async () => {
    expect(JSON.stringify(await analyse(CONTRACT))).not.toContain('1234567')
  })

  it('is the last one of the conversation where the question pastes none', async () => {
    const history = [{ role: 'USER' as const, content: CONTRACT }]
    const { analysis } = await analyse('이 계약서 사인해도 돼?', { history })
    expect(analysis?.risks.length).toBeGreaterThan(0)
  })

  it('is never one of the conversation where the question is a text of its own', async () => {
    const history = [{ role: 'USER' as const, content: CONTRACT }]
    const query = `다음 계약서를 검토해줘.\n\n${'방은 깨끗하게 쓰고 서로 존중하며 지내기로 해요. '.repeat(12)}`
    const { analysis } = await analyse(query, { history })
    expect(analysis?.risks.map(({ type }) => type)).not.toContain('EXCESSIVE_INCREASE')
  })
})

it('says so when the question hands over nothing', async () => {
  const { analysis, gaps } = await analyse('계약서 검토해줘')
  expect(analysis).toBeUndefined()
  expect(gaps).toHaveLength(1)
})

const calculations = async (query: string, language: 'KO' | 'EN' = 'KO') => {
  const { evidence, analysis, gaps, assumptions } = await analyse(query, {}, language)
  const sources = evidence.flatMap(({ source }) => (source.kind === 'CALCULATION' ? [source] : []))
  return { sources, analysis, gaps, assumptions, evidence }
}

describe('a calculation', () => {
  it.each([
    ['마포구 10억 아파트 살 때 취득세 얼마야?', 'acquisitionTax', { total: 3300 }],
    ['마포구 아파트 매매가 10억 복비 얼마야?', 'brokerageFee', { maximumFee: 500 }],
    ['5억에 사서 보증금 5천만원 월세 150만원 받으면 수익률 얼마?', 'roi', { estimatedRoi: 4 }],
    ['보증금 3억을 보증금 1억으로 낮추고 월세로 전환하면 얼마?', 'rentConversion', { conversionRate: 5 }],
    [
      '전세 보증금 4억인데 4억 2000만원 보증금으로 올려달래요, 인상 한도는?',
      'rentIncrease',
      { maximumDeposit: 42_000 },
    ],
    [
      '집주인이 전세 4억을 4억 5천으로 올려달라는데 올려줘야 해?',
      'rentIncrease',
      { increaseRate: 12.5, allowed: false, maximumDeposit: 42_000 },
    ],
    [
      'The landlord asks for a jeonse deposit of 450 million won. It was a deposit of 400 million won, convert to rent',
      'rentConversion',
      { conversionRate: 5 },
    ],
    [
      '마포구 아파트를 10억에 사려는데 대출 얼마까지 가능해?',
      'loanCeiling',
      { maximumLoan: 40_000, limitingFactor: 'LTV', ownMoney: 60_000 },
    ],
    [
      '마포구 10억 아파트를 사서 보증금 1억 월세 200만원에 세놓으면 수익률이랑 대출 얼마까지 가능해?',
      'loanCeiling',
      { maximumLoan: 40_000, tenantDeposit: 10_000, loanAfterDeposit: 30_000, ownMoney: 60_000 },
    ],
    [
      '마포구 아파트 전세 6억이면 시세보다 비싼가요?',
      'marketComparison',
      { differencePercent: expect.any(Number) },
    ],
    ['마포구 아파트 전세 시세 추이 알려줘', 'marketComparison', { changes: expect.any(Array) }],
    [
      '연봉 6천만원인데 마포구 8억 아파트 주택담보대출 얼마나 나와? 금리 4%',
      'loanAffordability',
      { ltv: 40 },
    ],
    // What no loan is said of is paid for the most that is lent.
    [
      '마포구 8억 아파트 사려는데 연봉 6천만원, 금리 4%면 매달 얼마 갚아?',
      'loanAffordability',
      { ltv: 40, monthlyPayment: expect.any(Number) },
    ],
    [
      '매매가 8억 마포구 아파트, 근저당 2억, 전세 5억이면 위험해?',
      'jeonseRisk',
      { level: 'HIGH', debtRatio: 87.5 },
    ],
  ])('%s → %s', async (query, name, result) => {
    const { sources, analysis } = await calculations(query)
    expect(sources.find((source) => source.name === name)).toMatchObject({ result })
    expect(analysis?.metrics.length).toBeGreaterThan(0)
  })

  it('counts an income wherever the home may be', async () => {
    const { sources } = await calculations(
      '연소득 4500 무주택 5억짜리 집 사려는데 금리 4% 대출 얼마까지 가능해?',
    )
    // 40 % of the income over 30 years at 7 and at 4.75 %; in a regulated area 40 % of the price is less.
    expect(sources.find(({ name }) => name === 'loanCeiling')).toMatchObject({
      result: {
        byZone: [
          { zone: 'regulated', maximumLoan: 20_000 },
          { zone: 'capital', maximumLoan: 22_546 },
          { zone: 'elsewhere', maximumLoan: 28_755 },
        ],
      },
    })
  })

  it('takes the price from reported deals where the question gives none, and says so with its source', async () => {
    const { sources, assumptions, evidence, analysis } = await calculations(
      '마포구 아파트 전세 6억인데 안전해?',
    )
    expect(sources[0]?.inputs['marketPrice']).toBe(95_750)
    expect(assumptions.map(({ name }) => name)).toEqual(['시세', '선순위채권'])
    expect(assumptions[0]?.value).toContain('실거래 통계의 중위가격')
    expect(evidence.map(({ source }) => source.kind)).toContain('MARKET')
    expect(analysis?.insights[0]).toMatch(/^선순위채권이 없다면/)
  })

  it('names what is missing and invents nothing', async () => {
    const { sources, gaps, analysis } = await calculations(
      '근저당 2억 잡힌 집인데 전세 5억에 들어가도 안전할까',
    )
    expect(sources).toEqual([])
    expect(analysis).toMatchObject({ metrics: [], insights: [], riskLevel: null, chart: null })
    expect(analysis?.confidenceScore).toBeLessThan(0.3)
    expect(gaps.join()).toMatch(/지역.*매매가/)
  })

  it('that is refused says why instead of failing the step', async () => {
    const { gaps } = await calculations('5억에 사서 보증금 6억 월세 10만원 받으면 수익률 얼마?')
    expect(gaps.join()).toContain('equity')
  })

  it('is told as missing when the market cannot be reached, beside what can be said without it', async () => {
    const down = { marketStatistics: () => Promise.reject(new Error('down')) }
    const { status, gaps, evidence } = await analyse('마포구 아파트 전세 6억인데 안전해?', { replace: down })
    expect(status).toBe('COMPLETED')
    expect(gaps.join()).toContain('전세 위험도 계산')
    expect(evidence.map(({ kind }) => kind)).toEqual(['legal'])
  })

  it('fails where nothing at all can be reached', async () => {
    const away = () => Promise.reject(new Error('down'))
    const { status } = await analyse('마포구 아파트 전세 시세 추이 알려줘', {
      replace: { marketStatistics: away },
    })
    expect(status).toBe('FAILED')
  })
})

const eok = fc.integer({ min: 1, max: 29 })
const asked = fc.oneof(
  fc
    .tuple(eok, eok, eok)
    .map(([a, b, c]) => `매매가 ${a}억 마포구 아파트, 근저당 ${b}억, 전세 ${c}억이면 위험해?`),
  eok.map((a) => `마포구 ${a}억 아파트 살 때 취득세랑 복비 얼마야?`),
  fc
    .tuple(eok, fc.integer({ min: 30, max: 400 }))
    .map(([a, b]) => `${a}억에 사서 월세 ${b}만원 받으면 수익률 얼마?`),
  fc.tuple(eok, eok).map(([a, b]) => `보증금 ${a}억을 보증금 ${b}억으로 낮추고 월세로 전환하면 얼마?`),
  fc
    .tuple(eok, fc.integer({ min: 2, max: 30 }))
    .map(([a, b]) => `연봉 ${b}천만원인데 마포구 ${a}억 아파트 주택담보대출 얼마나 나와?`),
  eok.map(
    (a) =>
      `마포구 84㎡ 아파트 전세 ${a}억인데 안전한지, 대출은 얼마나 되는지, 법적으로 뭘 확인해야 하는지 알려줘`,
  ),
)

it('states no number that is not in what it rests on, whatever the figures of the question', async () => {
  const ports = testPorts()
  const calls = rulesCalls(ports)
  await fc.assert(
    fc.asyncProperty(asked, fc.constantFrom('KO' as const, 'EN' as const), async (query, language) => {
      const { journal, talk } = startConversation({ ports, calls }, { query, language })
      await talk()
      const answer = journal.answer()
      expect(answer?.supportedShare).toBe(1)
      expect(answer?.teamsUsed).toContain('ANALYSIS')
      for (const { result } of answer?.sources.filter((it) => it.kind === 'CALCULATION') ?? []) {
        expect(
          Object.values(result).every((value) => typeof value !== 'number' || Number.isFinite(value)),
        ).toBe(true)
      }
      expect(readClaims(withoutCitations(answer?.text ?? '')).size).toBeGreaterThan(0)
    }),
    { numRuns: runs(40) },
  )
}, 60_000)

it('asks for the contract that is to be reviewed, and reads what comes back as it stands', async () => {
  const ports = testPorts()
  const calls = rulesCalls(ports)
  const { journal, talk } = startConversation({ ports, calls }, { query: '계약서 검토해줘' })
  const asked = await talk({ kind: 'CLARIFICATION', clarification: CONTRACT })
  expect(asked).toHaveLength(1)
  expect(journal.answer()?.analysis?.risks.map(({ type }) => type)).toContain('EXCESSIVE_INCREASE')
  expect(journal.answer()?.supportedShare).toBe(1)
})
