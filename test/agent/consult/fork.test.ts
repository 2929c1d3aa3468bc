import { beforeAll, describe, expect, it } from 'vitest'
import { createCheckpointer, setupCheckpointer } from '../../../src/agent/checkpointer.ts'
import type { AgentPorts } from '../../../src/agent/ports.ts'
import { startConversation } from '../../support/conversation.ts'
import { freshPool } from '../../support/db.ts'
import { forkBefore } from '../../support/fork.ts'
import { testPorts } from '../../support/ports.ts'
import { rulesCalls } from '../../support/calls.ts'

const pool = freshPool()
beforeAll(() => setupCheckpointer(pool))

/** Tells nothing of its author that another run would know. */
// Nothing is to be worked out of it: such answers are kept for the next who asks.
const QUESTION = '보증금을 못 받고 이사하면 어떻게 되나요?'
const OTHER = '임대차 기간이 끝나면 보증금은 언제 돌려받나요?'

const converse = (ports: AgentPorts, runId: string, query: string, mode: 'CONSULT' | 'DIRECT' = 'CONSULT') =>
  startConversation(
    {
      ports,
      calls: rulesCalls(ports),
      checkpointer: createCheckpointer(pool),
    },
    { runId, query, userId: 'user-1' },
    mode,
  )

/** Carries out what a run becomes when it goes on before a node, with another question or the same. */
const fork = async (
  source: ReturnType<typeof converse>,
  ports: AgentPorts,
  node: string,
  query: string | null,
  mode: 'CONSULT' | 'DIRECT' = 'CONSULT',
) => {
  const runId = `${source.runId}-fork`
  await forkBefore(pool, source.graph, { node, fromRun: source.runId, toRun: runId, query })
  const forked = converse(ports, runId, query ?? QUESTION, mode)
  await forked.talk()
  return forked.journal
}

/** What a run says that was only ever asked this. */
const alone = async (query: string) => {
  const { journal, talk } = converse(testPorts(), `alone-${query}`, query)
  await talk()
  return journal
}

describe('a consult run that was forked', () => {
  it.each([
    'classifyIntent',
    'extractSlots',
    'storeMemory',
    'assembleContext',
    'retrieve',
    'generateAnswer',
    'refine',
    'qualityCheck',
    'storeResponse',
  ])('answers another question of its own, from before %s', async (node) => {
    const ports = testPorts()
    const source = converse(ports, `source-${node}`, QUESTION)
    await source.talk()
    const forked = await fork(source, ports, node, OTHER)
    const expected = await alone(OTHER)
    expect(forked.plans()).toHaveLength(1)
    expect(forked.steps().every(({ status }) => status === 'COMPLETED')).toBe(true)
    expect(forked.answer()?.sources).toEqual(expected.answer()?.sources)
    expect(forked.text()).toBe(expected.text())
    expect(forked.answer()?.consult?.attempts).toMatchObject([{ query: OTHER }])
  })

  it('answers another question after an answer that was given again, and looks that up as well', async () => {
    const ports = testPorts()
    await converse(ports, 'first', QUESTION).talk()
    const hit = converse(ports, 'hit', QUESTION)
    await hit.talk()
    expect(hit.journal.answer()?.consult?.cache.hit).toBe(true)

    const anew = await fork(hit, ports, 'storeResponse', OTHER)
    const expected = await alone(OTHER)
    expect(anew.text()).toBe(expected.text())
    expect(anew.answer()?.sources).toEqual(expected.answer()?.sources)
    expect(anew.answer()?.consult?.cache).toMatchObject({ hit: false, bypass: null })

    const same = converse(ports, 'hit-2', QUESTION)
    await same.talk()
    const known = await fork(same, ports, 'storeResponse', OTHER)
    expect(known.answer()?.consult?.cache).toMatchObject({ hit: true, similarity: 1 })
    expect(known.answer()?.sources).toEqual(expected.answer()?.sources)
  })

  it('gives the same answer again to the same question', async () => {
    const ports = testPorts()
    await converse(ports, 'one', QUESTION).talk()
    const hit = converse(ports, 'two', QUESTION)
    await hit.talk()
    const forked = await fork(hit, ports, 'storeResponse', null)
    expect(forked.answer()?.sources).toEqual(hit.journal.answer()?.sources)
    expect(forked.answer()?.consult?.cache).toMatchObject({ hit: true })
  })

  it('answers whoever asks something after a greeting', async () => {
    const ports = testPorts()
    const source = converse(ports, 'greeting', '안녕하세요')
    await source.talk()
    const forked = await fork(source, ports, 'generateAnswer', OTHER)
    expect(forked.text()).toBe((await alone(OTHER)).text())
  })

  it('is asked without sources in DIRECT mode as any question is', async () => {
    const ports = testPorts()
    const source = converse(ports, 'direct', QUESTION, 'DIRECT')
    await source.talk()
    const forked = await fork(source, ports, 'storeResponse', OTHER, 'DIRECT')
    expect(forked.text()).toBe(source.journal.text())
    expect(forked.answer()).toMatchObject({ sources: [], consult: { mode: 'llm' } })
  })
})
