import type { Contract, Said } from '../contract.ts'
import { monthsBetween, readTerms } from '../term.ts'
import type { WholeFinding } from './finding.ts'

/** Days and months said in words agree within this; contracts end a day early or late. */
const TOLERANCE = 1.1

/** Two terms of one contract that differ, or one that ends before it begins. */
export const termsDiffer = ({ clauses, subject }: Contract): WholeFinding[] => {
  if (subject === 'SALE') return []
  const findings: WholeFinding[] = []
  const say = (clause: string, reason: Said): void => {
    findings.push({ clause, severity: 'MEDIUM', reason })
  }
  let stated: number | null = null
  for (const term of readTerms(clauses)) {
    const dated = term.end === null ? null : monthsBetween(term.start, term.end)
    if (dated !== null && dated <= 1) {
      say(term.clause, {
        ko: `임대차가 시작하기 전에 끝나는 것으로 적혀 있습니다(${term.start} ~ ${term.end}).`,
        en: `The lease is written to end before it begins (${term.start} to ${term.end}).`,
      })
      continue
    }
    const months = dated ?? term.months
    if (dated !== null && term.months !== null && Math.abs(dated - term.months) > TOLERANCE) {
      say(term.clause, {
        ko: `적힌 날짜는 약 ${Math.round(dated)}개월인데 기간은 ${term.months}개월이라고 하여 서로 다릅니다.`,
        en: `The days are about ${Math.round(dated)} months apart, yet the term is said to be ${term.months} months.`,
      })
    } else if (stated !== null && months !== null && Math.abs(stated - months) > TOLERANCE) {
      say(term.clause, {
        ko: `앞에서는 약 ${Math.round(stated)}개월, 여기서는 약 ${Math.round(months)}개월이라고 하여 기간이 서로 다릅니다.`,
        en: `The term is about ${Math.round(stated)} months before and about ${Math.round(months)} months here.`,
      })
    }
    stated ??= months
  }
  return findings
}

/** “20 년 월 일부터”: a form whose days were left out. */
const BLANK_DAY =
  /(?:기간|존속).{0,14}(?:(?:20)?(?:\d\d)?년월일|년\(?\)?월|[_.]{2,}년|\d{4}년(?:월|[_.]{2,}월))/

/** A whole contract that names no term, or leaves its days blank. */
export const termMissing = ({ kind, subject, formal, clauses, facts }: Contract): WholeFinding[] => {
  if (subject === 'SALE') return []
  const left = clauses.find(({ sentences }) => BLANK_DAY.test(sentences.map(({ plain }) => plain).join('')))
  if (kind !== 'EXCERPT' && left) {
    return [
      {
        clause: left.text,
        severity: 'MEDIUM',
        reason: { ko: '임대차 기간의 날짜가 비어 있습니다.', en: 'The days of the term are left blank.' },
      },
    ]
  }
  if (kind === 'EXCERPT' || !formal || facts.termStart !== null || facts.termMonths !== null) return []
  const said = clauses.find(({ text }) => /기\s*간|term/i.test(text) && !/(?:갱신|연체|공사)/.test(text))
  if (said && /(?:부터|까지|~|개월|년)/.test(said.text) && /\d/.test(said.text)) return []
  return [
    {
      clause: said?.text ?? clauses[0]?.text ?? '',
      severity: 'MEDIUM',
      reason: { ko: '임대차 기간이 적혀 있지 않습니다.', en: 'No term of the lease is written down.' },
    },
  ]
}
