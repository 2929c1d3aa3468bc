/** Everyday words and what statutes call the same thing. */
const STATUTORY: readonly (readonly [RegExp, string])[] = [
  [/전세금|전셋값|보증금/, '보증금'],
  [/월세|임대료|집세/, '차임 월차임'],
  [/인상|올리|올려|올릴|올린/, '증액 증액청구 초과하지'],
  [/내리|깎|감액/, '감액 증감'],
  [/집주인|건물주|주인/, '임대인'],
  [/세입자|임차/, '임차인'],
  [/돌려|반환|못 받|안 줘|안 주/, '반환 반환받지 임차권등기명령'],
  [/재계약|갱신|연장/, '갱신 계약갱신 갱신을'],
  [/나가|이사|해지|끝내/, '해지 통지 종료'],
  [/경매|공매/, '경매 우선변제 배당'],
  [/전입|확정일자|대항력/, '대항력 주민등록 확정일자 인도'],
  [/중개보수|복비|수수료/, '보수 중개보수 한도'],
  [/수리|고장|누수/, '수선 필요한 상태 유지'],
  [/전환/, '전환 비율 월차임'],
  [/신고/, '신고 이내'],
  [/기간|몇 년|몇년|언제까지/, '기간 이내 까지'],
]
/** What kind of thing a question asks for, and the sentences of a statute that settle it. */
const SETTLES: readonly { asks: RegExp; settles: RegExp; weight: number }[] = [
  { asks: /\d\s*(?:%|퍼센트|프로)|분의/, settles: /\d+분의\s*\d+|\d+\s*(?:퍼센트|%)/, weight: 1.5 },
  {
    asks: /언제|기간|며칠|까지|몇\s*(?:년|개월|달|일)|how long|when/i,
    settles: /\d+\s*(?:년|개월|일|월|주)(?!\d)/,
    weight: 1,
  },
  { asks: /몇\s*(?:번|회|차례)|how often|how many times/i, settles: /\d+\s*회/, weight: 1 },
  {
    asks: /얼마(?!\s*(?:안|전))|한도|최대|몇\s*(?:%|퍼센트|프로)|how much/i,
    settles: /분의|퍼센트|\d\s*만?\s*원|배를|초과하지 못/,
    weight: 0.8,
  },
  {
    asks: /가능|되나|될까|돼|수\s*있|해도|can |may /i,
    settles: /수 있다|수 없다|하지 못한다|초과하지|아니한다|아니하다|이내/,
    weight: 0.5,
  },
]

const settling = (question: string, sentence: string): number =>
  SETTLES.reduce(
    (sum, { asks, settles, weight }) => (asks.test(question) && settles.test(sentence) ? sum + weight : sum),
    0,
  )

const bigrams = (text: string): Set<string> => {
  const grams = new Set<string>()
  for (const word of text.match(/[가-힣A-Za-z0-9]{2,}/g) ?? []) {
    for (let i = 0; i + 1 < word.length; i++) grams.add(word.slice(i, i + 2))
  }
  return grams
}

const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  if (b.size === 0) return 0
  let shared = 0
  for (const gram of a) if (b.has(gram)) shared += 1
  return shared / Math.sqrt(b.size)
}

/** The words of a question in the statute's language, beside its own. */
const inStatutoryWords = (question: string): string =>
  STATUTORY.reduce(
    (words, [everyday, statutory]) => (everyday.test(question) ? `${words} ${statutory}` : words),
    question,
  )

const PARAGRAPH_SIGNS = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳'

export interface ArticleSentence {
  text: string
  /** 항, from 1; null in an article without them. */
  paragraph: number | null
  position: number
}

/** The sentences of an article as they stand; an item list stays with the sentence that opens it. */
export const articleSentences = (content: string): ArticleSentence[] => {
  const sentences: ArticleSentence[] = []
  let paragraph: number | null = null
  let opensList = false
  for (const raw of content.split('\n')) {
    const line = raw.trim()
    if (line === '') continue
    const sign = PARAGRAPH_SIGNS.indexOf(line.charAt(0))
    if (sign >= 0) paragraph = sign + 1
    const last = sentences.at(-1)
    if (sign < 0 && opensList && last && /^(?:\d+(?:의\d+)?|[가-하])\s*\./.test(line)) {
      last.text += ` ${line}`
      continue
    }
    const body = sign >= 0 ? line.slice(1).trim() : line
    for (const text of body.split(/(?<=[다함음임]\.|[.!?])\s+(?=\S)/)) {
      sentences.push({ text: text.trim(), paragraph, position: sentences.length })
    }
    opensList = /다음\s*각\s*호|다음과\s*같/.test(body)
  }
  return sentences
}

/** A list of items that is longer than this would be the whole article. */
const MAX_SENTENCE = 420

const clip = (text: string): string =>
  text.length <= MAX_SENTENCE ? text : `${text.slice(0, MAX_SENTENCE).replace(/\s\S*$/, '')} …`

/** The sentences that answer the question, the best first. The statute's own words, never shortened inside. */
export const essentialSentences = (
  content: string,
  question: string,
  snippet: string,
  count: number,
): ArticleSentence[] => {
  const asked = bigrams(inStatutoryWords(question))
  const matched = bigrams(snippet)
  return articleSentences(content)
    .map((sentence) => {
      const grams = bigrams(sentence.text)
      const score = overlap(asked, grams) + 0.4 * overlap(matched, grams) + settling(question, sentence.text)
      return { sentence, score }
    })
    .toSorted((a, b) => b.score - a.score || a.sentence.position - b.sentence.position)
    .slice(0, count)
    .map(({ sentence }) => ({ ...sentence, text: clip(sentence.text) }))
}
