import { z } from 'zod'
import { analysisReport } from './analysis.ts'
import { block } from './block.ts'
import { consultReport } from './consult.ts'
import { marketStatistics } from './market.ts'
import { runMemory } from './memory.ts'
import type { TurnMemory } from './memory.ts'
import { said } from './message/say.ts'
import { reminder } from './reminder.ts'
import { TEAMS } from './team.ts'

export const ANSWER_TYPES = [
  'ANSWER',
  'PROPERTY_LIST',
  'COMPREHENSIVE_ANALYSIS',
  'DOCUMENT',
  'CLARIFICATION',
  'DECLINED',
  'RESEARCH_REPORT',
] as const
export type AnswerType = (typeof ANSWER_TYPES)[number]

export const appliedRule = z.object({
  name: z.string(),
  /** For readers of English; an article of law keeps its own name. */
  english: z
    .object({ name: z.string(), article: z.string().optional(), text: z.string().optional() })
    .optional(),
  article: z.string(),
  /** ISO date. */
  effectiveFrom: z.string(),
  text: z.string(),
  /** Only second-hand sources say so; `text` tells it, too. */
  isUnverified: z.literal(true).optional(),
  /** ISO date, where the rule was applied to a day after its end because no later one is known. */
  until: z.string().optional(),
})
export type AppliedRule = z.infer<typeof appliedRule>

const rowRef = <K extends string>(kind: K) =>
  z.object({ kind: z.literal(kind), id: z.string(), label: z.string() })
const rowRefs = [
  rowRef('LAW'),
  rowRef('RULING'),
  rowRef('PROPERTY'),
  rowRef('TRANSACTION'),
  rowRef('LOAN'),
] as const
const marketRef = z.object({ kind: z.literal('MARKET'), label: z.string(), statistics: marketStatistics })
/** What a sentence about a calculation is for whoever reads it. */
export const CALCULATION_ROLES = [
  'INPUT',
  'CONCLUSION',
  'RESULT',
  'REASON',
  'CAVEAT',
  'ADVICE',
  'ASSUMPTION',
] as const
const calculationFact = z.object({ role: z.enum(CALCULATION_ROLES), ko: z.string(), en: z.string() })
export type CalculationFact = z.infer<typeof calculationFact>

const calculationRef = z.object({
  kind: z.literal('CALCULATION'),
  label: z.string(),
  name: z.string(),
  inputs: z.record(z.string(), z.unknown()),
  result: z.record(z.string(), z.unknown()),
  rules: z.array(appliedRule),
  /** What went in and came out, in words with their units; what is older than they are has none. */
  facts: z.array(calculationFact).optional(),
})

/**
 * What a sentence of an answer rests on. Rows are named by database id; statistics and calculations, which have no row,
 * are kept whole. `label` is how a person would name the source.
 */
export const sourceRef = z.discriminatedUnion('kind', [...rowRefs, marketRef, calculationRef])
export type SourceRef = z.infer<typeof sourceRef>

/** The same before it is told to anybody: what its title says it is called, and what came out may hold messages. */
export const untoldSource = z.discriminatedUnion('kind', [
  ...rowRefs,
  marketRef.omit({ label: true }),
  calculationRef.omit({ label: true, facts: true }),
])

export const ASSUMPTION_SOURCES = ['DEFAULT', 'PROFILE', 'CONVERSATION'] as const
export const assumption = z.object({
  name: z.string(),
  value: z.string(),
  source: z.enum(ASSUMPTION_SOURCES),
  /** How it is told, where that is more than name and value. */
  said: said.optional(),
})
export type Assumption = z.infer<typeof assumption>

/** `citations` are indexes into the answer's `sources`. */
export const answerSection = z.object({
  title: z.string(),
  content: z.string(),
  citations: z.array(z.int().min(0)),
})

export const ANSWER_MAKERS = ['MODEL', 'RULES'] as const

/** Who wrote the text: a machine in any case. */
export const answerMaker = z.object({
  kind: z.enum(ANSWER_MAKERS),
  /** The model's name; null for rules. */
  model: z.string().nullable(),
  /** Why rules wrote what a model was to write, in the user's language; null where none was. */
  standInReason: z.string().nullable(),
  /** The text ends in the middle, at the limit of its length. */
  isCut: z.boolean(),
})
export type AnswerMaker = z.infer<typeof answerMaker>

/** The final response of a run, as it is stored and shown. `text` is Markdown whose [n] names source n (from 1). */
export const answer = z.object({
  type: z.enum(ANSWER_TYPES),
  text: z.string(),
  summary: z.string().nullable(),
  sections: z.array(answerSection),
  confidence: z.number().min(0).max(1),
  /** Share of the sentences that carry facts whose facts were found in a source, 0..1. */
  supportedShare: z.number().min(0).max(1),
  assumptions: z.array(assumption),
  sources: z.array(sourceRef),
  teamsUsed: z.array(z.enum(TEAMS)),
  /** Listings that answer the question, best first. */
  properties: z.array(z.object({ propertyId: z.string(), transactionId: z.string() })),
  /** What the text was written from, with the numbers of its sources; left out where a model wrote it, and of older answers. */
  blocks: z.array(block).optional(),
  /** Left out of answers that are older than the mark. */
  generatedBy: answerMaker.optional(),
  /** Days that matter, the nearest first; left out where none was worked out. */
  reminders: z.array(reminder).optional(),
  /** Only where something was analysed. */
  analysis: analysisReport.optional(),
  /** Only of CONSULT and DIRECT runs. */
  consult: consultReport.optional(),
  /** What `confidence` was worked out from (domain/certainty/grounds.ts). Kept beside the answer, and told to nobody. */
  certainty: z.record(z.string(), z.number()).optional(),
  /** What the run leaves in memory. Kept beside the answer, and told to nobody with it. */
  memory: runMemory.optional(),
})
export type Answer = z.infer<typeof answer>

/** An earlier question of the conversation and what was answered, oldest first. */
export interface TalkedTurn {
  question: string
  answer: Answer
  /** What it came down to; null where it left nothing to build on. */
  turn: TurnMemory | null
}
