import { describe, expect, test } from 'vitest'
import type { RunMode } from '../gql/graphql.ts'
import { graphql } from '../gql/gql.ts'
import { createSession, followRun, startRun } from '../support/operations.ts'
import { serveApp } from '../support/served.ts'

const app = serveApp({ seed: true })

const Talked = graphql(`
  query TalkedRun($id: ID!) {
    run(id: $id) {
      status
      answer {
        type
        text
        sources {
          __typename
        }
        properties {
          property {
            region {
              code
            }
          }
        }
      }
    }
    readQuestion(text: "고마워요. 이제 뭘 해야 해요?") {
      talk
    }
    viewer {
      preferences {
        key
        value
      }
    }
  }
`)

const MODES: readonly RunMode[] = ['TEAM', 'CONSULT', 'RESEARCH', 'DIRECT']

/** A conversation: each thing that is said, in one session. */
const talkWith = async (mode: RunMode = 'TEAM') => {
  const sessionId = await createSession(app.client)
  return async (query: string) => {
    const id = await startRun(app.client, { sessionId, query, mode })
    await followRun(app.client, id)
    const { run, viewer, readQuestion } = await app.client.execute(Talked, { id })
    if (!run?.answer) throw new Error(`no answer to ${query}`)
    return { ...run.answer, preferences: viewer?.preferences ?? [], talk: readQuestion.talk }
  }
}

describe.each(MODES)('small talk in %s', (mode) => {
  test.each([
    ['안녕하세요', /안녕하세요/],
    ['넌 누구야?', /홈즈냥즈/],
    ['뭐 할 수 있어?', /매물/],
    ['고마워요', /다행/],
    ['안녕히 계세요', /좋은 집/],
    ['hello', /HolmesNyangz/],
    ['what can you do?', /listings/],
    ['thanks a lot', /welcome/],
    ['bye', /Goodbye/],
  ])('%s', async (query, expected) => {
    const say = await talkWith(mode)
    const { type, text, sources } = await say(query)
    expect(type).toBe('ANSWER')
    expect(text).toMatch(expected)
    expect(text.length).toBeLessThan(500)
    expect(sources).toEqual([])
    if (/^[a-z]/.test(query)) expect(text).not.toMatch(/[가-힣]/)
  })
})

test('what has nothing to do with housing is declined still', async () => {
  const say = await talkWith()
  for (const query of ['삼성전자 주식 지금 살까?', '김치찌개 레시피 알려줘', 'give me a recipe for pancakes'])
    expect((await say(query)).type).toBe('DECLINED')
})

describe('after despair', () => {
  test('thanks and what to do next go on with kind, concrete steps', async () => {
    const say = await talkWith()
    await say('보증금 사기당하고 더는 못 버티겠어요. 죽고 싶어요')
    const { type, text, talk } = await say('고마워요. 이제 뭘 해야 해요?')
    expect(type).toBe('ANSWER')
    for (const said of ['1533-8119', '임차권등기명령', '132', '109']) expect(text).toContain(said)
    expect(text).not.toContain('도와드릴 수 없')
    expect(talk).toEqual(['NEXT', 'THANK'])
    const told = await say('경매 통지서는 아직 못 받았고 너무 막막해요')
    expect(told.type).not.toBe('DECLINED')
  })

  test('the same in English', async () => {
    const say = await talkWith()
    await say('I want to die. The landlord took my whole deposit.')
    const { type, text } = await say('thank you. what should I do now?')
    expect(type).toBe('ANSWER')
    expect(text).toContain('1533-8119')
    expect(text).not.toMatch(/[가-힣]/)
  })
})

describe('memory', () => {
  test('is kept, told, and deleted for good', async () => {
    const say = await talkWith()
    await say('다 잊어 줘')
    const kept = await say('내 연봉은 6천만 원이고 무주택이야. 기억해 줘')
    expect(kept.text).toMatch(/^기억했어요: 소득: 6,000만원, 보유 주택: 무주택/)
    expect((await say('뭐 기억하고 있어?')).text).toMatch(/6,000만원[\s\S]*무주택/)
    const forgot = await say('내 소득은 잊어 줘')
    expect(forgot.text).toMatch(/^지웠어요: 소득/)
    expect(forgot.text).toContain('보유 주택: 무주택')
    expect(forgot.preferences.map(({ key }) => key)).not.toContain('annual_income')
    const known = await say('나에 대해 뭐 알고 있어?')
    expect(known.text).toContain('무주택')
    expect(known.text).not.toContain('6,000')
    expect((await say('서울 6억 아파트 사면 대출 얼마까지 나와?')).text).not.toMatch(
      /소득 6,000만원|소득: 6,000만원/,
    )
    const all = await say('다 잊어 줘')
    expect(all.preferences).toEqual([])
    expect((await say('뭐 기억하고 있어?')).text).toContain('기억하고 있는 것이 없어요')
  })

  test('the same in English', async () => {
    const say = await talkWith('CONSULT')
    expect((await say('please remember that I earn 70 million won a year')).text).toMatch(
      /^I will remember: income/,
    )
    expect((await say('what do you remember about me?')).text).toContain('income')
    const forgot = await say('forget my income')
    expect(forgot.text).toMatch(/deleted: income/)
    expect(forgot.preferences.map(({ key }) => key)).not.toContain('annual_income')
    expect((await say('what do you remember about me?')).text).not.toContain('70')
  })
})

test('what was talked about so far is told of what was asked and found', async () => {
  const say = await talkWith()
  await say('마포구 전세 4억 이하 아파트 찾아줘')
  await say('확정일자는 어디서 받아요?')
  await say('고마워요')
  const { type, text, properties } = await say('지금까지 얘기한 거 정리해줘')
  expect(type).toBe('ANSWER')
  expect(text).toMatch(/마포구[\s\S]*4억원 이하[\s\S]*매물 \d+건[\s\S]*확정일자/)
  expect(text).not.toContain('고마워')
  expect(properties).toEqual([])
  expect((await (await talkWith())('what have we talked about so far?')).text).toContain(
    'not talked about anything',
  )
})

describe('a search that goes on', () => {
  const places = (answer: { properties: { property: { region: { code: string } } }[] }) =>
    answer.properties.map(({ property }) => property.region.code.slice(0, 5))

  test('complaints and other words for more keep place and conditions', async () => {
    const say = await talkWith()
    const first = await say('송파구 아파트 매매 12억 이하 찾아줘')
    for (const query of ['너무 비싸', '다른 거 없어?', '아니 그거 말고']) {
      const answer = await say(query)
      expect(answer.properties.length, query).toBeGreaterThan(0)
      expect(new Set(places(answer)), query).toEqual(new Set(['11710']))
    }
    const shown = await say('월세 말고 전세로')
    expect(new Set(places(shown))).toEqual(new Set(['11710']))
    expect(first.properties.length).toBeGreaterThan(0)
  })

  test('the same in English', async () => {
    const say = await talkWith()
    await say('find me jeonse apartments in Mapo-gu under 500 million won')
    for (const query of ['too expensive', 'something else', 'next']) {
      const answer = await say(query)
      expect(answer.type, query).not.toBe('DECLINED')
      expect(
        places(answer).every((code) => code === '11440'),
        query,
      ).toBe(true)
    }
  })

  test('one of the homes is asked about, and then another one the same', async () => {
    const say = await talkWith()
    await say('마포구 전세 5억 이하 아파트 찾아줘')
    expect((await say('첫 번째 집 복비는?')).text).toContain('중개보수')
    expect((await say('두 번째 집은?')).text).toContain('중개보수')
  })
})

test('a lease that is renewed is one case from question to question', async () => {
  const say = await talkWith()
  const asked = await say('지금 전세 3억 5천인데 재계약하면서 3억 9천 달래요')
  expect(asked.text.slice(0, 200)).toMatch(/3억 6,750만원/)
  expect((await say('갱신권은 지난번에 썼어요')).text.slice(0, 200)).toMatch(/5% 상한이 적용되지 않/)
  const rent = await say('올리는 만큼은 월세로 내면 매달 얼마예요?')
  expect(rent.text.slice(0, 120)).toMatch(/4,000만원.*월 166,666원/)
})
