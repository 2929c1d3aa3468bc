import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import { asksFor } from './read-asks.ts'
import { firstSaid } from '../language/said.ts'
import type { Words } from '../language/said.ts'
import type { LoanCategory } from '../loan/product.ts'
import type { PropertyQuery } from '../property.ts'

const CATEGORIES: Words<LoanCategory> = [
  ['POLICY', /디딤돌|버팀목|보금자리|신생아\s?특례|정책\s?(?:대출|자금)|policy/i],
  ['JEONSE', /전세|전월세|보증금|임차|jeonse/i],
  [
    'MORTGAGE',
    /\b(?:ltv|dsr|dti)\b|(?:ltv|dsr|dti)(?=[가-힣])|주택\s?담보|주담대|매매|매수|구입|집\s?살|아파트\s?살|mortgage|buy/i,
  ],
  ['CREDIT', /신용\s?대출|마이너스\s?통장|credit/i],
]

/** Which group of loans is asked for: by the loan's name, else by the deal that it is for. */
export const readLoanCategory = (said: Prose, home: PropertyQuery): LoanCategory | null => {
  const text = textOf(said)
  const named = firstSaid(CATEGORIES, text)
  if (named) return named
  if (home.transactionTypes.includes('JEONSE') || home.transactionTypes.includes('RENT')) return 'JEONSE'
  if (asksFor('repayment', text)) return 'MORTGAGE'
  return home.transactionTypes.includes('SALE') ? 'MORTGAGE' : null
}
