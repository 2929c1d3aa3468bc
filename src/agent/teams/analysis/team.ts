import type { TeamRunner } from '../team.ts'
import type { AnalysisDeps } from './deps.ts'
import { buildAnalysisTeam } from './graph.ts'
import type { AnalysisTeamState } from './state.ts'

const PREPARED = 10
const ANALYZED = 90

/** The analysis team as the supervisor runs it: a task in, an outcome out, progress on the way. */
export const analysisTeam =
  (deps: AnalysisDeps): TeamRunner =>
  async ({ step, shared, question, intent, evidence, asked }, { signal, report }) => {
    const input = {
      sharedContext: shared,
      stepId: step.stepId,
      intent,
      question,
      inputData: evidence,
      asked: asked ?? null,
    }
    let last: AnalysisTeamState | null = null
    let done = 0
    for await (const [mode, chunk] of await buildAnalysisTeam(deps).stream(input, {
      signal,
      streamMode: ['values', 'updates'],
    })) {
      if (mode === 'values') {
        last = chunk
        continue
      }
      if (chunk.prepare) report(PREPARED)
      if (chunk.analyze && last) {
        done += 1
        report(Math.round(PREPARED + ((ANALYZED - PREPARED) * done) / Math.max(1, last.tools.length)))
      }
    }
    if (!last?.outcome) throw new Error('the analysis ended without an outcome')
    return last.outcome
  }
