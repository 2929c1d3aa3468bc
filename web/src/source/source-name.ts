import { formatMoney } from '../format/money.ts'
import type { Language, TransactionType } from '../gql/schema.ts'
import type { SourceLabelFragment } from './source.graphql.ts'

const DEALS: Readonly<Record<Language, Readonly<Record<TransactionType, string>>>> = {
  KO: { SALE: '매매', JEONSE: '전세', RENT: '월세' },
  EN: { SALE: 'sale', JEONSE: 'jeonse', RENT: 'rent' },
}
export const dealName = (type: TransactionType, language: Language): string => DEALS[language][type]

interface Price {
  transactionType: TransactionType
  salePrice: number | null
  deposit: number | null
  monthlyRent: number | null
}
/** “매매 4억 6,700만원”, “월세 1,000만원 / 70만원”. */
export const priceOf = (offer: Price, language: Language): string => {
  const { transactionType, salePrice, deposit, monthlyRent } = offer
  const sum = formatMoney(salePrice ?? deposit ?? 0, language)
  const rent = monthlyRent !== null && monthlyRent > 0 ? ` / ${formatMoney(monthlyRent, language)}` : ''
  return `${dealName(transactionType, language)} ${sum}${rent}`
}

/** What a source is called beside a sentence. */
export const sourceName = (source: SourceLabelFragment, language: Language): string => {
  switch (source.__typename) {
    case 'LegalArticle':
      return source.label
    case 'Property':
      return source.name
    case 'Transaction':
      return `${source.property.name} · ${priceOf(source, language)}`
    case 'MarketStatistics':
      return `${source.complexName ?? source.region.fullName} ${dealName(source.transactionType, language)}`
    case 'LoanProduct':
      return `${source.company} ${source.name}`
    case 'CalculationSource':
      return source.title
    case 'Ruling':
      return language === 'KO' ? source.about.ko : source.about.en
    default:
      return source satisfies never
  }
}
