import type { Language } from '../gql/schema.ts'

const grouped = (amount: number, digits = 0): string =>
  amount.toLocaleString('en-US', { maximumFractionDigits: digits })

const korean = (amount: number): string => {
  const rounded = Math.round(amount)
  const eok = Math.trunc(rounded / 10_000)
  const rest = rounded % 10_000
  if (eok === 0) return rest === 0 ? '0원' : `${grouped(rest)}만원`
  return rest === 0 ? `${grouped(eok)}억원` : `${grouped(eok)}억 ${grouped(rest)}만원`
}

/** An amount of the API, in 만원: 53000 → “5억 3,000만원”, “530 million won”. Below zero with a minus sign. */
export const formatMoney = (manwon: number, language: Language): string => {
  const sign = manwon < 0 ? '−' : ''
  const amount = Math.abs(manwon)
  return language === 'KO' ? `${sign}${korean(amount)}` : `${sign}${grouped(amount / 100, 2)} million won`
}

/** As little as a map has room for: 53000 → “5.3억”, “530M”. */
export const formatMoneyShort = (manwon: number, language: Language): string => {
  if (language === 'EN') return `${grouped(manwon / 100, 0)}M`
  return manwon >= 10_000 ? `${grouped(manwon / 10_000, 1)}억` : `${grouped(manwon)}만`
}
