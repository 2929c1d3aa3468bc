import { z } from 'zod'
import { anyForm } from '../language/forms.ts'
import { CONTRACT_SUBJECTS } from './contract.ts'
import type { Contract, ContractFacts, Said } from './contract.ts'
import stored from './missing.json' with { type: 'json' }

const text = z.string().min(1)
/** What a contract should say: it does where any of the facts was read, or any of the words stands in it. */
const item = z.strictObject({
  ko: text,
  en: text,
  facts: z.array(z.custom<keyof ContractFacts>((name) => typeof name === 'string')).default([]),
  said: z
    .array(text)
    .transform((forms) => anyForm(forms))
    .optional(),
  /** Of such contracts alone. */
  only: z.enum(CONTRACT_SUBJECTS).optional(),
})
const { items, sale, lease } = z
  .strictObject({ items: z.record(text, item), sale: z.array(text), lease: z.array(text) })
  .parse(stored)

/** What a whole contract should say, where it does not. */
export const listMissing = ({ clauses, facts, subject }: Contract): Said[] => {
  const whole = clauses.map((clause) => clause.text).join('\n')
  return (subject === 'SALE' ? sale : lease).flatMap((name) => {
    const wanted = items[name]
    if (wanted === undefined) throw new Error(`there is nothing called ${name}`)
    const { ko, en, said, only = subject } = wanted
    const isThere = wanted.facts.some((fact) => facts[fact] !== null) || said?.test(whole) === true
    return isThere || only !== subject ? [] : [{ ko, en }]
  })
}
