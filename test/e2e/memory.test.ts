import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPool } from '../../src/store/pool.ts'
import { graphql } from '../gql/gql.ts'
import { signUp } from '../support/accounts.ts'
import { guest } from '../support/app.ts'
import type { GqlClient } from '../support/gql.ts'
import { createSession, FollowRun, followRun, respond, startRun } from '../support/operations.ts'
import { serveApp } from '../support/served.ts'

const app = serveApp({ seed: true })
let pool: Pool
beforeAll(() => {
  pool = createPool(app.databaseUrl, { max: 2 })
})
afterAll(() => pool.end())

const RememberedRun = graphql(`
  query RememberedRun($id: ID!) {
    run(id: $id) {
      status
      plan {
        intent {
          intentType
        }
      }
      pendingInput {
        id
        message
        ... on ClarificationRequest {
          suggestions
        }
      }
      answer {
        type
        text
        supportedShare
        assumptions {
          name
          value
          source
        }
        sources {
          __typename
          ... on MarketStatistics {
            region {
              code
            }
            transactionType
          }
          ... on CalculationSource {
            name
            inputs
          }
        }
        properties {
          property {
            name
            propertyType
            region {
              code
            }
            nearbyFacilities {
              elementarySchools
            }
          }
          transaction {
            id
            transactionType
            salePrice
            deposit
            exclusiveArea
          }
        }
      }
    }
  }
`)

const MyMemory = graphql(`
  query MyMemory {
    viewer {
      preferences {
        id
        key
        value
        isStated
        message {
          content
        }
      }
      sessions(first: 1) {
        edges {
          node {
            summary
          }
        }
      }
    }
  }
`)

const Forget = graphql(`
  mutation ForgetPreference($id: ID!) {
    deletePreference(id: $id) {
      deletedPreferenceId
    }
  }
`)

const read = async (client: GqlClient, id: string) => {
  const { run } = await client.execute(RememberedRun, { id })
  if (!run) throw new Error(`no run ${id}`)
  return run
}

/** Asks in a session and waits until the run ends or asks back. */
const ask = async (client: GqlClient, sessionId: string, query: string) => {
  const id = await startRun(client, { sessionId, query, mode: 'TEAM' })
  const events = client.subscribe(FollowRun, { runId: id, after: null })
  for await (const { data } of events) if (data?.runEvents.__typename === 'InputRequested') break
  return { id, ...(await read(client, id)) }
}

const answerOf = (run: Awaited<ReturnType<typeof ask>>) => {
  if (!run.answer) throw new Error('there is no answer')
  return run.answer
}
const preferencesOf = async (client: GqlClient) =>
  Object.fromEntries(
    ((await client.execute(MyMemory, {})).viewer?.preferences ?? []).map(({ key, value }) => [key, value]),
  )
const priceOf = ({ transaction }: { transaction: { salePrice?: number | null; deposit?: number | null } }) =>
  transaction.salePrice ?? transaction.deposit ?? 0

describe('a conversation', () => {
  test('of three questions of which the second and the third only make sense with the first', async () => {
    const client = await guest(app.url)
    const session = await createSession(client)
    const first = answerOf(await ask(client, session, '마포구 아파트 전세 5억 이하 매물 찾아줘'))
    expect(first.properties.length).toBeGreaterThan(1)

    const second = answerOf(await ask(client, session, '그 중에 제일 싼 거'))
    const cheapest = Math.min(...first.properties.map(priceOf))
    expect(second.properties.map(priceOf)).toEqual([cheapest])
    expect(first.properties.map((it) => it.transaction.id)).toContain(second.properties[0]?.transaction.id)
    expect(second.assumptions).toContainEqual(expect.objectContaining({ source: 'CONVERSATION' }))
    expect(second.text).toContain('앞선 대화에서 이어받았어요')

    const third = answerOf(await ask(client, session, '거기 학군은?'))
    expect(third.properties.map((it) => it.transaction.id)).toEqual([second.properties[0]?.transaction.id])
    const [school] = third.properties[0]?.property.nearbyFacilities?.elementarySchools ?? []
    if (school !== undefined) expect(third.text).toContain(school)

    const safe = await ask(client, session, '그거 안전해?')
    expect(safe.plan?.intent.intentType).toBe('RISK_ANALYSIS')
    expect(answerOf(safe).sources).toContainEqual(
      expect.objectContaining({ name: 'jeonseRisk', inputs: expect.objectContaining({ deposit: cheapest }) }),
    )
    await client.close()
  })

  test('of several homes that were shown judges each, and points at them in their order ever after', async () => {
    const client = await guest(app.url)
    const session = await createSession(client)
    const depositsOf = ({ sources }: ReturnType<typeof answerOf>, of: string) =>
      sources.flatMap((it) => ('inputs' in it && it.name === of ? [Object(it.inputs).deposit] : []))
    const judged = (it: ReturnType<typeof answerOf>) => depositsOf(it, 'jeonseRisk')
    const idsOf = (it: ReturnType<typeof answerOf>) => it.properties.map(({ transaction }) => transaction.id)
    const shown = answerOf(await ask(client, session, '마포구 아파트 전세 4억 이하 찾아줘'))
    const all = answerOf(await ask(client, session, '그중 위험한 거 있어?'))
    expect(judged(all).toSorted()).toEqual(shown.properties.map(priceOf).toSorted())
    expect(idsOf(all)).toEqual(idsOf(shown))
    const two = answerOf(await ask(client, session, '1번하고 3번 중에 뭐가 더 안전해?'))
    expect(idsOf(two)).toEqual([0, 2].map((at) => idsOf(shown)[at]))
    expect(judged(two).toSorted()).toEqual(two.properties.map(priceOf).toSorted())
    const fee = depositsOf(answerOf(await ask(client, session, '세번째 중개수수료 얼마야?')), 'brokerageFee')
    expect(fee).toEqual(shown.properties.slice(2, 3).map(priceOf))
    const other = await createSession(client)
    await ask(client, other, '이 집 전세 안전해? 마포구 아파트 전세 4억, 시세 5억, 선순위 근저당 1억')
    const anew = answerOf(await ask(client, other, '서대문구 전세 3억 이하 찾고 그중 위험한 거 있는지 봐줘'))
    for (const { property } of anew.properties) expect(property.region.code).toMatch(/^11410/)
    expect(judged(anew).length).toBeGreaterThan(1)
    await client.close()
  })

  test('goes on with another place, another deal, another amount, and says what it takes over and what it leaves out', async () => {
    const client = await guest(app.url)
    const session = await createSession(client)
    await ask(client, session, '강남구 아파트 매매 20억 이하 찾아줘')
    const elsewhere = answerOf(await ask(client, session, '그럼 송파구는?'))
    expect(elsewhere.properties.length).toBeGreaterThan(0)
    for (const { property, transaction } of elsewhere.properties) {
      expect(property.region.code).toMatch(/^11710/)
      expect(property.propertyType).toBe('APARTMENT')
      expect(transaction.transactionType).toBe('SALE')
      expect(transaction.salePrice).toBeLessThanOrEqual(200_000)
    }
    const lease = answerOf(await ask(client, session, '전세로 바꿔서 다시'))
    expect(lease.properties.length).toBeGreaterThan(0)
    for (const { property, transaction } of lease.properties) {
      expect(property.region.code).toMatch(/^11710/)
      expect(transaction.transactionType).toBe('JEONSE')
    }
    expect(lease.assumptions).toContainEqual({
      name: '뺀 조건',
      value: '매매 20억원 이하',
      source: 'CONVERSATION',
    })
    const bounded = answerOf(await ask(client, session, '5억으로 낮춰서'))
    for (const it of bounded.properties) expect(it.transaction.deposit).toBeLessThanOrEqual(50_000)
    const largest = Math.max(...bounded.properties.map((it) => it.transaction.exclusiveArea ?? 0))
    const bigger = answerOf(await ask(client, session, '더 큰 평수는?'))
    for (const it of bigger.properties) {
      expect(it.transaction.exclusiveArea).toBeGreaterThan(largest)
      expect(it.transaction.deposit).toBeLessThanOrEqual(50_000)
    }
    const more = answerOf(await ask(client, session, '더 보여줘'))
    const seen = bigger.properties.map((it) => it.transaction.id)
    for (const it of more.properties) expect(seen).not.toContain(it.transaction.id)
    const market = answerOf(await ask(client, session, '거기 시세는?'))
    expect(market.sources).toContainEqual(
      expect.objectContaining({ region: { code: '1171000000' }, transactionType: 'JEONSE' }),
    )
    const fresh = answerOf(await ask(client, session, '마포구 빌라 매매 시세 알려줘'))
    expect(fresh.assumptions).toEqual([])
    await client.close()
  })

  test('in English', async () => {
    const client = await guest(app.url)
    const session = await createSession(client)
    const first = answerOf(
      await ask(client, session, 'Find apartments in Songpa-gu for jeonse under 700 million won'),
    )
    const one = answerOf(await ask(client, session, 'the cheapest of those'))
    expect(one.properties.map(priceOf)).toEqual([Math.min(...first.properties.map(priceOf))])
    const other = answerOf(await ask(client, session, 'what about Mapo-gu?'))
    expect(other.properties.length).toBeGreaterThan(0)
    for (const { property, transaction } of other.properties) {
      expect(property.region.code).toMatch(/^11440/)
      expect(transaction.transactionType).toBe('JEONSE')
      expect(transaction.deposit).toBeLessThanOrEqual(70_000)
    }
    await client.close()
  })

  test('that has not begun is asked what a question points at, and goes on from the answer', async () => {
    const client = await guest(app.url)
    const session = await createSession(client)
    const asked = await ask(client, session, '그 중에 제일 싼 거')
    expect(asked.status).toBe('WAITING_FOR_INPUT')
    const requestId = asked.pendingInput?.id ?? ''
    await respond(client, asked.id, requestId, { clarification: '마포구 아파트 전세' })
    await followRun(client, asked.id)
    const { answer } = await read(client, asked.id)
    const prices = answer?.properties.map(priceOf) ?? []
    expect(prices.length).toBeGreaterThan(1)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    for (const it of answer?.properties ?? []) expect(it.property.region.code).toMatch(/^11440/)
    await client.close()
  })
})

describe('what was learned of a user', () => {
  const learn = async (client: GqlClient) => {
    await ask(
      client,
      await createSession(client),
      '신혼부부예요. 연봉 7천만원이고 무주택이에요. 마포구 아파트 전세 5억 이하 찾아줘',
    )
    return preferencesOf(client)
  }

  test('in one conversation is used in another, and said', async () => {
    const client = await guest(app.url)
    expect(await learn(client)).toEqual({
      region: '서울특별시 마포구',
      property_type: '아파트',
      transaction_type: '전세',
      jeonse_budget: '5억원 이하',
      household: '신혼부부',
      annual_income: '연소득 7,000만원',
      owned_homes: '무주택',
    })
    const { viewer } = await client.execute(MyMemory, {})
    for (const { message, isStated } of viewer?.preferences ?? []) {
      expect(message?.content).toContain('신혼부부예요')
      expect(isStated).toBe(true)
    }
    expect(viewer?.sessions.edges[0]?.node.summary).toMatch(/^질문: .*마포구.* → 찾음: /)
    const search = answerOf(await ask(client, await createSession(client), '아파트 매물 찾아줘'))
    expect(search.properties.length).toBeGreaterThan(0)
    for (const { property, transaction } of search.properties) {
      expect(property.region.code).toMatch(/^11440/)
      expect(transaction.transactionType).toBe('JEONSE')
      expect(transaction.deposit).toBeLessThanOrEqual(50_000)
    }
    expect(search.assumptions).toContainEqual({ name: '지역', value: '서울특별시 마포구', source: 'PROFILE' })
    expect(search.text).toContain('기억해 둔 지역')

    const loan = answerOf(
      await ask(
        client,
        await createSession(client),
        '서울 8억 아파트 살 때 금리 4%면 대출 한도 얼마나 나와?',
      ),
    )
    const inputs = loan.sources.flatMap((source) =>
      source.__typename === 'CalculationSource' ? [JSON.stringify(source.inputs)] : [],
    )
    expect(inputs.join()).toMatch(/"(?:annualIncome|income)":7000\b/)
    expect(inputs.join()).toContain('"ownedHomes":0')
    expect(loan.assumptions).toContainEqual({ name: '소득', value: '연소득 7,000만원', source: 'PROFILE' })
    const elsewhere = answerOf(await ask(client, await createSession(client), '송파구 오피스텔 월세 찾아줘'))
    expect(elsewhere.assumptions.filter(({ source }) => source === 'PROFILE')).toEqual([])
    await client.close()
  })

  test('by searching alone is offered where something has to be asked, and fills nothing', async () => {
    const client = await guest(app.url)
    await ask(client, await createSession(client), '은평구 아파트 전세 찾아줘')
    expect(await preferencesOf(client)).toMatchObject({ region: '서울특별시 은평구' })
    const asked = await ask(client, await createSession(client), '아파트 매매 찾아줘')
    expect(asked.status).toBe('WAITING_FOR_INPUT')
    const [offered] =
      asked.pendingInput && 'suggestions' in asked.pendingInput ? asked.pendingInput.suggestions : []
    expect(offered).toBe('서울특별시 은평구')
    await client.close()
  })

  test('is forgotten when its owner wants it, and not learned again from what was said before', async () => {
    const client = await guest(app.url)
    await learn(client)
    const { viewer } = await client.execute(MyMemory, {})
    const region = viewer?.preferences.find(({ key }) => key === 'region')
    expect(await client.execute(Forget, { id: region?.id ?? '' })).toEqual({
      deletePreference: { deletedPreferenceId: region?.id },
    })
    expect(Object.keys(await preferencesOf(client))).not.toContain('region')
    const asked = await ask(client, await createSession(client), '아파트 전세 매물 찾아줘')
    expect(asked.status).toBe('WAITING_FOR_INPUT')
    expect(asked.pendingInput?.message).toBe('어느 지역에서 찾을까요?')
    // Said anew it is learned anew.
    await ask(client, await createSession(client), '용산구 아파트 전세 찾아줘')
    expect(await preferencesOf(client)).toMatchObject({ region: '서울특별시 용산구' })
    await client.close()
  })

  test('is nobody else’s', async () => {
    const [owner, stranger] = [await guest(app.url), await guest(app.url)]
    await learn(owner)
    expect(await preferencesOf(stranger)).toEqual({})
    const asked = await ask(stranger, await createSession(stranger), '아파트 전세 매물 찾아줘')
    expect(asked.status).toBe('WAITING_FOR_INPUT')
    const loan = answerOf(
      await ask(
        stranger,
        await createSession(stranger),
        '서울 8억 아파트 살 때 금리 4%면 대출 한도 얼마나 나와?',
      ),
    )
    expect(loan.assumptions.filter(({ source }) => source === 'PROFILE')).toEqual([])
    expect(JSON.stringify(loan)).not.toMatch(/7,?000만원|annualIncome":7000/)
    await owner.close()
    await stranger.close()
  })

  test('stays with a guest who becomes an account', async () => {
    const someone = await guest(app.url)
    const before = await learn(someone)
    const { client } = await signUp(someone)
    expect(await preferencesOf(client)).toEqual(before)
    const search = answerOf(await ask(client, await createSession(client), '아파트 매물 찾아줘'))
    expect(search.assumptions).toContainEqual({ name: '지역', value: '서울특별시 마포구', source: 'PROFILE' })
    await someone.close()
    await client.close()
  })

  test('holds no personal data, and neither does the summary', async () => {
    const client = await guest(app.url)
    const session = await createSession(client)
    await ask(
      client,
      session,
      '마포구 아파트 전세 찾아줘, 제 번호는 010-1234-5678이고 주민번호는 900101-1234567이에요',
    )
    const { rows } = await pool.query<{ summary: string }>('select summary from chat_session where id = $1', [
      atob(session).replace(/^ChatSession:/, ''),
    ])
    expect(rows[0]?.summary).toContain('마포구')
    expect(JSON.stringify([rows, await preferencesOf(client)])).not.toMatch(/1234-?5678|1234567/)
    await client.close()
  })
})

test('nothing of this was worth a complaint', () => {
  expect(app.complaints).toEqual([])
})
