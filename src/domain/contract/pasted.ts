import { isRequest } from './kind.ts'
import { toPlain } from './plain.ts'

/** A contract or a clause in a question, and what is asked about it. */
interface Pasted {
  text: string
  request: string
  /** Many clauses, which fill the question: their words say nothing about what is wanted. */
  isWhole: boolean
}

const MARK = /(?:^|\s)(?:제\s*\d{1,3}\s*조|\d{1,2}\s*[.)]|[①-⑳]|[-•·])(?=\s|[가-힣(])/gm
const PARTY = /임대인|임차인|매도인|매수인|세입자|집주인|lessor|lessee|tenant|landlord|seller|buyer/gi
/** What the clauses of a lease speak of, where its landlord writes as “I”. */
const TERM =
  /보증금|월세|전세금|차임|특약|계약금|잔금|임대차|도배|전입|확정일자|관리비|퇴거|퇴실|보일러|등기|계좌|통장|deposit|rent|lease/gi
const KOREAN_CLAUSE =
  /(?:임대인|임차인|세입자|집주인|매도인|매수인|보증금|월세|차임|제\s*\d{1,3}\s*조)[^\n]{3,}?(?:한다|않는다|못한다|아니한다|없다|있다|된다|하기로|않기로|부담|책임|반환|지급|포기|금지|이의)/
const ENGLISH_CLAUSE =
  /\b(?:lessor|lessee|tenant|landlord|seller|buyer)\b[^\n]*?\b(?:shall|must|may|will|agrees|waives)\b/i
const QUOTED = /[“"「『]([^”"」』\n]{8,})[”"」』]/g

/** A quotation is the whole of what is handed over only in a short question. */
const MAX_QUESTION = 400
const MIN_WHOLE = 150
/** What stands beside a request for a review, however it is worded. */
const MIN_HANDED_OVER = 30

const isAsked = (line: string): boolean => isRequest(toPlain(line))
const isClause = (text: string): boolean => KOREAN_CLAUSE.test(text) || ENGLISH_CLAUSE.test(text)

const splitRequest = (source: string): { text: string; request: string } => {
  const lines = source.split('\n')
  const [first = ''] = lines
  const last = lines.at(-1) ?? ''
  if (lines.length > 1 && isAsked(first)) return { text: lines.slice(1).join('\n').trim(), request: first }
  if (lines.length > 1 && isAsked(last)) return { text: lines.slice(0, -1).join('\n').trim(), request: last }
  const end = /[.!?:]\s+/.exec(first)
  const sentence = end === null ? '' : first.slice(0, end.index + 1)
  return sentence !== '' && isAsked(sentence)
    ? { text: source.slice(sentence.length).trim(), request: sentence }
    : { text: source, request: '' }
}

/** Finds the contract or clause that a question hands over; null where it only talks about one. */
export const readPasted = (question: string): Pasted | null => {
  const source = question.normalize('NFC').trim()
  const { text, request } = splitRequest(source)
  const hasClauses =
    (text.match(MARK)?.length ?? 0) >= 3 &&
    ((text.match(PARTY)?.length ?? 0) >= 2 || new Set(text.match(TERM)).size >= 3)
  const isWhole =
    (request !== '' && isClause(text)) || (text.length >= MIN_WHOLE && (request !== '' || hasClauses))
  if (isWhole) return { text, request, isWhole }
  const quotes = source.length <= MAX_QUESTION ? [...source.matchAll(QUOTED)].map((it) => it[1] ?? '') : []
  if (quotes.length > 0) {
    return { text: quotes.join('\n'), request: source.replaceAll(QUOTED, ' '), isWhole: false }
  }
  return isClause(text) || (request !== '' && text.length >= MIN_HANDED_OVER)
    ? { text, request, isWhole: false }
    : null
}
