import { useState } from 'react'
import type { FormEvent } from 'react'
import { useLoaded } from '../api/loaded.ts'
import { formatCount } from '../format/quantity.ts'
import type { PropertyFilter, PropertyType, TransactionType } from '../gql/schema.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { Field } from '../kit/field.tsx'
import { LISTING_WORDS } from '../listing/words.ts'
import { FilterChip } from './chips.tsx'
import { rangeWords } from './conditions.ts'
import type { RangeKey } from './conditions.ts'
import { FindRegionsDocument } from './search.graphql.ts'
import type { SearchQuery } from './search.graphql.ts'
import { SEARCH_WORDS } from './words.ts'
import type { SearchWord } from './words.ts'

export type Facets = SearchQuery['propertySearch']['facets']
interface BarProps {
  filter: PropertyFilter
  facets: Facets | null
  onChange: (filter: PropertyFilter) => void
}

const DEALS: readonly TransactionType[] = ['SALE', 'JEONSE', 'RENT']
const KINDS: readonly PropertyType[] = ['APARTMENT', 'OFFICETEL', 'VILLA', 'HOUSE', 'ONEROOM']

/** Without what is null, which is no condition. */
const set = (filter: PropertyFilter, part: PropertyFilter): PropertyFilter =>
  Object.fromEntries(Object.entries({ ...filter, ...part }).filter(([, value]) => value !== null))

const toggled = <Value,>(values: readonly Value[], value: Value): Value[] | null => {
  const next = values.includes(value) ? values.filter((it) => it !== value) : [...values, value]
  return next.length === 0 ? null : next
}

const Choices = <Value extends string>({
  values,
  chosen,
  label,
  counts,
  onToggle,
}: {
  values: readonly Value[]
  chosen: readonly Value[]
  label: (value: Value) => string
  counts: ReadonlyMap<string, number>
  onToggle: (value: Value) => void
}) => {
  const { language } = useLanguage()
  return (
    <ul className="choices">
      {values.map((value) => {
        const count = counts.get(value)
        return (
          <li key={value}>
            <label>
              <input type="checkbox" checked={chosen.includes(value)} onChange={() => onToggle(value)} />
              <span>{label(value)}</span>
              {count !== undefined && <small>{formatCount(count, language)}</small>}
            </label>
          </li>
        )
      })}
    </ul>
  )
}

const numberIn = (form: FormData, name: string): number | null => {
  const text = String(form.get(name) ?? '').trim()
  const value = Number(text)
  return text === '' || !Number.isFinite(value) ? null : value
}

const UNITS: Readonly<Record<RangeKey, SearchWord>> = {
  salePrice: 'unitManwon',
  deposit: 'unitManwon',
  monthlyRent: 'unitManwon',
  exclusiveArea: 'unitArea',
  floor: 'unitFloor',
  subwayWalkingTime: 'unitMinutes',
  trustScore: 'unitPoints',
  completionYear: 'unitYear',
  totalHouseholds: 'unitHouseholds',
}

const Range = ({ name, filter, onChange }: { name: RangeKey } & Pick<BarProps, 'filter' | 'onChange'>) => {
  const say = useWords(SEARCH_WORDS)
  const range = filter[name] ?? {}
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const min = numberIn(form, 'min')
    const max = numberIn(form, 'max')
    const bounds = { ...(min !== null && { min }), ...(max !== null && { max }) }
    onChange(set(filter, { [name]: min === null && max === null ? null : bounds }))
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
  }
  return (
    <form className="range" key={`${range.min} ${range.max}`} onSubmit={submit}>
      <Field label={`${say('from')} (${say(UNITS[name])})`}>
        {(ties) => (
          <input {...ties} className="input" name="min" inputMode="decimal" defaultValue={range.min ?? ''} />
        )}
      </Field>
      <Field label={`${say('to')} (${say(UNITS[name])})`}>
        {(ties) => (
          <input {...ties} className="input" name="max" inputMode="decimal" defaultValue={range.max ?? ''} />
        )}
      </Field>
      <Button type="submit" look="primary">
        {say('read')}
      </Button>
    </form>
  )
}

const RangeChip = (props: { name: RangeKey } & Pick<BarProps, 'filter' | 'onChange'>) => {
  const say = useWords(SEARCH_WORDS)
  const { language } = useLanguage()
  return (
    <FilterChip
      title={say(props.name)}
      value={rangeWords(props.name, props.filter[props.name] ?? {}, language)}
    >
      <Range {...props} />
    </FilterChip>
  )
}

const RegionChip = ({ filter, facets, onChange }: BarProps) => {
  const say = useWords(SEARCH_WORDS)
  const { language } = useLanguage()
  const [search, setSearch] = useState('')
  const { data } = useLoaded(FindRegionsDocument, { search }, { pause: search.trim().length < 2 })
  const chosen = filter.regionCodes ?? []
  const found =
    search.trim().length < 2
      ? (facets?.byRegion ?? []).map(({ key, label, count }) => ({ code: key, name: label, count }))
      : (data?.regions.edges ?? []).map(({ node }) => ({ code: node.code, name: node.fullName, count: null }))
  return (
    <FilterChip title={say('region')} value={chosen.length === 0 ? null : String(chosen.length)}>
      <Field label={say('regionFind')}>
        {(ties) => (
          <input
            {...ties}
            className="input"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
      </Field>
      <ul className="choices">
        {found.slice(0, 12).map(({ code, name, count }) => (
          <li key={code}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(code)}
                onChange={() => onChange(set(filter, { regionCodes: toggled(chosen, code) }))}
              />
              <span>{name}</span>
              {count !== null && <small>{formatCount(count, language)}</small>}
            </label>
          </li>
        ))}
      </ul>
    </FilterChip>
  )
}

const countsOf = (rows: readonly { key: string; count: number }[] | undefined) =>
  new Map(rows?.map(({ key, count }) => [key, count]))

/** Conditions as chips: the first ones are what most people ask for. */
export const FilterBar = ({ filter, facets, onChange }: BarProps) => {
  const say = useWords(SEARCH_WORDS)
  const words = useWords(LISTING_WORDS)
  const deals = filter.transactionTypes ?? []
  const kinds = filter.propertyTypes ?? []
  const short = (texts: readonly string[]) => (texts.length === 0 ? null : texts.join(', '))
  const ranges: RangeKey[] = [
    ...(deals.length === 0 || deals.includes('SALE') ? (['salePrice'] as const) : []),
    ...(deals.length === 0 || deals.includes('JEONSE') || deals.includes('RENT')
      ? (['deposit'] as const)
      : []),
    ...(deals.includes('RENT') ? (['monthlyRent'] as const) : []),
    'exclusiveArea',
    'subwayWalkingTime',
    'floor',
    'trustScore',
    'completionYear',
    'totalHouseholds',
  ]
  return (
    <div className="filter-bar" role="group" aria-label={say('filters')}>
      <RegionChip filter={filter} facets={facets} onChange={onChange} />
      <FilterChip title={say('deal')} value={short(deals.map((it) => words(`deal.${it}`)))}>
        <Choices
          values={DEALS}
          chosen={deals}
          label={(it) => words(`deal.${it}`)}
          counts={countsOf(facets?.byTransactionType)}
          onToggle={(it) => onChange(set(filter, { transactionTypes: toggled(deals, it) }))}
        />
      </FilterChip>
      <FilterChip title={say('kind')} value={short(kinds.map((it) => words(`kind.${it}`)))}>
        <Choices
          values={KINDS}
          chosen={kinds}
          label={(it) => words(`kind.${it}`)}
          counts={countsOf(facets?.byPropertyType)}
          onToggle={(it) => onChange(set(filter, { propertyTypes: toggled(kinds, it) }))}
        />
      </FilterChip>
      {ranges.map((name) => (
        <RangeChip key={name} name={name} filter={filter} onChange={onChange} />
      ))}
    </div>
  )
}
