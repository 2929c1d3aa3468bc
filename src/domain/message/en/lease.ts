/** What calculations of leases, auctions and broken sales say. Every figure comes in from outside. */
export const LEASE = {
  'tool.shop': 'lease of a shop',
  'tool.order': 'order of payment in an auction',
  'tool.interest': 'interest on a late deposit',
  'tool.refusal': 'damages for a refused renewal',
  'tool.dates': 'dates of a lease',
  'tool.withdrawal': 'withdrawal from a sale',
  'tool.minimum': 'least recovery of fraud victims',
  'calculation.shopScope': 'Converted deposit of a shop',
  'calculation.shopRaise': 'Limit of a shop’s raise',
  'calculation.shopConversion': 'Conversion of a shop’s deposit',
  'calculation.shopSmallDeposit': 'Small deposits of shops',
  'calculation.shopArrears': 'Arrears of a shop',
  'calculation.lateInterest': 'Interest on a late deposit',
  'calculation.refusedRenewal': 'Damages for a refused renewal',
  'calculation.leaseEnding': 'End of a lease',
  'calculation.leaseDates': 'Dates of a lease',
  'calculation.downPayment': 'Withdrawal from a sale',
  'calculation.fraudMinimum': 'Least recovery of fraud victims',
  'calculation.distribution': 'Order of payment in an auction',
  'calculation.guaranteeLimit': 'Limit of the deposit guarantee',
  'lease.if.seoul': 'in Seoul',
  'lease.if.overcrowded': 'in the overcrowded zone around Seoul, or in Busan',
  'lease.if.metropolitan': 'in a metropolitan city or one treated alike',
  'lease.if.elsewhere': 'elsewhere',
  'lease.if.right': 'if the renewal right is used',
  'lease.if.agreed': 'if both agree on a new contract without it',
  'lease.if.handedOver': 'if the home was handed over',
  'lease.if.livingThere': 'if the tenant still lives there',
  'lease.if.tenantFirst': 'if moving in and the fixed date came before the mortgage',
  'lease.if.mortgageFirst': 'if the mortgage came first',
  'lease.if.dated': 'if the contract got its fixed date on the day of moving in',
  'lease.if.undated': 'without a fixed date',
  'lease.if.capital': 'in the capital area',
  'lease.if.notCapital': 'elsewhere',
  'lease.if.renewed': 'if the lease was renewed tacitly or by the renewal right',
  'lease.if.tacit': 'if the lease was renewed tacitly',
  'lease.if.withinTerm': 'within the term of a first or newly agreed contract',
  'lease.if.concluded': 'if object, price and days of payment were settled',
  'lease.if.notConcluded': 'if they were not',
  'lease.at': ({ condition, result }: { condition: string; result: string }) => `${condition}: ${result}`,
  'lease.shop.noVat': 'VAT on the rent is not counted (practice)',
  'lease.shop.newMortgage': ({ day }: { day: string }) =>
    `The first mortgage is taken to be of ${day} or later`,
  'lease.shop.covid': ({ from, until }: { from: string; until: string }) =>
    `Arrears of ${from} to ${until} do not count`,
  'lease.shop.within': ({ converted, limit }: { converted: string; limit: string }) =>
    `The converted deposit is ${converted}, within the limit of ${limit}: the whole Act on shops applies.`,
  'lease.shop.beyond': ({ converted, limit }: { converted: string; limit: string }) =>
    `The converted deposit is ${converted}, above the limit of ${limit}: only parts of the Act apply.`,
  'lease.shop.byRegion': ({ converted }: { converted: string }) =>
    `The converted deposit is ${converted}; the limit depends on the region.`,
  'lease.shop.limitAt': ({
    condition,
    limit,
    within,
  }: {
    condition: string
    limit: string
    within: string
  }) => `${condition}, limit ${limit}: ${within}`,
  'lease.shop.isWithin': 'the whole Act',
  'lease.shop.isBeyond': 'above it, only parts',
  'lease.shop.how': ({ factor }: { factor: string }) =>
    `Converted deposit = deposit + monthly rent × ${factor}.`,
  'lease.shop.applies': ({ years, cap }: { years: string; cap: string }) =>
    `Above the limit opposing power, renewal for ${years}, key-money protection and the rule on arrears hold; the cap of ${cap}, priority of date, small deposits and tacit renewal do not.`,
  'lease.shop.raiseRent': ({ rent, deposit, cap }: { rent: string; deposit: string; cap: string }) =>
    `The cap of ${cap} on shops applies: at most ${rent} of rent a month and ${deposit} of deposit.`,
  'lease.shop.raiseNo': 'What is asked for is above that, and need not be accepted.',
  'lease.shop.raiseYes': 'What is asked for is within that.',
  'lease.shop.raiseFree': ({ cap }: { cap: string }) =>
    `The cap of ${cap} does not apply: there is no statutory limit; the parties go by market and taxes.`,
  'lease.shop.capTo': ({ rent, cap }: { rent: string; cap: string }) => `up to ${rent} a month (${cap})`,
  'lease.shop.capDeposit': ({ deposit, cap }: { deposit: string; cap: string }) =>
    `deposit up to ${deposit} (${cap})`,
  'lease.shop.noCap': ({ cap }: { cap: string }) => `no cap of ${cap}`,
  'lease.shop.once': 'No raise within a year of the contract or of the last raise.',
  'lease.shop.convert': ({ amount, rent, rate }: { amount: string; rent: string; rate: string }) =>
    `Turning ${amount} of a shop deposit into rent adds at most ${rent} a month (${rate} a year).`,
  'lease.shop.convertIf':
    'This cap holds only while the converted deposit is within the limit of the region; above it the parties are free.',
  'lease.shop.convertFree': ({ rate }: { rate: string }) =>
    `The converted deposit is above the limit, so the cap of ${rate} on the conversion rate does not apply.`,
  'lease.shop.small': ({
    amount,
    converted,
    ceiling,
  }: {
    amount: string
    converted: string
    ceiling: string
  }) => `Up to ${amount} is paid first: the converted deposit of ${converted} is within ${ceiling}.`,
  'lease.shop.smallNo': ({ converted, ceiling }: { converted: string; ceiling: string }) =>
    `Nothing is paid first: the converted deposit of ${converted} is above the ceiling of ${ceiling}.`,
  'lease.shop.smallAt': ({
    condition,
    ceiling,
    amount,
  }: {
    condition: string
    ceiling: string
    amount: string
  }) => `${condition}: ceiling ${ceiling}, paid ${amount}`,
  'lease.shop.smallHow': ({ factor }: { factor: string }) =>
    `Unlike homes, the rent counts (deposit + rent × ${factor}). At most half of the value of the building is shared.`,
  'lease.shop.arrears': ({
    arrears,
    threshold,
    periods,
  }: {
    arrears: string
    threshold: string
    periods: string
  }) =>
    `The lease may be ended: arrears of ${arrears} have reached rent of ${periods} periods, ${threshold}.`,
  'lease.shop.arrearsNot': ({
    arrears,
    threshold,
    missing,
    periods,
  }: {
    arrears: string
    threshold: string
    missing: string
    periods: string
  }) => `Not yet: arrears of ${arrears} are ${missing} short of rent of ${periods} periods, ${threshold}.`,
  'lease.shop.ever': ({ periods }: { periods: string }) =>
    `Once ${periods} periods were reached, renewal may be refused and key money is unprotected, even if it was paid later.`,
}
