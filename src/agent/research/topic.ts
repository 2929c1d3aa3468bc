import { z } from 'zod'
import { RESEARCH_KINDS } from '../../domain/research.ts'

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
  lawQuery: z.string().nullable(),
})
export type TopicDraft = z.infer<typeof topicDraft>

export const topic = topicDraft.extend({ stepId: z.string().min(1) })
export type Topic = z.infer<typeof topic>

/** More than this is no research for one question. */
export const MAX_TOPICS = 10
