import { formatManwon, formatManwonEnglish } from '../../domain/money.ts'
import type { Language } from '../../domain/run.ts'
import type { ShownField, ShownOffer } from './form-field.ts'
import { label, MARKED } from './labels.ts'

const offerLine = ({ property, transaction }: ShownOffer, language: Language): string => {
  const { transactionType, salePrice, deposit, monthlyRent, exclusiveArea, floor, isDemo } = transaction
  const price = transactionType === 'SALE' ? salePrice : deposit
  const isKorean = language === 'KO'
  const money = isKorean ? formatManwon : formatManwonEnglish
  const kind = transactionType === 'RENT' && isKorean ? '월세 보증금' : label(transactionType, language)
  const parts = [
    `${kind}${price === null ? '' : ` ${money(price)}`}`,
    monthlyRent === null ? '' : `${isKorean ? '월' : 'monthly'} ${money(monthlyRent)}`,
    exclusiveArea === null ? '' : `${isKorean ? '전용 ' : ''}${exclusiveArea}㎡`,
    floor === null ? '' : isKorean ? `${floor}층` : `floor ${floor}`,
    property.address,
  ]
  return `${isDemo ? MARKED[language].demo : ''}${property.name} — ${parts.filter((part) => part !== '').join(' · ')}`
}

/** What can be chosen in a field, numbered from 1. */
export const choiceLines = ({ options }: ShownField, language: Language): string[] =>
  options.map(
    (option, at) =>
      `  ${at + 1}. ${option.offer === null ? option.label : offerLine(option.offer, language)}`,
  )
