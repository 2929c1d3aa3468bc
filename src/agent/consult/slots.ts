import type { FilledSlot } from '../../domain/consult.ts'
import type { Turn } from '../ports.ts'
import type { ConsultDomain, Slots } from './domain.ts'

/** In the domain's order: what comes back from a ledger has its names in another one. */
const fill = (domain: ConsultDomain, slots: Slots, origin: FilledSlot['origin']): FilledSlot[] =>
  domain.slots.flatMap(({ name: slot }) =>
    (slots[slot] ?? []).map((value) => ({ slot, value, origin, messageId: null })),
  )

const has = (slots: readonly FilledSlot[], { slot, value }: FilledSlot): boolean =>
  slots.some((other) => other.slot === slot && other.value === value)

/** A newer statement beside the older ones, or in their place where the slot holds one thing. */
const add = (domain: ConsultDomain, current: FilledSlot[], next: readonly FilledSlot[]): FilledSlot[] => {
  const replaced = new Set(next.map(({ slot }) => slot).filter((slot) => !domain.keepsAll(slot)))
  const kept = current.filter((item) => !replaced.has(item.slot) || has(next, item))
  return [...kept, ...next.filter((item) => !has(kept, item))]
}

/** Everything known, the newest last: the profile, what the conversation said, what the question says. */
export const mergeSlots = (
  domain: ConsultDomain,
  profile: readonly FilledSlot[],
  said: { conversation: Slots; question: Slots },
): FilledSlot[] => {
  const known = new Set(domain.slots.map(({ name }) => name))
  const all = [
    profile.map((item): FilledSlot => ({ ...item, origin: 'PROFILE' })),
    fill(domain, said.conversation, 'CONVERSATION'),
    fill(domain, said.question, 'QUESTION'),
  ]
  return all
    .reduce<FilledSlot[]>((sum, next) => add(domain, sum, next), [])
    .filter(({ slot }) => known.has(slot))
}

/** What the user said in the conversation, oldest first. */
export const conversationSlots = async (domain: ConsultDomain, history: readonly Turn[]): Promise<Slots> => {
  const said = await Promise.all(
    history.filter((turn) => turn.role === 'USER').map((turn) => domain.readSlots(turn.content)),
  )
  return slotsOf(
    said.reduce<FilledSlot[]>((sum, slots) => add(domain, sum, fill(domain, slots, 'CONVERSATION')), []),
  )
}

export const slotsOf = (filled: readonly FilledSlot[]): Slots => {
  const slots = new Map<string, string[]>()
  for (const { slot, value } of filled) slots.set(slot, [...(slots.get(slot) ?? []), value])
  return Object.fromEntries(slots)
}
