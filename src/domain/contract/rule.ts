import type { Clause, Contract, ContractRisk } from './contract.ts'
import type { Detector, Rule } from './detector.ts'
import { beforeBarOnLessor, readFrame } from './frame.ts'
import type { Finding } from './risk/finding.ts'

/** “… 포기시키는 어떠한 약정도 하지 않는다”: a clause that keeps others out carries none of them. */
const KEEPS_OUT =
  /(?:약정|특약|합의|조항|조건|요구|행위)(?:을|를|도|은|는)?(?:일절|일체|전혀)?(?:하지|두지|넣지|붙이지|달지|내걸지)(?:않|아니)(?:한다|는다|하기로|기로|함|습니다|을)/

const EXCEPTION = /^(?:다만|단,|단서|그러나|however|except)/

export const detect = (detector: Detector, contract: Contract): ContractRisk[] => {
  if (detector.subjects?.includes(contract.subject) === false) return []
  const found = new Map<string, Finding>()
  const keep = (finding: Finding): void => {
    if (!found.has(finding.clause)) found.set(finding.clause, finding)
  }
  for (const clause of contract.clauses) {
    for (const finding of readClause(detector, clause, contract)) keep(finding)
  }
  for (const finding of detector.readContract(contract)) keep(finding)
  return [...found.values()].map((finding) => ({
    type: detector.type,
    ...finding,
    effect: finding.effect ?? detector.effect(contract.subject),
    article: detector.article(contract.subject),
    suggestion: detector.suggestion,
  }))
}

const readClause = (detector: Detector, clause: Clause, contract: Contract): Finding[] => {
  const findings: Finding[] = []
  const taken = new Set<number>()
  for (const size of [1, 2, 3] as const) {
    const rules = detector.rules.filter((rule) => size <= rule.span && isMeant(rule, contract))
    if (rules.length === 0) break
    for (let start = 0; start + size <= clause.sentences.length; start++) {
      const indices = Array.from({ length: size }, (_, i) => start + i)
      if (indices.some((i) => taken.has(i))) continue
      const window = clause.sentences.slice(start, start + size)
      const plain = window.map((sentence) => sentence.plain).join('')
      const next = clause.sentences[start + size]?.plain ?? ''
      const heard = EXCEPTION.test(next) ? plain + next : plain
      const rule = rules.find((candidate) => holds(candidate, plain, heard, contract))
      if (rule && size === 1 && heard === plain && isBarOnLessor(rule, plain, contract)) continue
      if (!rule) continue
      for (const i of indices) taken.add(i)
      findings.push({
        clause: window.map((sentence) => sentence.text).join(' '),
        rule: rule.id,
        severity: rule.severity,
        effect: rule.effect,
        reason: rule.reason,
      })
    }
  }
  return findings
}

/** “임대인은 증액을 청구할 수 없다”: the words of a risk, forbidden to the lessor; what was said before it may carry one still. */
const isBarOnLessor = (rule: Rule, plain: string, contract: Contract): boolean => {
  const before = beforeBarOnLessor(plain)
  return before !== null && !(before !== '' && holds(rule, before, before, contract))
}

const isMeant = ({ subjects }: Rule, { subject }: Contract): boolean => subjects?.includes(subject) ?? true

const HANGUL = /[가-힣]/

const namesMatter = (rule: Rule, plain: string): boolean =>
  HANGUL.test(plain) === rule.korean && rule.all.every((expression) => expression.test(plain))

const holds = (rule: Rule, plain: string, heard: string, contract: Contract): boolean =>
  namesMatter(rule, plain) &&
  !(
    KEEPS_OUT.test(heard) &&
    /어떠한|어떤|일체|불리/.test(heard) &&
    !/임차인(?:은|이)[가-힣]{0,20}요구/.test(heard)
  ) &&
  !rule.none?.test(heard) &&
  isFramed(rule, plain) &&
  rule.conditions.every((condition) => condition(plain, contract))

/** Whether a rule of this type knows the matter of a clause and lets it be for an exception that the clause makes. */
export const spares = (detector: Detector, plain: string, contract: Contract): boolean =>
  detector.rules.some(
    (rule) => isMeant(rule, contract) && namesMatter(rule, plain) && rule.none?.test(plain) === true,
  )

const isFramed = ({ actors, negated }: Rule, plain: string): boolean => {
  if (actors === null && negated === null) return true
  const frame = readFrame(plain)
  return (actors?.includes(frame.actor) ?? true) && (negated ?? frame.negated) === frame.negated
}
