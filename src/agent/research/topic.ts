import { prose } from '../../domain/prose.ts'
import { z } from 'zod'
import { givenCase } from '../../domain/case.ts'
import { loanQuery } from '../../domain/loan/search.ts'
import { propertyQuery } from '../../domain/property.ts'
import { RESEARCH_KINDS } from '../../domain/research.ts'
import { toolName } from '../tools/registry.ts'

/** What the question itself gives figures for: the same as its analysis would be in any other mode. */
export const ownWork = z.object({
  /** The question as it was read, with what was said about the plan. */
  query: prose(z.string().min(1)),
  tools: z.array(toolName).min(1),
  /** They are made of each home that is found. */
  ofFound: z.boolean().default(false),
  given: givenCase,
  /** The products that it needs the rates of; null where it needs none. */
  loans: loanQuery.nullable(),
  /** The homes that it is made of; null where it is of none. */
  homes: z.array(propertyQuery).nullable().default(null),
})
export type OwnWork = z.infer<typeof ownWork>

/** A part of the question that one researcher finds out about. */
export const topicDraft = z.object({
  /** A short name. */
  task: z.string().min(1).max(80),
  /** One sentence for the user, and for the researcher. */
  description: z.string().min(1).max(400),
  kinds: z.array(z.enum(RESEARCH_KINDS)).min(1),
  /** 법정동코드; empty: about no place in particular. */
  regionCodes: z.array(z.string().regex(/^\d{10}$/)),
  /** What the law is asked, where the question as it stands would find other things. */
  lawQuery: prose().nullable(),
  /** Set on the one topic that works out what the question gives figures for. */
  work: ownWork.nullish(),
})
export type TopicDraft = z.infer<typeof topicDraft>

export const topic = topicDraft.extend({ stepId: z.string().min(1) })
export type Topic = z.infer<typeof topic>

/** More than this is no research for one question. */
export const MAX_TOPICS = 10
