import type { ContractRiskType, RiskLevel } from '../../domain/contract/contract.ts'
import type { Language } from '../../domain/run.ts'

const ORDER: readonly RiskLevel[] = ['HIGH', 'MEDIUM', 'LOW']

/** How a contract review is told. Reasons and wordings come from the review; clauses stay in the contract's words. */
export const CONTRACT_WORDS = {
  KO: {
    order: ORDER,
    headings: { risks: '위험 조항', compliance: '법정 기준 점검', missing: '빠진 내용' },
    missingMark: '계약서에 없는 것: ',
    lead: (count: string, level: string) => `계약서를 검토했어요. ${count}, ${level}.`,
    unproven:
      '붙여 넣은 조항에서 규칙으로 찾은 위험은 없어요. 안전하다는 뜻은 아니니, 걸리는 문구는 계약서 전체와 함께 다시 보여 주시거나 전문가에게 확인하세요.',
    none: '임차인·매수인에게 불리한 조항을 찾지 못했어요.',
    severity: (level: string) => `위험도 ${level}`,
    levels: { LOW: '낮음', MEDIUM: '주의', HIGH: '높음' },
    reason: '이유',
    law: '근거',
    suggestion: '이렇게 고쳐 보세요',
    passed: '어긋나는 내용 없음',
    broken: '어긋남',
    types: {
      UNILATERAL_TERMINATION: '임대인의 일방적 해지',
      DEPOSIT_RETURN_CONDITIONAL: '조건을 단 보증금 반환',
      RENEWAL_WAIVER: '갱신 요구권 포기',
      EXCESSIVE_INCREASE: '한도를 넘는 증액',
      REPAIR_BURDEN: '임대인 수선의 전가',
      REGISTRATION_FORBIDDEN: '전입신고·확정일자 등의 제한',
      EXCESSIVE_PENALTY: '과도한 위약금',
      ENTRY_WITHOUT_CONSENT: '동의 없는 출입',
      EXCESSIVE_RESTORATION: '과도한 원상복구',
      SENIOR_DEBT: '선순위 권리와 담보 설정',
      OWNER_MISMATCH: '계약할 권한이 확인되지 않음',
      TRUST_PROPERTY: '신탁 부동산',
      TAX_ARREARS: '세금 체납 확인 제한',
      UNCLEAR_MAINTENANCE_FEE: '불분명한 관리비',
      TERM_DEFECT: '기간의 결함',
      ESSENTIALS_MISSING: '핵심 내용의 누락이나 모순',
      STATUTORY_WAIVER: '법정 권리의 포기',
      THIRD_PARTY_ACCOUNT: '다른 사람의 계좌',
    },
  },
  EN: {
    order: ORDER,
    headings: { risks: 'Clauses at risk', compliance: 'Statutory rules', missing: 'What is missing' },
    missingMark: 'Not in the contract: ',
    lead: (count: string, level: string) => `The contract was reviewed. ${count}. ${level}.`,
    unproven:
      'No risk was found by rule in what was pasted. That does not prove it safe: show it with the whole contract, or ask a professional.',
    none: 'No clause against the tenant or buyer was found.',
    severity: (level: string) => `${level} risk`,
    levels: { LOW: 'low', MEDIUM: 'medium', HIGH: 'high' },
    reason: 'why',
    law: 'law',
    suggestion: 'a wording to ask for',
    passed: 'nothing against it',
    broken: 'not kept',
    types: {
      UNILATERAL_TERMINATION: 'The lessor may end the lease at will',
      DEPOSIT_RETURN_CONDITIONAL: 'The deposit is returned only on a condition',
      RENEWAL_WAIVER: 'The right to renewal is given up',
      EXCESSIVE_INCREASE: 'Increases beyond the statutory cap',
      REPAIR_BURDEN: 'The lessor’s repairs are put on the tenant',
      REGISTRATION_FORBIDDEN: 'Moving-in report or fixed date is hindered',
      EXCESSIVE_PENALTY: 'A penalty out of proportion',
      ENTRY_WITHOUT_CONSENT: 'Entry without consent',
      EXCESSIVE_RESTORATION: 'Restoration beyond ordinary wear',
      SENIOR_DEBT: 'Older rights or new debt on the property',
      OWNER_MISMATCH: 'No authority to let or sell is shown',
      TRUST_PROPERTY: 'Trust property without the trustee',
      TAX_ARREARS: 'Unpaid taxes cannot be checked',
      UNCLEAR_MAINTENANCE_FEE: 'An unclear maintenance fee',
      TERM_DEFECT: 'A defect of the term',
      ESSENTIALS_MISSING: 'Essentials are missing or contradict each other',
      STATUTORY_WAIVER: 'Statutory rights are waived',
      THIRD_PARTY_ACCOUNT: 'Money goes to somebody else’s account',
    },
  },
} as const satisfies Record<
  Language,
  { types: Record<ContractRiskType, string>; levels: Record<RiskLevel, string>; [word: string]: unknown }
>
