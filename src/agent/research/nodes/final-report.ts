import { wordsIn } from '../../../domain/message/say.ts'
import { unappliedSaid } from '../../unapplied.ts'
import { reportInstead } from '../report/report.ts'
import { blocksInstead } from '../../answer/blocks.ts'
import { isOffline } from '../../call.ts'
import { assembleAnswer } from '../../answer/assemble.ts'
import { citationsIn } from '../../answer/citations.ts'
import { say, signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import { citing, streamText } from '../../streamed.ts'
import { unsaidIn, withNotes } from '../../unsaid.ts'
import { plannedIntent } from '../../planning/plan.ts'
import { researchQuestion } from '../deps.ts'
import type { ResearchDeps } from '../deps.ts'
import { gather } from '../gather.ts'
import { assistantMessage } from '../message.ts'
import { override } from '../override.ts'
import type { AgentState, AgentUpdate } from '../state.ts'
import { answerCall } from '../../answer/answer-call.ts'
import { reportCall } from '../calls/report-call.ts'

/** Streams the report, citations renumbered as they come, and keeps the whole of it; the notes have done their work then. */
export const finalReport =
  ({ ports, calls }: ResearchDeps) =>
  async (state: AgentState, control: NodeControl): Promise<AgentUpdate> => {
    say(control, { mark: 'phase', phase: 'RESPONSE_GENERATION' })
    const call = { signal: signalOf(control), stepId: null }
    const intent = plannedIntent(state)
    const question = { ...(await researchQuestion(state, ports)), ...(state.given && { given: state.given }) }
    const { mustBeSaid, ...found } = gather(state, await ports.places())
    const isResearched = state.executionSteps.length > 0

    const report = { ...question, intent, title: state.title, brief: state.researchBrief ?? '', ...found }
    const answer = { ...question, intent, evidence: [], gaps: found.gaps, assumptions: [] }
    const pieces = isResearched
      ? calls.write(reportCall, report, call)
      : calls.write(answerCall, answer, call)
    const { written, writer, show } = await streamText(pieces, citing(found.evidence), control)

    const isInvented = citationsIn(written).some((n) => !found.evidence.some((item) => item.n === n))
    const unsaid = isResearched ? unsaidIn(written, mustBeSaid) : []
    const notes = [...unsaid, ...(isInvented ? [wordsIn(state.language)('research.inventedCitations')] : [])]
    const markdown = withNotes(written, notes, state.language)
    const reason = writer.fallbackReason ?? null
    const blocks = !isOffline(writer)
      ? null
      : isResearched
        ? reportInstead(report, await ports.places(), reason)
        : blocksInstead(answer, reason)
    const finalAnswer = assembleAnswer({
      markdown,
      blocks,
      evidence: found.evidence,
      intent,
      question: [question.query, ...state.planFeedback].join('\n'),
      gaps: [...found.gaps, ...unappliedSaid(found.unapplied, state.language), ...found.limits],
      assumptions: found.assumptions,
      teamsUsed: [],
      writer,
      ...(found.analysis && { analysis: found.analysis }),
      language: state.language,
      ...(isResearched && { type: 'RESEARCH_REPORT' as const }),
    })
    show(finalAnswer.text)
    return {
      currentPhase: 'RESPONSE_GENERATION',
      finalReport: finalAnswer,
      messages: [assistantMessage(finalAnswer.text)],
      // The report says it; what the tools answered stays beside it.
      notes: override([]),
      endTime: ports.now().toISOString(),
    }
  }
