import type { Person } from '../reading/request.ts'
import { factsOf } from './forms.ts'
import said from './household.json' with { type: 'json' }
import { countSaid } from './numeral.ts'
import { factsSaid } from './said.ts'
import type { Span } from './text.ts'

/** What somebody says of themselves that decides which loans are for them. */
export type Household = Pick<
  Person,
  'newlyweds' | 'newborn' | 'age' | 'young' | 'children' | 'publicServant' | 'fraudVictim'
>

const FACTS = factsOf(said)
const AGE = /(?:만\s?)?(\d{2})\s?(?:살|세(?!대|입|금|제|요|력|놓))|(?:i am|i'm|aged?)\s(\d{2})\b/i
const CHILDREN = /(?:자녀|아이)(?:가|는)?\s?(\d|한|두|세|둘|셋|하나)\s?(?:명)?|(\d)\s?(?:자녀|children|kids)/i

export const readTraits = (text: string): Household => {
  const age = AGE.exec(text)
  const children = CHILDREN.exec(text)
  const counted = children?.[1] ?? children?.[2]
  return {
    ...factsSaid(FACTS, text),
    age: age ? Number(age[1] ?? age[2]) : null,
    children: counted === undefined ? null : countSaid(counted),
  }
}

const TOLD = [
  AGE,
  CHILDREN,
  ...Object.values(FACTS).flatMap(({ yes, no }) => (no === null ? [yes] : [yes, no])),
]

/** Where somebody says so, ends of words included: 신혼부부이고. Each trait where it is said first. */
export const readTraitSpans = (text: string): Span[] =>
  TOLD.flatMap((pattern) => {
    const match = pattern.exec(text)
    if (match === null) return []
    const end = match.index + match[0].length
    return [{ start: match.index, end: end + (/^[^\s,.]{0,12}/.exec(text.slice(end))?.[0].length ?? 0) }]
  })
