import type { Prompt } from '../../reasoner/openai/model.ts'
import { dataBlock, questionBlocks, RULES, writeIn } from '../../reasoner/openai/prompt.ts'
import { keyFacts } from '../../evidence.ts'
import type { Evidence } from '../../evidence.ts'
import type { ResearchMessage } from '../message.ts'
import type {
  BriefInput,
  CompressInput,
  ReportInput,
  ResearcherInput,
  ScopeInput,
  SupervisorInput,
} from '../reasoner.ts'

const KINDS = `kinds: market (reported prices), listing (homes on offer), safety (jeonse ratio, risk of the deposit, guarantee),
loan (products, limits), law (statutes), cost (taxes, brokerage fee), yield (return on rent).`

const SCOPE = `${RULES}
Somebody wants a thorough research (심층 조사). Decide whether it can begin. Ask one question back only where an answer to it
decides what is researched and nobody could guess it (어느 지역인지 등): what a sensible default covers is not asked. In any
case say in one sentence what will be researched.`

const BRIEF = `${RULES}
Write the brief of a research and break it into topics (조사 계획), each for one researcher who sees nothing of the others. Break it by
place where places are compared, and by kind of information. ${KINDS} Three to six topics are usual. task is a short name, description
one sentence that says everything its researcher needs. <feedback> holds what the user said about earlier plans: leave out, add or
change topics as it asks.`

const SUPERVISE = `${RULES}
You lead a research. <topics> were researched, <messages> hold what came of them. Name topics that the question still needs and
nobody has looked at, at most <room>; none where what was found is enough, which is usual. ${KINDS}`

const RESEARCH = `${RULES}
You research one topic with tools (조사 도구): market_statistics, search_listings, search_law, search_loans, calculate. <messages> hold what
you asked and what came back, with sources numbered [n]. Ask for what is still missing, several things at once where they do not
depend on each other, at most <left> in all; nothing where the topic is covered or a tool has no more to say. Never ask the same thing
twice. Amounts are whole 만원 (5억 = 50000). calculate wants figures that tools or the question gave, never guesses. <notes> hold what the
user said about the plan; they go before the question.`

const COMPRESS = `${RULES}
Write down what was found about the topic (조사 결과 정리): every figure, name and condition that its question needs, nothing twice, no
opinion. Cite every statement as [n] with the number of its source in <messages>. Use figures as they stand, never calculate or round.
gaps: what the topic asks and nothing found answers.`

const REPORT = `${RULES}
Write a research report as Markdown (조사 보고서) that a person looking for a home keeps and decides by.
- Begin with “# ” and the title, then the direct answer to the question in a few sentences, with its condition.
- Where <comparison> is not null, a table of it follows under a heading of its own. Then sections with “## ” headings by subject, what to
  do next, what could not be found out (<gaps>), which limits were hit (<limits>), and what was assumed (<assumptions>).
- Cite every statement as [n] with the evidence's number n. Use only numbers, dates, prices, names and articles that stand in the
  evidence's facts, written the same way. Do not calculate, round or convert. What the evidence does not say is not known.
- Never call a home safe without its conditions. For law, say that this is general information and not legal advice.
- No links, no images, no HTML.`

export const scopePrompt = (input: ScopeInput): Prompt => ({
  system: SCOPE,
  user: [questionBlocks(input), dataBlock('intent', input.intent), writeIn(input.language)].join('\n'),
})

export const briefPrompt = (input: BriefInput): Prompt => ({
  system: BRIEF,
  user: [
    questionBlocks(input),
    dataBlock('intent', input.intent),
    dataBlock('feedback', input.feedback),
    writeIn(input.language),
  ].join('\n'),
})

/** A history as a model reads it: who said what, and what was asked for. */
const historyBlock = (messages: readonly ResearchMessage[]): string =>
  dataBlock(
    'messages',
    messages.map(({ role, content, calls, callId }) => ({
      role,
      content,
      ...(calls.length > 0 && { calls }),
      ...(callId !== null && { callId }),
    })),
  )

export const supervisePrompt = (input: SupervisorInput, messages: readonly ResearchMessage[]): Prompt => ({
  system: SUPERVISE,
  user: [
    questionBlocks(input),
    dataBlock('brief', input.brief),
    dataBlock(
      'topics',
      input.topics.map(({ task, description }) => ({ task, description })),
    ),
    historyBlock(messages),
    dataBlock('room', input.room),
    writeIn(input.language),
  ].join('\n'),
})

const topicBlocks = ({ topic, brief, notes }: Pick<CompressInput, 'topic' | 'brief' | 'notes'>): string[] => [
  dataBlock('brief', brief),
  dataBlock('topic', { task: topic.task, description: topic.description, kinds: topic.kinds }),
  dataBlock('notes', notes),
]

export const researchPrompt = (input: ResearcherInput, messages: readonly ResearchMessage[]): Prompt => ({
  system: RESEARCH,
  user: [
    questionBlocks(input),
    ...topicBlocks(input),
    historyBlock(messages),
    dataBlock('left', input.left),
    writeIn(input.language),
  ].join('\n'),
})

export const compressPrompt = (input: CompressInput, messages: readonly ResearchMessage[]): Prompt => ({
  system: COMPRESS,
  user: [questionBlocks(input), ...topicBlocks(input), historyBlock(messages), writeIn(input.language)].join(
    '\n',
  ),
})

/** How much of the sources a report is written from; each is a try when the one before was more than the model reads. */
export const REPORT_SIZES = [
  { facts: 40, notes: true, sources: 200 },
  { facts: 8, notes: false, sources: 200 },
  { facts: 4, notes: false, sources: 40 },
] as const
export type ReportSize = (typeof REPORT_SIZES)[number]

const sourceOf = (item: Evidence, count: number) => ({
  n: item.n,
  kind: item.kind,
  title: item.title,
  facts: keyFacts(item).slice(0, count),
})

export const reportPrompt = (input: ReportInput, size: ReportSize): Prompt => ({
  system: REPORT,
  user: [
    questionBlocks(input),
    dataBlock('title', input.title),
    dataBlock('brief', input.brief),
    ...(size.notes
      ? [
          dataBlock(
            'notes',
            input.topics.map(({ topic, note }) => ({ task: topic.task, note })),
          ),
        ]
      : []),
    dataBlock(
      'evidence',
      input.evidence.slice(0, size.sources).map((item) => sourceOf(item, size.facts)),
    ),
    dataBlock('comparison', input.comparison),
    dataBlock('insights', input.analysis?.insights ?? []),
    dataBlock('gaps', input.gaps),
    dataBlock('limits', input.limits),
    dataBlock(
      'assumptions',
      input.assumptions.map(({ name, value }) => ({ name, value })),
    ),
    writeIn(input.language),
  ].join('\n'),
})
