/** In the order in which an answer tells them. */
export const ANALYSIS_TOOLS = [
  'contract',
  'jeonse',
  'gap',
  'danger',
  'market',
  'roi',
  'repayment',
  'loan',
  'limits',
  'lending',
  'increase',
  'conversion',
  'priority',
  'guarantee',
  'tax',
  'fee',
  'checks',
] as const
export type AnalysisTool = (typeof ANALYSIS_TOOLS)[number]
