import type { Language } from '../../domain/run.ts'

/** What a calculation or a review is called, by the name under which its source is known. */
const NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  jeonseRisk: { KO: '보증금 위험도 계산', EN: 'Risk to the deposit' },
  jeonseRiskRange: { KO: '보증금 위험도 범위', EN: 'Risk to the deposit, as a range' },
  depositDanger: { KO: '보증금 위험을 보는 기준', EN: 'How the danger to a deposit is judged' },
  gapInvestment: { KO: '갭투자 계산', EN: 'Gap investment' },
  marketComparison: { KO: '시세 비교', EN: 'Comparison with the market' },
  roi: { KO: '임대 수익률 계산', EN: 'Return on the rent' },
  loanRepayment: { KO: '대출 상환 계산', EN: 'Repayment of the loan' },
  loanAffordability: { KO: '대출 한도 계산', EN: 'Lending limit' },
  loanCeiling: { KO: '대출 한도 계산 (소득 제외)', EN: 'Lending limit (without income)' },
  lendingLimits: { KO: 'LTV 규제 비율', EN: 'Limits by LTV' },
  dsrLimits: { KO: 'DSR 한도 계산', EN: 'Limits by DSR' },
  loanMatch: { KO: '대출 상품과 조건 맞춰 보기', EN: 'Matching of loans' },
  rentIncrease: { KO: '임대료 인상 한도 계산', EN: 'Limit of the increase' },
  rentConversion: { KO: '전월세 전환 계산', EN: 'Conversion of deposit and rent' },
  priorityRepayment: { KO: '최우선변제금', EN: 'Small deposits, paid first' },
  guaranteeConditions: { KO: '전세보증금 반환보증 요건', EN: 'Conditions of the deposit guarantee' },
  acquisitionTax: { KO: '취득세 계산', EN: 'Acquisition tax' },
  brokerageFee: { KO: '중개보수 계산', EN: 'Brokerage fee' },
  contractDocument: { KO: '작성한 계약서와 그 검토', EN: 'Contract that was written, and its review' },
  contractReview: { KO: '계약서 검토', EN: 'Contract review' },
}

/** A name that is not known here is told as it is. */
export const calculationName = (name: string, language: Language): string => NAMES[name]?.[language] ?? name

/** Every name that has words. */
export const NAMED_CALCULATIONS: readonly string[] = Object.keys(NAMES)
