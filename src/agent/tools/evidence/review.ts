import { present } from '../../../domain/present.ts'
import { RISK_LEVELS } from '../../../domain/contract/contract.ts'
import type { ContractReview, Said as Words } from '../../../domain/contract/contract.ts'
import { titleOf } from '../../../domain/contract/detectors.ts'
import type { LawHit } from '../../../domain/law/search.ts'
import { article, count, name, term, text } from '../../../domain/message/arg.ts'
import { message } from '../../../domain/message/say.ts'
import type { Said } from '../../../domain/message/say.ts'
import type { Evidence } from '../../facts/evidence.ts'
import { facts } from '../../facts/fact.ts'
import type { Fact } from '../../facts/fact.ts'
import { calculationEvidence, concludes, warns } from '../calculation.ts'
import { nameOfArticle } from '../find-article.ts'
import { checkFact } from './check.ts'

export const tally = ({ risks }: ContractReview) => ({
  all: risks.length,
  high: risks.filter(({ severity }) => severity === 'HIGH').length,
  medium: risks.filter(({ severity }) => severity === 'MEDIUM').length,
  low: risks.filter(({ severity }) => severity === 'LOW').length,
})
export const passedIn = ({ compliance }: ContractReview): number =>
  compliance.filter(({ passed }) => passed).length

const finds = facts('result', 'quoted')
export const words = (it: Words): Said => message('words', { text: text(it) })

/** Clauses whose effect is told first: those of the highest severity. */
const EFFECTS = 2

/** What the worst clauses come to where they are signed, each type once. */
const effectsOf = ({ risks }: ContractReview): Fact[] => {
  const worst = [
    ...new Map(
      risks
        .toSorted((a, b) => RISK_LEVELS.indexOf(b.severity) - RISK_LEVELS.indexOf(a.severity))
        .map((it) => [it.type, it]),
    ).values(),
  ]
  return worst
    .slice(0, EFFECTS)
    .flatMap(({ type, effect }) =>
      effect === null ? [] : [concludes(`contract.effect.${effect}`, { what: text(titleOf(type)) })],
    )
}

/** The review as a source: what was read and what came out, with every sentence that an answer may say from it. */
export const reviewEvidence = (review: ContractReview, hits: readonly LawHit[]): Evidence => {
  const { all, high, medium, low } = tally(review)
  const items = (value: number) => count(value, 'item')
  const counted = concludes('contract.reviewed', {
    all: items(all),
    high: items(high),
    medium: items(medium),
    low: items(low),
    level: term(`level.${review.riskLevel}`),
  })
  const effects = effectsOf(review)
  return calculationEvidence({
    name: 'contractReview',
    inputs: { contractKind: review.kind, clauses: review.clauses.length },
    result: {
      assumptions: [],
      rules: hits.flatMap((hit) =>
        hit.effectiveDate === null
          ? []
          : [
              {
                name: hit.lawName,
                article: nameOfArticle(hit),
                effectiveFrom: hit.effectiveDate,
                text: hit.title,
              },
            ],
      ),
    },
    further: {
      riskLevel: review.riskLevel,
      risks: review.risks.map(({ type, severity }) => ({ type, severity })),
      missing: review.missing.map(words),
      compliance: review.compliance.map(({ rule, passed }) => ({ rule: words(rule), passed })),
    },
    facts: [
      ...(review.kind === 'EXCERPT' ? [...effects, counted] : [counted, ...effects]),
      finds('contract.clauses', { count: items(review.clauses.length) }),
      finds('contract.kept', { passed: items(passedIn(review)), all: items(review.compliance.length) }),
      ...review.favours.map(({ protects }) => finds('contract.favour', { what: text(protects) })),
      ...review.risks.flatMap((risk) =>
        present([
          finds('contract.clause', { clause: name(risk.clause) }),
          finds('contract.reason', { reason: text(risk.reason) }),
          risk.suggestion.ko !== '' && finds('contract.suggestion', { wording: text(risk.suggestion) }),
          finds('contract.law', { article: article(risk.article) }),
        ]),
      ),
      ...review.compliance.map((check) => checkFact({ ...check, rule: text(check.rule) })),
      ...review.missing.map((what) => warns('contract.missing', { what: text(what) })),
    ],
  })
}
