import type { COMPARABLE as KO } from '../ko/comparable.ts'

export const COMPARABLE: typeof KO = {
  'compare.title': 'Against the market',
  'compare.trend': 'How prices have moved',
  'compare.above': ({ what, asked, subject, median, share, basis }) =>
    `The ${what} of ${asked} is ${share} above the median of ${median} (${subject}; ${basis}).`,
  'compare.below': ({ what, asked, subject, median, share, basis }) =>
    `The ${what} of ${asked} is ${share} below the median of ${median} (${subject}; ${basis}).`,
  'compare.level': ({ what, asked, subject, median, basis }) =>
    `The ${what} of ${asked} is close to the median of ${median} (${subject}; ${basis}).`,
  'compare.typical': ({ subject, median, basis }) => `${subject}: the median price is ${median} (${basis}).`,
  'compare.basis': ({ until, months, deals }) => `${deals} in the ${months} up to ${until}`,
  'compare.basisByPyeong': ({ until, months, deals }) =>
    `${deals} in the ${months} up to ${until}, by the price of a pyeong`,
  'compare.range': ({ low, high }) => `Deals of this kind range from ${low} to ${high}.`,
  'compare.widerAbove': ({ here, price, there, other, share }) =>
    `Price of a pyeong: ${price} in ${here}, ${other} in ${there}: ${share} above.`,
  'compare.widerBelow': ({ here, price, there, other, share }) =>
    `Price of a pyeong: ${price} in ${here}, ${other} in ${there}: ${share} below.`,
  'compare.widerLevel': ({ here, price, there, other }) =>
    `Price of a pyeong: ${price} in ${here}, ${other} in ${there}: about the same.`,
  'compare.expensive':
    'This is above the market. See whether floor, direction or repairs explain it, and negotiate.',
  'compare.cheap':
    'A sum far below the market may have its reason in the register or the state of the home: check both first.',
  'compare.rent': 'Rents depend on the deposit; with another deposit they cannot be compared as they are.',
  'compare.tellArea': 'Tell the exclusive area and it can be compared with homes of that size.',
  'compare.noForecast': 'Future prices are not forecast here; only how reported deals have moved is told.',
  'compare.nothing': 'There are too few reported deals to compare with.',
  'compare.tooFew': ({ subject, deals, months }) =>
    `${subject}: only ${deals} in ${months}, so a wider area was taken.`,

  'price.of': ({ price, basis }) => `Market price: ${price} — ${basis}`,
  'price.between': ({ lowest, highest, basis }) => `Market price: ${lowest}~${highest} — ${basis}`,
  'price.basis': ({ subject, how, until, months, deals }) =>
    `${how} of ${deals} reported in the ${months} up to ${until}: ${subject}`,
  'price.median': 'median price',
  'price.byPyeong': ({ area }) => `price per pyeong times ${area}`,
  'price.allSizes': 'lowest to highest of all sizes',
  'price.thin': ({ deals }) =>
    `Only ${deals} stand behind this price, so it may be off. Ask the agent for recent sale prices of the same complex or building.`,
}
