import type { Clause, ContractFacts } from './contract.ts'
import { withoutGaps } from './plain.ts'
import { readTerms } from './term.ts'
import { wonAfter } from './won.ts'

const NOT_A_NAME =
  /^(?:은|는|이|가|의|을|를|과|와|에게|본인|명의|측|및|또는|란|성명|주소|계좌|통장|동의|확인|대리|개인|부담|책임|귀책|사정|소유자|등기|서명|날인|인적|전화|회사|법인|모두|각자|쌍방)/
/** What stands for a name that was taken out of a contract (private-parts.ts). */
export const HIDDEN_NAME = '[가-힣]○○[a-z]{3}'
const IS_HIDDEN = new RegExp(`^${HIDDEN_NAME}$`)
/** 이 is a particle where it is written on to a word, and the second most common surname where it stands apart. */
const LEE = /^이[가-힣]{2}$/
const COMPANY = String.raw`(?:㈜|\(주\)|주식회사)\s*[가-힣]{2,12}|[가-힣]{2,12}(?:㈜|\(주\)|\s?주식회사)`
const NAME = String.raw`(${HIDDEN_NAME}|${COMPANY}|[가-힣]{2,4}|[a-z][a-z]*(?:[ ][a-z.,]+){0,5}|[가-힣]{2,10})`
const label = (names: string): RegExp =>
  new RegExp(
    String.raw`(?:^|[\s,·/|(:])(?:${names})\s*(?:\((?!주\))[^)]{1,12}\)\s*)?[:：]?\s*(?:성명\s*[:：]?\s*)?${NAME}(?=\s*(?:[(,/·|—;]|$|\s대표|\s임차인|\s매수인|\s공인중개사|과\s|와\s|은\s|는\s))`,
    'i',
  )

const LESSOR_NAME = label(
  '임\\s*대\\s*인|매\\s*도\\s*인|집\\s*주\\s*인|(?:빌려\\s*주는|세\\s*놓는)\\s*(?:이|사람)|갑|lessor|landlord|seller',
)
const LESSEE_NAME = label(
  '임\\s*차\\s*인|매\\s*수\\s*인|세\\s*입\\s*자|(?:빌리는|들어오는|세\\s*드는)\\s*(?:이|사람)|을|lessee|tenant|buyer',
)
const OWNER = String.raw`(?:소\s*유\s*자|등기\s*명의인|소유권자|등기부상\s*(?:단독\s*)?소유자)`
/** With a particle it is a name only where it is said to be one: “소유자가 정산.” tells what an owner does. */
const OWNER_NAME = new RegExp(
  String.raw`${OWNER}(?:\s*[:：]?\s*(?=(?:${HIDDEN_NAME}|[가-힣]{2,4})\s*(?:[(),/·|이.인로으]|$))|(?:는|은|가)\s*(?=(?:${HIDDEN_NAME}|[가-힣]{2,4}?)\s*(?:이다|이며|이고|이나|이지만|입니다|인데|인\s|으로|로\s|\()))(${HIDDEN_NAME}|[가-힣]{2,4}?)(?=\s*(?:[(),/·|이.인로으]|$))`,
)
const HOLDER = new RegExp(
  String.raw`예\s*금\s*주\s*[:：]?\s*(${HIDDEN_NAME}|(?:㈜|\(주\)|주식회사)?\s*[가-힣]{2,10})(?=\s*(?:[(),/·|.]|$))`,
)
const PROPERTY =
  /(?:[가-힣]{2,10}(?:시|도|광역시|특별시|특별자치시|특별자치도)\s*)?[가-힣]{1,4}(?:시|군|구)[^\n]{0,20}?[가-힣0-9]{1,6}(?:동|읍|면|리|로|길|가)\s*[\d*]|[\d*]{1,4}\s*호|(?:unit|room|apt)\.?\s*\d+/i

export const readName = (text: string, expression: RegExp): string | null => {
  for (const line of text.split('\n')) {
    const match = expression.exec(line)
    const found = match?.[1]?.replace(/\s+/g, '')
    if (match?.[1] === undefined || found === undefined) continue
    if (IS_HIDDEN.test(found)) return found
    const before = line[line.indexOf(match[1], match.index) - 1] ?? ' '
    if (!NOT_A_NAME.test(found) || (/[\s:：)]/.test(before) && LEE.test(found))) return found
  }
  return null
}

/** What a contract says about money, days and people, each as read and null where it does not say. */
export const readFacts = (text: string, clauses: readonly Clause[]): ContractFacts => {
  const own = withoutGaps(text.normalize('NFC'))
  const plains = clauses.map((clause) => clause.sentences.map((sentence) => sentence.plain).join(''))
  const first = (expression: RegExp, within?: number): number | null => {
    for (const plain of plains) {
      const value = wonAfter(plain, expression, within)
      if (value !== null) return value
    }
    return null
  }
  const terms = readTerms(clauses)
  const dated = terms.find((term) => term.end !== null)
  return {
    lessor: readName(own, LESSOR_NAME),
    lessee: readName(own, LESSEE_NAME),
    owner: readName(own, OWNER_NAME),
    accountHolder: readName(own, HOLDER),
    property: PROPERTY.exec(own)?.[0] ?? null,
    deposit: first(OWN_DEPOSIT),
    monthlyRent: first(/(?:월차임|차임|월세|월임료|임대료|rent)(?:은|:|금)*/),
    salePrice: first(/(?:매매대금|매매가격?|매매금액|총매매대금)(?:은|:|금)*/),
    downPayment: first(/계약금(?:은|:|금)*/, 4),
    intermediatePayment: first(/중도금(?:은|:|금)*/, 4),
    balance: first(/(?:잔금|나머지)(?:은|:|금)*/, 4),
    termStart: dated?.start ?? null,
    termEnd: dated?.end ?? null,
    termMonths: terms.find((term) => term.months !== null)?.months ?? null,
  }
}

/** The deposit of this lease: not other tenants', not one to be raised. */
export const OWN_DEPOSIT =
  /(?<!세입자들의|세입자의|임차인들의|세대의|호실의|선순위|소액|다른|앞선)(?:임대차|전세|임대)?(?:보증금|전세금|thedepositis|deposit)(?:액)?(?:은|:|금|is|of|총액|일금)*/
