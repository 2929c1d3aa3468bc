import { z } from 'zod'
import type { Prose } from '../../domain/prose.ts'
import type { AnalysisReport } from '../../domain/analysis.ts'
import type { Assumption } from '../../domain/answer.ts'
import { COMPLEXITIES } from '../../domain/consult.ts'
import type { Language } from '../../domain/run.ts'
import type { Evidence } from '../facts/evidence.ts'
import type { Turn } from '../ports.ts'
import type { ModelChoice } from '../model/client.ts'
import type { ConsultDomain } from './domain.ts'

/** A question to a domain, which is no part of a call's identity but its name. */
export interface ConsultQuestion {
  domain: ConsultDomain
  query: Prose
  language: Language
  /** The conversation before, oldest first; empty where the question needs none of it. */
  history: Turn[]
  /** ISO 8601. */
  now: string
  model: ModelChoice
}

export const classification = z.object({
  /** Talk that asks nothing is answered before. */
  complexity: z.enum(COMPLEXITIES).exclude(['GREETING']),
  /** False: nothing that this domain answers. */
  needsRetrieval: z.boolean(),
  /** Whether it is about the domain's subject at all. */
  inDomain: z.boolean(),
})
export type Classification = z.infer<typeof classification>

export interface ConsultWriting extends ConsultQuestion {
  systemPrompt: string
  /** The profile in a few words; empty without one. */
  profile: string
  /** Numbered from 1; the text cites them as [n]. */
  evidence: Evidence[]
  /** What was worked out, where anything was; its figures stand in the evidence too. */
  analysis?: AnalysisReport | null
  /** What could not be worked out, and what was taken for granted. */
  gaps?: string[]
  assumptions?: Assumption[]
  /** What an earlier attempt lacked. */
  missingInfo: string[]
}

export interface ConsultJudging extends ConsultQuestion {
  profile: string
  /** Markdown whose [n] names evidence n. */
  answer: string
  evidence: Evidence[]
}

export interface ConsultRewriting extends ConsultQuestion {
  profile: string
  missingInfo: string[]
  /** The queries so far, oldest first. */
  earlier: Prose[]
}

/** What a call of a consult run is known by: the domain is code, and its name stands for it. */
export const identityOf = ({ domain, ...input }: ConsultQuestion): unknown => ({ domain: domain.name, input })
