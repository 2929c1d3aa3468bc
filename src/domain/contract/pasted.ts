import { syllable } from '../language/hangul.ts'
import { isLonger, textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import { isRequest } from './kind.ts'
import { toPlain, withoutGaps } from './plain.ts'

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
  /(?:임대인|임차인|세입자|집주인|매도인|매수인|보증금|월세|차임|제\s*\d{1,3}\s*조)[^\n]{3,300}?(?:한다|않는다|못한다|아니한다|없다|있다|된다|하기로|않기로|부담|책임|반환|지급|포기|금지|이의)/
const ENGLISH_CLAUSE =
  /\b(?:lessor|lessee|tenant|landlord|seller|buyer)\b[^\n]{0,300}?\b(?:shall|must|may|will|agrees|waives)\b/i
const QUOTED =
  /[“"「『[【《〈]([^”"」』\]】》〉\n]{8,})[”"」』\]】》〉]|(?<=^|\s)['‘]([^'’\n]{8,})['’](?=[\s가-힣.,?!]|$)/g

/** A quotation is the whole of what is handed over only in a short question. */
const MAX_QUESTION = 400
const MIN_WHOLE = 150
/** What stands beside a request for a review, however it is worded. */
const MIN_HANDED_OVER = 30

/** How a clause ends: with what has to be, may be or must not be. A tale of what has happened does not. */
const NORM =
  /(?:하여야|해야|하기로|않기로|아니하기로|것으로|으로|로)\s*한다$|지\s*(?:못|아니)\s*한다$|(?:부담|반환|지급|포기|배상|납부|정산|변제|귀속|해지|해제|승계|인도|명도|퇴거|복구|회복|수선|몰수|공제|협조|동의|보장|책임)(?:한다|된다|진다|시킨다)$|(?:책임|의무|권리|이의)(?:을|를|이|가|은|는|도)?\s*(?:진다|지지\s*(?:않는다|아니한다)|없다|제기하지\s*(?:않는다|아니한다|못한다)|묻지\s*(?:않는다|아니한다))$|(?:간주한다|본다)$/
/** Special terms are noted in fewer words. */
const NOTED = /(?:부담|금지|불가|책임|포기|[함임음]|할\s?것|한다)$/
const FORMAL = /임대인|임차인|매도인|매수인/
const HEADED = /^\s*(?:제\s*\d{1,3}\s*조|특약\s?(?:사항)?\s*(?:\d+\s*[.)]?|[:：])|\d{1,2}\s*[.)]|[①-⑳]|[-•·])/
const ASKED_OR_TOLD =
  /[?？]|(?:나요|까요|인가|는지|을까|래요|는데|대요|해요|예요|이에요|어요|아요|습니다|줘)(?:$|[\s.!])|(?:제가|저는|내가|나는|우리|저희|어떻게|알려|궁금)/
const ENGLISH_PARTY = /^(?:the )?(?:lessor|lessee|tenant|landlord|seller|buyer)s?\b/i
const ENGLISH_NORM = /\b(?:shall|waives?|agrees? (?:not )?to|is not entitled)\b/i
/** What is pasted with fewer letters is no clause yet. */
const MIN_CLAUSE = 10

/** 할 수 없다, 기를 수 있다: whatever verb may or may not. */
const MAY = /([가-힣])\s*수\s*(?:는|도)?\s*(?:없|있)다$/
/** Where ㄹ stands among the 28 ways in which a syllable may end. */
const FINAL_L = 8

const isNorm = (line: string): boolean => {
  const verb = MAY.exec(line)?.[1]
  return (verb !== undefined && syllable(verb)?.final === FINAL_L) || NORM.test(line)
}

/** A clause or two as a contract words them, with nothing asked beside them. */
const isBareClause = (text: string): boolean => {
  if (text.length < MIN_CLAUSE) return false
  if (ENGLISH_PARTY.test(text) && ENGLISH_NORM.test(text) && !text.includes('?')) return true
  if (ASKED_OR_TOLD.test(text)) return false
  const isHeaded = HEADED.test(text)
  const sentences = text
    .split(/(?<=[가-힣])[.。](?:\s|$)|\n/)
    .map((line) => line.replace(/(?<![\s.])[\s.]+$/, '').trim())
    // “특약사항”, “제3조 (보증금의 반환)”: a heading alone.
    .filter(
      (line) => line.length > 0 && !/^(?:특약\s?(?:사항)?|제\s*\d+\s*조\s*\([^)]*\))\s*[:：]?$/.test(line),
    )
  const ends = isHeaded ? (line: string) => isNorm(line) || NOTED.test(line) : isNorm
  return (
    sentences.length > 0 &&
    sentences.every((line) => ends(line)) &&
    (FORMAL.test(text) || (isHeaded && new Set(text.match(TERM)).size > 0))
  )
}

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
export const readPasted = (question: Prose): Pasted | null => {
  const source = withoutGaps(textOf(question).normalize('NFC')).trim()
  const { text, request } = splitRequest(source)
  const hasClauses =
    (text.match(MARK)?.length ?? 0) >= 3 &&
    ((text.match(PARTY)?.length ?? 0) >= 2 || new Set(text.match(TERM)).size >= 3)
  const isWhole =
    (request !== '' && isClause(text)) ||
    (text.length >= MIN_WHOLE && (request !== '' || hasClauses)) ||
    (request === '' && isBareClause(text))
  if (isWhole) return { text, request, isWhole }
  const quotes =
    source.length <= MAX_QUESTION ? [...source.matchAll(QUOTED)].map((it) => it[1] ?? it[2] ?? '') : []
  if (quotes.length > 0) {
    return { text: quotes.join('\n'), request: source.replaceAll(QUOTED, ' '), isWhole: false }
  }
  return isClause(text) || (request !== '' && text.length >= MIN_HANDED_OVER)
    ? { text, request, isWhole: false }
    : null
}

/** Characters of a question that may speak of something pasted before. */
const MAX_REFERENCE = 200

/** The contract or clause that is to be read: pasted into the question, else the last one before it. `earlier`: the oldest first. */
export const handedOverIn = (question: Prose, earlier: readonly Prose[]): string | null => {
  const own = readPasted(question)
  if (own !== null) return own.text
  // A long text is about itself, and never about a contract that was read before.
  if (isLonger(question, MAX_REFERENCE)) return null
  for (const text of earlier.toReversed()) {
    const pasted = readPasted(text)
    if (pasted !== null) return pasted.text
  }
  return null
}
