import { present } from '../../../domain/present.ts'
import { name } from '../../../domain/message/arg.ts'
import { wordsIn } from '../../../domain/message/say.ts'
import { mergeEvidence } from '../../facts/evidence.ts'
import { signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import { OFFLINE } from '../../call.ts'
import { compressNotes } from '../report/compress.ts'
import type { ResearchDeps } from '../deps.ts'
import { budgetHit, spentOn } from '../limits.ts'
import { assistantMessage, toolMessage } from '../message.ts'
import { override } from '../override.ts'
import { isSameCall, nameCalls } from '../tool.ts'
import { ownTurn } from './own-turn.ts'
import { rawNoteOf } from './raw-note.ts'
import type { ResearcherState, ResearcherUpdate } from './state.ts'
import { callResearchTool } from './tools.ts'
import type { Found } from './tools.ts'
import { compressionCall } from '../calls/compression-call.ts'
import { topicCall } from '../calls/topic-call.ts'

/** Its share of the tokens is spent, or the time is over. */
const shareHit = ({ question, tokensUsed, tokensLeft, deadline }: ResearcherState, now: Date) =>
  budgetHit({ tokensUsed, tokens: tokensLeft, deadline, language: question.language }, now)

const inputOf = (state: ResearcherState) => ({
  ...state.question,
  intent: state.intent,
  brief: state.brief,
  topic: state.researchTopic,
  isDescribed: state.isDescribed,
  notes: state.notes,
  messages: state.researcherMessages,
  evidence: state.evidence,
})

const callOf = (state: ResearcherState, control: NodeControl) => ({
  signal: signalOf(control),
  stepId: state.researchTopic.stepId,
})

/** What a source does not have says nothing of the place that it was asked about. */
const gapsOf = ({ call, gaps }: Found, task: string): string[] =>
  call.tool !== 'calculate' && call.tool !== 'market_statistics' ? gaps.map((gap) => `${task}: ${gap}`) : gaps

/** Decides what to look up next. */
export const decide =
  ({ ports, calls: model }: ResearchDeps) =>
  async (state: ResearcherState, control: NodeControl): Promise<ResearcherUpdate> => {
    const words = wordsIn(state.question.language)
    const spent = shareHit(state, ports.now())
    if (spent !== null) {
      return { limits: [...state.limits, spent], researcherMessages: [assistantMessage(spent)] }
    }
    const left = state.settings.maxToolCalls - state.toolCallIterations
    const { work = null } = state.researchTopic
    // A topic that its user described is about what the description says.
    const turn =
      work === null || state.isDescribed
        ? await model.call(topicCall, { ...inputOf(state), left }, callOf(state, control))
        : { ...OFFLINE, value: ownTurn(state, work) }
    const { thought, calls, gaps, dropped } = turn.value
    // What was asked once has been answered.
    const made = state.researcherMessages.flatMap((message) => message.calls)
    const fresh = calls.filter((call) => !made.some((other) => isSameCall(other, call)))
    const wanted = fresh.slice(0, Math.max(0, left))
    const history = state.researcherMessages.slice(0, state.researcherMessages.length - dropped)
    return {
      researcherMessages: override([
        ...history,
        assistantMessage(thought, { calls: nameCalls(wanted, state.toolCallIterations) }),
      ]),
      gaps: [...state.gaps, ...gaps],
      limits: present([
        ...state.limits,
        fresh.length > wanted.length &&
          words('research.limit.toolCalls', { task: name(state.researchTopic.task) }),
        dropped > 0 && words('research.limit.history'),
      ]),
      ...spentOn(turn),
    }
  }

export const asksTools = (state: ResearcherState): 'researcherTools' | 'compressResearch' =>
  (state.researcherMessages.at(-1)?.calls.length ?? 0) > 0 ? 'researcherTools' : 'compressResearch'

/** Makes the calls of one turn, all at once. */
export const useTools =
  (deps: ResearchDeps) =>
  async (state: ResearcherState, control: NodeControl): Promise<ResearcherUpdate> => {
    const calls = state.researcherMessages.at(-1)?.calls ?? []
    const signal = signalOf(control)
    const found = await Promise.all(calls.map((call) => callResearchTool(deps, state, call, signal)))
    const evidence = mergeEvidence([state.evidence, ...found.map((one) => one.evidence)])
    const answers = found.map((one) => ({
      id: one.call.id,
      text: rawNoteOf(one, evidence, state.question.language),
    }))
    return {
      evidence,
      gaps: [...state.gaps, ...found.flatMap((one) => gapsOf(one, state.researchTopic.task))],
      assumptions: [...state.assumptions, ...found.flatMap((one) => one.assumptions)],
      analyses: [...state.analyses, ...found.flatMap((one) => one.analysis ?? [])],
      failedCalls: state.failedCalls + found.filter((one) => one.failed).length,
      toolCallIterations: state.toolCallIterations + calls.length,
      researcherMessages: answers.map(({ id, text }) => toolMessage(id, text)),
      rawNotes: answers.map(({ text }) => text),
    }
  }

/** What all of it says, in short. */
export const compressResearch =
  ({ ports, calls }: ResearchDeps) =>
  async (state: ResearcherState, control: NodeControl): Promise<ResearcherUpdate> => {
    const { researchTopic, toolCallIterations, failedCalls, evidence } = state
    if (toolCallIterations > 0 && failedCalls === toolCallIterations) {
      throw new Error(`every tool call about “${researchTopic.task}” failed`)
    }
    const input = inputOf(state)
    const written =
      shareHit(state, ports.now()) === null && evidence.length > 0
        ? await calls.call(compressionCall, input, callOf(state, control))
        : null
    const { text, gaps, dropped } = written?.value ?? { ...compressNotes(input), dropped: 0 }
    const words = wordsIn(input.language)
    return {
      compressedResearch: {
        stepId: researchTopic.stepId,
        task: researchTopic.task,
        text,
        evidence,
        gaps: [...new Set([...state.gaps, ...gaps])],
        assumptions: state.assumptions,
        analyses: state.analyses,
        limits: [...new Set([...state.limits, ...(dropped > 0 ? [words('research.limit.history')] : [])])],
        toolCalls: toolCallIterations,
      },
      ...(written && spentOn(written)),
    }
  }
