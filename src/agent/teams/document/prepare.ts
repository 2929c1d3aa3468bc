import { readContractWish } from '../../../domain/language/contract-wish.ts'
import type { DocumentDeps } from './deps.ts'
import type { DocumentTeamState, DocumentTeamUpdate } from './state.ts'

/** Reads which contract is wanted; what was said last goes before what was said first. */
export const prepare =
  ({ ports }: DocumentDeps) =>
  async ({ sharedContext, notes }: DocumentTeamState): Promise<DocumentTeamUpdate> => {
    const places = await ports.places()
    const now = new Date(sharedContext.timestamp)
    const wishes = [sharedContext.userQuery, ...notes].map((text) => readContractWish(text, places, now))
    const beyondHomes = wishes[0]?.beyondHomes ?? null
    return {
      status: 'IN_PROGRESS',
      deals: wishes.findLast(({ deals }) => deals.length > 0)?.deals ?? [],
      isRenewal: wishes.some((wish) => wish.isRenewal),
      ownHome: wishes.some((wish) => wish.isOwnHome),
      beyondHomes,
      refusal: beyondHomes === null ? null : 'BEYOND_HOMES',
    }
  }

/** A home of one's own, and the one that is lived in where a lease goes on, stand in no listing. */
export const afterPreparing = ({
  refusal,
  isRenewal,
  ownHome,
}: DocumentTeamState): 'findHomes' | 'selectTemplate' | 'finalize' =>
  refusal !== null ? 'finalize' : isRenewal || ownHome ? 'selectTemplate' : 'findHomes'
