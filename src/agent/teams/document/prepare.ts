import { readContractWish } from '../../../domain/language/contract-wish.ts'
import type { Case } from '../../../domain/case.ts'
import type { AgreedTerms } from '../../../domain/document/terms.ts'
import { readRequest } from '../../../domain/reading/read.ts'
import type { AgentDeps } from '../../ports.ts'
import type { DocumentTeamState, DocumentTeamUpdate } from './state.ts'

/** Of several sums of one kind nobody knows which one the contract is about. */
const only = ([sum, ...more]: readonly number[]): number | null => (more.length > 0 ? null : (sum ?? null))

const amountsOf = ({ price, deposits, rents }: Case): AgreedTerms => ({
  price,
  deposit: only(deposits),
  monthlyRent: only(rents),
})

/** Reads which contract is wanted; what was said last goes before what was said first. */
export const prepare =
  ({ ports }: AgentDeps) =>
  async ({ sharedContext, notes }: DocumentTeamState): Promise<DocumentTeamUpdate> => {
    const places = await ports.places()
    const now = new Date(sharedContext.timestamp)
    const [wanted] = readRequest(sharedContext.userQuery, { places, now }).wishes
    const wishes = [sharedContext.userQuery, ...notes].map((text) => readContractWish(text, places, now))
    const beyondHomes = wishes[0]?.beyondHomes ?? null
    return {
      status: 'IN_PROGRESS',
      deals: wishes.findLast(({ deals }) => deals.length > 0)?.deals ?? [],
      isRenewal: wishes.some((wish) => wish.isRenewal),
      ownHome: wishes.some((wish) => wish.isOwnHome),
      said: wanted === undefined ? null : amountsOf(wanted.case),
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
