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
  'lease.raise.both': ({ max, cap }: { max: string; cap: string }) =>
    `With the renewal right up to ${max} (${cap}); for a new contract that both agree on there is no cap.`,
  'lease.raise.bothAsked': ({
    asked,
    max,
    rate,
    cap,
  }: {
    asked: string
    max: string
    rate: string
    cap: string
  }) =>
    `With the renewal right the most is ${max} (${cap}), so ${asked} (a raise of ${rate}) may be refused; for a new contract that both agree on there is no cap.`,
  'lease.raise.bothFine': ({
    asked,
    max,
    rate,
    cap,
  }: {
    asked: string
    max: string
    rate: string
    cap: string
  }) => `${asked} (a raise of ${rate}) is within the cap of ${max} (${cap}) even with the renewal right.`,
  'lease.raise.RIGHT': ({ max, cap }: { max: string; cap: string }) =>
    `With the renewal right the most is ${max} (${cap}).`,
  'lease.raise.AGREED': ({ cap }: { cap: string }) =>
    `Without the renewal right the cap of ${cap} does not apply: a new contract is made for what both agree on.`,
  'lease.raise.TACIT': ({ years }: { years: string }) =>
    `A tacit renewal is for ${years} on the same terms: the demand need not be met.`,
  'lease.raise.tacitMax': ({ max, cap }: { max: string; cap: string }) =>
    `A later claim for more may not exceed ${max} (${cap}) and needs a change of circumstances.`,
  'lease.raise.REGISTERED': ({ max, cap }: { max: string; cap: string }) =>
    `For a registered rental home the most is ${max} (${cap}), whether or not the renewal right was used (Private Rental Housing Act).`,
  'lease.raise.NEW_TENANT': ({ cap }: { cap: string }) =>
    `A contract with a new tenant has no cap of ${cap}; only registered rental homes keep it.`,
  'lease.raise.rentMost': ({ max }: { max: string }) =>
    `With the deposit unchanged the rent may be ${max} a month at most.`,
  'lease.raise.rate': ({ rate }: { rate: string }) => `What is asked for is a raise of ${rate}.`,
  'lease.raise.asRent': ({ added, rent }: { added: string; rent: string }) =>
    `Paid as rent, the additional ${added} is at most ${rent} a month.`,
  'lease.raise.year':
    'No raise within a year of the contract or of the last raise; what was paid above the cap can be claimed back.',
  'lease.interest.owed': ({ interest, days, rate }: { interest: string; days: string; rate: string }) =>
    `The interest is ${interest} (${days} at ${rate} a year).`,
  'lease.interest.owedParts': ({ interest }: { interest: string }) => `The interest is ${interest} in all.`,
  'lease.interest.part': ({ days, rate, interest }: { days: string; rate: string; interest: string }) =>
    `${days} at ${rate}: ${interest}`,
  'lease.interest.span': ({ from, until }: { from: string; until: string }) =>
    `Counted from ${from} to ${until}.`,
  'lease.interest.none': ({ article }: { article: string }) =>
    `No interest while the tenant still lives there: handing over and paying back are simultaneous (${article}).`,
  'lease.interest.if': ({ interest }: { interest: string }) =>
    `${interest} if the home was handed over; none while the tenant still lives there.`,
  'lease.interest.law': ({ rate, later }: { rate: string; later: string }) =>
    `${rate} a year from the day after handing over, ${later} from the day after the complaint was served`,
  'lease.interest.later': ({ rate }: { rate: string }) =>
    `In a lawsuit it is ${rate} a year from the day after service.`,
  'lease.refusal.owed': ({ damages }: { damages: string }) =>
    `The damages are ${damages} (or the real loss, if that is more).`,
  'lease.refusal.three': ({
    amount,
    converted,
    months,
  }: {
    amount: string
    converted: string
    months: string
  }) => `① ${months} of the converted rent of ${converted}: ${amount}`,
  'lease.refusal.difference': ({ amount, months }: { amount: string; months: string }) =>
    `② the difference to the new lease over ${months}: ${amount}`,
  'lease.refusal.largest':
    'The largest of ①, ② and the real loss counts, unless a sum was agreed on at the refusal.',
  'lease.refusal.who':
    'It holds where the home was let to somebody else within the two refused years without good reason; not for a sale or an empty home.',
  'lease.refusal.real': 'The real loss (moving, broker) is not counted',
  'lease.down.seller': ({ pays, own }: { pays: string; own: string }) =>
    `Before performance has begun the seller may withdraw by paying ${pays} (double; ${own} beyond what was received).`,
  'lease.down.partly': ({ pays, agreed, ruling }: { pays: string; agreed: string; ruling: string }) =>
    `${pays} is needed: the agreed down payment of ${agreed} is what counts, though only part was paid (${ruling}).`,
  'lease.down.buyer': ({ loses, still }: { loses: string; still: string }) =>
    `The buyer withdraws by giving up ${loses} (${still} still to be paid).`,
  'lease.down.bound': ({ article }: { article: string }) =>
    `Once an intermediate payment was made nobody may withdraw by paying double (${article}).`,
  'lease.down.provisional': ({ amount }: { amount: string }) =>
    `If object, price and dates were settled there is a contract and ${amount} is treated as down payment; if not, it can be claimed back.`,
  'lease.down.sellerIf': ({ pays, paid }: { pays: string; paid: string }) =>
    `With a contract the seller gets out for ${pays}; without one ${paid} goes back and no more.`,
  'lease.down.returned': ({ amount }: { amount: string }) =>
    `Without agreement on what matters there is no contract: ${amount} goes back.`,
  'lease.down.noAgreed': ({ ruling }: { ruling: string }) =>
    `No other down payment is taken to have been agreed on; if there was one, it counts instead of what was paid (${ruling})`,
  'lease.down.forfeit': 'An agreement to forfeit it counts. Messages are the evidence.',
  'lease.down.before': 'Performance is taken not to have begun',
  'lease.down.otherwise': 'No other agreement on withdrawal is taken to exist',
  'lease.fraud.amount': ({ amount, minimum, part }: { amount: string; minimum: string; part: string }) =>
    `${amount} more: ${part} of the deposit, ${minimum}, less what was recovered.`,
  'lease.fraud.none': ({ minimum, part }: { minimum: string; part: string }) =>
    `Nothing more: at least ${part} of the deposit, ${minimum}, is back already.`,
  'lease.fraud.conditions':
    'Taken: a recognised victim, Korean, who claimed in the auction and takes no public lease',
  'lease.order.yours': ({ paid, missing }: { paid: string; missing: string }) =>
    `${paid} is paid out and ${missing} is not.`,
  'lease.order.whole': ({ paid }: { paid: string }) => `The whole deposit of ${paid} is paid out.`,
  'lease.order.buyer': ({ owes }: { owes: string }) =>
    `The lease comes before the mortgage: the buyer owes the remaining ${owes}.`,
  'lease.order.leaves': 'The lease falls with the auction: the rest is lost and the home must be left.',
  'lease.order.row': ({ place, name, amount }: { place: string; name: string; amount: string }) =>
    `${place}. ${name}: ${amount}`,
  'lease.order.base': ({ day }: { day: string }) => `The right that decides is the mortgage of ${day}.`,
  'lease.order.each': ({ amount }: { amount: string }) => `${amount} each: half of the proceeds is shared.`,
  'lease.order.caseWhole': ({ condition, paid }: { condition: string; paid: string; missing: string }) =>
    `${condition}: the whole deposit of ${paid} is paid out.`,
  'lease.order.caseBuyer': ({
    condition,
    paid,
    missing,
  }: {
    condition: string
    paid: string
    missing: string
  }) => `${condition}: ${paid} is paid out, and the buyer at auction owes the missing ${missing}.`,
  'lease.order.caseLost': ({
    condition,
    paid,
    missing,
  }: {
    condition: string
    paid: string
    missing: string
  }) => `${condition}: only ${paid} is paid out and ${missing} is lost.`,
  'lease.order.fixed': 'The fixed date is taken to be of the day of moving in',
  'lease.order.beforeAuction': 'Moving in is taken to have come before the auction was entered',
  'lease.order.ofToday':
    'No day of the mortgage was said: small deposits are those of today; of an older mortgage they are less',
  'lease.order.claimed': 'A share is taken to have been claimed in time',
  'lease.order.half': 'Small deposits share half of the proceeds after costs',
  'lease.order.noOther': 'No taxes on the home, wages or other claims are taken to exist',
  'lease.order.noCost': 'No costs of the auction were said; taken as none',
  'lease.order.noRegion': 'No region was said; small deposits are those of other regions',
  'lease.if.borrower': ({ homes, place }: { homes: string; place: string }) => `${homes}, ${place}`,
  'calculation.tenantRank': 'Tenant and mortgage in order',
  'calculation.jeonseLoanLimit': 'Limit of a jeonse loan',
  'lease.rank.BEFORE': ({ ranks, mortgage }: { ranks: string; mortgage: string }) =>
    `The tenant is paid first: the place of ${ranks} comes before the mortgage of ${mortgage}.`,
  'lease.rank.BESIDE': ({ ranks, mortgage }: { ranks: string; mortgage: string }) =>
    `Tenant and bank share pro rata: both have the place of one day (${ranks}, ${mortgage}).`,
  'lease.rank.AFTER': ({ ranks, mortgage }: { ranks: string; mortgage: string }) =>
    `The bank is paid first: the tenant’s place is of ${ranks}, when moving in and the fixed date were both there, after the mortgage of ${mortgage}.`,
  'lease.rank.none': 'Without a fixed date there is no place in the payment, but for small deposits.',
  'lease.rank.open': ({ mortgage }: { mortgage: string }) =>
    `The day of the fixed date decides the payment: before the mortgage of ${mortgage} the tenant is first, after it the bank.`,
  'lease.rank.opposes': ({ from }: { from: string }) =>
    `The lease holds against others from midnight of ${from}, before the mortgage: the buyer at auction owes what is not paid out.`,
  'lease.rank.falls': ({ from }: { from: string }) =>
    `The lease holds from midnight of ${from} only, after the mortgage: it does not hold against the buyer at auction.`,
  'lease.loan.SHARE': ({ share, limit }: { share: string; limit: string }) =>
    `A jeonse loan goes up to ${limit}, ${share} of the deposit.`,
  'lease.loan.MOST': ({ limit }: { share: string; limit: string }) =>
    `A jeonse loan goes up to ${limit}, the most that HF guarantees.`,
  'lease.loan.OWNER': ({ limit }: { share: string; limit: string }) =>
    `Who owns a home gets ${limit} at most in the capital and regulated areas.`,
  'lease.loan.HOMES': 'With two homes or more no jeonse loan is guaranteed.',
  'lease.loan.DEPOSIT': ({ most }: { most: string }) =>
    `The deposit is above ${most}: HF guarantees no loan for it; other guarantors differ.`,
  'lease.loan.guarantor': 'By the conditions of HF; guarantors, banks and income may allow less',
  'lease.loan.deduction': ({ amount, loan }: { amount: string; loan: string }) =>
    `Where the bank keeps ${amount} free for a small tenant it is ${loan}; not with MCI or MCG insurance.`,
  'lease.dsr.unserved': ({ debt, balance }: { debt: string; balance: string }) =>
    `${debt} of ${balance}: what is paid on it a month is not known, so it is not in DSR. It lowers the limit once you say it.`,
  'lease.dsr.existing': ({ yearly }: { yearly: string }) => `Other debts of ${yearly} a year are taken off.`,
  'lease.dsr.type': ({ type }: { type: string }) => `Worked out with the stress of a ${type} rate.`,
  'lease.dsr.assumedType': ({ type }: { type: string }) => `No kind of rate was said: taken as ${type}.`,
  'lease.dsr.periodic': ({ loan }: { loan: string }) =>
    `With a rate fixed for five years at a time: ${loan} in the capital and regulated areas.`,
  'lease.dsr.overdraft': ({
    balance,
    years,
    yearly,
  }: {
    debt: string
    balance: string
    years: string
    yearly: string
    interest: string
  }) =>
    `An overdraft counts by its limit of ${balance}, not what is used: over ${years} that is ${yearly} of principal a year.`,
  'lease.dsr.spread': ({
    debt,
    balance,
    years,
    yearly,
    interest,
  }: {
    debt: string
    balance: string
    years: string
    yearly: string
    interest: string
  }) => `${debt} of ${balance}: over ${years}, ${yearly} of principal and ${interest} of interest a year.`,
  'lease.dsr.real': ({ debt, yearly }: { debt: string; yearly: string }) =>
    `${debt}: what is really paid counts, ${yearly} a year.`,
  'lease.dsr.jeonseIn': ({ from }: { from: string }) =>
    `It counts: who owns a home and takes a new jeonse loan in the capital or a regulated area has its interest, not its principal, in DSR (from ${from}).`,
  'lease.dsr.jeonseOut': 'It does not count: jeonse loans of people without a home are out of DSR.',
  'lease.dsr.jeonseOpen': ({ from }: { from: string }) =>
    `Without a home of one’s own a jeonse loan is out of DSR; with one, a new loan in the capital or a regulated area counts with its interest only (from ${from}).`,
  'lease.dsr.jeonseSum': ({ yearly }: { yearly: string }) => `The interest is ${yearly} a year.`,
  'lease.guarantee.most': ({
    most,
    price,
    factor,
    share,
    product,
  }: {
    most: string
    price: string
    factor: string
    share: string
    product: string
  }) =>
    `Deposit and older debt together up to ${most}: official price ${price} × ${factor} × ${share} = ${product}.`,
  'lease.guarantee.mostSenior': ({ most, senior }: { most: string; senior: string }) =>
    `Less the older debt of ${senior}, the deposit may be ${most}.`,
  'lease.guarantee.upTo': ({ most }: { most: string }) => `Deposits up to ${most} are insured.`,
  'lease.guarantee.noSenior': 'No older debt (mortgage) is taken to be on the home',
  'lease.guarantee.fits': ({ deposit, most }: { deposit: string; most: string }) =>
    `It can be insured: the deposit of ${deposit} is within ${most}.`,
  'lease.guarantee.over': ({ deposit, most }: { deposit: string; most: string }) =>
    `It cannot be insured: the deposit of ${deposit} is above ${most}.`,
  'lease.guarantee.market': ({ share }: { share: string }) =>
    `Where there is a KB or REB price, ${share} of that counts. A lower share of the official price is under discussion.`,
  'lease.date.renewal': ({ from, until, told }: { from: string; until: string; told: string }) =>
    `The claim must arrive from ${from} until the end of ${until}; tell the landlord by ${told}.`,
  'lease.date.landlord':
    'A refusal must come within the same time; if nobody speaks the lease is renewed tacitly.',
  'lease.date.free': ({ arrived, day, last }: { arrived: string; day: string; last: string }) =>
    `Received on ${arrived}, three months run out on ${last}; the lease is over from ${day}.`,
  'lease.date.fixed': ({ last }: { last: string }) =>
    `the tenant cannot end it alone: it runs until ${last} unless both agree.`,
  'lease.date.fixedOpen': 'the tenant cannot end it alone: it runs to its end unless both agree.',
  'lease.date.tenantOnly': 'Only the tenant may end a renewed lease with three months’ notice.',
  'lease.date.home': ({ from, until }: { from: string; until: string }) =>
    `Taken to be a home. Of a shop it is from ${from} to ${until} before the end`,
  'lease.date.report': ({ day, days }: { day: string; days: string }) =>
    `The lease must be reported by ${day} (${days} from signing).`,
  'lease.date.moved': ({ article }: { article: string }) =>
    `The last day fell on a weekend and moves to the next weekday (${article}).`,
  'lease.date.reportWho': ({ deposit, rent }: { deposit: string; rent: string }) =>
    `Leases above ${deposit} of deposit or ${rent} of rent are to be reported.`,
}
