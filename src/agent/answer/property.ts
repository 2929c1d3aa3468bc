import type { Leaf } from '../../domain/block.ts'
import { message } from '../../domain/message/say.ts'
import { present } from '../../domain/present.ts'
import type { Evidence } from '../facts/evidence.ts'
import { rowOf } from '../facts/row.ts'
import type { ListingRow } from '../facts/row.ts'
import { factsOfListing } from '../tools/evidence/listing.ts'
import type { Counts, Detail } from './detail.ts'
import { bullets, dotted, headed, item, line, part } from './line.ts'
import type { Part } from './line.ts'

/** So many homes are shown with all that is known of them; more of them are there to be compared. */
const FEW = 2

/** So many of one search are told; all of them are the answer's `properties`. */
const TOLD: Counts = { full: 4, brief: 3, terse: 2 }
const TOLD_OF_SEVERAL: Counts = { full: 3, brief: 2, terse: 1 }

interface Home {
  source: Evidence
  home: ListingRow
}

const sourcesOf = (homes: readonly Home[]): Evidence[] => homes.map(({ source }) => source)

/** Of homes that lie in one place only what sets them apart: 서울특별시 마포구 합정동, 서울특별시 마포구 망원동 → 합정동, 망원동. */
const withoutCommonPlace = (homes: readonly Home[]): Home[] => {
  const names = homes.map(({ home }) => home.regionName.split(' '))
  const least = Math.min(...names.map((words) => words.length - 1))
  const apart = Array.from({ length: least }, (_, at) => at).find((at) =>
    names.some((words) => words[at] !== names[0]?.[at]),
  )
  const common = apart ?? least
  return homes.map(({ source, home }) => ({
    source,
    home: { ...home, regionName: home.regionName.split(' ').slice(common).join(' ') },
  }))
}

export const composeProperties = (items: readonly Evidence[], detail: Detail = 'full'): Part | null => {
  const homes = items.flatMap((source): Home[] => {
    const home = rowOf(source, 'listing')
    return home === null ? [] : [{ source, home }]
  })
  if (homes.length === 0) return null
  // What each search found stands with its first home.
  const searches = homes.filter(({ home }, index) => home.search !== homes[index - 1]?.home.search)
  const most = (searches.length > 1 ? TOLD_OF_SEVERAL : TOLD)[detail]
  const all = [...Map.groupBy(homes, ({ home }) => home.search).values()]
  // A single one more is told rather than pointed at.
  const shown = (of: readonly Home[]): number => (of.length === most + 1 ? most + 1 : most)
  const told = all.flatMap((of) => of.slice(0, shown(of)))
  const others = all.flatMap((of) => of.slice(shown(of)))
  const isFew = homes.length <= FEW
  return part(
    present(searches.map(({ source, home }) => home.found.length > 0 && line(source, ...home.found))),
    message('answer.heading.property'),
    present<Leaf>([
      {
        kind: 'cards',
        ...(homes.every(({ home }) => home.isPointed === true) && { isOrdered: false }),
        items: (isFew ? told : withoutCommonPlace(told)).map(({ source, home }) => {
          const { price, home: compared, offered, further } = factsOfListing(home)
          // That no broker is between is told of every home.
          const isOffered = isFew || home.agent?.isDirectTrade === true
          return {
            ...item(
              headed(source, source.title, price),
              present([
                dotted(null, isOffered ? [...compared, ...offered] : compared),
                isFew && further.length > 0 && dotted(null, further),
              ]),
            ),
            listing: source.listing,
          }
        }),
      },
      others.length > 0 && bullets([line(sourcesOf(others), message('listing.others'))]),
    ]),
  )
}
