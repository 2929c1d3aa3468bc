import { z } from 'zod'
import { RESEARCH_KINDS } from '../../../domain/research.ts'
import { placeName, searchOutput } from '../../reasoner/openai/schemas.ts'
import { MAX_TOPICS } from '../topic.ts'

/** What a model may return of a research. */
export const scopeOutput = z.object({
  needsClarification: z.boolean().describe('True only where a research would be a guess without an answer'),
  question: z.string().max(300).describe('What is asked back; empty where nothing is'),
  suggestions: z.array(z.string().min(1).max(80)).max(6),
  confirmation: z.string().min(1).max(300).describe('One sentence that says what will be researched'),
})

const topicOutput = z.object({
  task: z.string().min(1).max(60),
  description: z.string().min(1).max(300),
  kinds: z.array(z.enum(RESEARCH_KINDS)).min(1).max(RESEARCH_KINDS.length),
  places: z.array(placeName).max(6),
})
export type TopicOutput = z.infer<typeof topicOutput>

export const briefOutput = z.object({
  title: z.string().min(1).max(120),
  brief: z.string().min(1).max(4000),
  topics: z.array(topicOutput).min(1).max(MAX_TOPICS),
})

export const supervisorOutput = z.object({
  thought: z.string().min(1).max(1000),
  topics: z
    .array(topicOutput)
    .max(MAX_TOPICS)
    .describe('Topics that are still missing; empty ends the research'),
})

const size = z
  .object({ min: z.number().min(0).nullable(), max: z.number().min(0).nullable() })
  .nullable()
  .describe('㎡; one 평 is 3.305785 ㎡')

const call = z.discriminatedUnion('tool', [
  searchOutput.shape.market.element.extend({
    tool: z.literal('market_statistics'),
    exclusiveArea: size,
  }),
  searchOutput.shape.property.unwrap().extend({ tool: z.literal('search_listings') }),
  z.object({ tool: z.literal('search_law'), query: z.string().min(1).max(1000) }),
  searchOutput.shape.loan.unwrap().extend({ tool: z.literal('search_loans') }),
  z.object({
    tool: z.literal('calculate'),
    query: z
      .string()
      .min(1)
      .max(1000)
      .describe(
        'A Korean sentence with the place and every figure named, for example 송파구 아파트 전세 보증금 5억, 매매가 9억, 안전한가?',
      ),
  }),
])
export type CallOutput = z.infer<typeof call>

export const turnOutput = z.object({
  thought: z.string().min(1).max(1000),
  calls: z
    .array(call)
    .max(10)
    .describe('What to look up next; empty where everything that can be found is found'),
})

export const compressOutput = z.object({
  text: z.string().min(1).max(8000).describe('Markdown with [n] citations'),
  gaps: z.array(z.string().min(1).max(300)).max(10),
})
