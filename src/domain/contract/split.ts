import type { Clause, Sentence } from './contract.ts'
import { cutAtPoints } from './list-marks.ts'
import { toPlain, withoutGaps } from './plain.ts'

const ARTICLE = String.raw`제\s*\d{1,3}\s*조(?:\s*의\s*\d{1,2})?(?!(?:를|을(?![은이의])|의|에|와|과|부터|까지)|\s*(?:및|,|제|항|규정|위반))\s*(?:[([【][^)\]】\n]{1,30}[)\]】])?`
const NUMBER = String.raw`\d{1,2}\s*[.)](?!\s*\d{1,2}\s*[.월일])(?![\d,])|[(]\s*(?:\d{1,2}|[가나다라마바사아자차카타파하])\s*[)]`
const MARK = new RegExp(
  String.raw`^\s*(?:특약\s*(?=\d))?(${ARTICLE}|${NUMBER}|[①-⑳㉮-㉻]|[가나다라마바사아자차카타파하]\s*[.)]|[一二三四五六七八九十]{1,2}\s*[.、)]|[ㄱ-ㅎ]\s*[.)]|\d{1,2}번(?=[\s.,:)])|제\s*\d{1,2}\s*항|[(]?[a-z][)](?=\s)|(?:첫|둘|셋|세|넷|네|다섯|여섯|일곱|여덟)째(?=[,.:]|\s?(?:로|는)[,\s])[,.:]?|[-–—*•·ㆍ○●◦▪■□▶※ㅇ▷◇◆☞✓]+(?=\s*[^\s\d-]|\s+\d))\s*[:.]?\s*`,
)
/** A list mark within a line counts where a sentence has just ended: “…한다. 2. 임차인은…”. */
const INLINE = new RegExp(
  String.raw`(?<=[다요음함임됨것오까죠)\]][.。!?]?)\s*(?=${ARTICLE}|(?:\d{1,2})\s*[.)](?:\s*[가-힣]|\s+[(\d][^\n]{0,8}[가-힣]))|(?<=[.。!?])\s*(?=[가나다라마바사아자차카타파하]\.\s*[가-힣])|\s*(?=[①-⑳])`,
)
const SPECIAL = /^[[(<【〈■□*#\s]*(?:특약사항|특약|특별약정|특기사항|기타약정)[\])>】〉:\s]*$/
/** A line that begins a field of a form, never the rest of a sentence. */
const FIELD =
  /^\s*(?:임\s*대\s*인|임\s*차\s*인|매\s*도\s*인|매\s*수\s*인|소\s*재\s*지|보\s*증\s*금|월\s*세|월\s*차\s*임|차\s*임|기\s*간|임\s*대\s*차\s*기\s*간|계\s*약\s*금|잔\s*금|중\s*도\s*금|계\s*좌|입금\s*계좌|목\s*적\s*물|관\s*리\s*비|구조|면적|임대할\s*부분|특약)\s*(?:[:：(]|\s금|\s\d)/
const SIGNED = /\(\s*(?:인|서명|印|날인)\s*\)/
const DATED = /^\s*\d{4}\s*[.년]\s*\d{1,2}\s*[.월]\s*\d{1,2}\s*[.일]?\s*(?:$|임대인|매도인|갑)/
const FINISHED = /[.。!?~:;)\]]\s*$|[가-힣](?:다|요|음|함|임|됨|줌|냄|씀|둠|죠|것|아님|않음|불가|금지)\s*$/
/** A line that was wrapped is about as wide as the widest beside it. */
const FULL_WIDTH = 0.7
/** Words that end like a sentence and are none. */
const GOES_ON = /(?:다음|처음|마음|책임|위임|포함|필요|중요|주요|소요|마다|보다|에다|그것|이것|모든것)\s*$/
const HEADER = /계\s*약\s*서|agreement|lease|contract|addendum/i
const MAX_SENTENCE = 400

interface Draft {
  mark: string | null
  lines: string[]
  special: boolean
  open: boolean
}

/** The clauses of a pasted text. A clause begins at a list mark or a line that the one before does not run into. */
export const splitClauses = (text: string): Clause[] => {
  const drafts: Draft[] = []
  let special = false
  let blank = true
  let before = ''
  const widths = readWidths(splitLines(text))
  for (const [at, line] of splitLines(text).entries()) {
    if (line.trim() === '') {
      blank = true
      continue
    }
    const heading = toPlain(line)
    if (SPECIAL.test(heading)) {
      special = true
      drafts.push({ mark: null, lines: [line.trim()], special, open: false })
      continue
    }
    for (const [i, piece] of cutAtPoints(line)
      .flatMap((piece) => piece.split(INLINE))
      .entries()) {
      if (piece.trim() === '') continue
      const match = MARK.exec(piece)
      const last = drafts.at(-1)
      const field = FIELD.exec(piece)?.[0].trimEnd()
      const inside = last?.mark != null && !/[:：]$/.test(field ?? ':')
      const standalone =
        (field !== undefined && !inside) || SIGNED.test(piece) || DATED.test(piece) || drafts.length === 0
      const wrapped = last?.mark != null || before.length >= (widths[at] ?? 0) * FULL_WIDTH
      if (i === 0 && !match && last?.open && wrapped && !blank && !standalone) {
        last.lines.push(piece.trim())
        last.open = !isFinished(piece)
      } else {
        const body = match ? piece.slice(match[0].length) : piece
        const open = !isFinished(piece) && !SIGNED.test(piece) && !(HEADER.test(piece) && piece.length < 40)
        drafts.push({ mark: match?.[1]?.trim() ?? null, lines: [body.trim()], special, open })
      }
      blank = false
    }
    before = line.trim()
  }
  return drafts.map(({ mark, lines, special: isSpecial }) => {
    const body = lines.filter(Boolean).join(' ')
    return { mark, text: body, special: isSpecial, sentences: splitSentences(body) }
  })
}

/** “[오후 2:14] 임대인: …”, “2026년 11월 20일 오후 2:14, 임대인 : …”: what messengers put before what was said. */
const SENDER =
  /^[^\S\n\r\u2028\u2029]*(?:\[[^\]\n]{1,20}\][^\S\n\r\u2028\u2029]*)?(?:\[(?:오전|오후|am|pm)?\s?\d{1,2}:\d{2}(?:\s?[ap]m)?\]|\d{4}[^,\n]{4,16}\s(?:오전|오후)\s?\d{1,2}:\d{2},)[^\S\n\r\u2028\u2029]*(?:[^:\n]{1,12}:(?!\d)[^\S\n\r\u2028\u2029]*)?/gim

/** What was said in a chat as a list, without who said it when. */
export const dropSenders = (text: string): string => text.replace(SENDER, '- ')

const splitLines = (text: string): string[] => withoutGaps(text.normalize('NFC')).split('\n')

/** For each line the length of the longest one in its paragraph. */
const readWidths = (lines: readonly string[]): number[] => {
  const widths: number[] = []
  let start = 0
  for (let at = 0; at <= lines.length; at++) {
    if (at < lines.length && lines[at]?.trim() !== '') continue
    const widest = lines.slice(start, at).reduce((most, line) => Math.max(most, line.trim().length), 0)
    for (let i = start; i <= at; i++) widths[i] = widest
    start = at + 1
  }
  return widths
}

const isFinished = (line: string): boolean => FINISHED.test(line) && !GOES_ON.test(line)

const SENTENCE_END =
  /(?<=[가-힣a-z)\]%'"][.。!?;]{1,8})(?!\s*\d{1,2}\s*\.\s*\d)(?<!\b(?:sq|mr|ms|mrs|dr|co|ltd|no|inc|p\.m|a\.m|m)\.)\s*(?=[^\s.)\]])|(?<=(?:한|있|없|않는|된|못한|아니한|이|하였|받는|진|인)다)\s*(?=(?:임대인|임차인|다만|단,)(?:은|이|,|\s))|(?<=[가-힣](?:(?<![필중주소수개강긴])요|니다|기로\s?함)[~!^ㅎㅋㅠ]{0,8})[^\S\n]+(?=\S)|(?<=[가-힣](?:요|다|죠)[~!ㅎ^]{0,8})\s*\n\s*/iu

export const splitSentences = (text: string): Sentence[] =>
  text
    .split(SENTENCE_END)
    .flatMap((part) => cut(part.trim()))
    .filter((part) => part !== '')
    .map((part) => ({ text: part, plain: toPlain(part) }))

/** Text without any end of a sentence is read in pieces: gaps in the rules are bounded, their time should be too. */
const cut = (text: string): string[] => {
  if (text.length <= MAX_SENTENCE) return [text]
  const comma = text.lastIndexOf(',', MAX_SENTENCE)
  const at = comma > MAX_SENTENCE / 2 ? comma + 1 : MAX_SENTENCE
  return [text.slice(0, at).trim(), ...cut(text.slice(at).trim())]
}
