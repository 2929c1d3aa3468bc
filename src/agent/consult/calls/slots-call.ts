import { z } from 'zod'
import { defineCall, inputOf } from '../../calls/define.ts'
import { identityOf } from '../decisions.ts'
import type { ConsultQuestion } from '../decisions.ts'
import type { ConsultDomain, Slots } from '../domain.ts'
import { questionBlocks, RULES } from './blocks.ts'

const outputOf = (domain: ConsultDomain) =>
  z.object(
    Object.fromEntries(
      domain.slots.map(({ name }) => [name, z.array(z.string().min(1).max(80)).max(5)] as const),
    ),
  )

/** What question and conversation say of the domain's slots. */
export const slotsCall = defineCall({
  purpose: 'extract_slots',
  input: inputOf<ConsultQuestion>(),
  identity: identityOf,
  tokens: 1_000,
  output: ({ domain }) => outputOf(domain),
  prompt: (input) => ({
    system: `${RULES}
Read what the author says of their own circumstances (상황 추출), in the question and the history. Only what is said, in a few
words each, nothing guessed; a right or rule that is asked about is no circumstance.
Slots: ${input.domain.slots.map(({ name, label }) => `${name} (${label.en}, ${label.ko})`).join('; ')}.`,
    user: questionBlocks(input).join('\n'),
  }),
  settle: (said): Slots => Object.fromEntries(Object.entries(said).filter(([, values]) => values.length > 0)),
  rules: ({ domain, query }) => domain.readSlots(query),
})
