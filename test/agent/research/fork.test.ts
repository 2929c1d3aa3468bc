import { beforeAll, expect, it } from 'vitest'
import { createCheckpointer, setupCheckpointer } from '../../../src/agent/checkpointer.ts'
import { startConversation } from '../../support/conversation.ts'
import { freshPool } from '../../support/db.ts'
import { forkBefore } from '../../support/fork.ts'
import { testPorts } from '../../support/ports.ts'
import { rulesCalls } from '../../support/calls.ts'

const pool = freshPool()
beforeAll(() => setupCheckpointer(pool))

const converse = (runId: string) => {
  const asked: string[] = []
  const ports = testPorts({
    replace: {
      recentTurns: (_session, run) => {
        asked.push(run)
        return Promise.resolve([])
      },
    },
  })
  const conversation = startConversation(
    {
      ports,
      calls: rulesCalls(ports),
      checkpointer: createCheckpointer(pool),
    },
    { runId, query: '마포구 아파트 전세 시세 조사해줘' },
    'RESEARCH',
  )
  return { ...conversation, asked }
}

it('a fork reads the conversation before itself, also for topics that its source had given out', async () => {
  const source = converse('source')
  await source.talk()
  await forkBefore(pool, source.graph, { node: 'researcher', fromRun: 'source', toRun: 'fork' })
  const fork = converse('fork')
  await fork.talk()
  expect(fork.journal.answer()?.type).toBe('RESEARCH_REPORT')
  expect(new Set(fork.asked)).toEqual(new Set(['fork']))
})
