import type { DEAL as KO } from '../ko/deal.ts'

export const DEAL: typeof KO = {
  'increase.deposit': ({ deposit }) => `Within the cap the deposit may rise to ${deposit} at most.`,
  'increase.depositKept': ({ rate, deposit }) =>
    `The raise asked for is ${rate}, within the cap. On renewal the deposit may rise to ${deposit} at most.`,
  'increase.depositBeyond': ({ rate, deposit }) =>
    `The raise asked for is ${rate}, above the cap. On a renewal by right the deposit may rise to ${deposit} at most.`,
  'increase.rent': ({ rent }) => `Within the cap the rent may rise to ${rent} at most.`,
  'increase.rentKept': ({ rate, rent }) =>
    `The raise asked for is ${rate}, within the cap. On renewal the rent may rise to ${rent} at most.`,
  'increase.rentBeyond': ({ rate, rent }) =>
    `The raise asked for is ${rate}, above the cap. On a renewal by right the rent may rise to ${rent} at most.`,
  'increase.withDeposit': ({ rent }) => `Highest monthly rent with the new deposit: ${rent}`,
  'increase.refuse':
    'A new contract without the right to renewal has no cap, but a raise during the lease must be agreed or kept within it.',

  'conversion.lower': ({ rent }) => `The highest monthly rent for the lower deposit is ${rent}.`,
  'conversion.whole': ({ rent }) =>
    `With the whole deposit turned into rent, the monthly rent is at most ${rent}.`,
  'conversion.step': ({ deposit, rent }) =>
    `Every ${deposit} of deposit that stays takes ${rent} off the rent.`,
  'conversion.rate': ({ rate }) => `Highest conversion rate: ${rate}`,
  'conversion.cap':
    'This cap holds where the deposit of a running or renewed lease is turned into rent, and not for a new lease.',
  'conversion.toJeonse': ({ deposit, rate }) =>
    `At a conversion rate of ${rate} this equals a jeonse of ${deposit}.`,
  'conversion.lessRent': ({ rent, rate }) =>
    `At a conversion rate of ${rate} the rent with the higher deposit is ${rent}.`,
  'conversion.noCap':
    'No statute sets a rate for turning rent into deposit: landlord and tenant agree on it.',
  'conversion.depends':
    'The statutory cap was taken as the rate. At a higher rate the same rent stands for a smaller deposit.',
  'conversion.implied': ({ rate }) => `The two offers are the same at a conversion rate of ${rate} a year.`,
  'conversion.cheaper': ({ rate }) =>
    `If the difference in deposit costs you less than ${rate} a year, jeonse is cheaper.`,
  'conversion.dearer': ({ rate }) => `If it costs you more than ${rate} a year, the rent is cheaper.`,
  'conversion.atCap': ({ rate, rent }) =>
    `At the statutory cap of ${rate} the difference would be a rent of ${rent}.`,
  'conversion.year': ({ rent }) => `Rent in a year: ${rent}`,
  'conversion.risk':
    'Jeonse puts a large deposit at risk: check the jeonse ratio, older debt and the guarantee.',

  'lease.jeonse': ({ deposit }) => `jeonse ${deposit}`,
  'lease.rent': ({ deposit, rent }) => `deposit ${deposit} with ${rent} a month`,
  'lease.cheaper': (it) =>
    `${it.cheap} costs ${it.difference} less a year: ${it.cheapYear} a year (${it.cheapMonth} a month), against ${it.dearYear} (${it.dearMonth}) for ${it.dear}.`,
  'lease.same': ({ year }) => `Both cost ${year} a year.`,
  'lease.interest': (it) => `${it.of}: interest on ${it.loan} at ${it.rate}, ${it.year} a year`,
  'lease.rentYear': ({ of, year }) => `${of}: rent of a year ${year}`,
  'lease.forgone': (it) =>
    `${it.of}: what ${it.own} of own money does not earn at ${it.rate}, ${it.year} a year`,
  'lease.flips': ({ own, rate, dear }) =>
    `It binds ${own} more of your own money: if that earns more than ${rate} a year elsewhere, ${dear} is better.`,
  'lease.short': ({ of, own, needs }) => `${of} needs ${needs} of own money; ${own} is not enough.`,
  'lease.sameAt': (it) =>
    `${it.more} and ${it.less} cost the same at ${it.rate} a year on the difference of ${it.difference}.`,
  'lease.sameMeans': (it) => `Below ${it.rate} for the difference ${it.more} is better, above it ${it.less}.`,

  'loan.at': ({ amount, rate }) => `a loan of ${amount} at ${rate}`,
  'loan.apart': ({ more, moreMonth, less, lessMonth, difference }) =>
    `The interest of a month is ${moreMonth} for ${more} and ${lessMonth} for ${less}: ${difference} apart.`,
  'loan.interestOf': ({ of, month, year }) => `${of}: interest ${month} a month, ${year} a year`,
  'loan.interestOnly':
    'This is while only interest is paid; with repayment of the principal more is paid a month.',

  'roi.yearly': ({ value }) => `The yearly return on own money is ${value}.`,
  'roi.equity': ({ value }) => `Own money: ${value}`,
  'roi.flow': ({ value }) => `Cash flow a year: ${value}`,
  'roi.payback': ({ years }) => `Paid back in ${years}`,
  'roi.loss': 'Nothing of the rent is left after interest and cost.',
  'roi.year': ({ year, flow, sum }) => `After ${year}: cash flow ${flow}, cumulated less own money ${sum}`,
  'roi.vacant': ({ months, rent }) => `Rent of ${months} without a tenant, ${rent}, is taken off.`,
  'roi.rentFor': ({ target, rent }) => `For a yield of ${target} a year the rent has to be ${rent} a month.`,
  'roi.priceFor': ({ target, price }) =>
    `For a yield of ${target} a year it may cost ${price}; a higher price earns less.`,
  'offer.named': ({ price }) => `the home of ${price}`,
  'offer.yieldMore': ({ best, value, other, otherValue }) =>
    `The yield of ${best} is higher: ${value} a year on own money, ${other} ${otherValue}.`,
  'offer.yieldOf': ({ of, value, equity, flow }) =>
    `${of}: own money ${equity}, cash flow a year ${flow}, yield ${value}`,
  'offer.safer': ({ best, value, other, otherValue }) =>
    `The deposit is safer in ${best}: it is ${value} of the price, in ${other} ${otherValue}.`,
  'offer.same': ({ value }) => `Both are the same: ${value}.`,
  'offer.ratioOf': ({ of, deposit, value, level }) =>
    `${of}: jeonse ${deposit}, ${value} of the price (risk ${level})`,
  'offer.senior':
    'Compared as if there were no senior debt: a mortgage in the register makes its home riskier by as much.',
  'roi.advice':
    'Acquisition and property taxes, tax on the rent, repairs and vacancy make the real yield lower.',

  'gap.result': ({ gap, ratio }) =>
    `The price less the jeonse deposit leaves ${gap} of own money; the deposit is ${ratio} of the price.`,
  'gap.loss': ({ share }) =>
    `If the price falls by ${share}, it is below the deposit, and a sale would not pay the tenant back.`,
  'gap.back': ({ share, amount }) =>
    `If the next jeonse is ${share} lower, ${amount} of own money has to be paid back to the tenant.`,
  'gap.falls': ({ from, to, amount }) =>
    `If the jeonse falls from ${from} to ${to}, ${amount} has to be added to the next deposit to pay the tenant back.`,
  'gap.high': ({ limit }) =>
    `Above ${limit} of the price a tenant can hardly insure the deposit, and falling jeonse is a real danger.`,
  'gap.taxes': 'Acquisition tax, brokerage fee and interest are not in this sum.',
  'gap.duty':
    'In regulated areas and land-permission zones a duty to live there may forbid buying with a tenant. Ask the district office first.',

  'gap.permit': ({ region }) =>
    `${region} is a land-permission zone: a contract without a permit is void, and buying with a tenant is hardly permitted.`,
  'gap.permitUntil': ({ region, until }) =>
    `${region} was a land-permission zone until ${until}. Ask the district office whether that was prolonged.`,
  'gap.permitPartly': 'Only a part of the district is designated: check the dong.',

  'fee.most': ({ fee }) => `The fee is at most ${fee} from each side.`,
  'fee.rate': ({ rate }) => `Highest rate: ${rate}`,
  'fee.amount': ({ amount }) => `Amount of the deal: ${amount}`,

  'acquisition.total': ({ total }) => `The taxes on buying come to ${total}.`,
  'acquisition.parts': ({ tax, education, rural }) =>
    `Acquisition tax ${tax}, education tax ${education}, rural tax ${rural}`,
  'acquisition.rate': ({ rate }) => `Rate of the acquisition tax: ${rate}`,
  'acquisition.officetel':
    'An officetel is taxed as a building when it is bought, however it is used, and other homes do not raise the rate. Taxed as a home later, it counts when the next home is bought.',
  'acquisition.firstHome':
    'The reduction for a first home is not in this sum. Ask the tax office of the district whether it applies.',
}
