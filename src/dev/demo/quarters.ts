import { shippedRegions, type PlacedRegion } from '../../store/reference/regions.ts'
import { readTable } from '../../store/reference/table.ts'

/** What a dong is mostly: apartments, a centre with officetels, around a university, low villas, or a mixture. */
export type Character = 'apartments' | 'centre' | 'university' | 'villas' | 'mixed'

/** A dong with homes in it. */
export interface Quarter {
  region: PlacedRegion
  character: Character
  /** 만원 a ㎡ of exclusive area for an ordinary apartment of 84㎡, ten to fifteen years old, today. */
  unitPrice: number
  /** Percent a year over the last three years. */
  yearlyTrend: number
  /** Jeonse deposit ÷ sale price of such an apartment. */
  jeonseRatio: number
  /** How many homes the demo data puts here. */
  homes: number
}

const CHARACTERS: Readonly<Record<string, Character>> = {
  a: 'apartments',
  c: 'centre',
  u: 'university',
  v: 'villas',
  m: 'mixed',
}

/** Offers gather in centres and around universities; a quarter of villas has few at a time. */
const WEIGHTS: Readonly<Record<Character, number>> = {
  apartments: 1.1,
  centre: 1.6,
  university: 1.2,
  villas: 0.75,
  mixed: 1,
}

const weightOf = (letter: string): number => WEIGHTS[CHARACTERS[letter] ?? 'mixed']

/** Homes for a 시군구 as a whole: much asked-for places have more, and one dong never stands alone for its gu. */
const homesOf = (sigungu: string, dongs: number, unitPrice: number): number => {
  if (sigungu.startsWith('11')) return unitPrice >= 2900 ? 150 : unitPrice >= 1750 ? 96 : 72
  if (sigungu.startsWith('41'))
    return Math.max(unitPrice >= 1000 ? 44 : 28, dongs * (unitPrice >= 1500 ? 9 : 4))
  return Math.max(30, dongs * 5)
}

/** Levels per 시군구 (levels.tsv) and how each dong differs from its own (quarters.tsv): the project's own estimates. */
export const demoQuarters = (): Quarter[] => {
  const levels = new Map(
    readTable(new URL('./levels.tsv', import.meta.url), ['code', 'price', 'yearlyTrend', 'jeonseRatio']).map(
      (row) => [row.code, row],
    ),
  )
  const dongs = readTable(new URL('./quarters.tsv', import.meta.url), ['code', 'character', 'factor'])
  const dongsOf = Map.groupBy(dongs, (row) => `${row.code.slice(0, 5)}00000`)
  const regions = new Map(shippedRegions().map((region) => [region.code, region]))
  return dongs.map((row) => {
    const sigungu = `${row.code.slice(0, 5)}00000`
    const level = levels.get(sigungu)
    const region = regions.get(row.code)
    const character = CHARACTERS[row.character]
    if (!level || !region || !character)
      throw new Error(`quarters.tsv: ${row.code} has no level, region or character`)
    const neighbours = dongsOf.get(sigungu) ?? [row]
    const weights = neighbours.reduce((sum, dong) => sum + weightOf(dong.character), 0)
    const quota = homesOf(sigungu, neighbours.length, Number(level.price))
    return {
      region,
      character,
      unitPrice: Number(level.price) * Number(row.factor),
      yearlyTrend: Number(level.yearlyTrend),
      jeonseRatio: Number(level.jeonseRatio),
      homes: Math.ceil((quota * weightOf(row.character)) / weights),
    }
  })
}
