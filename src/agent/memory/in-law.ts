import type { Prose } from '../../domain/prose.ts'
import type { AnalyzedIntent, IntentType } from '../../domain/intent.ts'
import type { TurnMemory } from '../../domain/memory.ts'
import type { Request } from '../../domain/reading/request.ts'

const OF_LAW: readonly IntentType[] = ['LEGAL_CONSULT', 'RISK_ANALYSIS', 'CONTRACT_REVIEW', 'LOAN_CONSULT']
/** What may go on from a question of law: one of law itself, or one that says too little of what it is about. */
const MAY_GO_ON: readonly IntentType[] = [...OF_LAW, 'UNCLEAR', 'IRRELEVANT']

/** Whether its answer was one of law, so that the next question may be of the same case. */
export const isOfLaw = ({ intentType, facets }: Pick<AnalyzedIntent, 'intentType' | 'facets'>): boolean =>
  [intentType, ...facets].some((it) => OF_LAW.includes(it))

/** The questions of law that a request may go on from, oldest first. */
export const beforeOf = (last: TurnMemory, { intent }: Pick<Request, 'intent'>): Prose[] =>
  isOfLaw(last) && [intent.intentType, ...intent.facets].some((it) => MAY_GO_ON.includes(it))
    ? (last.thread ?? [last.question])
    : []
