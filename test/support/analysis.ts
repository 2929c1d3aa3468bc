import { readIntent } from '../../src/domain/reading/intent/read-intent.ts'
import type { FollowUp } from '../../src/agent/memory/made-whole.ts'
import type { Calls } from '../../src/agent/calls/runner.ts'
import { analysisTeam } from '../../src/agent/teams/analysis/team.ts'
import { stepOutcome } from '../../src/agent/teams/team.ts'
import { PLACES } from './homes.ts'
import { aStep } from './plans.ts'
import { testPorts } from './ports.ts'
import type { TestWorld } from './ports.ts'
import { rulesCalls } from './calls.ts'

/** Lets the analysis team work on a question, as the supervisor does. */
export const analyse = async (
  query: string,
  world: TestWorld = {},
  language: 'KO' | 'EN' = 'KO',
  calls?: Calls,
  followUp: FollowUp | null = null,
) => {
  const now = '2026-11-21T00:00:00.000Z'
  const progress: number[] = []
  const ports = testPorts(world)
  const outcome = await analysisTeam({ ports, calls: calls ?? rulesCalls(ports) })(
    {
      runId: 'run-1',
      step: aStep({ team: 'ANALYSIS', stepType: 'ANALYSIS', agentName: 'analysis_team' }),
      shared: {
        userQuery: query,
        sessionId: 's',
        userId: null,
        timestamp: now,
        language,
        status: 'PROCESSING',
        errorMessage: null,
      },
      question: { query, language, history: world.history ?? [], now, ...(followUp && { followUp }) },
      intent: followUp?.request?.intent ?? readIntent(query, PLACES),
      kinds: [],
      notes: [],
      inputs: {},
      evidence: [],
    },
    { signal: new AbortController().signal, report: (percent) => progress.push(percent), configurable: {} },
  )
  return { ...stepOutcome.parse(outcome), progress }
}
