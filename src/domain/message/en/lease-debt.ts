/** What is said of auctions, debts, guarantees and dates. */
export const LEASE_DEBT = {
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
