import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import { firstSaid } from './said.ts'
import type { Words } from './forms.ts'
import type { RepaymentMethod } from '../lease-facts.ts'

const METHODS: Words<RepaymentMethod> = [
  ['LEVEL', /원리금\s?균등|level payment|amorti[sz]/i],
  ['EQUAL_PRINCIPAL', /원금\s?균등|equal principal/i],
  [
    'BULLET',
    /만기\s?일시|일시\s?상환|(?<!총\s?|전체\s?)이자만|거치(?!\s?(?:없|안))|bullet|interest[- ]only/i,
  ],
]

/** How a loan is to be paid back, as it is said; null where nobody says it. */
export const readRepaymentMethod = (text: Prose): RepaymentMethod | null => firstSaid(METHODS, textOf(text))
