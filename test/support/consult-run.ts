import { MemorySaver } from '@langchain/langgraph'
import type { ConsultDomain } from '../../src/agent/consult/domain.ts'
import { buildConsult } from '../../src/agent/consult/graph.ts'
import type { Calls, Middleware } from '../../src/agent/calls/runner.ts'
import { consultTelling } from '../../src/agent/consult/telling.ts'
import { executeGraph } from '../../src/agent/execute.ts'
import type { AgentPorts } from '../../src/agent/ports.ts'
import { runGraph } from '../../src/agent/run-graph.ts'
import type { Answer } from '../../src/domain/answer.ts'
import type { ConsultReport } from '../../src/domain/consult.ts'
import { openJournal } from './conversation.ts'
import type { TestJournal } from './conversation.ts'
import { testPorts } from './ports.ts'
import { rulesCalls } from './calls.ts'
import { openCalls } from '../../src/agent/calls/runner.ts'

export interface Consulting {
  ports?: AgentPorts
  /** Made by rules when left out. */
  calls?: Calls
  /** Calls that are made otherwise. */
  otherwise?: readonly Middleware[]
  domain?: ConsultDomain
  settings?: object
  userId?: string | null
  mode?: 'ai_agent' | 'llm'
}

export interface Consulted {
  journal: TestJournal
  answer: Answer
  report: ConsultReport
}

let runs = 0

/** Asks one question of the consult graph, to its end. */
export const consult = async (query: string, world: Consulting = {}): Promise<Consulted> => {
  const { ports = testPorts(), settings = {}, userId = 'user-1', mode = 'ai_agent', domain } = world
  runs += 1
  const graph = runGraph(
    buildConsult({
      ports,
      calls: openCalls(world.calls ?? rulesCalls(), ...(world.otherwise ?? [])),
      checkpointer: new MemorySaver(),
      ...(domain && { domain }),
    }),
    consultTelling(mode),
  )
  const journal = openJournal()
  for await (const output of executeGraph({
    graph,
    input: {
      runId: `run-${runs}`,
      sessionId: 'session-1',
      userId,
      language: /[가-힣]/.test(query) ? 'KO' : 'EN',
      query,
      settings: { consult: settings },
    },
    signal: new AbortController().signal,
  })) {
    journal.write(output)
  }
  const answer = journal.answer()
  if (!answer?.consult) throw new Error('the run ended without an answer')
  return { journal, answer, report: answer.consult }
}
