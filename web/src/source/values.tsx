import { formatMoney } from '../format/money.ts'
import { formatCount } from '../format/quantity.ts'
import type { Language } from '../gql/schema.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { SOURCE_WORDS, VALUE_WORDS } from './words.ts'

/** Values of a calculation that are amounts in 만원, by what their names end with. */
const MONEY = /(?:price|deposit|rent|tax|total|fee|loan|amount|added|income|market|value|debt|cost|payment)$/i

const nameOf = (key: string, language: Language): string =>
  VALUE_WORDS[language][key] ?? key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const Value = ({ name, value }: { name: string; value: unknown }) => {
  const { language } = useLanguage()
  const say = useWords(SOURCE_WORDS)
  if (typeof value === 'number')
    return MONEY.test(name) ? formatMoney(value, language) : formatCount(value, language)
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no')
  if (Array.isArray(value))
    return (
      <ul className="values-list">
        {value.map((item, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>{isRecord(item) ? <Values of={item} /> : <Value name={name} value={item} />}</li>
        ))}
      </ul>
    )
  return isRecord(value) ? <Values of={value} /> : String(value)
}

/** What went into a calculation, or came out of it; what is not known is left out. */
export const Values = ({ of }: { of: unknown }) => {
  const { language } = useLanguage()
  if (!isRecord(of)) return null
  const known = Object.entries(of).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  )
  return (
    <dl className="facts">
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{nameOf(name, language)}</dt>
          <dd>
            <Value name={name} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
