import { z } from 'zod'
import { CONTRACT_SUBJECTS, nameArticle } from './contract.ts'
import type { Clause, ContractSubject, Favour } from './contract.ts'
import favours from './favours.json' with { type: 'json' }
import { compile } from './phrase.ts'
import { articleName, said } from './rows.ts'
import { WORDS } from './vocabulary.ts'

const phrases = z.string().min(1)

/** A clause that is good for the tenant or buyer: what it must say, what speaks against it, and what it protects. */
const favourRow = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** In whose contracts; in all where absent. */
  subjects: z.array(z.enum(CONTRACT_SUBJECTS)).min(1).optional(),
  all: z.array(phrases).min(1),
  none: phrases.optional(),
  protects: said,
  article: articleName,
})

const ROWS = z
  .array(favourRow)
  .parse(favours)
  .map((row) => ({
    ...row,
    article: nameArticle(row.article),
    all: row.all.map((it) => compile(it, WORDS)),
    none: row.none === undefined ? null : compile(row.none, WORDS),
  }))

/** What clauses are good for, each kind once, in the order of the contract. */
export const readFavours = (clauses: readonly Clause[], subject: ContractSubject): Favour[] => {
  const found = new Map<string, Favour>()
  for (const { sentences } of clauses) {
    const plain = sentences.map((it) => it.plain).join('')
    for (const { id, subjects, all, none, protects, article } of ROWS) {
      if (found.has(id) || subjects?.includes(subject) === false) continue
      if (all.every((it) => it.test(plain)) && none?.test(plain) !== true)
        found.set(id, { id, protects, article })
    }
  }
  return [...found.values()]
}
