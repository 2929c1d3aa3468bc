import { present } from '../../domain/present.ts'
import { count, money, name, term, within } from '../../domain/message/arg.ts'
import { formatArg, message, phrased, say } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import type { Case } from '../../domain/case.ts'
import type { PlaceIndex } from '../../domain/language/places.ts'
import type { Language } from '../../domain/run.ts'

type SumId = `case.${'price' | 'deposit' | 'rent' | 'seniorDebt' | 'income' | 'loan'}`

/** The figures of a case in words that are read back as they were, whatever was asked about it. */
export const writeCase = (given: Case, language: Language, places: PlaceIndex): string => {
  const region = given.regionCode === null ? undefined : places.regions.get(given.regionCode)
  const sums = (id: SumId, ...values: (number | null | undefined)[]): Said[] =>
    values.flatMap((value) => (value == null ? [] : [message(id, { amount: money(value) })]))
  const { area, rate, years, ownedHomes } = given
  const said = present([
    area !== null &&
      message('case.area', { area: within(message('condition.size', { area: name(String(area)) })) }),
    ...sums('case.price', given.price),
    ...sums('case.deposit', ...given.deposits),
    ...sums('case.rent', ...given.rents),
    ...sums('case.seniorDebt', given.seniorDebt),
    ...sums('case.income', given.income),
    ...sums('case.loan', given.loan),
    rate !== null && message('case.rate', { rate: name(`${rate}%`) }),
    years !== null && message('case.years', { years: count(years, 'year') }),
    given.firstHome && message('case.firstHome'),
  ])
  const homes = ownedHomes === 0 ? '무주택' : `${ownedHomes}주택`
  return phrased(
    [
      region?.fullName.trim() ?? '',
      given.propertyType === null ? '' : formatArg(term(`type.said.${given.propertyType}`), language),
      ...said.map((it) => say(it, language)),
      given.firstHome || ownedHomes === null ? '' : homes,
    ],
    language,
  )
}
