import type { SEARCH as KO } from '../ko/search.ts'

export const SEARCH: typeof KO = {
  'listing.home': ({ kind, place }) => `${kind}, ${place}`,
  'listing.sale': ({ price }) => `sale ${price}`,
  'listing.jeonse': ({ deposit }) => `jeonse ${deposit}`,
  'listing.rent': ({ deposit, rent }) => `monthly rent, deposit ${deposit}, ${rent} a month`,
  'listing.rentOnly': ({ rent }) => `monthly rent, ${rent} a month`,
  'listing.rentDeposit': ({ deposit }) => `monthly rent, deposit ${deposit}`,
  'listing.deal': ({ deal }) => deal,
  'listing.area': ({ area, pyeong }) => `${area} (${pyeong})`,
  'listing.floor': ({ floor }) => floor,
  'listing.completed': ({ date }) => `completed ${date}`,
  'listing.households': ({ households }) => households,
  'listing.station': ({ station }) => station,
  'listing.stationOnFoot': ({ station, walk }) => `${station} (${walk} on foot)`,
  'listing.stationAway': ({ station, distance }) => `${station} (${distance})`,
  'listing.stationNear': ({ station, walk, distance }) => `${station} (${walk} on foot, ${distance})`,
  'listing.schools': ({ schools }) => `schools: ${schools}`,
  'listing.trust': ({ score }) => `trust score ${score}`,
  'listing.noTrust': 'trust score not calculated',
  'listing.agent': ({ agent }) => `agent: ${agent}`,
  'listing.agentDirect': ({ agent }) => `agent: ${agent} (direct trade)`,
  'listing.direct': 'direct trade',

  'found.exact': ({ total }) => `Found ${total} that fit the conditions.`,
  'found.loose': ({ total }) => `Found ${total}.`,
  'found.exactSome': ({ total, shown }) =>
    `Found ${total} that fit the conditions; ${shown} to look at first.`,
  'found.looseSome': ({ total, shown }) => `Found ${total}; ${shown} to look at first.`,
  'found.of': ({ search }) => `${search}:`,

  'market.basis': ({ until, months }) =>
    `Basis: ${months} up to ${until}, reported deals, cancelled ones left out`,
  'market.basisLatest': ({ months }) => `Basis: last ${months}, reported deals, cancelled ones left out`,
  'market.rentBasis': 'Rent is the monthly rent without the deposit',
  'market.volume': ({ deals }) => `Deals: ${deals}`,
  'market.median': ({ price }) => `Median price: ${price}`,
  'market.average': ({ price }) => `Average price: ${price}`,
  'market.range': ({ prices }) => `Lowest to highest: ${prices}`,
  'market.pyeong': ({ price }) => `Price per pyeong: ${price}`,
  'market.up': ({ rate }) => `Change: up ${rate} (late against early in the window, median price per ㎡)`,
  'market.down': ({ rate }) => `Change: down ${rate} (late against early in the window, median price per ㎡)`,
  'market.flat': ({ rate }) =>
    `Change: flat, ${rate} (late against early in the window, median price per ㎡)`,
  'market.jeonseRatio': ({ ratio }) => `Jeonse ratio: ${ratio}`,
  'market.is': ({ subject, price, until, months }) =>
    `${subject}: the median price is ${price} (${months} up to ${until}).`,
  'market.few': ({ subject, deals, until, months }) =>
    `${subject}: ${deals} reported (${months} up to ${until}).`,
  'market.aspect': ({ subject, aspect, value, until, months }) =>
    `${subject}, ${aspect}: ${value} (${months} up to ${until}).`,
  'market.ratioLow': ({ low }) => `At most ${low}: on the low side.`,
  'market.ratioMedium': ({ low, medium }) => `Between ${low} and ${medium}: be careful.`,
  'market.ratioHigh': ({ medium }) =>
    `Above ${medium}: risky, a small fall of prices is enough to lose part of the deposit.`,
  'market.apart': (it) => `The median of ${it.dear} is higher than that of ${it.cheap}.`,
  'market.most': ({ subject, aspect, value }) => `Highest in ${aspect}: ${subject}, ${value}.`,
  'market.moveUnknown': ({ subject, months, deals }) =>
    `${subject}, change over ${months}: ${deals} are too few to compare the two ends, so none is told.`,
  'market.moveUp': ({ subject, months, rate, deals }) =>
    `${subject}, change over ${months}: up ${rate} (${deals}; median price per ㎡, last third of the window against the first)`,
  'market.moveDown': ({ subject, months, rate, deals }) =>
    `${subject}, change over ${months}: down ${rate} (${deals}; median price per ㎡, last third of the window against the first)`,
  'market.moveFlat': ({ subject, months, rate, deals }) =>
    `${subject}, change over ${months}: flat, ${rate} (${deals}; median price per ㎡, last third of the window against the first)`,
  'market.roseFrom': (it) =>
    `The median price of a pyeong went from ${it.from} (${it.fromWhen}, ${it.fromDeals}) to ${it.to} (${it.toWhen}, ${it.toDeals}), up by ${it.difference}.`,
  'market.fellFrom': (it) =>
    `The median price of a pyeong went from ${it.from} (${it.fromWhen}, ${it.fromDeals}) to ${it.to} (${it.toWhen}, ${it.toDeals}), down by ${it.difference}.`,
  'market.stayedFrom': (it) =>
    `The median price of a pyeong went from ${it.from} (${it.fromWhen}, ${it.fromDeals}) to ${it.to} (${it.toWhen}, ${it.toDeals}), a difference of ${it.difference}.`,
  'market.column.subject': 'Subject',
  'market.column.window': 'Window',
  'market.column.median': 'Median',
  'market.column.average': 'Average',
  'market.column.range': 'Lowest to highest',
  'market.column.volume': 'Deals',
  'market.column.change': 'Change',
  'market.reported': 'Reported deals, cancelled ones left out',
  'market.by.up': ({ rate }) => `up ${rate}`,
  'market.by.down': ({ rate }) => `down ${rate}`,
  'market.by.flat': ({ rate }) => `flat ${rate}`,
  'market.window': ({ until, months }) => `${months} up to ${until}`,

  'loan.product': ({ product, category }) => `${product} (${category})`,
  'loan.rate': ({ rate }) => `rate ${rate}`,
  'loan.rateOf': ({ rate, type }) => `rate ${rate}, ${type}`,
  'loan.noRate': 'rate not published',
  'loan.limit': ({ limit }) => `Limit: ${limit}`,
  'loan.repayment': ({ repayment }) => `Repayment: ${repayment}`,
  'loan.eligibility': ({ conditions }) => `Conditions: ${conditions}`,
  'loan.best': ({ product, rate }) =>
    `Of the products found that are open to you by what you said, ${product} has the lowest rate (${rate}). Check its conditions.`,
  'loan.own': ({ product, rate }) => `Meant for people like you: ${product} (${rate}).`,
  'loan.named': ({ product, rate }) => `${product}: the rate is ${rate}.`,
  'loan.namedNoRate': ({ product }) => `${product}: no rate is published.`,
  'loan.list': 'Loan products that fit the conditions.',
  'loan.note':
    'Rates and limits depend on the assessment and the day. Check with the lender before applying.',
  'loan.column.product': 'Product',
  'loan.column.terms': 'Rate · limit',
  'loan.column.eligibility': 'Conditions',
  'search.slow': ({ kind }) => `The ${kind} search took too long and is missing.`,
  'search.failed': ({ kind }) => `The ${kind} data could not be read and is missing.`,
  'search.allFailed': 'The data to search could not be reached.',
  'search.noneExact': ({ relax }) => `No listing fits the conditions. Try to ${relax}.`,
  'search.none': ({ relax }) => `No listing was found. Try to ${relax}.`,
  'search.noDeals': ({ subject }) => `${subject}: too few reported deals for statistics.`,
  'search.unknownRegion': 'There are no market data for the region asked for.',
  'search.noListingsAtAll': 'There are no listings yet: none has been imported.',
  'search.floorUnknown': 'Listings whose floor, or the way they look, is not known are left out.',
  'search.noDealsAtAll': 'There are no reported deals yet: none has been imported, so no price can be told.',
  'search.noLoansAtAll': 'There are no loan products yet: none has been imported.',
  'search.noLaw': 'No article of law was found for the question.',
  'search.notHeld': ({ law, place }) =>
    `This is settled by 「${law}」, which is not among the laws held here, so no article was looked up. See ${place} or ask the authority in charge.`,
  'search.wordsOnly':
    'The search of the law by meaning did not answer; only words were looked for, and articles may be missing.',
  'search.noLoans': 'No loan product fits the conditions.',
  'search.of': ({ label, what }) => `${label}: ${what}`,
}
