import { z } from 'zod'
import {
  CLAUSE_EFFECTS,
  CONTRACT_RISK_TYPES,
  CONTRACT_SUBJECTS,
  RISK_LEVELS,
  nameArticle,
} from './contract.ts'
import type { ClauseEffect, Article, Contract, ContractRiskType, ContractSubject, Said } from './contract.ts'
import { ACTORS } from './frame.ts'
import { compile } from './phrase.ts'
import { CONDITIONS, CONDITION_NAMES } from './risk/conditions.ts'
import type { Condition } from './risk/conditions.ts'
import type { Finding } from './risk/finding.ts'
import { WHOLE_NAMES, readWhole } from './risk/whole.ts'
import { articleName, said } from './rows.ts'
import { WORDS } from './vocabulary.ts'

/** As phrase.ts reads them. */
const phrases = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)])
const slug = z.string().regex(/^[a-z][a-z0-9-]*$/)
const subjects = z.array(z.enum(CONTRACT_SUBJECTS)).min(1)

/**
 * One way in which a clause can carry a risk. Each group of `all` must be met and `none` may not, over the same words:
 * first one sentence, then up to `span` neighbouring ones of a clause. A “다만 …” that follows is heard for `none`.
 */
const ruleRow = z.strictObject({
  id: slug,
  all: z.array(phrases).min(1),
  none: phrases.optional(),
  span: z.literal([1, 2, 3]).default(1),
  subjects: subjects.nullable().default(null),
  /** Who may be the one that the sentence ends on. */
  actors: z.array(z.enum(ACTORS)).min(1).nullable().default(null),
  /** Whether it ends in a refusal (않는다, 못한다, 없다). */
  negated: z.boolean().nullable().default(null),
  /** Conditions on figures, which words cannot weigh, each with its limit (risk/conditions.ts). */
  when: z.partialRecord(z.enum(CONDITION_NAMES), z.union([z.number(), z.literal(true)])).optional(),
  severity: z.enum(RISK_LEVELS),
  /** Another effect than that of its type. */
  effect: z.enum(CLAUSE_EFFECTS).nullable().default(null),
  reason: said,
})

/** A detector as it stands in detectors/*.json: all that is known of one type of risk. */
const detectorRow = z.strictObject({
  type: z.enum(CONTRACT_RISK_TYPES),
  title: said,
  /** In whose contracts it looks; in all where absent. */
  subjects: subjects.optional(),
  /** The article that the risk is against: one, or one for each subject. */
  article: z.union([articleName, z.partialRecord(z.enum(CONTRACT_SUBJECTS), articleName)]),
  /** What a clause of the type comes to: one, or one for each subject; absent: nothing in general. */
  effect: z
    .union([z.enum(CLAUSE_EFFECTS), z.partialRecord(z.enum(CONTRACT_SUBJECTS), z.enum(CLAUSE_EFFECTS))])
    .optional(),
  /** Said of a clause that no rule knows and that reads like known risky ones. */
  likeness: said,
  /** What the statute itself allows: a clause that says so is told by no likeness. */
  lawful: z.strictObject({ said: phrases, none: phrases }).optional(),
  /** A wording to ask for instead. */
  suggestion: said,
  /** What only the contract as a whole shows (risk/whole.ts). */
  whole: z.array(z.enum(WHOLE_NAMES)).optional(),
  /** Words of its own, beside those of words.json. */
  words: z.record(slug, phrases),
  rules: z.array(ruleRow),
})

/** The same, to be read with. */
export interface Rule extends Omit<z.infer<typeof ruleRow>, 'all' | 'none' | 'when'> {
  all: readonly RegExp[]
  none: RegExp | null
  conditions: readonly Condition[]
  /** An English rule has nothing to find in a Korean sentence, nor the other way round. */
  korean: boolean
}

export interface Detector {
  type: ContractRiskType
  title: Said
  subjects: readonly ContractSubject[] | null
  article: (subject: ContractSubject) => Article
  effect: (subject: ContractSubject) => ClauseEffect | null
  likeness: Said
  allows: (plain: string) => boolean
  suggestion: Said
  rules: readonly Rule[]
  readContract: (contract: Contract) => Finding[]
}

const allowedBy = (
  lawful: z.infer<typeof detectorRow>['lawful'],
  read: (phrase: string | readonly string[]) => RegExp,
): Detector['allows'] => {
  if (lawful === undefined) return () => false
  const [said, none] = [read(lawful.said), read(lawful.none)]
  return (plain) => said.test(plain) && !none.test(plain)
}

/** Throws where a row is not as the schema says, a name in it is unknown, or an article or a rule's own name is missing. */
export const readDetector = (row: unknown): Detector => {
  const { type, title, suggestion, likeness, rules, whole = [], ...parsed } = detectorRow.parse(row)
  const words = { ...WORDS, ...parsed.words }
  const read = (phrase: string | readonly string[]): RegExp => compile(phrase, words)
  const articles = new Map(
    (parsed.subjects ?? CONTRACT_SUBJECTS).map((subject) => {
      const name = typeof parsed.article === 'string' ? parsed.article : parsed.article[subject]
      if (name === undefined) throw new Error(`${type}: no article for ${subject}`)
      return [subject, nameArticle(name)]
    }),
  )
  if (new Set(rules.map(({ id }) => id)).size < rules.length) throw new Error(`${type}: a rule stands twice`)
  return {
    type,
    title,
    subjects: parsed.subjects ?? null,
    article: (subject) => {
      const found = articles.get(subject)
      if (!found) throw new Error(`${type} is not looked for in ${subject}`)
      return found
    },
    effect: (subject) => (typeof parsed.effect === 'object' ? parsed.effect[subject] : parsed.effect) ?? null,
    likeness,
    allows: allowedBy(parsed.lawful, read),
    suggestion,
    rules: rules.map(({ all: groups, none, when, ...rule }) => {
      const all = groups.map(read)
      return {
        ...rule,
        all,
        none: none === undefined ? null : read(none),
        conditions: CONDITION_NAMES.flatMap((name) => {
          const limit = when?.[name]
          return limit === undefined ? [] : [CONDITIONS[name](Number(limit), read)]
        }),
        korean: /[가-힣]/.test(all[0]?.source ?? ''),
      }
    }),
    readContract: (contract) => whole.flatMap((name) => readWhole(name, contract)),
  }
}
