import { message } from '../../domain/message/say.ts'
import type { Evidence } from '../facts/evidence.ts'
import { rowOf } from '../facts/row.ts'
import { factsOfListing } from '../tools/evidence/listing.ts'
import { dotted, headed, item, line, part } from './line.ts'
import type { Part } from './line.ts'

/** So many homes are shown with all that is known of them; more of them are there to be compared. */
const FEW = 2

export const composeProperties = (items: readonly Evidence[]): Part | null => {
  const homes = items.flatMap((source) => {
    const home = rowOf(source, 'listing')
    return home === null ? [] : [{ source, home }]
  })
  if (homes.length === 0) return null
  // What each search found stands with its first home.
  const searches = homes.filter(({ home }, index) => home.search !== homes[index - 1]?.home.search)
  return part(
    searches.flatMap(({ source, home }) => (home.found.length === 0 ? [] : [line(source, ...home.found)])),
    message('answer.heading.property'),
    [
      {
        kind: 'cards',
        items: homes.map(({ source, home }) => {
          const { price, home: compared, further } = factsOfListing(home)
          return {
            ...item(headed(source, source.title, price), [
              dotted(null, compared),
              ...(homes.length <= FEW && further.length > 0 ? [dotted(null, further)] : []),
            ]),
            listing: source.listing,
          }
        }),
      },
    ],
  )
}
