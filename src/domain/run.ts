import { LANGUAGES } from './languages.ts'
import type { Language } from './languages.ts'
import { z } from 'zod'
import { InvalidInputError } from './errors.ts'
import { consultSettingsInput } from './consult.ts'
import { researchSettings } from './research.ts'

/** TEAM: supervisor and teams. CONSULT: cited question answering. RESEARCH: deep research. DIRECT: one plain model call. */
export const RUN_MODES = ['TEAM', 'CONSULT', 'RESEARCH', 'DIRECT'] as const
export type RunMode = (typeof RUN_MODES)[number]

export const RUN_STATUSES = [
  'QUEUED',
  'RUNNING',
  'WAITING_FOR_INPUT',
  'COMPLETED',
  'FAILED',
  'CANCELLED',
] as const
export type RunStatus = (typeof RUN_STATUSES)[number]

export const RUN_PHASES = [
  'INITIALIZATION',
  'PLANNING',
  'EXECUTING',
  'AGGREGATION',
  'RESPONSE_GENERATION',
] as const
export type RunPhase = (typeof RUN_PHASES)[number]

/** What a second run in a session that has an active one does. */
export const MULTITASK_STRATEGIES = ['REJECT', 'ENQUEUE', 'INTERRUPT', 'ROLLBACK'] as const
export type MultitaskStrategy = (typeof MULTITASK_STRATEGIES)[number]

export { LANGUAGES }
export type { Language }

export const MESSAGE_ROLES = ['USER', 'ASSISTANT', 'SYSTEM'] as const
export type MessageRole = (typeof MESSAGE_ROLES)[number]

export const RUN_ENDS = ['COMPLETED', 'FAILED', 'CANCELLED'] as const satisfies readonly RunStatus[]

export const isTerminal = (status: RunStatus): boolean => RUN_ENDS.some((end) => end === status)

export const MAX_QUERY_LENGTH = 20_000

/** What a client may ask a run to do; ids are database ids by now. */
export const startRunRequest = z.object({
  sessionId: z.string().min(1),
  query: z
    .string()
    .trim()
    .min(1, 'query must not be empty')
    .max(MAX_QUERY_LENGTH, `query must have at most ${MAX_QUERY_LENGTH} characters`),
  mode: z.enum(RUN_MODES).default('TEAM'),
  /** Null: the language of the question. */
  language: z.enum(LANGUAGES).nullish(),
  requirePlanApproval: z.boolean().default(false),
  multitaskStrategy: z.enum(MULTITASK_STRATEGIES).default('REJECT'),
  idempotencyKey: z.string().min(1).max(200).nullish(),
  /** By mode; a mode reads its own and leaves the others alone. */
  settings: z
    .object({ consult: consultSettingsInput.optional(), research: researchSettings.optional() })
    .default(() => ({})),
})
/** The same where the session may not be there yet: null, one is opened for the question. */
const askRequest = startRunRequest.extend({
  sessionId: z.string().min(1).nullable(),
  /** Whose session it is where none is given: the same key is the same one of its user's. */
  threadKey: z.string().min(1).max(200).nullish(),
})
type ParsedRequest = z.infer<typeof startRunRequest>
/** Without settings a mode has its defaults. */
export type StartRunRequest = Omit<ParsedRequest, 'settings'> & Partial<Pick<ParsedRequest, 'settings'>>
export type AskRequest = Omit<StartRunRequest, 'sessionId'> & {
  sessionId: string | null
  threadKey?: string | null | undefined
}

/** What is asked for, checked. Throws InvalidInputError with the first field at fault, a setting under its own name. */
export const readAskRequest = (asked: unknown): z.infer<typeof askRequest> => {
  const parsed = askRequest.safeParse(asked)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue?.path.join('.').replace(/^settings\./, '')
  throw new InvalidInputError(issue?.message ?? 'the input is not valid', field || null)
}

/** Why a run failed, in words that are safe for users; `stepId` where one step is to blame. */
export const runFailure = z.object({ code: z.string(), message: z.string(), stepId: z.string().nullish() })
export type RunFailure = z.infer<typeof runFailure>
