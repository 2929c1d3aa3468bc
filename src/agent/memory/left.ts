import { MAX_THREAD } from '../../domain/memory.ts'
import type { Memory, TurnMemory } from '../../domain/memory.ts'
import { beginningOf, isLonger } from '../../domain/prose.ts'
import type { Prose } from '../../domain/prose.ts'
import type { Evidence } from '../facts/evidence.ts'
import { figureIn } from '../facts/row.ts'
import type { FollowUp } from './made-whole.ts'

/** Characters of a question that is kept for the next one. */
const MAX_ASKED = 500
/** A question that is longer tells a case of its own, which the next one is of. */
const TELLS_CASE = 100

type Lent = Pick<TurnMemory, 'lent'>
type Found = readonly Pick<Evidence, 'rows'>[]

/** What may be lent, as it came out, else as it was. */
const lentIn = (evidence: Found, before: number | undefined): Lent => {
  const [lent] = evidence.flatMap((it) => figureIn(it, 'calculation.loanAffordability') ?? [])
  if (lent !== undefined && lent > 0) return { lent }
  return before === undefined ? {} : { lent: before }
}

/** What may be lent, as it came out; as before where the question only went on from that. */
export const lentBy = ({
  evidence,
  followUp,
  memory: { last },
}: {
  evidence: Found
  followUp: FollowUp | null
  memory: Pick<Memory, 'last'>
}): Lent => lentIn(evidence, followUp === null ? undefined : last?.lent)

/** The same for one home; as before where that home was asked about before. */
export const lentFor = (
  evidence: Found,
  { transactionId }: { transactionId: string },
  { focus }: Pick<TurnMemory, 'focus'>,
): Lent => lentIn(evidence, focus?.listing.transactionId === transactionId ? focus.lent : undefined)

/** What was worked out of the case, and of it before where nothing of it has changed. */
export const workedIn = ({
  evidence,
  followUp,
}: {
  evidence: readonly Pick<Evidence, 'tool'>[]
  followUp: FollowUp | null
}): Pick<TurnMemory, 'worked'> => {
  const worked = [...new Set([...(followUp?.worked ?? []), ...evidence.flatMap(({ tool }) => tool ?? [])])]
  return worked.length === 0 ? {} : { worked }
}

/** The questions of law with this one; what only says more of the case (등기 떼보니까 근저당이 있네요) belongs to the question that it is said of. */
export const threadAfter = (followUp: FollowUp | null, question: Prose): Prose[] => {
  const before = followUp?.before ?? []
  const own = followUp?.asks ?? followUp?.query ?? question
  const asked = before.at(-1)
  const isOfCase = followUp?.amendsCase === true && followUp.asks === undefined
  const [first, ...others] =
    isOfCase && asked !== undefined
      ? [...before.slice(0, -1), `${asked}\n${own}`]
      : isLonger(own, TELLS_CASE)
        ? [own]
        : [...before, own]
  return [first ?? own, ...others.slice(1 - MAX_THREAD)].map((it) => beginningOf(it, MAX_ASKED))
}
