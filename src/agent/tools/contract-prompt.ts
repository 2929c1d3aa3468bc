import type { Language } from '../../domain/run.ts'

/** What the review of a contract says. */
export const REVIEW_WORDS = {
  KO: {
    levels: { LOW: '낮음', MEDIUM: '주의', HIGH: '높음' },
    title: '계약서 검토',
    count: (all: number, high: number, medium: number, low: number) =>
      `위험 조항: ${all}건 (높음 ${high}건, 주의 ${medium}건, 낮음 ${low}건)`,
    level: (level: string) => `전체 위험도: ${level}`,
    earlier: { name: '검토한 계약서', value: '앞서 대화에 붙여 넣은 것' },
    clauses: (count: number) => `읽은 조항: ${count}개`,
    checks: (passed: number, all: number) => `법정 기준 점검: ${all}개 가운데 ${passed}개를 지켰어요`,
    metrics: { risks: '위험 조항', high: '위험도 높음', clauses: '읽은 조항', passed: '지킨 법정 기준' },
    units: { risks: '건', clauses: '개' },
    missing: (name: string) => `계약서에 없는 것: ${name}`,
    excerpt: '특약이나 조항 일부만 읽었어요. 본계약에 있는 내용은 확인하지 못했어요.',
    noRisk: '임차인·매수인에게 불리한 조항을 찾지 못했어요.',
    highRisk: '위험도가 높은 조항은 고치기 전에 서명하지 마세요.',
    noLaw: (names: string) => `다음 조문의 원문은 자료에 없어 이름만 적었어요: ${names}`,
  },
  EN: {
    levels: { LOW: 'low', MEDIUM: 'medium', HIGH: 'high' },
    title: 'Contract review',
    count: (all: number, high: number, medium: number, low: number) =>
      `Clauses at risk: ${all} (high ${high}, medium ${medium}, low ${low})`,
    level: (level: string) => `Overall risk: ${level}`,
    earlier: { name: 'contract reviewed', value: 'the one pasted earlier in the conversation' },
    clauses: (count: number) => `Clauses read: ${count}`,
    checks: (passed: number, all: number) => `Statutory rules kept: ${passed} of ${all}`,
    metrics: {
      risks: 'clauses at risk',
      high: 'of high severity',
      clauses: 'clauses read',
      passed: 'statutory rules kept',
    },
    units: { risks: null, clauses: null },
    missing: (name: string) => `Not in the contract: ${name}`,
    excerpt: 'Only special terms or single clauses were read; what the main contract says is not known.',
    noRisk: 'No clause against the tenant or buyer was found.',
    highRisk: 'Do not sign before the clauses of high severity are changed.',
    noLaw: (names: string) =>
      `The text of these articles is not at hand, only their names are given: ${names}`,
  },
} as const satisfies Record<Language, unknown>
