import { readAskedShare } from '../../../src/domain/reading/share.ts'
import { leadText } from '../../support/facts.ts'
import { describe, expect, it } from 'vitest'
import { composeLaw } from '../../../src/agent/answer/law.ts'
import { planSearch } from '../../../src/agent/planning/search-plan.ts'
import { lawEvidence } from '../../../src/agent/tools/evidence/law.ts'
import { searchTeam } from '../../../src/agent/teams/search/team.ts'
import { readIntent } from '../../../src/domain/reading/intent/read-intent.ts'
import type { Answer } from '../../../src/domain/answer.ts'
import type { IntentType } from '../../../src/domain/intent.ts'
import { startConversation } from '../../support/conversation.ts'
import { PLACES } from '../../support/homes.ts'
import { NOW, testPorts } from '../../support/ports.ts'
import { anIntent, rulesCalls } from '../../support/calls.ts'

const converse = (query: string, language: 'KO' | 'EN' = 'KO') => {
  const ports = testPorts()
  const calls = rulesCalls(ports)
  return startConversation({ ports, calls }, { query, language })
}

/** Asks, and says what is asked back in the same words again: nothing is known then but the question. */
const ask = async (query: string, language: 'KO' | 'EN' = 'KO'): Promise<Answer> => {
  const { talk, journal } = converse(query, language)
  await talk({ kind: 'CLARIFICATION', clarification: query.trim().slice(0, 2000) })
  const answer = journal.answer()
  if (answer === null) throw new Error('no answer')
  return answer
}

const plan = (query: string, intentType?: IntentType) =>
  planSearch({
    question: { query, language: 'KO', history: [], now: NOW.toISOString() },
    intent: intentType ? anIntent(intentType) : readIntent(query, PLACES),
    places: PLACES,
    task: { kinds: [], notes: [] },
  })

describe('an answer by rules', () => {
  it('lists only homes that fit, each with trust score and station', async () => {
    const answer = await ask('강남구 5억 미만 아파트 찾아줘, 지하철역 근처로')
    expect(answer).toMatchObject({ type: 'PROPERTY_LIST', supportedShare: 1, teamsUsed: ['SEARCH'] })
    expect(answer.properties).toHaveLength(5)
    expect(answer.sources.every((source) => source.kind === 'TRANSACTION')).toBe(true)
    expect(answer.text.match(/신뢰점수/g)).toHaveLength(5)
    expect(answer.text.match(/\(도보 \d+분/g)).toHaveLength(5)
    expect(answer.text).toContain('**역삼하늘 101동** — 매매 4억원 [1]')
    expect(answer.assumptions).toContainEqual(
      expect.objectContaining({ name: '거래 유형', value: '매매', source: 'DEFAULT' }),
    )
    expect(answer.text).toContain('거래 유형을 말하지 않아 매매로 봤어요.')
  })

  it('answers a legal question with the sentence of the article that settles it', async () => {
    const answer = await ask('전세금 5% 인상 가능해?')
    expect(answer.sources[0]).toMatchObject({ kind: 'LAW', label: '주택임대차보호법 제7조' })
    const [lead] = answer.text.split('\n')
    // The answer first, in everyday words; the sentence of the statute is its ground.
    expect(lead).toMatch(/^갱신.*5%까지/)
    expect(answer.text).toContain('20분의 1의 금액을 초과하지 못한다')
    expect(lead).toContain('넘지 않아요')
    expect(answer.text).toContain('법률 자문이 아니')
    expect((await ask('보증금 7% 올려달라는데 가능해?')).text.split('\n')[0]).toContain('한도(5%)를 넘어요')
  })

  it('answers a market question from reported deals and says what they are', async () => {
    const answer = await ask('마포구 아파트 전세 시세 알려줘')
    expect(answer.sources).toMatchObject([
      { kind: 'MARKET', statistics: { regionCode: '1144000000', transactionType: 'JEONSE' } },
    ])
    for (const words of [
      '중위가격',
      '평균가격',
      '최저~최고',
      '거래량',
      '변동률',
      '실거래 신고 기준, 해제 거래 제외',
    ]) {
      expect(answer.text).toContain(words)
    }
  })

  it('compares loan products in a table', async () => {
    const answer = await ask('2억 5천 이하 전세자금대출 상품 비교해줘')
    expect(answer.sources).toHaveLength(3)
    expect(answer.text).toMatch(/^\| [^|]+(?: \| [^|]+){2} \|$/m)
    expect(answer.text).not.toContain('주택담보대출')
  })

  it('answers a question with several parts in as many sections', async () => {
    const answer = await ask('마포구에서 5억 아파트 전세 구하는데 시세랑 대출, 법적으로 주의할 점 알려줘')
    expect(answer.type).toBe('COMPREHENSIVE_ANALYSIS')
    expect(answer.sections.map((section) => section.title)).toEqual(
      expect.arrayContaining(['실거래 시세', '대출 상품과 조건 맞춰 보기', '법적으로 확인할 것']),
    )
  })

  it('says what it did not understand and never invents a home', async () => {
    const answer = await ask('강남구 1억 이하 반려견 되는 아파트')
    expect(answer.properties).toEqual([])
    expect(answer.text).toMatch(/^‘반려(?:견|동물).*’ 조건은 적용하지 못했어요\./)
    expect(answer.text).toContain('찾은 매물이 없어요')
    expect(answer.text).not.toContain('조건에 맞는')
  })

  it('says that it does not know a region', async () => {
    const answer = await ask('없는동 아파트 전세 시세 알려줘')
    expect(answer.text).toContain('요청한 지역을 알아보지 못했어요: 없는동')
    expect(answer.sources).toEqual([])
  })

  it('says honestly what it cannot do where a team is missing', async () => {
    const ports = testPorts()
    const calls = rulesCalls(ports)
    const teams = { SEARCH: searchTeam({ ports, calls }) }
    const run = startConversation({ ports, calls, teams }, { query: '전월세 계약서 작성해줘' })
    await run.talk()
    expect(run.journal.answer()?.text).toContain('지금은 계약서를 쓸 수 없는 상태라')
  })

  it('asks back and declines in the language of the question', async () => {
    expect(await ask('집 알아봐줘')).toMatchObject({ type: 'CLARIFICATION', properties: [] })
    expect(await ask('오늘 날씨 어때')).toMatchObject({ type: 'DECLINED', teamsUsed: [] })
    expect((await ask('How is the weather today?', 'EN')).text).toContain('not about housing')
  })

  it('answers in English', async () => {
    const answer = await ask(
      'Find apartments for sale in Gangnam-gu under 500 million won near a subway station',
      'EN',
    )
    expect(answer.text).toContain('## Listings')
    expect(answer.text).toContain('sale 400 million won [1]')
    expect(answer.supportedShare).toBe(1)
  })

  it('survives questions that say nothing, very much, or Markdown', async () => {
    for (const query of [
      '?',
      '집'.repeat(10_000),
      '| [1] ## 강남구 아파트 <b>',
      '\u0000강남구 아파트 찾아줘',
    ]) {
      expect((await ask(query)).text.length).toBeGreaterThan(0)
    }
  })
})

describe('a legal answer', () => {
  it('compares what was asked with the limit of an article also in plain words, and explains no percent twice', () => {
    const content = '올릴 때에는 지금 금액의 20분의 1, 곧 5%를 넘을 수 없다.'
    const evidence = lawEvidence(
      {
        articleId: '1',
        lawName: '주택임대차보호법',
        articleNumber: '제7조',
        title: '차임 등의 증감청구권',
        content,
        snippet: content,
        effectiveDate: null,
        sourceUrl: null,
        isDigest: true,
        score: 1,
      },
      1,
      '',
    )
    const lead = (question: string) =>
      leadText(composeLaw([evidence], readAskedShare(question), { language: 'KO' })[0] ?? null, 'KO')
    expect(lead('전세금 5% 인상 가능해?')).toContain('한도(5%)를 넘지 않아요')
    expect(lead('보증금 7% 올려달래요')).toContain('한도(5%)를 넘어요')
    expect(lead('보증금 7% 올려달래요')).not.toContain('20분의 1 = 5%')
  })
})

describe('planSearch', () => {
  it('asks for the statistics of every place, kind and deal that is compared', () => {
    expect(plan('마포구랑 강남구 아파트 매매 전세 시세 비교해줘', 'MARKET_INQUIRY').market).toHaveLength(4)
  })

  it('looks for the law of the deal and not for words about homes where a combined question asks in general', () => {
    const lease = plan('강남구 전세 아파트 찾아주고 법적으로 주의할 점도 알려줘', 'COMPREHENSIVE')
    expect(lease.legal?.query).toContain('확정일자')
    const asked = '강남구 아파트 사려는데 시세랑 전세금 5% 인상 가능한지 알려줘'
    // What is asked of the law, in its own words.
    expect(plan(asked, 'COMPREHENSIVE').legal?.query).toBe('전세금 5% 인상 가능한지 알려줘')
  })

  it('says that market prices need a region', () => {
    const { market, gaps } = plan('아파트 시세 알려줘', 'MARKET_INQUIRY')
    expect(market).toBeNull()
    expect(gaps.join()).toContain('지역이 필요해요')
  })

  it('searches all places of a name that several have, and says so', () => {
    const { property, assumptions } = plan('신사동 아파트 매매 찾아줘', 'PROPERTY_SEARCH')
    expect(property?.[0]?.regionCodes).toHaveLength(2)
    expect(assumptions.find((item) => item.name === '같은 이름의 지역')?.value).toContain('은평구')
  })

  it.each([
    ['전세자금대출 추천', 'JEONSE'],
    ['아파트 사려는데 주담대 금리', 'MORTGAGE'],
    ['버팀목 조건', 'POLICY'],
    ['신용대출 금리', 'CREDIT'],
    ['대출 뭐가 좋아', null],
  ] as const)('reads the kind of loan from “%s”', (query, category) => {
    expect(plan(query, 'LOAN_CONSULT').loan?.category).toBe(category)
  })
})
