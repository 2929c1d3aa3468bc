import { article } from '../contract.ts'
import type { Contract } from '../contract.ts'
import type { Detector, Finding } from '../rule.ts'
import { readTerms, monthsBetween } from '../term.ts'
import { LESSOR, TENANT, reads } from '../vocabulary.ts'

const BOUND =
  '(?:(?:반드시|꼭|무조건|의무적으로).{0,16}(?:채우|채워|살|거주|지키|살아|유지)|(?:나갈|해지할|나가|떠날|이사할|끝낼|비울|그만둘|벗어날|해제할)(?:수)?(?:.{0,4})(?:없|못)|(?:해지|나가|떠나|이사|중도)(?:[가-힣]{0,8})(?:하지|지)(?:않|못|아니)|해지(?:를)?(?:할수없|못하|요구하지못|금지)|끝까지|지켜야|구속|묶)'
const FREE =
  '(?:(?:기간|끝|종료|언제|해지|계약|나가|퇴거|만기|종기)(?:.{0,30})(?:줄일|단축|앞당|자유로|언제든|마음대로|정한다|정할|해지할수있|끝낼수|종료할수|변경할수|조정할수|바꿀수|임의로)|(?:언제든|자유로이|사정에따라|필요에따라|임의로|마음대로).{0,25}(?:해지|끝|종료|기간|줄일|단축))'

export const termDefect: Detector = {
  type: 'TERM_DEFECT',
  subjects: ['LEASE_HOME', 'LEASE_SHOP'],
  rules: [
    {
      all: [
        reads`${TENANT}(?:은|이|는|만|에게|가).{0,50}${BOUND}.{0,40}${LESSOR}(?:은|이|는|가|측).{0,45}${FREE}|${LESSOR}(?:은|이|는|가|측).{0,45}${FREE}.{0,40}${TENANT}(?:은|이|는|만|가).{0,50}${BOUND}`,
      ],
      none: [reads`${LESSOR}(?:은|이)?(?:도|역시).{0,30}(?:없|못)|갱신|연체`],
      severity: 'MEDIUM',
      reason: '계약기간이 임차인만 묶고 임대인은 묶지 않습니다.',
      span: 2,
    },
    {
      all: [
        reads`(?:임대차|계약|임대|거주|존속|전세|살수있는|사는|쓸수있는|쓰는|사용)(?:의)?(?:기간|기한).{0,25}(?:정하(?:여두)?지|정해두지|적지|못박지|두지(?:않|아니)|미정|무기한|없(?:이|는것)|비워(?:두|둔)|(?:추후|나중에|별도로|다음에)(?:[가-힣]{0,6})(?:정|협의)|${LESSOR}(?:이|가|의).{0,16}(?:때까지|정|날까지|까지로)|(?:팔릴|매매될|매각될|재건축|필요할|나가라고할|들어올|요구할)때까지)|${LESSOR}(?:이|가).{0,12}(?:말하|알리|정하|통보하|원하|부르)(?:는|한)(?:날|때)까지|(?:얼마동안|언제까지|얼마나)(?:.{0,6})(?:살|쓸|있을|거주|머물)(?:.{0,8})(?:안정|정하지|미정|모르)|(?:언제까지|만기|만료일|끝나는날|종료일|나가는날).{0,20}(?:정하지(?:않|아니)|미정|${LESSOR}(?:이|가)(?:.{0,8})(?:정한|통보|알려))`,
      ],
      none: [
        /갱신|연장(?:한|할)|정하지않은사항|묵시|공사기간|수리기간|관리비|기간을정하지아니한임대차는|이사(?:나가는)?날짜는서로|연체/,
      ],
      severity: 'MEDIUM',
      reason: '임대차 기간이 정해지지 않았거나 임대인의 뜻에 달려 있습니다.',
    },
    {
      all: [
        /(?:tenant|lessee)(?:may|shall|can)not(?:terminate|leave|end).{0,80}(?:landlord|lessor)may(?:terminate|end|shorten)|termis(?:not(?:fixed|specified)|tobedecided|undetermined)|until(?:the)?(?:landlord|lessor)(?:decides|requires|needs)/,
      ],
      severity: 'MEDIUM',
      reason: '계약기간이 정해지지 않았거나 임차인만 묶습니다.',
    },
  ],
  readContract: (contract) =>
    contract.subject === 'SALE' ? [] : [...compareTerms(contract), ...missTerm(contract)],
  article: (subject) =>
    subject === 'LEASE_SHOP'
      ? article('상가건물 임대차보호법', '제9조')
      : article('주택임대차보호법', '제4조'),
  suggestion:
    '임대차기간은 ○○○○년 ○월 ○일부터 ○○○○년 ○월 ○일까지(24개월)로 하며, 임대인과 임차인은 모두 그 기간에 따른다.',
}

/** Days and months said in words agree within this; contracts end a day early or late. */
const TOLERANCE = 1.1

const compareTerms = ({ clauses }: Contract): Finding[] => {
  const findings: Finding[] = []
  const say = (clause: string, reason: string): void => {
    findings.push({ clause, severity: 'MEDIUM', reason })
  }
  let stated: number | null = null
  for (const term of readTerms(clauses)) {
    const dated = term.end === null ? null : monthsBetween(term.start, term.end)
    if (dated !== null && dated <= 1) {
      say(term.clause, `임대차가 시작하기 전에 끝나는 것으로 적혀 있습니다(${term.start} ~ ${term.end}).`)
      continue
    }
    const months = dated ?? term.months
    if (dated !== null && term.months !== null && Math.abs(dated - term.months) > TOLERANCE) {
      say(
        term.clause,
        `적힌 날짜는 약 ${Math.round(dated)}개월인데 기간은 ${term.months}개월이라고 하여 서로 다릅니다.`,
      )
    } else if (stated !== null && months !== null && Math.abs(stated - months) > TOLERANCE) {
      say(
        term.clause,
        `앞에서는 약 ${Math.round(stated)}개월, 여기서는 약 ${Math.round(months)}개월이라고 하여 기간이 서로 다릅니다.`,
      )
    }
    stated ??= months
  }
  return findings
}

const missTerm = ({ kind, formal, clauses, facts }: Contract): Finding[] => {
  if (kind === 'EXCERPT' || !formal || facts.termStart !== null || facts.termMonths !== null) return []
  const said = clauses.find(({ text }) => /기\s*간|term/i.test(text) && !/(?:갱신|연체|공사)/.test(text))
  if (said && /(?:부터|까지|~|개월|년)/.test(said.text) && /\d/.test(said.text)) return []
  return [
    {
      clause: said?.text ?? clauses[0]?.text ?? '',
      severity: 'MEDIUM',
      reason: '임대차 기간이 적혀 있지 않습니다.',
    },
  ]
}
