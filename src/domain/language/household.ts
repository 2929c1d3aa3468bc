import type { Person } from '../reading/request.ts'
import { countSaid } from './numeral.ts'
import type { Span } from './text.ts'

/** What somebody says of themselves that decides which loans are for them. */
export type Household = Pick<
  Person,
  'newlyweds' | 'newborn' | 'age' | 'young' | 'children' | 'publicServant' | 'fraudVictim'
>

const NEWLYWEDS = /신혼|갓\s?결혼|결혼\s?예정|예비\s?부부|newly\s?-?\s?wed|just married|getting married/i
const NEWBORN = /신생아|출산|갓난|newborn|new baby/i
const PUBLIC_SERVANT = /공무원|교직원|교사|civil servant|public servant|teacher/i
const VICTIM = /전세\s?사기\s?(?:피해자|를\s?당|당했|당한)|fraud victim/i
const AGE = /(?:만\s?)?(\d{2})\s?(?:살|세(?!대|입|금|제|요|력|놓))|(?:i am|i'm|aged?)\s(\d{2})\b/i
const CHILDREN = /(?:자녀|아이)(?:가|는)?\s?(\d|한|두|세|둘|셋|하나)\s?(?:명)?|(\d)\s?(?:자녀|children|kids)/i
const YOUTH = /청년|사회\s?초년생|대학생|young adult/i
const SINGLE = /1인\s?가구|미혼|독신|혼자|single/i

export const readTraits = (text: string): Household => {
  const age = AGE.exec(text)
  const children = CHILDREN.exec(text)
  const said = children?.[1] ?? children?.[2]
  return {
    newlyweds: NEWLYWEDS.test(text) ? true : SINGLE.test(text) ? false : null,
    newborn: NEWBORN.test(text) ? true : null,
    age: age ? Number(age[1] ?? age[2]) : null,
    young: YOUTH.test(text) ? true : null,
    children: said === undefined ? null : countSaid(said),
    publicServant: PUBLIC_SERVANT.test(text) ? true : null,
    fraudVictim: VICTIM.test(text) ? true : null,
  }
}

const TOLD = [NEWLYWEDS, SINGLE, NEWBORN, AGE, YOUTH, CHILDREN, PUBLIC_SERVANT, VICTIM]

/** Where somebody says so, ends of words included: 신혼부부이고. Each trait where it is said first. */
export const readTraitSpans = (text: string): Span[] =>
  TOLD.flatMap((pattern) => {
    const match = pattern.exec(text)
    if (match === null) return []
    const end = match.index + match[0].length
    return [{ start: match.index, end: end + (/^[^\s,.]{0,12}/.exec(text.slice(end))?.[0].length ?? 0) }]
  })
