/** How lists are counted, each with what its marks stand for, in order. */
const SYLLABLES = '가나다라마바사아자차카타파하'
const CONSONANTS = 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ'
const CIRCLES = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const ORDINALS: readonly (readonly string[])[] = [
  ['첫째', '첫번째'],
  ['둘째', '두번째'],
  ['셋째', '세째', '세번째'],
  ['넷째', '네째', '네번째'],
  ['다섯째', '다섯번째'],
  ['여섯째', '여섯번째'],
  ['일곱째', '일곱번째'],
  ['여덟째', '여덟번째'],
]

interface Style {
  mark: RegExp
  count: (mark: string) => number
}

const placeIn = (row: string) => (mark: string) => row.indexOf(mark) + 1

/** Letters and digits are read as marks only where no word or number goes on before or after them. */
const STYLES: readonly Style[] = [
  { mark: /(?<![\d.,/~:(-])(\d{1,2})\s?[.)](?![\d,])/g, count: Number },
  { mark: /[(](\d{1,2})[)]/g, count: Number },
  { mark: /(?<![\d.,/~:가-힣-])(\d{1,2})번(?=[\s.,:)]\s*[^\s\d])/g, count: Number },
  {
    mark: /(?<=^\s*|[다음함임됨것오죠][.]?\s*)제\s?(\d{1,2})\s?항(?=[\s.:])(?!\s*(?:및|또는|,))/g,
    count: Number,
  },
  { mark: new RegExp(`[(]([${SYLLABLES}])[)]`, 'g'), count: placeIn(SYLLABLES) },
  { mark: new RegExp(`(?<![가-힣(])([${SYLLABLES}])\\s?[.)](?=\\s*\\S)`, 'g'), count: placeIn(SYLLABLES) },
  { mark: new RegExp(`([${CONSONANTS}])\\s?[.)]`, 'g'), count: placeIn(CONSONANTS) },
  { mark: new RegExp(`([${CIRCLES}])`, 'g'), count: placeIn(CIRCLES) },
  { mark: /[(]([a-z])[)]/gi, count: (mark) => placeIn(LETTERS)(mark.toLowerCase()) },
  { mark: /(?<![a-z\d(])([a-z])[.)](?=\s)/gi, count: (mark) => placeIn(LETTERS)(mark.toLowerCase()) },
  {
    mark: /(첫째|둘째|셋째|세째|넷째|네째|다섯째|여섯째|일곱째|여덟째|(?:첫|두|세|네|다섯|여섯|일곱|여덟)\s?번째)(?=[,.:]|\s?(?:로|는)[,\s])/g,
    count: (mark) => ORDINALS.findIndex((row) => row.includes(mark.replace(/\s/g, ''))) + 1,
  },
]

/** Fewer than these that count on from one are no list. */
const LEAST = 2

/** Marks without a number: a dash between words, not between figures. */
const BULLET = /(?<=^|\s)[-–—*•·○●◦▪■□▶※◇◆☞✓](?=\s+[^\s\d]|\s*[가-힣])|(?<=[가-힣.)]\s)[-–—](?=\s+\d)/g
const LEAST_BULLETS = 3

const countOn = (line: string, { mark, count }: Style): number[] => {
  const at: number[] = []
  for (const match of line.matchAll(mark)) if (count(match[1] ?? '') === at.length + 1) at.push(match.index)
  return at.length >= LEAST ? at : []
}

/**
 * Where the points of a list begin that stand in one line, as messengers paste them: marks of one kind that count on from
 * one, whatever stands before them, or bullets.
 */
export const listPoints = (line: string): number[] => {
  const counted = STYLES.flatMap((style) => countOn(line, style))
  const bullets = [...line.matchAll(BULLET)].map(({ index }) => index)
  return [...new Set([...counted, ...(bullets.length >= LEAST_BULLETS ? bullets : [])])].toSorted(
    (a, b) => a - b,
  )
}

/** A line cut at the points of its list. */
export const cutAtPoints = (line: string): string[] => {
  const points = listPoints(line).filter((at) => at > 0)
  return [0, ...points].map((at, i) => line.slice(at, points[i] ?? line.length))
}
