import { readAmounts } from '../language/amount.ts'

export interface WonAmount {
  /** In 만원; parts of one are kept (5천원 → 0.5). */
  value: number
  start: number
  end: number
}

const GLUED =
  /(?<=금|은|는|을|를|의|로|인|총|세|비|액|에|정|[:(/,=])(?=[일이삼사오육칠팔구십백천]{1,8}(?:억|만|천|백|십)?[일이삼사오육칠팔구십백천만]{0,12}원)/g
const FIGURES = /₩([\d,]{4,40})|(?<![\d,])([\d,]{4,40})원/g

/** The amounts in plain text, where numerals stand glued to what goes before (보증금일억원). Offsets are into `plain`. */
export const readWon = (plain: string): WonAmount[] => {
  const figures = [...plain.matchAll(FIGURES)]
    .map((match) => ({
      value: Number((match[1] ?? match[2] ?? '').replaceAll(',', '')) / 10_000,
      start: match.index,
      end: match.index + match[0].length,
    }))
    .filter((amount) => Number.isFinite(amount.value) && amount.value > 0)
  const masked = plain.replace(FIGURES, (found) => '.'.repeat(found.length))
  return [...figures, ...readWords(masked)].toSorted((a, b) => a.start - b.start)
}

const readWords = (plain: string): WonAmount[] => {
  const gaps: number[] = []
  const spaced = plain.replace(GLUED, (_, offset: number) => {
    gaps.push(offset)
    return ' '
  })
  let passed = 0
  // Amounts come in order, so that each gap is passed once.
  const back = (at: number): number => {
    while ((gaps[passed] ?? Infinity) + passed < at) passed += 1
    return at - passed
  }
  return readAmounts(spaced).map(({ value, start, end }) => ({
    value,
    start: back(start),
    end: back(end),
  }))
}

/** The first amount after an expression, at most `within` signs behind it. */
export const wonAfter = (plain: string, expression: RegExp, within = 12): number | null => {
  for (const match of plain.matchAll(new RegExp(expression.source, 'g'))) {
    const end = match.index + match[0].length
    const amount = readWon(plain.slice(end, end + within + 30)).find((candidate) => candidate.start <= within)
    if (amount) return amount.value
  }
  return null
}
