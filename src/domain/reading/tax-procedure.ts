import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import { askOf } from './asks.ts'
import type { Request } from './request.ts'
import type { TaxAsk } from './tax-words.ts'

/** A longer question says which tax it means. */
const MOST_LETTERS = 40
/** By when a tax is filed and paid, how, and what follows where it is not. */
const HOW_PAID =
  /언제\s?까지|언제(?=\s?(?:내|신고|납부|나오|나와))|기한|늦(?:으면|게|어지면|었으면)|(?:안|못)\s?(?:내|하|냈)|가산세|(?:나눠|나누어)서?|분할|분납|할부|카드|\b(?:when|deadline|due|late|penalty|instal?ments?|card)\b/gi
/** What is asked for, in the word that rulings have for it: 안 내면? asks of a penalty, 나눠 낼 수 있어? of instalments. */
const CALLED: readonly (readonly [string, RegExp])[] = [
  ['가산세', /늦(?:으면|게|어지면|었으면)|(?:안|못)\s?(?:내|하|냈)|\b(?:late|penalty)\b/i],
  ['분납', /(?:나눠|나누어)|분할|할부|\binstal?ments?\b/i],
]
/** What is said beside that of any tax. */
const BESIDE =
  /그럼|그러면|이에|예|낼|어|그건|이건|그거|이거|그|이|세금|신고|납부|얼마나?|어떻게|어디서?|가능|있|없|수|내|냈|해|하|되|돼|나오|나와|나|는|은|을|를|도|면|야|요|죠|까|지|로|서|만|고|음|함|됨|인|가|다|데|거|건|들|\b(?:the|tax|is|it|i|do|can|pay|to|by|what|if|file|must|have|in|and|my|how|much)\b|[\s\p{P}]/giu

/** Taxes by the names that rulings have for them, in Korean, which every question is led by. */
export const TAX_NAMES: Partial<Record<TaxAsk, string>> = {
  acquisitionTax: '취득세',
  capitalGainsTax: '양도소득세',
  giftTax: '증여세',
  inheritanceTax: '상속세',
  propertyTax: '재산세',
  comprehensiveRealEstateTax: '종합부동산세',
  rentalIncomeTax: '주택임대소득세',
  rentTaxCredit: '월세 세액공제',
}

/**
 * A question of how the tax that was worked out last is paid (언제까지 내?, 늦으면?, 나눠 낼 수 있어?), with its name; null where it asks
 * anything else, or no one tax was. Linear in its length.
 */
export const asksHowPaid = (question: Prose, last: Request | null | undefined): Prose | null => {
  const text = textOf(question)
  if (last == null || text.length > MOST_LETTERS || text.search(HOW_PAID) === -1) return null
  if (text.replaceAll(HOW_PAID, '').replaceAll(BESIDE, '') !== '') return null
  const [tax, ...others] = new Set(last.wishes.flatMap((wish) => wish.tax?.asks ?? []))
  const name = tax === undefined || others.length > 0 ? undefined : TAX_NAMES[tax]
  if (name === undefined) return null
  const [called] = CALLED.flatMap(([word, asks]) => (asks.test(text) && !text.includes(word) ? [word] : []))
  return called === undefined ? `${name} ${text}` : `${name} ${called} ${text}`
}

/** The same without what would be worked out: it is asked of law alone. */
export const ofLawAlone = (request: Request): Request => ({
  ...request,
  wishes: request.wishes.map((wish) => ({
    ...wish,
    asks: wish.asks.filter((it) => askOf(it).calculation === undefined),
  })),
})
