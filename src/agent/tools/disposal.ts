import type { Case } from '../../domain/case.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'

/** The homes that count for what is lent: whoever promises to sell the only one borrows as an owner of none. */
export const homesFor = ({ ownedHomes, disposes }: Case): number =>
  disposes === true && (ownedHomes ?? 1) === 1 ? 0 : (ownedHomes ?? 0)

/** That it was counted so is said in place of that it was not. */
export const withDisposal = <T extends { assumptions: readonly Said[] }>(result: T, { disposes }: Case): T =>
  disposes === true
    ? {
        ...result,
        assumptions: result.assumptions.map((it) =>
          it.id === 'note.loan.easier' ? message('note.loan.disposal') : it,
        ),
      }
    : result
