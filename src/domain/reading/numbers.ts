import { readMeasure } from '../language/measure.ts'
import { startsNumber } from '../language/amount.ts'
import { normalize } from '../language/text.ts'
import type { Span } from '../language/text.ts'
import { readLawReferences } from '../law/reference.ts'
import type { SlotName } from './slot.ts'

/** A number of a text with its unit, and what it counts where its own form says so; null: only its surroundings can. */
export interface SaidNumber extends Span {
  name: SlotName | null
}

const PERCENT = /^\d{1,3}(?:\.\d+)?\s*(?:%|퍼(?:센트)?|프로|per\s?cent)/
/** 2조는: an article of what is talked about; a trillion says of what. */
const ARTICLE = /^\d{1,3}\s?조(?!\s?(?:\d|원|억))/
const ORDINAL = /^\d{1,2}\s*(?:번(?:째)?|st\b|nd\b|rd\b|th\b)/
const DURATION = /^\d{1,3}\s*(?:개월|달(?![라래랬])|주일?|일(?!반)|시간|days?\b|months?\b|weeks?\b)/
const COUNT = /^\d{1,3}\s*(?:개|곳|건|채|명|분(?!\s?거리)|마리|가구|세대|homes?\b|people\b)/
const AGE = /^\d{2}\s*(?:살|세(?!대|입|금|제|요|력|놓))/
/** A name with a number in it (롯데캐슬2차, A1블록, LH25): the number is the name's own. */
const IN_NAME = /[a-z가-힣]$/
/** 1안, 2안: what one of several is called. */
const NAMES_CASE = /^\d안(?![가-힣])/

const nameOf = (text: string, { unit }: { unit: string }): SlotName | null => {
  if (PERCENT.test(text)) return 'SHARE'
  if (ARTICLE.test(text)) return 'ARTICLE'
  if (ORDINAL.test(text)) return 'ORDINAL'
  if (AGE.test(text)) return 'AGE'
  if (unit === 'YEARS' || DURATION.test(text)) return 'DURATION'
  if (COUNT.test(text)) return 'COUNT'
  if (unit === 'CALENDAR_YEAR') return 'DATE'
  if (unit === 'SQUARE_METRE' || unit === 'PYEONG') return 'AREA'
  return null
}

/** Every number of a text, in figures or in Korean with a unit, in order. Linear in its length. */
export const readNumbers = (text: string): SaidNumber[] => {
  const normal = normalize(text)
  const articles = readLawReferences(text)
  const found: SaidNumber[] = articles.map(({ start, end }) => ({ start, end, name: 'ARTICLE' }))
  const ahead = articles.toSorted((a, b) => b.start - a.start)
  const isTaken = (at: number): boolean => {
    while ((ahead.at(-1)?.end ?? Infinity) <= at) ahead.pop()
    return (ahead.at(-1)?.start ?? Infinity) <= at
  }
  let at = 0
  while (at < normal.length) {
    const measure = startsNumber(normal, at) && !isTaken(at) ? readMeasure(normal, at) : undefined
    if (!measure) {
      at++
      continue
    }
    const { start, end } = measure
    at = Math.max(end, at + 1)
    const said = normal.slice(start, end + 8)
    const isDigits = /^[₩$€£¥]?\s?\d/.test(said)
    // 이 집, 사는, 구: a syllable alone that may be a numeral is nothing that anybody counted.
    if (!isDigits && measure.unit !== 'MONEY') continue
    if (NAMES_CASE.test(said)) continue
    if (isDigits && measure.unit === 'BARE' && IN_NAME.test(normal.slice(Math.max(0, start - 1), start)))
      continue
    const isDate = measure.unit === 'OTHER' && measure.value === 0
    found.push({ start, end, name: isDate ? 'DATE' : nameOf(said, measure) })
  }
  return found.toSorted((a, b) => a.start - b.start)
}
