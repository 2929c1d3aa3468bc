import type { Language } from '../../domain/run.ts'

const RULES: readonly (readonly [RegExp, string])[] = [
  [/^소액임차인/, 'Small deposits, paid first'],
  [/^전세보증금반환보증/, 'Deposit guarantee (HUG)'],
  [/^주택담보인정비율/, 'Loan-to-value ratio'],
  [/^총부채원리금상환비율/, 'Debt service ratio'],
  [/^스트레스 금리/, 'Stress rate'],
  [/^주택담보대출 절대한도/, 'Cap on mortgages'],
  [/^주택담보대출 만기/, 'Longest term of mortgages'],
  [/^규제지역/, 'Regulated area'],
  [/^토지거래허가구역/, 'Land-permission zone (homes)'],
  [/^취득세/, 'Acquisition tax'],
  [/^다주택/, 'Acquisition tax on further homes'],
  [/^지방교육세/, 'Local education tax'],
  [/^농어촌특별세/, 'Special tax for rural development'],
  [/^주택 중개보수/, 'Brokerage fee, homes'],
  [/^오피스텔 중개보수/, 'Brokerage fee, officetels'],
  [/^월세의 거래금액/, 'Amount of the deal with a rent'],
  [/^전월세 전환율/, 'Conversion rate'],
  [/^한국은행 기준금리/, 'Base rate of the Bank of Korea'],
  [/^차임 등 증액/, 'Cap on increases'],
]

/** A rule's name in the language of the answer; the article is named as the statute has it. */
export const ruleName = (name: string, language: Language): string =>
  language === 'KO' ? name : (RULES.find(([pattern]) => pattern.test(name))?.[1] ?? name)
