import { demoDeals } from './deals.ts'
import { dayOf } from './day.ts'
import { demoFacility } from './facilities.ts'
import { demoHomes } from './homes.ts'
import { demoListings } from './listings.ts'
import { demoQuarters } from './quarters.ts'
import type { DemoEstate } from './rows.ts'
import { demoStations } from './stations.ts'

/**
 * The demo market as of `today` (a day of Seoul): the project's own invention on true places. The same day gives the
 * same rows on every machine.
 */
export const demoEstate = (options: { today: Date }): DemoEstate => {
  const today = dayOf(options.today)
  const homes = demoHomes(demoQuarters(), demoStations(), today)
  const offers = homes.flatMap((home) => demoListings(home, today))
  return {
    properties: homes.map((home) => home.row),
    facilities: homes.map(demoFacility),
    agents: offers.map((offer) => offer.agent).filter((agent) => agent !== null),
    transactions: [
      ...offers.map((offer) => offer.listing),
      ...homes.flatMap((home) => demoDeals(home, today)),
    ],
  }
}
