/** “7억 6,000”, “13억”, “2,000” → 만원; undefined for anything else. */
export const readPortalAmount = (text: string): number | undefined => {
  const match = text
    .trim()
    .replace(/\s*만?\s*원?$/, '')
    .match(/^(?:(\d+)억)?\s*(\d[\d,]*)?$/)
  const [, eok, rest] = match ?? []
  if (eok === undefined && rest === undefined) return undefined
  return Number(eok ?? 0) * 10_000 + Number(rest?.replaceAll(',', '') ?? 0)
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthOf = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1

/** Spreadsheets take “3/5” for a day in March and write it back in their own way. */
const undoSpreadsheet = (text: string): string => {
  const korean = text.match(/^0?(\d{1,2})월\s*0?(\d{1,2})일$/)
  if (korean) return `${korean[1]}/${korean[2]}`
  const iso = text.match(/^\d{4}[-./]\s*0?(\d{1,2})[-./]\s*0?(\d{1,2})\.?(?:[T\s]+[\d:.]+)?$/)
  if (iso) return `${iso[1]}/${iso[2]}`
  const dayFirst = text.match(/^0?(\d{1,2})-([a-z]{3})[a-z]*$/i)
  if (dayFirst && monthOf(dayFirst[2] ?? '') > 0) return `${monthOf(dayFirst[2] ?? '')}/${dayFirst[1]}`
  const monthFirst = text.match(/^([a-z]{3})[a-z]*-0?(\d{1,2})$/i)
  if (monthFirst && monthOf(monthFirst[1] ?? '') > 0)
    return `${monthOf(monthFirst[1] ?? '')}/${monthFirst[2]}`
  return text
}

export interface ReadFloor {
  /** Negative below ground; null for “고/15” and what is not readable. */
  floor: number | null
  text: string | null
}

/** “3/5”, “B1/3”, “고/15”, and “3월 5일” for “3/5”. */
export const readFloor = (written: string): ReadFloor => {
  const text = undoSpreadsheet(written.trim())
  if (text === '' || text === '-') return { floor: null, text: null }
  const [own = '', top = ''] = text.split('/').map((part) => part.trim().replace(/층$/, ''))
  const match = own.match(/^(B|-|지하)?(\d{1,3})$/i)
  if (!match) return { floor: null, text }
  const height = Number(match[2])
  const floor = match[1] === undefined ? height : -height
  const highest = /^\d{1,3}$/.test(top) ? Number(top) : 200
  // A floor above the top of its house is a slip of the broker; which of the two is wrong nobody knows.
  const possible = floor !== 0 && floor <= highest && floor >= -20 && floor <= 200
  return { floor: possible ? floor : null, text }
}

/** A list as JSON, as Python prints it (“['25년이상', '1층']”), or with commas. */
export const readTags = (written: unknown): string[] => {
  const items = Array.isArray(written) ? written.map(String) : splitTags(String(written ?? '').trim())
  return [...new Set(items.map((item) => item.trim()).filter((item) => item !== '' && item.length <= 40))]
}

const PYTHON_TEXT = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g

const splitTags = (text: string): string[] => {
  if (text === '' || text === 'None' || text === 'nan') return []
  if (!text.startsWith('[')) return text.split(',')
  return [...text.matchAll(PYTHON_TEXT)].map((match) => (match[1] ?? match[2] ?? '').replace(/\\(.)/g, '$1'))
}

/** “20251011”, “25.09.18.”, “2025-10-11” → 20251011; null for what is no day. */
export const readConfirmDay = (written: string): string | null => {
  const [, year = '', month = '', day = ''] =
    written.trim().match(/^(\d{4}|\d{2})[-.]?(\d{2})[-.]?(\d{2})\.?$/) ?? []
  const full = year.length === 2 ? `20${year}` : year
  const date = new Date(Date.UTC(Number(full), Number(month) - 1, Number(day)))
  const isDay = full !== '' && date.toISOString().slice(0, 10) === `${full}-${month}-${day}`
  return isDay ? `${full}${month}${day}` : null
}

export interface ReadAreas {
  supplyArea: number | null
  exclusiveArea: number | null
  areasWereSwapped: boolean
}

const readArea = (text: string): number | null => {
  const area = /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : 0
  return area > 0 && area < 100_000 ? area : null
}

/**
 * The first area is the supply area, the second the exclusive one, which can only be smaller: in about one ad of five the
 * broker put them the other way round. A single area is the supply area; taking it for the exclusive one would make every
 * price per 평 wrong.
 */
export const readAreas = (area1: string, area2: string): ReadAreas => {
  const [supply, exclusive] = [readArea(area1), readArea(area2)]
  if (supply !== null && exclusive !== null && exclusive > supply)
    return { supplyArea: exclusive, exclusiveArea: supply, areasWereSwapped: true }
  return { supplyArea: supply, exclusiveArea: exclusive, areasWereSwapped: false }
}

export const readFlag = (value: string): boolean | null =>
  /^(?:y|true|1)$/i.test(value.trim()) ? true : /^(?:n|false|0)$/i.test(value.trim()) ? false : null
