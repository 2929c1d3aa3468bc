/** What is said of raises, interest, damages and broken sales. */
export const LEASE_CLAIM = {
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
}
