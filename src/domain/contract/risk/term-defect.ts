import { article } from '../contract.ts'
import type { Contract } from '../contract.ts'
import type { Detector, Finding } from '../rule.ts'
import { readTerms, monthsBetween } from '../term.ts'
import { LESSOR, NOT, TENANT, VOIDED, reads } from '../vocabulary.ts'

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
    {
      all: [
        reads`${TENANT}(?:은|이|는|만|에게|가|측은|쪽은).{0,60}(?:${BOUND}|(?:살|거주|있|머물|쓰|임차|채우|지키|유지|사용|머무)(?:.{0,4})(?:아야|어야|여야|해야|하여야|기로|의무|는살아야|은살아야)|의무|최소\d|구속|묶|약정기간을(?:지|채)|나가(?:지|면)(?:.{0,4})(?:못|안)|해지(?:.{0,6})${NOT})`,
        reads`${LESSOR}(?:은|이|는|가|측은|쪽은|에게는|한테는).{0,60}(?:언제|아무때|자유|임의|마음대로|얽매이|매이|구속|묶이|제한|구애|사정|필요|앞당|줄일|단축|지나면|이후에는|통지만|예고|정할|정한다|정하|정함|끝낼|끝낸|해지|종료)`,
      ],
      none: [
        reads`${LESSOR}(?:은|이)?(?:도|역시).{0,30}(?:없|못)|갱신|연체|차임을|월세를|${VOIDED}|보증금|2기|3기|위반|전대|수리|출입|함께|모두|쌍방|담보|여신|대출|근저당|저당`,
      ],
      holds: (plain) =>
        /매이지|구속|묶이|자유|언제|아무때|마음|임의|사정|필요|앞당|줄|단축|지나면|이후|제한|예고|통지/.test(
          plain,
        ),
      severity: 'MEDIUM',
      reason: '계약기간이 임차인만 묶고 임대인은 묶지 않습니다.',
      span: 2,
    },
    {
      all: [
        reads`(?:임대차|계약|임대|거주|존속|전세|사용|이용)?(?:기간|기한|종기|만기|끝나는날|만료일|종료일)(?:은|는|을|를|의|이|도|:)?.{0,24}(?:${LESSOR}(?:의|이|가|에게|측)?.{0,16}(?:정하|정한|필요할|필요한|사정|뜻|판단|재량|달려|맡|알려주는|통보하는|통지하는|말하는)|(?:못박|확정|특정|명시|기재|정)(?:하|해|되|두)?(?:[가-힣]{0,3})지(?:않|아니)|미정|비워|공란|추후|나중에|적지않|무기한|기약없|정함(?:이)?없)`,
      ],
      none: [
        /갱신|연장|정하지않은사항|묵시|공사|수리|관리비|정하지아니한임대차는|연체|보증금|전까지|월세|차임|지급|증액|인상|담보|근저당|기간(?:중|동안|내|만료|이?(?:끝|지))|만기(?:에|가|일에|후|시)|청소|해지|이행|최고|상당한|납부/,
      ],
      severity: 'MEDIUM',
      reason: '임대차 기간이 정해지지 않았거나 임대인의 뜻에 달려 있습니다.',
    },
    {
      all: [
        /(?:tenant|lessee).{0,60}(?:bound|maynot|shallnot|cannot|must|committed|obliged|noright|stay)|(?:theterm|enddate|duration|period|expirydate)(?:is|of|ofthelease)?.{0,30}(?:not|left|tobe|undeterm|open|indef|until)/,
        /(?:landlord|lessor)(?:is|may|can|remains|shall|willbe|sets|will|has|notifies|decides|chooses|wishes|needs).{0,60}(?:free|notbound|shorten|anytime|decid|determin|setlater|noticeof|choos|end)|notfixed|leftopen|leftblank|tobedecided|tobeagreed|undetermined|openended|open-ended|nofixed|indefinite/,
      ],
      none: [/renew|rent|deposit|repair|maintenance|enter|unless|both|mortgage|register|report|tax/],
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

/** “20 년 월 일부터”: a form whose days were left out. */
const BLANK_DAY =
  /(?:기간|존속).{0,14}(?:(?:20)?(?:\d\d)?년월일|년\(?\)?월|[_.]{2,}년|\d{4}년(?:월|[_.]{2,}월))/

const missTerm = ({ kind, formal, clauses, facts }: Contract): Finding[] => {
  const left = clauses.find(({ sentences }) => BLANK_DAY.test(sentences.map(({ plain }) => plain).join('')))
  if (kind !== 'EXCERPT' && left) {
    return [{ clause: left.text, severity: 'MEDIUM', reason: '임대차 기간의 날짜가 비어 있습니다.' }]
  }
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
