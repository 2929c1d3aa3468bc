import type { Case } from '../../../../src/domain/case.ts'
import type { Request, Wish } from '../../../../src/domain/reading/request.ts'

/** What a question says, as one flat table: `name` of the role, and its value in 만원, percent, years or months. */
export type Flat = ReadonlyMap<string, string>

const several = (values: readonly (number | null)[]): string | null =>
  values.length === 0 ? null : values.join()

const ofCase = (it: Case): Record<string, string | number | null | undefined> => ({
  price: it.price,
  deposit: several(it.deposits),
  rent: several(it.rents),
  senior: it.seniorDebt,
  income: it.income,
  loan: it.loan,
  rate: it.rate,
  years: it.years,
  base: it.baseRate,
  ltv: it.ltv,
  conversion: it.conversionRate,
  fee: it.feeRate,
  loanShare: it.loanShare,
  passed: it.passed?.count,
  stay: it.stay?.days,
  measured: it.measured && `${it.measured.value}${it.measured.unit === 'PYEONG' ? '평' : '㎡'}`,
  days: it.facts.days,
  arrears: it.facts.arrearsMonths,
  ...Object.fromEntries(it.facts.sums.map(({ of, value }) => [`fact.${of}`, value])),
  ...Object.fromEntries(it.facts.dates.map(({ event, day }) => [`date.${event}`, day])),
})

const ofHome = ({
  salePrice,
  deposit,
  monthlyRent,
}: Wish['home']): Record<string, number | null | undefined> => ({
  'sale.min': salePrice?.min,
  'sale.max': salePrice?.max,
  'deposit.min': deposit?.min,
  'deposit.max': deposit?.max,
  'rent.min': monthlyRent?.min,
  'rent.max': monthlyRent?.max,
})

const ofTax = ({ tax }: Wish): Record<string, string | number | null> =>
  tax === null
    ? {}
    : {
        ...Object.fromEntries(Object.entries(tax.sums).map(([role, value]) => [`tax.${role}`, value])),
        'tax.open': several(tax.open),
        held: tax.heldMonths,
        lived: tax.livedMonths,
        bought: tax.boughtOn,
        sold: tax.soldOn,
      }

export const flatOf = ({ wishes, person, unread }: Request): Flat => {
  const flat = new Map<string, string>()
  const put = (values: Readonly<Record<string, string | number | null | undefined>>): void => {
    for (const [name, value] of Object.entries(values))
      if (value != null && !flat.has(name)) flat.set(name, String(value))
  }
  for (const wish of wishes) {
    put(ofCase(wish.case))
    put(ofHome(wish.home))
    put(ofTax(wish))
    put({ share: wish.share })
  }
  put({ income: person.income, ownMoney: person.ownMoney })
  for (const { kind, balance, monthly } of person.debts)
    put({ [`debt.${kind}`]: balance, [`debt.${kind}.month`]: monthly })
  const left = unread.map(({ text }) => text).filter((text) => /\d/.test(text))
  put({ unread: left.length > 0 ? left.join(' · ') : null })
  return flat
}

/** What was expected and is not so, in words; empty: every number was read as what it is. */
export const faultsOf = (flat: Flat, expected: string): string[] => [
  ...expected.split(' ').flatMap((it) => {
    const [names = '', value = ''] = it.split('=')
    const found = names.split('|').map((name) => flat.get(name))
    const isDay = /^\d{4}(?:-\d{2}){0,2}$/.test(value)
    return found.some((said) => said === value || (isDay && said?.startsWith(value)))
      ? []
      : [`${it} (${found.map((said) => said ?? '—').join('|')})`]
  }),
  ...(flat.has('unread') ? [`unread: ${flat.get('unread')}`] : []),
]
