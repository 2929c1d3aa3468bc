import { KIND_NOUNS } from '../property-kind.ts'
import type { Clause, ContractFacts, ContractKind, ContractSubject } from './contract.ts'
import { toPlain } from './plain.ts'

const SHOP =
  /상가|점포|상가건물|사업자등록|권리금|영업(?:시설|배상|용)|음식점|카페|매장|사무실임대|상임법|업종|환산보증금/g
const HOME = new RegExp(`주택임대차|전입|${KIND_NOUNS}|주거|거주|세입자|입주`, 'g')
const SALE = /매도인|매수인|매매(?:계약|대금|가격)/g
const EXCERPT = /특약|발췌|별지|부속합의|특별약정|addendum|rider|excerpt|조항만/
/** “보증금:”, “기간:”: what a form asks for, filled in or not. */
const FIELD =
  /(?:보증금|전세금|월세|차임|기간|임대인|임차인|소재지|임대할부분|성명|매매대금|매도인|매수인)[:：]/g
const CONTRACT_TITLE = /계약서|agreement|lease(?!addendum)|contract/

const count = (plain: string, expression: RegExp): number => plain.match(expression)?.length ?? 0

/** What each clause says, without its mark: how a text is numbered and broken into lines is no evidence of what it is. */
const linesOf = (clauses: readonly Clause[]): string[] =>
  clauses.map(({ sentences }) => sentences.map(({ plain }) => plain).join('')).filter((line) => line !== '')

export const readSubject = (text: string, clauses: readonly Clause[]): ContractSubject => {
  const plain = toPlain(text)
  const head = linesOf(clauses).join('').slice(0, 60)
  const ofSale = /매매(?:계약|대금)|매매특약/.test(head) && !/보증금|임대|임차|전세|월세|세입자/.test(head)
  if (ofSale || count(plain, SALE) > 3 + count(plain, /임대인|임차인/g)) return 'SALE'
  if (/상가|점포/.test(head)) return 'LEASE_SHOP'
  return count(plain, SHOP) > count(plain, HOME) ? 'LEASE_SHOP' : 'LEASE_HOME'
}

/** Whether this is all that was agreed: its own money and its own term or parties, not the heading of special terms. */
export const readKind = (
  text: string,
  clauses: readonly Clause[],
  subject: ContractSubject,
  facts: ContractFacts,
): { kind: ContractKind; formal: boolean } => {
  const head = linesOf(clauses)
    .filter((line) => !isRequest(line))
    .slice(0, 2)
  const title = head.join('')
  const titled = head.some((line) => CONTRACT_TITLE.test(line) && line.length < 60)
  const parties = (facts.lessor === null ? 0 : 1) + (facts.lessee === null ? 0 : 1)
  const price = facts.deposit ?? facts.salePrice
  const signs = [
    titled,
    price !== null,
    facts.downPayment !== null || facts.balance !== null,
    facts.termStart !== null,
    parties === 2,
    facts.property !== null,
    /\((?:인|서명|날인)\)|signed/.test(toPlain(text)),
  ].filter(Boolean).length
  const form = titled && count(toPlain(text), FIELD) >= 4
  const excerpt = EXCERPT.test(title) ? signs < 6 : !form && signs < 4
  return { kind: excerpt ? 'EXCERPT' : subject, formal: !excerpt && titled }
}

/** “다음 계약서를 검토해줘.” before a pasted contract is no clause of it. */
/** 계약서가 이렇게 왔어요: what was sent to somebody is handed over to be read. */
const SENT =
  /(?:계약서|특약|조항|계약조건|초안).{0,24}(?:왔(?:어|는데|네|습니다|음)|받았|보내왔|보내줬|보냈어|보냈는데|줬어|줬는데|적혀있|써있|쓰여있|돼있|되어있|이렇게|이런데|이래요|넣재|넣자고|넣는대|넣겠대)/

export const isRequest = (plain: string): boolean =>
  plain.length < 60 &&
  (SENT.test(plain) ||
    /(?:검토|봐|확인|분석|읽어|점검|살펴|check|review).{0,12}(?:줘|주세요|주십시오|달라|바랍니다|부탁|까요|볼래|\?|다오|please)|(?:review|check|examine|look ?at|go ?through) ?(?:this|the|my|our) ?(?:following ?)?(?:rental ?|lease ?)?(?:contract|clause|lease|agreement|terms)/i.test(
      plain,
    )) &&
  !/임대인|임차인|보증금/.test(plain)
