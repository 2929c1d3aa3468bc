import type { NOTE as KO } from '../ko/note.ts'

export const NOTE: typeof KO = {
  'note.level.nearMedium': ({ ratio, limit }) =>
    `Debt to price ${ratio}: close to the medium band (above ${limit}).`,
  'note.level.medium': ({ ratio, limit }) => `Debt to price ${ratio}: above ${limit}, be careful.`,
  'note.level.high': ({ ratio, limit }) =>
    `Debt to price ${ratio}: above ${limit}, the deposit may well not come back in full.`,
  'note.guarantee.shareAbove': ({ what, share, limit }) =>
    `${what}, ${share} of the price: above the limit of the deposit guarantee, ${limit}.`,
  'note.guarantee.shareNear': ({ what, share, limit }) =>
    `${what}, ${share} of the price: close to the limit of the deposit guarantee, ${limit}.`,
  'note.guarantee.depositAbove': ({ limit }) => `The deposit is above the limit of the guarantee, ${limit}.`,
  'note.guarantee.depositNear': ({ limit }) =>
    `The deposit is close to the limit of the guarantee, ${limit}.`,
  'note.small.above': ({ ceiling }) =>
    `The deposit is above ${ceiling}, up to which small deposits are paid first: nothing is paid first at an auction.`,
  'note.small.half': ({ half }) => `Only up to half of the price, ${half}, is paid first.`,
  'note.small.straddles':
    'The area has two bands for small deposits; the lower one was applied. Check the dong.',
  'note.small.day': ({ day }) =>
    `Day of the first mortgage: not given, the rule for small deposits of ${day} was applied.`,
  'note.small.tenant':
    'One tenant was assumed, who has moved in and reported it before an auction is registered.',
  'note.guarantee.checked':
    'Of the guarantee only deposit, debt and older debt were checked, not the time limit, the fixed date or illegal alterations.',
  'note.region.abolished': ({ code }) =>
    `${code} is an abolished region code; the region that took its place was used.`,
  'note.omitted': ({ what }) => `${what}: not given, taken as none.`,
  'note.roi.leftOut': 'Taxes, vacancy and changes of the price are left out.',
  'note.roi.interestOnly': 'Only interest is paid on the loan, no principal.',
  'note.loan.partlyRegulated': 'Only a part of the district is regulated; the stricter rule was applied.',
  'note.loan.owner': 'A home is owned already, so it does not count as a first home.',
  'note.loan.term': ({ asked, term }) =>
    `The longest term allowed is ${term}, so that and not ${asked} was used.`,
  'note.loan.nothingLeft': ({ limit }) => `Existing repayments leave nothing of ${limit} of the income.`,
  'note.loan.dsr': ({ limit }) => `DSR of ${limit} was applied whatever the sum, with level payments.`,
  'note.loan.easier': 'Easier terms for low incomes and on selling the present home were not applied.',
  'note.loan.noOther':
    'No other loan, tenant deposit or deduction for small deposits was assumed on the home.',
  'note.loan.noIncome': 'The income is not known, so DSR was not applied; the limit may be lower.',
  'note.lease.ordinance': 'A lower cap set by a local ordinance was not applied.',
  'note.lease.baseRate': ({ day, rate }) =>
    `The base rate of the Bank of Korea on ${day}, ${rate} a year, was applied.`,
  'note.fee.jeonse': 'Taken as jeonse, so the rent is not part of the amount.',
  'note.fee.officetel': ({ area, otherwise }) =>
    `Taken as an officetel of ${area} or less with kitchen, toilet and bath; otherwise up to ${otherwise} is negotiated.`,
  'note.fee.ordinance': 'Local ordinances may set lower rates, and VAT is not included.',
  'note.tax.household': 'Homes are counted for the whole household.',
  'note.tax.exceptions': 'Exceptions by assessed value and for a temporary further home were not applied.',
  'note.tax.person':
    'A purchase by a private person was assumed, without reductions such as for a first home.',
  'note.tax.size': ({ size, rural }) =>
    `The national housing size was taken as ${size} (not the ${rural} of rural places).`,
}
