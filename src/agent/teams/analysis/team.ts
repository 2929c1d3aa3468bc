import { chooseTools } from '../../tools/choose.ts'
import type { TeamRunner } from '../team.ts'
import type { AnalysisDeps } from './deps.ts'
import { outcomeOf } from './outcome.ts'
import { writeReport } from './report.ts'
import { workWith } from '../../tools/work.ts'
import { tellWorked } from './told.ts'

/** Percent of the work that is done when it is known what is to be worked out, and when it has been. */
const PREPARED = 10
const WORKED = 90

/** The analysis team as the supervisor runs it: a task in, an outcome out, progress on the way. Redone as a whole. */
export const analysisTeam =
  (deps: AnalysisDeps): TeamRunner =>
  async ({ step, shared, question, intent, evidence: found, asked }, { signal, report: tell }) => {
    const startedAt = performance.now()
    const choice = asked ?? chooseTools(question, intent, await deps.ports.places())
    tell(PREPARED)
    let done = 0
    const findings = await workWith(
      choice,
      { question, intent, found, userId: shared.userId },
      deps,
      signal,
      () => {
        done += 1
        tell(Math.round(PREPARED + ((WORKED - PREPARED) * done) / choice.tools.length))
      },
    )
    const worked = findings.map((it) => tellWorked(it, question.language))
    const call = { signal, stepId: step.stepId }
    const written = await writeReport({ question, intent, worked }, deps.calls, call)
    const seconds = (performance.now() - startedAt) / 1000
    return outcomeOf(step.stepId, { intent, language: question.language, worked, written, seconds })
  }
