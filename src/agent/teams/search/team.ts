import { message, say } from '../../../domain/message/say.ts'
import { mergeEvidence } from '../../facts/evidence.ts'
import { searches } from '../../tools/registry.ts'
import type { Looked, SearchPlan } from '../../tools/look-up.ts'
import type { Search } from '../../tools/tool.ts'
import { workWith } from '../../tools/work.ts'
import type { Worked } from '../../tools/work.ts'
import type { StepOutcome, TeamRunner } from '../team.ts'
import type { SearchDeps } from './deps.ts'
import { planOf } from './plan.ts'

/** Percent of the work that is done when it is known what to look up, when every source has been asked, and at its end. */
const PREPARED = 10
const SEARCHED = 90
const JOINED = 95

const NOTHING: Looked = { count: 0, error: 'unavailable', unapplied: [] }

/** A search that was made, and what it came to. */
interface Made {
  tool: Search
  looked: Looked
}

const sum = (made: readonly Made[], total: string): number =>
  made.reduce((all, { tool, looked }) => (tool.counted.total === total ? all + looked.count : all), 0)

/** The step's result: counts by kind of data, and the sources that gave some and that failed. */
const resultOf = (made: readonly Made[], { keywords }: SearchPlan, seconds: number) => {
  const totalCount = made.reduce((all, { looked }) => all + looked.count, 0)
  const countBy = (name: 'total' | 'summary') =>
    Object.fromEntries(searches().map(({ counted }) => [counted[name], sum(made, counted.total)]))
  return {
    totalCount,
    byType: countBy('total'),
    sources: made.flatMap(({ tool, looked }) => (looked.count > 0 ? [tool.source] : [])),
    keywordsUsed: [...new Set(Object.values(keywords).flat())],
    summary: {
      ...countBy('summary'),
      totalCount,
      executionTime: Math.round(seconds * 1000) / 1000,
    },
    failedSources: made.flatMap(({ tool, looked: { error } }) =>
      error === null ? [] : [{ source: tool.source, error }],
    ),
  }
}

const madeOf = (worked: readonly Worked[], tools: readonly Search[]): Made[] =>
  worked.flatMap(({ tool: id, findings }) => {
    const tool = tools.find((it) => it.id === id)
    return tool === undefined ? [] : [{ tool, looked: findings.looked ?? NOTHING }]
  })

/** The search team as the supervisor runs it: every source that the plan asks at once, a task in, an outcome out. Redone as a whole. */
export const searchTeam =
  (deps: SearchDeps): TeamRunner =>
  async (task, { signal, report }): Promise<StepOutcome> => {
    const { step, shared, question, intent } = task
    const { plan, fallbackReason } = await planOf(task, deps, signal)
    report(PREPARED)
    const startedAt = performance.now()
    const tools = searches().filter((tool) => tool.isIn(plan))
    let done = 0
    const worked = await workWith(
      { tools: tools.map(({ id }) => id), ofFound: false },
      { question, intent, found: [], userId: shared.userId, plan },
      deps,
      signal,
      () => {
        done += 1
        report(Math.round(PREPARED + ((SEARCHED - PREPARED) * done) / tools.length))
      },
    )
    report(JOINED)
    const made = madeOf(worked, tools)
    const failed = made.length > 0 && made.every(({ looked }) => looked.error !== null)
    return {
      stepId: step.stepId,
      team: 'SEARCH',
      status: failed ? 'FAILED' : 'COMPLETED',
      result: resultOf(made, plan, (performance.now() - startedAt) / 1000),
      evidence: mergeEvidence(worked.map(({ findings }) => findings.evidence)),
      gaps: [
        ...worked.flatMap(({ findings }) => findings.gaps.map((it) => say(it, question.language))),
        ...plan.gaps,
        ...(fallbackReason === null ? [] : [fallbackReason]),
      ],
      unapplied: [...new Set(made.flatMap(({ looked }) => looked.unapplied))],
      assumptions: plan.assumptions,
      error: failed ? say(message('search.allFailed'), question.language) : null,
    }
  }
