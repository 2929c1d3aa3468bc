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

const english = (amount: number): string =>
  amount < 100
    ? `${grouped(amount * 10_000)} won`
    : amount < 100_000
      ? `${grouped(amount / 100, 2)} million won`
      : `${grouped(amount / 100_000, 3)} billion won`

/** An amount of the API, in 만원: 53000 → “5억 3,000만원”, “530 million won”, 70 → “700,000 won”. Below zero with a minus sign. */
export const formatMoney = (manwon: number, language: Language): string => {
  const sign = manwon < 0 ? '−' : ''
  const amount = Math.abs(manwon)
  return `${sign}${language === 'KO' ? korean(amount) : english(amount)}`
}

/** As little as a map has room for, and nothing that is compared: 53000 → “5.3억”, “530M”; 24 → “24만”, “240K”. */
export const formatMoneyShort = (manwon: number, language: Language): string => {
  if (language === 'EN') {
    if (manwon >= 100_000) return `${grouped(manwon / 100_000, 1)}B`
    return manwon >= 100 ? `${grouped(manwon / 100, manwon < 1_000 ? 1 : 0)}M` : `${grouped(manwon * 10)}K`
  }
  return manwon >= 10_000 ? `${grouped(manwon / 10_000, 1)}억` : `${grouped(manwon)}만`
}
