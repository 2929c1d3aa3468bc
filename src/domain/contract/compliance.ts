import type { Article, Compliance, Contract, ContractRisk, ContractRiskType } from './contract.ts'
import { article } from './contract.ts'
import { monthsBetween } from './term.ts'

interface Check {
  rule: string
  fails: readonly ContractRiskType[]
  article: Article
}

const HOME = '주택임대차보호법'
const SHOP = '상가건물 임대차보호법'

const HOME_CHECKS: readonly Check[] = [
  {
    rule: '차임·보증금의 증액이 5% 한도를 따른다',
    fails: ['EXCESSIVE_INCREASE'],
    article: article(HOME, '제7조'),
  },
  {
    rule: '갱신요구권과 묵시적 갱신을 빼앗지 않는다',
    fails: ['RENEWAL_WAIVER'],
    article: article(HOME, '제6조의3'),
  },
  {
    rule: '임대차가 끝나면 보증금을 조건 없이 돌려준다',
    fails: ['DEPOSIT_RETURN_CONDITIONAL'],
    article: article(HOME, '제4조'),
  },
  {
    rule: '전입신고·확정일자·임차권등기를 막지 않는다',
    fails: ['REGISTRATION_FORBIDDEN'],
    article: article(HOME, '제3조'),
  },
  {
    rule: '임대인의 납세 정보를 알 수 있다',
    fails: ['TAX_ARREARS'],
    article: article(HOME, '제3조의7'),
  },
  {
    rule: '임차인에게 불리하게 법을 배제하지 않는다',
    fails: ['STATUTORY_WAIVER'],
    article: article(HOME, '제10조'),
  },
]
const SHOP_CHECKS: readonly Check[] = [
  {
    rule: '차임·보증금의 증액이 5% 한도를 따른다',
    fails: ['EXCESSIVE_INCREASE'],
    article: article(SHOP, '제11조'),
  },
  {
    rule: '10년의 갱신요구권을 빼앗지 않는다',
    fails: ['RENEWAL_WAIVER'],
    article: article(SHOP, '제10조'),
  },
  {
    rule: '연체로 인한 해지는 차임 3기부터이다',
    fails: ['UNILATERAL_TERMINATION'],
    article: article(SHOP, '제10조의8'),
  },
  {
    rule: '사업자등록과 확정일자를 막지 않는다',
    fails: ['REGISTRATION_FORBIDDEN'],
    article: article(SHOP, '제3조'),
  },
  {
    rule: '임차인에게 불리하게 법을 배제하지 않는다',
    fails: ['STATUTORY_WAIVER'],
    article: article(SHOP, '제15조'),
  },
]
const LEASE_CHECKS: readonly Check[] = [
  {
    rule: '임대인이 사용에 필요한 수선을 한다',
    fails: ['REPAIR_BURDEN'],
    article: article('민법', '제623조'),
  },
]
const SALE_CHECKS: readonly Check[] = [
  {
    rule: '소유권의 행사를 막는 권리를 잔금까지 없앤다',
    fails: ['SENIOR_DEBT', 'TRUST_PROPERTY'],
    article: article('민법', '제568조'),
  },
  {
    rule: '위약금이 부당하게 크지 않다',
    fails: ['EXCESSIVE_PENALTY'],
    article: article('민법', '제398조'),
  },
]

/** The statutory rules that the contract was held against; a short term is lawful, the tenant may still claim two years. */
export const checkCompliance = (contract: Contract, risks: readonly ContractRisk[]): Compliance[] => {
  const checks =
    contract.subject === 'SALE'
      ? SALE_CHECKS
      : [...(contract.subject === 'LEASE_SHOP' ? SHOP_CHECKS : HOME_CHECKS), ...LEASE_CHECKS]
  const found = new Set(risks.map((risk) => risk.type))
  return [
    ...checks.map(({ rule, fails, article: rests }) => ({
      rule,
      passed: !fails.some((type) => found.has(type)),
      article: rests,
    })),
    ...checkTerm(contract),
  ]
}

const MINIMUM_MONTHS = { LEASE_HOME: 24, LEASE_SHOP: 12 } as const

const checkTerm = ({ subject, facts }: Contract): Compliance[] => {
  if (subject === 'SALE' || facts.termStart === null || facts.termEnd === null) return []
  const minimum = MINIMUM_MONTHS[subject]
  const months = monthsBetween(facts.termStart, facts.termEnd)
  return [
    {
      rule: `기간이 ${minimum / 12}년 이상이다(그보다 짧게 정해도 임차인은 ${minimum / 12}년을 주장할 수 있다)`,
      passed: months > minimum - 0.2,
      article: subject === 'LEASE_SHOP' ? article(SHOP, '제9조') : article(HOME, '제4조'),
    },
  ]
}

/** What a whole contract should say, in Korean, where it does not. */
export const listMissing = ({ subject, facts, clauses }: Contract): string[] => {
  const text = clauses.map((clause) => clause.text).join('\n')
  const sale = subject === 'SALE'
  const says = (expression: RegExp): boolean => expression.test(text)
  const expected: readonly (readonly [string, boolean])[] = [
    ['목적물의 표시(소재지·동·호수)', facts.property !== null],
    [sale ? '매도인' : '임대인', facts.lessor !== null || says(/임대인|매도인|집주인|lessor|landlord/i)],
    [sale ? '매수인' : '임차인', facts.lessee !== null || says(/임차인|매수인|세입자|lessee|tenant/i)],
    [sale ? '매매대금' : '보증금', (sale ? facts.salePrice : facts.deposit) !== null],
    ['잔금과 지급일', facts.balance !== null],
    ['임대차 기간', sale || facts.termStart !== null || facts.termMonths !== null],
    ['계약일', says(/\d{4}\s*[.년-]\s*\d{1,2}/) || says(/signed on/i)],
    ['임대인의 납세 정보(국세·지방세) 확인', subject !== 'LEASE_HOME' || says(/세금|국세|지방세|납세|tax/i)],
    [
      '선순위 권리(근저당·다른 임차인의 보증금) 확인',
      sale || says(/근저당|융자|선순위|등기|mortgage|title/i),
    ],
    ['관리비의 금액과 내역', sale || says(/관리비|공용|유지|common charges|maintenance/i)],
  ]
  return expected.filter(([, present]) => !present).map(([name]) => name)
}
