import { canonicalJson } from '../../domain/canonical-json.ts'
import type { PropertyQuery } from '../../domain/property.ts'
import { readAsked } from '../../domain/reading/asked.ts'
import type { Talked } from '../../domain/reading/asked.ts'
import { worksOutTheSame } from '../../domain/reading/changes.ts'
import { isSearched } from '../../domain/reading/standing.ts'
import { CERTAIN_RULING } from '../../domain/topics/intent.ts'
import { CLEAR_RULING, routeOrNone } from '../../domain/topics/route.ts'
import type { AgentPorts } from '../ports.ts'
import type { FollowUp } from './made-whole.ts'

/** How a search is said again that nothing was changed of. */
const asSearched = (query: PropertyQuery): string =>
  canonicalJson(
    Object.fromEntries(Object.entries({ ...query, unrecognized: null }).filter(([, value]) => value != null)),
  )

/**
 * 만기 때 보증금 안 주면?, after a search: nothing of it bounds that search, which would only be told again, and a ruling answers it
 * as it is.
 */
const isOfLawAfterSearch = async (
  { conditions, except, listings, otherwise }: FollowUp,
  talked: Talked,
  ports: Pick<AgentPorts, 'lawRoute'>,
  signal: AbortSignal,
): Promise<boolean> => {
  const { last } = talked
  if (last === null || conditions === null || !isSearched(last)) return false
  if (except.length > 0 || listings.length > 0 || otherwise != null) return false
  if (conditions.unrecognized.length === 0 || asSearched(conditions) !== asSearched(last.query)) return false
  // 곰팡이 안 피는 집: what homes are to be like.
  if (readAsked(talked).describes) return false
  const route = await routeOrNone(ports.lawRoute(talked.question, signal), signal)
  return (route.ruling?.confidence ?? 0) >= CERTAIN_RULING
}

/**
 * 아들 산다 해 놓고 딴사람 들이면?, after a day was worked out: what it says of the case changes nothing of what was worked out, which would
 * only be told again, and a ruling answers it for what was asked before.
 */
const isOfLawAfterCase = async (
  { request }: FollowUp,
  { question, last }: Talked,
  ports: Pick<AgentPorts, 'lawRoute'>,
  signal: AbortSignal,
): Promise<boolean> => {
  if (last?.request == null || request === null || last.intentType !== 'LEGAL_CONSULT') return false
  // What is supposed of a tax is worked out, whatever it comes to.
  if (request.wishes.some(({ tax }) => tax !== null)) return false
  if (!worksOutTheSame(last.request, request, question)) return false
  const route = await routeOrNone(ports.lawRoute(question, signal, last.thread ?? [last.question]), signal)
  return (route.ruling?.confidence ?? 0) >= CLEAR_RULING
}

/** A question that would be told what was told before, and that a ruling answers: it is asked as it stands, of the case before. */
export const isOfLawInstead = (
  made: FollowUp,
  talked: Talked,
  ports: Pick<AgentPorts, 'lawRoute'>,
  signal: AbortSignal,
): Promise<boolean> =>
  made.conditions === null
    ? isOfLawAfterCase(made, talked, ports, signal)
    : isOfLawAfterSearch(made, talked, ports, signal)
