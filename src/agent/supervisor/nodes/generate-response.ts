import { name } from '../../../domain/message/arg.ts'
import { asWords, concluding, line } from '../../answer/line.ts'
import { blocksInstead } from '../../answer/blocks.ts'
import { rulingIn } from '../../answer/ruling.ts'
import type { Language } from '../../../domain/run.ts'
import { isOffline } from '../../call.ts'
import type { AnalyzedIntent } from '../../../domain/intent.ts'
import { wordsIn } from '../../../domain/message/say.ts'
import { teamsFor } from '../../../domain/team.ts'
import type { Team } from '../../../domain/step.ts'
import { assembleAnswer, distinctAssumptions } from '../../answer/assemble.ts'
import { mergeEvidence } from '../../facts/evidence.ts'
import type { Evidence } from '../../facts/evidence.ts'
import { say, signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import { citing, streamText } from '../../streamed.ts'
import type { StepOutcome } from '../../teams/team.ts'
import { requestOf } from '../../request-of.ts'
import { sayLeftOut, withFirstLine } from '../../unapplied.ts'
import { beginRemembering } from '../../memory/remember.ts'
import { unsaidIn, withNotes } from '../../unsaid.ts'
import { recall } from '../../memory/recall.ts'
import { clarificationOf, followUpOf, nowOf, outcomesOf, questionOf } from '../deps.ts'
import type { SupervisorDeps } from '../deps.ts'
import { plannedIntent } from '../../planning/plan.ts'
import type { SupervisorState, SupervisorUpdate } from '../state.ts'
import type { ComposeInput } from '../../answer/input.ts'
import { answerCall } from '../../answer/answer-call.ts'

/** A question back and a refusal say nothing that anything could be missing from. */
const statesNothing = ({ intentType }: AnalyzedIntent): boolean =>
  intentType === 'UNCLEAR' || intentType === 'IRRELEVANT'

const missingTeams = ({ planningState }: SupervisorState): Team[] => {
  if (planningState === null) return []
  const { analyzedIntent, availableTeams } = planningState
  const needed = teamsFor([analyzedIntent.intentType, ...analyzedIntent.facets])
  return needed.filter((team) => !availableTeams.includes(team))
}

/** What could not be done, in the user's language: the teams' own gaps, and the steps that failed or were skipped. */
const gapsOf = (state: SupervisorState): string[] => {
  const words = wordsIn(state.language)
  const leftOut = words('run.leftOut')
  const undone = state.executionSteps
    .filter((step) => step.status === 'FAILED' || step.status === 'SKIPPED')
    .map((step) =>
      step.error === leftOut
        ? words('run.leftOutGap', { task: name(step.task) })
        : words('run.stepGap', {
            task: name(step.task),
            reason: name(step.error ?? words('run.stepFailed')),
          }),
    )
  return [
    ...new Set([
      ...missingTeams(state).map((team) => words(`team.missing.${team}`)),
      ...outcomesOf(state).flatMap((o) => o.gaps),
      ...outcomesOf(state).flatMap(({ document }) =>
        document !== undefined && document.runId !== state.requestId
          ? [words('run.documentElsewhere', { title: name(document.title) })]
          : [],
      ),
      ...undone,
      ...state.errorLog,
    ]),
  ]
}

/** Where a ruling answers what is asked, that there was nothing to work out tells nobody anything. */
const isTelling = (evidence: readonly Evidence[], language: Language) => {
  const nothing = wordsIn(language)('analysis.nothing')
  const isAnswered = rulingIn(evidence)?.row.isClear === true
  return (gap: string): boolean => !isAnswered || gap !== nothing
}

/** Of the homes that a contract could have been about, only the one that it is about belongs to the answer. */
const evidenceOf = (outcomes: readonly StepOutcome[], wantsHomes: boolean): Evidence[] => {
  const documents = outcomes.flatMap(({ document }) => document ?? [])
  const chosen = documents.map(({ listing }) => listing?.transactionId)
  const all = mergeEvidence(outcomes.map((outcome) => outcome.evidence))
  const isDecided = outcomes.some(({ team, status }) => team === 'DOCUMENT' && status === 'COMPLETED')
  if (!isDecided || wantsHomes) return all
  return mergeEvidence([
    all.filter(({ listing }) => listing === null || chosen.includes(listing.transactionId)),
  ])
}

/** Streams the answer, citations renumbered as they come, and keeps the whole of it. */
export const generateResponse =
  ({ ports, calls, budget }: SupervisorDeps) =>
  async (state: SupervisorState, control: NodeControl): Promise<SupervisorUpdate> => {
    say(control, { mark: 'phase', phase: 'RESPONSE_GENERATION' })
    const outcomes = outcomesOf(state)
    const intent = plannedIntent(state)
    const call = { signal: signalOf(control), stepId: null }
    const memory = await recall(state, ports)
    const followUp = followUpOf(state)
    const excess = await budget?.excess()
    const evidence = evidenceOf(outcomes, intent.facets.includes('PROPERTY_SEARCH'))
    const input: ComposeInput = {
      ...(await questionOf({ ...state, loadedMemories: memory }, ports)),
      intent,
      evidence,
      gaps: [
        ...new Set([
          ...gapsOf(state).filter(isTelling(evidence, state.language)),
          ...(excess ? [wordsIn(state.language)(`budget.${excess}`)] : []),
        ]),
      ],
      assumptions: distinctAssumptions([
        ...(followUp?.assumptions ?? []),
        ...outcomes.flatMap((outcome) => outcome.assumptions),
      ]),
      analysis: outcomes.findLast((outcome) => outcome.analysis !== undefined)?.analysis,
      document: outcomes.findLast((outcome) => outcome.document !== undefined)?.document,
    }

    const remembered = beginRemembering(
      {
        memory,
        said: [state.query, clarificationOf(state)?.answer ?? ''],
        question: input.query,
        intent,
        followUp,
        evidence: input.evidence,
        language: state.language,
        places: await ports.places(),
        now: nowOf(state, ports),
      },
      calls,
      call,
    )
    const places = await ports.places()
    const unapplied = sayLeftOut(
      outcomes.flatMap((outcome) => outcome.unapplied ?? []),
      requestOf(input, places),
      input.evidence,
      state.language,
      places,
      followUp,
    )
    const withUnapplied = unapplied === null ? [] : concluding([line(null, asWords(unapplied))])
    const composed = calls.write(answerCall, input, call)
    const pieces = unapplied === null ? composed : withFirstLine(unapplied, composed)
    const { written, writer, show } = await streamText(pieces, citing(input.evidence), control)
    const finalResponse = assembleAnswer({
      markdown: withNotes(
        written,
        unsaidIn(written, statesNothing(intent) ? [] : input.gaps),
        state.language,
      ),
      blocks: isOffline(writer)
        ? [...withUnapplied, ...blocksInstead(input, writer.fallbackReason ?? null)]
        : null,
      evidence: input.evidence,
      intent,
      question: [input.query, ...state.planFeedback].join('\n'),
      own: clarificationOf(state)?.answer ?? state.query,
      before: Math.floor(input.history.length / 2),
      last: input.history.findLast(({ role }) => role === 'ASSISTANT')?.content ?? null,
      gaps: [...(unapplied === null ? [] : [unapplied]), ...input.gaps],
      assumptions: input.assumptions,
      teamsUsed: [...new Set(outcomes.filter((o) => o.status === 'COMPLETED').map((o) => o.team))],
      analysis: input.analysis,
      writer,
      hasDocument: input.document?.runId === state.requestId,
      language: state.language,
    })
    show(finalResponse.text)

    const end = ports.now()
    return {
      currentPhase: 'RESPONSE_GENERATION',
      status: 'COMPLETED',
      finalResponse: { ...finalResponse, memory: await remembered(finalResponse.properties) },
      endTime: end.toISOString(),
      totalExecutionTime:
        state.startTime === null ? null : (end.getTime() - Date.parse(state.startTime)) / 1000,
    }
  }
