import type { Assumption } from '../../../domain/answer.ts'
import type { IntentType } from '../../../domain/intent.ts'
import type { Team } from '../../../domain/step.ts'
import { assembleAnswer } from '../../answer.ts'
import { citeInOrder, settledPart } from '../../citations.ts'
import { mergeEvidence } from '../../evidence.ts'
import { say, signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import type { ComposeInput } from '../../reasoner/reasoner.ts'
import { questionOf } from '../deps.ts'
import type { SupervisorDeps } from '../deps.ts'
import { outcomesOf, plannedIntent } from '../plan.ts'
import { SUPERVISOR_WORDS } from '../prompt.ts'
import type { SupervisorState, SupervisorUpdate } from '../state.ts'

const distinct = (assumptions: readonly Assumption[]): Assumption[] => [
  ...new Map(assumptions.map((item) => [`${item.name} ${item.value}`, item])).values(),
]

/** The team that a question needs beside the search. */
const NEEDED: Partial<Record<IntentType, Team>> = {
  CONTRACT_CREATION: 'DOCUMENT',
}

const missingTeams = ({ planningState }: SupervisorState): Team[] => {
  if (planningState === null) return []
  const { analyzedIntent, availableTeams } = planningState
  const needed = [analyzedIntent.intentType, ...analyzedIntent.facets].flatMap((type) => NEEDED[type] ?? [])
  return [...new Set(needed)].filter((team) => !availableTeams.includes(team))
}

/** What could not be done, in the user's language: the teams' own gaps, and the steps that failed or were skipped. */
const gapsOf = (state: SupervisorState): string[] => {
  const words = SUPERVISOR_WORDS[state.language]
  const undone = state.executionSteps
    .filter((step) => step.status === 'FAILED' || step.status === 'SKIPPED')
    .map((step) =>
      step.error === words.leftOut
        ? words.leftOutGap(step.task)
        : words.stepGap(step.task, step.error ?? words.stepFailed),
    )
  return [
    ...new Set([
      ...missingTeams(state).map((team) => words.missingTeams[team]),
      ...outcomesOf(state).flatMap((o) => o.gaps),
      ...undone,
      ...state.errorLog,
    ]),
  ]
}

/** Streams the answer, citations renumbered as they come, and keeps the whole of it. */
export const generateResponse =
  ({ ports, reasoner }: SupervisorDeps) =>
  async (state: SupervisorState, control: NodeControl): Promise<SupervisorUpdate> => {
    say(control, { mark: 'phase', phase: 'RESPONSE_GENERATION' })
    const outcomes = outcomesOf(state)
    const intent = plannedIntent(state)
    const input: ComposeInput = {
      ...(await questionOf(state, ports)),
      intent,
      evidence: mergeEvidence(outcomes.map((outcome) => outcome.evidence)),
      gaps: gapsOf(state),
      assumptions: distinct(outcomes.flatMap((outcome) => outcome.assumptions)),
      analysis: outcomes.findLast((outcome) => outcome.analysis !== undefined)?.analysis,
    }

    let written = ''
    let shown = ''
    const show = (text: string) => {
      if (text === shown) return
      // Only a stream that was begun again differs in what was already said.
      const offset = text.startsWith(shown) ? shown.length : 0
      say(control, { mark: 'delta', text: text.slice(offset), offset })
      shown = text
    }
    const signal = signalOf(control)
    for await (const piece of reasoner.composeAnswer(input, { signal, stepId: null })) {
      signal.throwIfAborted()
      written = written.slice(0, piece.offset) + piece.text
      show(citeInOrder(settledPart(written), input.evidence).text)
    }
    const finalResponse = assembleAnswer({
      markdown: written,
      evidence: input.evidence,
      intent,
      question: [input.query, ...state.planFeedback].join('\n'),
      gaps: input.gaps,
      assumptions: input.assumptions,
      teamsUsed: [...new Set(outcomes.filter((o) => o.status === 'COMPLETED').map((o) => o.team))],
      analysis: input.analysis,
      uncheckedNote: SUPERVISOR_WORDS[state.language].unchecked,
    })
    show(finalResponse.text)

    const end = ports.now()
    return {
      currentPhase: 'RESPONSE_GENERATION',
      status: 'COMPLETED',
      finalResponse,
      endTime: end.toISOString(),
      totalExecutionTime:
        state.startTime === null ? null : (end.getTime() - Date.parse(state.startTime)) / 1000,
    }
  }
