import { randomUUID } from 'node:crypto'
import { HttpAgent } from '@ag-ui/client'
import type { BaseEvent, RunAgentParameters } from '@ag-ui/client'
import { EventSchemas } from '@ag-ui/core/schemas'
import { describe, expect, test } from 'vitest'
import { graphql } from '../gql/gql.ts'
import { guest } from '../support/app.ts'
import { send } from '../support/production.ts'
import { serveApp } from '../support/served.ts'

const app = serveApp({ seed: true })

const Sessions = graphql(`
  query SessionsForAgUi {
    viewer {
      sessions {
        edges {
          node {
            title
            messageCount
          }
        }
      }
    }
  }
`)

const agentOf = (token: string | null, threadId: string = randomUUID()) =>
  new HttpAgent({
    url: new URL('/ag-ui', app.url).href,
    headers: { authorization: `Bearer ${token}` },
    threadId,
  })

/** One turn of a page, with every event that its agent got. */
const turn = async (agent: HttpAgent, parameters: RunAgentParameters = {}) => {
  const events: BaseEvent[] = []
  const outcome = await agent
    .runAgent(parameters, { onEvent: ({ event }) => void events.push(event) })
    .then(() => null)
    .catch((error: unknown) => String(error))
  return { events, outcome, types: events.map(({ type }) => String(type)) }
}
const ask = (agent: HttpAgent, content: string, parameters: RunAgentParameters = {}) => {
  agent.addMessage({ id: randomUUID(), role: 'user', content })
  return turn(agent, parameters)
}
const lastOf = (events: readonly BaseEvent[], type: string) => events.findLast((event) => event.type === type)

describe('a page’s agent', () => {
  test('gets plan, steps, cards and the answer, as AG-UI’s own client and schemas have them', async () => {
    const mine = await guest(app.url)
    const agent = agentOf(mine.token)
    const { events, types, outcome } = await ask(agent, '강남구 5억 미만 아파트 찾아줘')
    expect(outcome).toBeNull()
    for (const event of events) expect(() => EventSchemas.parse(event)).not.toThrow()
    expect([types[0], types.at(-1)]).toEqual(['RUN_STARTED', 'RUN_FINISHED'])
    for (const type of [
      'STATE_SNAPSHOT',
      'STATE_DELTA',
      'STEP_STARTED',
      'STEP_FINISHED',
      'TEXT_MESSAGE_START',
    ])
      expect(types).toContain(type)
    expect(types.filter((type) => type === 'STEP_STARTED')).toHaveLength(
      types.filter((type) => type === 'STEP_FINISHED').length,
    )
    expect(agent.state).toMatchObject({
      status: 'COMPLETED',
      plan: { intent: { intentType: 'PROPERTY_SEARCH' } },
      answer: { text: expect.any(String), citations: expect.any(Array) },
    })
    expect(JSON.stringify(agent.state.cards)).toContain('"property":{"id"')
    const said = agent.messages.at(-1)
    expect([said?.role, said?.content]).toEqual(['assistant', agent.state.answer.text])
    expect(lastOf(events, 'RUN_FINISHED')).toMatchObject({ outcome: { type: 'success' } })
  }, 60_000)

  test('goes on with the conversation of its thread, which is one session of its user alone', async () => {
    const [mine, theirs] = [await guest(app.url), await guest(app.url)]
    const threadId = randomUUID()
    const agent = agentOf(mine.token, threadId)
    await ask(agent, '마포구 아파트 전세 시세 알려줘')
    await ask(agent, '그럼 송파구는?')
    await ask(agentOf(theirs.token, threadId), '전세금 5% 인상 가능해?')
    const sessions = async (client: typeof mine) =>
      (await client.execute(Sessions, {})).viewer?.sessions.edges.map(({ node }) => node)
    expect(await sessions(mine)).toMatchObject([{ title: '마포구 아파트 전세 시세 알려줘', messageCount: 4 }])
    expect(await sessions(theirs)).toMatchObject([{ title: '전세금 5% 인상 가능해?', messageCount: 2 }])
    expect(JSON.stringify(agent.state.answer)).toContain('송파')
  }, 60_000)

  test('is told of the same run again where it comes back under the same run id: nothing is asked twice', async () => {
    const mine = await guest(app.url)
    const [threadId, runId] = [randomUUID(), randomUUID()]
    const first = await ask(agentOf(mine.token, threadId), '전세금 5% 인상 가능해?', { runId })
    const again = await ask(agentOf(mine.token, threadId), '전세금 5% 인상 가능해?', { runId })
    expect(again.types.at(-1)).toBe('RUN_FINISHED')
    expect(lastOf(again.events, 'RUN_FINISHED')).toEqual(lastOf(first.events, 'RUN_FINISHED'))
    const { viewer } = await mine.execute(Sessions, {})
    expect(viewer?.sessions.edges.map(({ node }) => node.messageCount)).toEqual([2])
  }, 60_000)

  test('asks its user what a run asks, and goes on with the answer', async () => {
    const mine = await guest(app.url)
    const agent = agentOf(mine.token)
    const { events } = await ask(agent, '전월세 계약서 작성해줘')
    const finished = lastOf(events, 'RUN_FINISHED')
    expect(finished).toMatchObject({
      outcome: { type: 'interrupt', interrupts: [{ message: expect.any(String) }] },
    })
    expect(lastOf(events, 'CUSTOM')).toMatchObject({ name: 'holmesnyangz.input_requested' })
    expect(agent.state).toMatchObject({
      status: 'WAITING_FOR_INPUT',
      pendingInput: { form: expect.any(Array) },
    })
    const { outcome: asked } = EventSchemas.parse(finished) as {
      outcome?: { interrupts?: { id: string; reason: string }[] }
    }
    const [interrupt] = asked?.interrupts ?? []
    const [home] = agent.state.pendingInput.form
    const payload =
      interrupt?.reason === 'PropertySelectionRequest'
        ? { propertySelection: home.options[0].value }
        : { clarification: '강남구' }
    const resume = [{ interruptId: interrupt?.id ?? '', status: 'resolved' as const, payload }]
    const runId = randomUUID()
    const resumed = await turn(agent, { runId, resume })
    expect(resumed.outcome).toBeNull()
    expect(resumed.types[0]).toBe('RUN_STARTED')
    expect(lastOf(resumed.events, 'RUN_FINISHED')).toBeDefined()
    const next = lastOf(resumed.events, 'RUN_FINISHED')
    expect(JSON.stringify(next)).not.toContain(interrupt?.id)
    const left = EventSchemas.parse(next) as { outcome?: { interrupts?: { id: string }[] } }
    const [second] = left.outcome?.interrupts ?? []
    const cancelled = await turn(agent, {
      resume: [{ interruptId: second?.id ?? interrupt?.id ?? '', status: 'cancelled' }],
    })
    expect(lastOf(cancelled.events, 'RUN_FINISHED')).toMatchObject({ outcome: { type: 'cancelled' } })
  }, 60_000)

  test('is told in the protocol what cannot be done', async () => {
    const mine = await guest(app.url)
    const stranger = await guest(app.url)
    const nothing = await ask(agentOf(mine.token), ' ')
    expect(nothing.events.at(-1)).toMatchObject({ type: 'RUN_ERROR', code: 'INVALID_INPUT' })
    const long = await ask(agentOf(mine.token), '가'.repeat(20_001))
    expect(long.events.at(-1)).toMatchObject({ type: 'RUN_ERROR', code: 'INVALID_INPUT' })
    // What begins nothing opens no session either.
    expect((await mine.execute(Sessions, {})).viewer?.sessions.edges).toEqual([])
    const agent = agentOf(mine.token)
    const { events } = await ask(agent, '전월세 계약서 작성해줘')
    const { outcome } = EventSchemas.parse(lastOf(events, 'RUN_FINISHED')) as {
      outcome?: { interrupts?: { id: string }[] }
    }
    const resume = [{ interruptId: outcome?.interrupts?.[0]?.id ?? '', status: 'cancelled' as const }]
    const stolen = await turn(agentOf(stranger.token), { resume })
    expect(stolen.events.at(-1)).toMatchObject({ type: 'RUN_ERROR', code: 'NOT_FOUND' })
    const foreign = agentOf(stranger.token, btoa(`ChatSession:session-${randomUUID()}`))
    expect((await ask(foreign, '안녕')).events.at(-1)).toMatchObject({ type: 'RUN_ERROR', code: 'NOT_FOUND' })
    const bad = await send(new URL('/ag-ui', app.url).href, {
      method: 'POST',
      headers: { authorization: `Bearer ${mine.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ threadId: 'x'.repeat(500), runId: '', messages: [] }),
    })
    expect([bad.status, bad.text]).toEqual([400, expect.stringContaining('threadId')])
  }, 60_000)
})
