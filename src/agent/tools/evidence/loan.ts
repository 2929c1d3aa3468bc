import { LOAN_CATEGORY_LABELS } from '../../../domain/loan.ts'
import type { LoanHit } from '../../../domain/loan-search.ts'
import type { Language } from '../../../domain/run.ts'
import { factLine } from '../../evidence.ts'
import { inertText } from '../../../domain/inert-text.ts'
import type { Evidence, FactName } from '../../evidence.ts'

const percent = (rate: number): string => `${Math.round(rate * 100) / 100}%`

const loanRate = (hit: LoanHit, language: Language): string => {
  if (hit.minRate !== null && hit.maxRate !== null && hit.minRate !== hit.maxRate) {
    return `${percent(hit.minRate)} ~ ${percent(hit.maxRate)}`
  }
  const rate = hit.minRate ?? hit.maxRate ?? hit.averageRate
  return rate === null ? (language === 'KO' ? '공시되지 않음' : 'not published') : percent(rate)
}

export const loanEvidence = (hit: LoanHit, n: number, language: Language): Evidence => {
  const line = (name: FactName, value: string | null) => (value ? factLine(name, language, value) : null)
  const category = LOAN_CATEGORY_LABELS[hit.category][language === 'KO' ? 'ko' : 'en']
  const facts = [
    line('product', `${hit.name} (${category})`),
    line('company', hit.company),
    line('rate', [loanRate(hit, language), hit.rateType].filter(Boolean).join(', ')),
    line('limit', hit.limitText),
    line('repayment', hit.repaymentType),
    line('eligibility', hit.eligibility),
  ]
  return {
    n,
    kind: 'loan',
    title: inertText(`${hit.company} ${hit.name}`),
    facts: facts.filter((fact) => fact !== null),
    source: { kind: 'LOAN', id: hit.id, label: `${hit.company} ${hit.name}` },
    listing: null,
    ...(hit.isDemo && { isDemo: true }),
  }
}
