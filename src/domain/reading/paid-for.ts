import type { FactSum } from '../lease-facts.ts'

const TAXES =
  '(?:종합\\s?부동산|종부|재산|양도\\s?(?:소득)?|취득|상속|증여|종합\\s?소득|소득|property|capital gains|gift|inheritance)'
const FEES =
  "복비|중개\\s?(?:보수|수수료|비|료)|수수료|(?:brokerage|broker|agent|realtor)(?:’s|'s)? (?:fee|commission)"
const PAYS =
  '(?:냈|낸|내라|내래|내야|내고|줬|준(?![비])|주고|지불|지급|입금|송금|달라|달래|요구|청구|받아\\s?(?:갔|간)|받았|불러|부르|나왔|나온|paid|charged|asked|asks?|wants?)'
/** Known by what stands before them and behind them together, either way round. */
const BOTH: readonly (readonly [FactSum, before: RegExp, behind: RegExp])[] = [
  [
    'BILL',
    new RegExp(
      String.raw`(?:${TAXES}\s?세|세금|고지서|\btax(?: bill)?)(?:가|이|는|은|를|로|에|\s?고지서)?[^\d,.?!\n]{0,10}$`,
      'i',
    ),
    /^(?:만)?\s?(?:원|won)?\s?(?:어치|정도)?\s?(?:이|가|을|를|으로)?\s?(?:나왔|나온(?!다)|나와서|고지|부과|찍혀|내라|떴)/,
  ],
  ['BILL', /\btax bill (?:of|is|was|for)\s?$/i, /^/],
  [
    'FEE_PAID',
    new RegExp(String.raw`(?:${FEES})(?:로|으로|를|을|가|이|는|은|만|라고|\sof)?[^\d,.?!\n]{0,10}$`, 'i'),
    new RegExp(
      String.raw`^(?:만)?\s?(?:원|won)?\s?(?:\([^)\n]{0,20}\))?\s?(?:이나|씩|정도)?\s?(?:을|를|이|가)?\s?${PAYS}`,
      'i',
    ),
  ],
  [
    'FEE_PAID',
    /(?:)$/,
    new RegExp(
      String.raw`^(?:만)?\s?(?:원|won)?\s?(?:\([^)\n]{0,20}\))?\s?(?:을|를|in|as)?\s?(?:an? )?(?:${FEES})(?:로|으로|라고|를|을)?\s?${PAYS}`,
      'i',
    ),
  ],
  [
    'FEE_PAID',
    /\b(?:paid|charged|asked|wants?|asks?)(?: (?:me|us|him|her|them|the))?(?: agent| broker| realtor)?(?: for)?\s$/i,
    new RegExp(String.raw`^\s?(?:won)?\s?(?:in |as |for )?(?:an? |the |his |her )?(?:${FEES})`, 'i'),
  ],
  [
    'SPENT',
    /(?:)$/,
    /^(?:만)?(?:원)?(?:이나|정도)?(?:을|를)?\s?(?:들여|들었|들어서?|써서|썼|쓰고|주고|내고)\s?(?:[가-힣]{0,8}\s?){0,2}(?:고쳤|고친|고쳐|수리|교체|갈았|갈아|바꿨|바꾼|설치)/,
  ],
]
/** Sold at an auction, where one is spoken of. */
const AUCTIONED = /^(?:만)?(?:원)?\s?(?:에|으로)\s?(?:팔렸|팔린|팔림|팔려|팔리|넘어갔|넘어간)/
const OF_AUCTION = /경매|공매|\bauction/i
const AUCTIONED_FOR =
  /\b(?:sold|went|auctioned)\s(?:off\s)?(?:(?:at|in)\s(?:an?\s|the\s)?(?:public\s)?auction\s)?for\s$/i

export const speaksOfAuction = (text: string): boolean => OF_AUCTION.test(text)

/** What a sum was paid for, or is asked for, by what stands on both sides of it; null: neither says so. */
export const paidFor = (
  before: string,
  behind: string,
  { isAuctioned, isBare }: { isAuctioned: boolean; isBare: boolean },
): FactSum | null => {
  const [of = null] = BOTH.find(([, ahead, after]) => ahead.test(before) && after.test(behind)) ?? []
  if (of !== null && (!isBare || of === 'FEE_PAID')) return of
  const isSold = isAuctioned && !isBare && (AUCTIONED.test(behind) || AUCTIONED_FOR.test(before))
  return isSold ? 'AUCTION_PRICE' : null
}
