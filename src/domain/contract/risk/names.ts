import { withoutLegalForm } from '../company.ts'
import type { Contract } from '../contract.ts'
import type { WholeFinding } from './finding.ts'

const AGENT = /대리|위임|공유|공동|법인|대표|신탁|수탁|동의서|승계/

/** The lessor who signs beside the owner who is registered, where a whole contract names both. */
export const signedByOther = ({ kind, clauses, facts }: Contract): WholeFinding[] => {
  const { lessor, owner } = facts
  if (
    kind === 'EXCERPT' ||
    lessor === null ||
    owner === null ||
    lessor.includes(owner) ||
    owner.includes(lessor)
  )
    return []
  if (clauses.some((clause) => AGENT.test(clause.text))) return []
  const clause = clauses.find(({ text }) => text.replace(/\s/g, '').includes(owner) && /소유|등기/.test(text))
  if (!clause) return []
  return [
    {
      clause: clause.text,
      severity: 'HIGH',
      reason: {
        ko: `등기부의 소유자(${owner})와 서명하는 임대인(${lessor})이 다르고 대리권을 보이지 않았습니다.`,
        en: 'The lessor who signs is not the owner in the register, and no authority to act for the owner is shown.',
      },
    },
  ]
}

const SPECIAL_HOLDER = /신탁|에스크로|법원|임대인|소유자|본인|매도인/

/** The account whose holder a whole contract names, and who is neither lessor nor owner. */
export const otherHolder = ({ kind, clauses, facts }: Contract): WholeFinding[] => {
  const { accountHolder, lessor, owner } = facts
  if (kind === 'EXCERPT' || accountHolder === null || lessor === null || SPECIAL_HOLDER.test(accountHolder))
    return []
  const holder = withoutLegalForm(accountHolder)
  const sameAs = (name: string | null): boolean =>
    name !== null && (withoutLegalForm(name).includes(holder) || holder.includes(withoutLegalForm(name)))
  if (sameAs(lessor) || sameAs(owner)) return []
  const clause = clauses.find(({ text }) => /예\s*금\s*주/.test(text))
  if (!clause || /임대인|신탁|에스크로/.test(clause.text.slice(clause.text.search(/예\s*금\s*주/)))) return []
  const reason = {
    ko: `예금주(${accountHolder})가 임대인(${lessor})이 아닙니다.`,
    en: 'The holder of the account is not the lessor.',
  }
  return [{ clause: clause.text, severity: 'HIGH', reason }]
}
