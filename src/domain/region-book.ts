import { daysAfter } from './day.ts'
import { codePrefix } from './region.ts'
import type { Region } from './region.ts'

/** What became of a code on a day: leading digits of 법정동코드, 2 (시·도), 5 (시군구), 8 (읍·면·동) or 10 (리). */
export interface RegionChange {
  former: string
  code: string
  /** All that lies below keeps its own digits. */
  keepsRest: boolean
  /** The first day of the new code, ISO. */
  from: string
  /** Whether that day is known, or only that it was long ago. */
  isDated: boolean
}

export type Coverage = 'WHOLE' | 'PART' | 'NONE'

/** Which codes are in force, and what stands today for those that were. */
export interface RegionBook {
  /** Whether a 시군구 of 5 digits is in force. */
  has(sigungu: string): boolean
  /** The 시군구 of a 시·도 of 2 digits. */
  sigunguOf(sido: string): string[]
  /** The 구 of a city that is divided into them (수원시: 장안·권선·팔달·영통구); else the 시군구 itself. */
  partsOf(sigungu: string): string[]
  /**
   * The codes of today, 10 digits, that a code stands for which was written on a day: itself where it is in force; several
   * where it was split and the dong is not known.
   */
  today(code: string, day?: string): string[]
  /** The codes that took a region's place, and those whose place it took; none where that is not known to have happened. */
  successors(code: string): string[]
  predecessors(code: string): string[]
  /** First and last day of a code, ISO; null where not known, or not over. */
  validFrom(code: string): string | null
  validUntil(code: string): string | null
  /** All codes that a place had before, nearest first, without those that were split or merged; `since`: only by later changes. */
  formerCodes(code: string, since?: string): string[]
  /** How far a place of today lies in places that are named by codes of any time. */
  coverage(code: string, named: readonly string[]): Coverage
}

type Listed = Pick<Region, 'code' | 'fullName'>

/** The digits that name a region, without the zeros behind them. */
const stemOf = (code: string): string => {
  const whole = code.padEnd(10, '0')
  if (whole.endsWith('00000000')) return whole.slice(0, 2)
  if (whole.endsWith('00000')) return whole.slice(0, 5)
  return whole.endsWith('00') ? whole.slice(0, 8) : whole
}
const wholeCode = (stem: string): string => stem.padEnd(10, '0')
const later = (a: string, b: string): string => (a > b ? a : b)
export const dayBefore = (day: string): string => daysAfter(day, -1)

/** A step from a code to the next. */
interface Step extends Pick<RegionChange, 'from' | 'isDated'> {
  to: string[]
}

/** `listed`: the 시·도 and 시군구 in force; changes of after `day` have not happened yet. */
export const createRegionBook = (
  listed: readonly Listed[],
  changes: readonly RegionChange[],
  day: string,
): RegionBook => {
  const known = changes.filter(({ from }) => from <= day)
  const byFormer = Map.groupBy(known, ({ former }) => former)
  const byCode = Map.groupBy(known, ({ code }) => code)
  const dongsOf = Map.groupBy(
    known.filter(({ code }) => code.length === 8),
    ({ code }) => code.slice(0, 5),
  )
  const sigungu = new Map(
    listed
      .map(({ code, fullName }): [string, string] => [stemOf(code), fullName.trim()])
      .filter(([stem]) => stem.length === 5),
  )

  /**
   * What became of a code that was written on a day: by the next change where it was in force then, by the last one where it
   * was not, because it was written late. None where it is in force.
   */
  const changesOf = (stem: string, written: string): readonly RegionChange[] => {
    const all = byFormer.get(stem)
    if (all === undefined) return []
    const ended = all.reduce((last, { from }) => (from <= written ? later(last, from) : last), '')
    const isValid =
      ended === '' || (byCode.get(stem) ?? []).some(({ from }) => from >= ended && from <= written)
    if (!isValid) return all.filter(({ from }) => from === ended)
    const [next] = all.filter(({ from }) => from > written).toSorted((a, b) => (a.from < b.from ? -1 : 1))
    return next === undefined ? [] : all.filter(({ from }) => from === next.from)
  }

  const stepOf = (stem: string, written: string): Step | undefined => {
    const own = changesOf(stem, written)
    const [first] = own
    if (first !== undefined) {
      // Of a 시·도 that merged into another, its 시군구 tell what it was.
      const below = stem.length > 2 || first.keepsRest ? [] : known.filter(isBelow(stem))
      const to = below.length > 0 ? below : own
      return { ...first, to: [...new Set(to.map(({ code }) => code))] }
    }
    for (const length of [8, 5, 2].filter((it) => it < stem.length)) {
      const above = changesOf(stem.slice(0, length), written)
      const [change] = above
      if (change === undefined) continue
      // What lies below a code that was split or merged is lost with it; 29 became a part of 12, whose 시군구 have rows.
      if (!change.keepsRest && length === 2) continue
      const rest = change.keepsRest ? stem.slice(length) : ''
      return { ...change, to: [...new Set(above.map(({ code }) => code + rest))] }
    }
    return undefined
  }
  const isBelow =
    (sido: string) =>
    ({ former, keepsRest }: RegionChange): boolean =>
      former.length === 5 && former.startsWith(sido) && keepsRest

  const follow = (stem: string, written: string, passed: readonly string[] = []): string[] => {
    const step = stepOf(stem, written)
    // Rows that lead in a circle are nobody's; an answer without end would be everybody's.
    if (step === undefined || passed.includes(stem)) return [stem]
    const since = later(written, step.from)
    return step.to.flatMap((next) => follow(next, since, since === written ? [...passed, stem] : []))
  }

  /** What a code was before, where it is the same place. */
  const before = (stem: string, since: string): string[] => {
    const found = [10, 8, 5, 2]
      .filter((length) => length <= stem.length)
      .flatMap((length) =>
        (byCode.get(stem.slice(0, length)) ?? []).map((change) => ({ ...change, rest: stem.slice(length) })),
      )
    return found
      .filter(({ keepsRest, from }) => keepsRest && from >= since)
      .map(({ former, rest }) => former + rest)
  }

  const allFormer = new Map<string, string[]>()
  const formerStems = (stem: string, since = ''): string[] => {
    const kept = since === '' ? allFormer.get(stem) : undefined
    if (kept !== undefined) return kept
    const found: string[] = []
    for (let at: string[] = [stem]; at.length > 0;) {
      const next = new Set(at.flatMap((one) => before(one, since)))
      at = [...next].filter((one) => one !== stem && !found.includes(one))
      found.push(...at)
    }
    if (since === '') allFormer.set(stem, found)
    return found
  }

  const coverage = (stem: string, named: readonly string[]): Coverage => {
    const inside = [stem, ...formerStems(stem)].some((one) => named.some((prefix) => one.startsWith(prefix)))
    if (inside) return 'WHOLE'
    if (stem.length !== 5) return 'NONE'
    const dongs = [...new Set((dongsOf.get(stem) ?? []).map(({ code }) => code))]
    const parts = dongs.map((dong) => coverage(dong, named))
    if (parts.length > 0 && parts.every((part) => part === 'WHOLE')) return 'WHOLE'
    const some = parts.some((part) => part !== 'NONE') || named.some((prefix) => prefix.startsWith(stem))
    return some ? 'PART' : 'NONE'
  }

  const asked = new WeakMap<readonly string[], { prefixes: string[]; found: Map<string, Coverage> }>()

  /** The changes that made a code, or the nearest one above it that its digits were kept with. */
  const madeOf = (stem: string): RegionChange[] => {
    const own = byCode.get(stem) ?? []
    if (own.length > 0) return own
    for (const length of [8, 5, 2].filter((it) => it < stem.length)) {
      const above = (byCode.get(stem.slice(0, length)) ?? []).filter(({ keepsRest }) => keepsRest)
      if (above.length > 0) {
        return above.map((change) => ({ ...change, former: change.former + stem.slice(length) }))
      }
    }
    return []
  }

  return {
    has: (code) => sigungu.has(code),
    sigunguOf: (sido) => [...sigungu.keys()].filter((code) => code.startsWith(sido)).toSorted(),
    partsOf: (code) => {
      const name = sigungu.get(code)
      const parts = [...sigungu].filter(([, full]) => name !== undefined && full.startsWith(`${name} `))
      return parts.length > 0 ? parts.map(([part]) => part).toSorted() : [code]
    },
    today: (code, written = day) => [...new Set(follow(stemOf(code), written))].map(wholeCode),
    successors: (code) => (stepOf(stemOf(code), day)?.to ?? []).map(wholeCode),
    predecessors: (code) => {
      const stem = stemOf(code)
      const whole = madeOf(stem).filter(({ former }) => former.length === stem.length)
      return [...new Set(whole.map(({ former }) => wholeCode(former)))]
    },
    validFrom: (code) => {
      const days = madeOf(stemOf(code)).filter(({ isDated }) => isDated)
      return days.map(({ from }) => from).reduce(later, '') || null
    },
    validUntil: (code) => {
      const step = stepOf(stemOf(code), day)
      return step?.isDated === true ? dayBefore(step.from) : null
    },
    formerCodes: (code, since) => formerStems(stemOf(code), since).map(wholeCode),
    coverage: (code, named) => {
      // Rules ask the same lists for every home.
      let of = asked.get(named)
      if (of === undefined) {
        of = { prefixes: named.map((one) => codePrefix(wholeCode(one))), found: new Map() }
        asked.set(named, of)
      }
      const known = of.found.get(code)
      if (known !== undefined) return known
      const found = coverage(stemOf(code), of.prefixes)
      of.found.set(code, found)
      return found
    },
  }
}

/** Where no change is known: every code is in force. */
export const NO_CHANGES: RegionBook = createRegionBook([], [], '')

interface OfRegions {
  regionCodes?: string[] | null | undefined
  not?: { regionCodes?: string[] | null | undefined } | null | undefined
}

/** A filter whose codes that are in force no more stand for what took their place: homes have the codes of today. */
export const asOfToday = <F extends OfRegions>(filter: F, book: Pick<RegionBook, 'today'>): F => {
  const today = (codes: readonly string[]): string[] => [
    ...new Set(codes.flatMap((code) => book.today(code))),
  ]
  const { regionCodes, not } = filter
  return {
    ...filter,
    ...(regionCodes != null && { regionCodes: today(regionCodes) }),
    ...(not?.regionCodes != null && { not: { ...not, regionCodes: today(not.regionCodes) } }),
  }
}
