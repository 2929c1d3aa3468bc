import type { RiskLevel } from '../../domain/contract/contract.ts'
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
  },
} as const satisfies Record<Language, { levels: Record<RiskLevel, string>; [word: string]: unknown }>
