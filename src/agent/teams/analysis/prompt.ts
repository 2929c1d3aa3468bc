import { withParticle } from '../../../domain/language/josa.ts'
import type { Language } from '../../../domain/run.ts'
import type { AnalysisTool } from './tool-name.ts'

/** What the analysis team says. */
export const ANALYSIS_WORDS = {
  KO: {
    tools: {
      contract: '계약서 검토',
      jeonse: '전세 위험도 계산',
      gap: '갭투자 계산',
      danger: '보증금 위험 기준',
      repayment: '대출 상환 계산',
      limits: '대출 규제 비율 확인',
      priority: '최우선변제금 확인',
      guarantee: '반환보증 요건 확인',
      loan: '대출 한도 계산',
      conversion: '전월세 전환 계산',
      increase: '임대료 인상 한도 계산',
      roi: '임대 수익률 계산',
      fee: '중개보수 계산',
      tax: '취득세 계산',
      market: '시세 분석',
      lending: '대출 상품 맞춰 보기',
      checks: '법적 확인 목록',
    } satisfies Record<AnalysisTool, string>,
    failed: (tool: string) => `${withParticle(tool, 'object')} 마치지 못해 빠졌어요.`,
    allFailed: '분석을 마치지 못했어요.',
    nothing: '계산하거나 분석할 만한 값(보증금, 가격, 계약서 내용 등)이 질문에 없어 분석하지 못했어요.',
    dropped: (count: number) => `분석 결과에 없는 숫자가 들어 있어 언어 모델의 문장 ${count}개를 뺐어요.`,
    levels: { LOW: '낮음', MEDIUM: '주의', HIGH: '높음' },
    contract: {
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
  },
  EN: {
    tools: {
      contract: 'contract review',
      jeonse: 'jeonse risk',
      gap: 'gap investment',
      danger: 'danger to a deposit',
      repayment: 'repayment',
      limits: 'limits on mortgages',
      priority: 'small deposits',
      guarantee: 'conditions of the guarantee',
      loan: 'lending limit',
      conversion: 'conversion to rent',
      increase: 'limit of the increase',
      roi: 'return',
      fee: 'brokerage fee',
      tax: 'acquisition tax',
      market: 'market analysis',
      lending: 'matching of loans',
      checks: 'list of legal checks',
    } satisfies Record<AnalysisTool, string>,
    failed: (tool: string) => `The ${tool} could not be finished and is missing.`,
    allFailed: 'The analysis could not be finished.',
    nothing:
      'The question gives nothing to calculate with (a deposit, a price, the words of a contract), so nothing was analysed.',
    dropped: (count: number) =>
      `${count} sentences of the language model were dropped: their numbers stand in no result.`,
    levels: { LOW: 'low', MEDIUM: 'medium', HIGH: 'high' },
    contract: {
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
  },
} as const satisfies Record<Language, { tools: Record<AnalysisTool, string>; [word: string]: unknown }>
