import type { PlaceName } from './places.ts'
import { isWithin } from './places.ts'
import { NO_CHANGES } from '../region-book.ts'
import type { RegionBook } from '../region-book.ts'
import { codePrefix } from '../region.ts'
import type { PlaceMention } from './place-mention.ts'

export interface ResolvedPlaces {
  codes: string[]
  /** The mentions that were believed, each with the codes it stands for. */
  accepted: readonly { mention: PlaceMention; codes: readonly string[] }[]
  /** Regions of the past that were named: `codes` has what they are today. */
  former: string[]
}

interface Candidate {
  mention: PlaceMention
  codes: readonly string[]
}

/** More places than anybody names; the rest of a pasted list is left unread. */
const MOST_PLACES = 60

/** Narrows every mention by the others (강서구 beside 서울), then keeps the most specific of parent and child. */
export const resolvePlaces = (
  mentions: readonly PlaceMention[],
  book: RegionBook = NO_CHANGES,
): ResolvedPlaces => {
  const first = new Map<PlaceName, PlaceMention>()
  for (const mention of mentions) {
    if (first.size < MOST_PLACES && !first.has(mention.name)) first.set(mention.name, mention)
  }
  const believed = believe([...first.values()], book)
  // Twice: 울산 narrows 북구, and only then does 북구 narrow 매곡동, which is in the 북구 of 광주 too.
  const narrowed = narrowAll(narrowAll(believed, book), book)
  // A parent that means several things follows its child: 광주 북구 is the 광주 that has a 북구.
  const settled = narrowed.map((entry) => {
    const parents = entry.codes.filter((code) =>
      narrowed.some((other) => other !== entry && other.codes.some((inner) => isWithin(inner, code, book))),
    )
    return parents.length > 0 ? { ...entry, codes: parents } : entry
  })
  const today = (codes: readonly string[]): string[] => [
    ...new Set(codes.flatMap((code) => book.today(code))),
  ]
  const byName = new Map(settled.map((entry) => [entry.mention.name, today(entry.codes)]))
  const accepted = mentions.flatMap((mention) => {
    const codes = byName.get(mention.name)
    return codes ? [{ mention, codes }] : []
  })
  const innermostOf = (all: readonly string[]): string[] =>
    all.filter((code) => !all.some((other) => isWithin(other, code, book)))
  // Before they are those of today, too: 인천 서구 청라동 is not the other half of what was 서구.
  const named = innermostOf(settled.flatMap((entry) => entry.codes))
  const all = today(named)
  const codes = innermostOf(all)
  const former = [...new Set(named)].filter(
    (code) => !all.includes(code) && book.today(code).some((one) => codes.includes(one)),
  )
  return { codes, accepted, former }
}

/** A name that stands for a region by itself is not also the stem of a dong: 성남 is no 성남동. */
const every = (name: PlaceName): readonly string[] =>
  name.exact.length + name.stem.length > 0 ? [...name.exact, ...name.stem] : name.dongStem

const believe = (mentions: readonly PlaceMention[], book: RegionBook): Candidate[] => {
  const sure = mentions.filter((mention) => mention.trust === 'SURE')
  return mentions.flatMap((mention, i): Candidate[] => {
    const { name } = mention
    switch (mention.trust) {
      case 'SURE':
        return [{ mention, codes: every(name) }]
      case 'PARENT': {
        const inside = within(every(name), sure, mention, book)
        return inside.length > 0 ? [{ mention, codes: inside }] : []
      }
      case 'BESIDE_PARENT': {
        const beside = [mentions[i - 1], mentions[i + 1]].filter(
          (other) => other !== undefined && other.trust !== 'BESIDE_PARENT' && isBeside(mention, other),
        )
        const inside = within(
          every(name),
          beside.filter((other) => other !== undefined),
          mention,
          book,
        )
        return inside.length > 0 ? [{ mention, codes: inside }] : []
      }
      case 'WEAK': {
        const others = sure.filter((other) => other !== mention)
        const related = every(name).some((code) =>
          others.some((other) =>
            every(other.name).some((outer) => isWithin(code, outer, book) || isWithin(outer, code, book)),
          ),
        )
        const alone = others.length === 0 && mention.standsAlone === true
        const listed = others.some((other) => isBeside(mention, other))
        return related || alone || listed ? [{ mention, codes: every(name) }] : []
      }
      default:
        return mention.trust satisfies never
    }
  })
}

/** At most a particle and a comma apart: 분당이나 수지, 분당 정자. */
const isBeside = (a: PlaceMention, b: PlaceMention): boolean =>
  (b.start >= a.end && b.start - a.end <= 3) || (a.start >= b.end && a.start - b.end <= 3)

const within = (
  codes: readonly string[],
  parents: readonly PlaceMention[],
  self: PlaceMention,
  book: RegionBook,
): readonly string[] =>
  codes.filter((code) =>
    parents.some(
      (parent) => parent !== self && every(parent.name).some((outer) => isWithin(code, outer, book)),
    ),
  )

const narrowAll = (candidates: readonly Candidate[], book: RegionBook): Candidate[] =>
  candidates.map((candidate) => ({ ...candidate, codes: narrow(candidate, candidates, book) }))

/** The codes of one mention that fit the rest of the sentence, the closest fit first. */
const narrow = (
  { mention, codes }: Candidate,
  all: readonly Candidate[],
  book: RegionBook,
): readonly string[] => {
  const others = all.filter((other) => other.mention !== mention)
  const inside = codes.filter((code) =>
    others.some((other) => other.codes.some((outer) => isWithin(code, outer, book))),
  )
  // The narrowest parent named decides: 서울 강남구 신사동 leaves out 은평구.
  if (inside.length > 0) return innermost(inside, others, book)
  const tier = firstTier(mention.name, codes)
  if (tier.length < 2) return outermost(tier)
  const around = tier.filter((code) =>
    others.some((other) => other.codes.some((inner) => isWithin(inner, code, book))),
  )
  if (around.length > 0) return around
  const siblings = tier.filter((code) => others.some((other) => isSibling(code, other.codes)))
  return siblings.length > 0 ? siblings : outermost(tier)
}

const innermost = (
  codes: readonly string[],
  others: readonly Candidate[],
  book: RegionBook,
): readonly string[] => {
  const depth = (code: string): number =>
    Math.max(
      ...others.flatMap((other) =>
        other.codes.filter((outer) => isWithin(code, outer, book)).map((outer) => codePrefix(outer).length),
      ),
      0,
    )
  const deepest = Math.max(...codes.map(depth))
  return outermost(codes.filter((code) => depth(code) === deepest))
}

/** Of 제주특별자치도 and its 제주시, both “제주”, the one that holds the other. */
const outermost = (codes: readonly string[]): readonly string[] =>
  codes.filter((code) => !codes.some((other) => isWithin(code, other)))

const firstTier = (name: PlaceName, codes: readonly string[]): readonly string[] => {
  for (const tier of [[...name.stem, ...name.exact.filter(isLarge)], name.exact, name.dongStem]) {
    const present = tier.filter((code) => codes.includes(code))
    if (present.length > 0) return [...new Set(present)]
  }
  return codes
}

const isLarge = (code: string): boolean => code.endsWith('00000')

/** In the same 시군구 for a dong, in the same 시도 for a 시군구. */
const isSibling = (code: string, others: readonly string[]): boolean => {
  const digits = isLarge(code) ? 2 : 5
  return (
    others.length === 1 &&
    others.some((other) => other !== code && other.slice(0, digits) === code.slice(0, digits))
  )
}
