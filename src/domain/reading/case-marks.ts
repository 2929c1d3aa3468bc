import { wordsOf } from '../language/forms.ts'
import { readPercents } from '../language/percent.ts'
import type { PlaceIndex } from '../language/places.ts'
import { scan } from '../language/scan.ts'
import { overlaps } from '../language/span.ts'
import { readSums } from '../language/sum.ts'
import { normalize } from '../language/text.ts'
import type { Span } from '../language/text.ts'
import { kindOf } from '../language/token.ts'
import words from './alternatives.json' with { type: 'json' }

/** Something that cases may differ in: of what kind it is, and which it is. */
export interface Mark extends Span {
  kind: string
  key: string
  /** With the word that says what a sum is. */
  from: number
}

export const SUM = 'SUM'
const WORDED = wordsOf(words.kinds).map(([kind, form]) => [kind, new RegExp(form.source, 'giu')] as const)
const ROLES = wordsOf(words.roles).map(
  ([role, form]) => [role, new RegExp(`(?:${form.source})\\s?$`, 'iu')] as const,
)
/** Letters in which the word of a sum stands before it. */
const NEAR = 9

/** 1000에 65, 3000/80: a lease in two numbers. */
const PAIR = /(?<![\d.,])\d{2,5}\s?(?:에|\/)\s?\d{2,4}(?![\d.,]|\s?(?:[%억천년월일]|\/))/gu

const wordedIn = (text: string): Mark[] =>
  WORDED.flatMap(([kind, form]) =>
    [...text.matchAll(form)].map(({ index, 0: said }) => ({
      kind,
      key: said.replaceAll(/\s|자$/g, ''),
      start: index,
      end: index + said.length,
      from: index,
    })),
  )

const scannedIn = (text: string, places: PlaceIndex): Mark[] =>
  scan(normalize(text), places).flatMap((token) => {
    const of = kindOf(token)
    const kind = token.kind === 'PLACE' ? 'PLACE' : of === 'TYPE' || of === 'DEAL' ? of : null
    const { start, end } = token
    if (kind === null) return []
    const key = token.kind === 'WORD' ? JSON.stringify(token.word) : text.slice(start, end)
    return [{ kind, key, start, end, from: start }]
  })

const percentsIn = (text: string): Mark[] =>
  readPercents(text).map(({ start, end, value }) => ({
    kind: 'PERCENT',
    key: String(value),
    start,
    end,
    from: start,
  }))

/** Sums by what they are: the word right before one says it, and of one that is named beside it the same. */
const sumsIn = (text: string, others: readonly Mark[]): Mark[] => {
  const pairs = [...text.matchAll(PAIR)].map(({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
  }))
  const sums: Mark[] = []
  for (const sum of readSums(text)) {
    if (others.some((it) => it.kind !== 'DEAL' && overlaps(it, sum))) continue
    const pair = pairs.find((it) => overlaps(it, sum))
    if (pair !== undefined) {
      const { start, end } = pair
      const [lease = ''] =
        /(?:반?전세|월세|보증금)\s?$/u.exec(text.slice(Math.max(0, start - NEAR), start)) ?? []
      const from = start - lease.length
      if (sum.start === start)
        sums.push({ kind: `${SUM} deposit`, key: text.slice(start, end), start, end, from })
      continue
    }
    const before = text.slice(Math.max(0, sum.start - NEAR), sum.start)
    const said = ROLES.flatMap(([role, form]) => {
      const found = form.exec(before)
      return found === null ? [] : [{ role, length: found[0].length }]
    })[0]
    const last = sums.at(-1)
    const isBeside =
      last !== undefined &&
      /^\s?(?:만\s?)?(?:원)?\s?(?:,|\/|이?랑|하고|와|과|vs)\s?$/iu.test(text.slice(last.end, sum.start))
    if (sum.bare && said === undefined && !isBeside) continue
    sums.push({
      kind: said === undefined ? (isBeside ? last.kind : SUM) : `${SUM} ${said.role}`,
      key: String(sum.value),
      start: sum.start,
      end: sum.end,
      from: sum.start - (said?.length ?? 0),
    })
  }
  return sums
}

/** Whatever of a text cases may differ in, in order. Linear in its length. */
export const marksIn = (text: string, places: PlaceIndex): Mark[] => {
  const known = [...wordedIn(text), ...percentsIn(text)]
  const named = scannedIn(text, places).filter((it) => !known.some((other) => overlaps(it, other)))
  const all = [...known, ...named]
  return [...all, ...sumsIn(text, all)].toSorted((a, b) => a.start - b.start || b.end - a.end)
}
