import { readAmounts } from '../language/amount.ts'
import type { Household } from '../language/household.ts'
import { PROPERTY_KINDS, PROPERTY_TYPES } from '../property-kind.ts'
import type { PropertyType } from '../property-kind.ts'

/** What is known of who wants to borrow and for what home; null: not known. Money in 만원, area in ㎡. */
export interface Applicant {
  /** Whether the home is in 수도권. */
  isCapitalArea: boolean | null
  propertyType: PropertyType | null
  area: number | null
  price: number | null
  deposit: number | null
  monthlyRent: number | null
  income: number | null
  ownedHomes: number | null
  firstHome: boolean
  household: Household
  /** Who is one of the young (청년) where a product names no age: years, both included. */
  young: { from: number; to: number }
}

/** OPEN: what it asks for is not known. */
type Verdict = 'MET' | 'UNMET' | 'OPEN'

type ConditionKind =
  | 'deposit'
  | 'price'
  | 'income'
  | 'homes'
  | 'age'
  | 'newlyweds'
  | 'newborn'
  | 'victim'
  | 'servant'
  | 'area'
  | 'place'
  | 'home'
  | 'rent'
  | 'purpose'
  | 'other'

/** One condition of a product, in the product's own words, held against what is known. */
export interface Condition {
  kind: ConditionKind
  text: string
  verdict: Verdict
}

/** An amount that the text leads with, and the higher ones that it grants to others (“신혼 7,500만원”). */
interface Ceiling {
  base: number
  others: { who: string; amount: number }[]
}

const amountIn = (text: string): number | null => readAmounts(text)[0]?.value ?? null

/** “수도권 3억원·그 외 2억원”: the one of the home's place; null where the place is not known and it matters. */
const byPlace = (text: string, isCapital: boolean | null): number | null => {
  const capital = /수도권\s*([^·,/(]+)/.exec(text)?.[1]
  const elsewhere = /그\s?외\s*([^·,/(]+)/.exec(text)?.[1]
  if (capital === undefined || elsewhere === undefined) return amountIn(text)
  return isCapital === null ? null : amountIn(isCapital ? capital : elsewhere)
}

/** The figures of a text that are for some only, each with those whom it is for. */
export const othersIn = (text: string | undefined, isCapital: boolean | null): Ceiling['others'] =>
  (text ?? '').split(/,\s*(?!\d{3})/).flatMap((part) => {
    const amounts = readAmounts(part)
    // 신혼·2자녀 4억원·3억원: in the capital area, and elsewhere.
    const amount = amounts.length > 1 && isCapital === false ? amounts[1]?.value : amounts[0]?.value
    return amount === undefined ? [] : [{ who: part.slice(0, amounts[0]?.start), amount }]
  })

/** 다자녀 of 보금자리론. */
const MANY_CHILDREN = 3

/** Whether somebody belongs to those for whom a product has another figure; null: that is not known. */
export const isOneOf = (who: string, { household, firstHome }: Applicant): boolean | null => {
  const answers = [
    /신혼/.test(who) && household.newlyweds,
    /자녀/.test(who) &&
      (household.children === null ? null : household.children >= (/다자녀/.test(who) ? MANY_CHILDREN : 2)),
    /생애\s?최초/.test(who) && (firstHome || null),
    /맞벌이/.test(who) && household.dualIncome,
  ].filter((answer) => answer !== false || /신혼|자녀|맞벌이/.test(who))
  if (answers.includes(true)) return true
  return answers.includes(null) ? null : false
}

const hold = (value: number | null, { base, others }: Ceiling, applicant: Applicant): Verdict => {
  if (value === null) return 'OPEN'
  if (value <= base) return 'MET'
  const higher = others.filter(({ amount }) => value <= amount).map(({ who }) => isOneOf(who, applicant))
  if (higher.includes(true)) return 'MET'
  return higher.includes(null) ? 'OPEN' : 'UNMET'
}

const told = (known: boolean | null): Verdict => (known === null ? 'OPEN' : known ? 'MET' : 'UNMET')

const AMOUNT = String.raw`(?:(?!이하|이상).)*?`
const SUM = String.raw`(?:\d[\d,.]*\s?(?:억|천만|백만|만|천)\s?원?\s?)+`

/** 연소득 3천만원 이상: the least that it takes. */
const FLOOR = /^\s*이상/

/** Ceilings, and floors: the text of the condition and what it is held against. */
const bounds = (text: string, applicant: Applicant): Condition[] => {
  const isCapital = applicant.isCapitalArea
  const kinds = [
    [
      'deposit',
      new RegExp(String.raw`(?:임차)?보증금\s*(?!의|한도|전액)(${AMOUNT})(?:\s*\(([^)]*)\))?\s*이하`),
      applicant.deposit,
    ],
    ['price', new RegExp(String.raw`주택가격\s*(${AMOUNT})(?:\s*\(([^)]*)\))?\s*이하`), applicant.price],
    [
      'income',
      new RegExp(String.raw`(?:부부합산|합산)?\s*연소득\s*(${SUM})(?:\s*이하)?(?:\(([^)]*)\))?(?:\s*이하)?`),
      applicant.income,
    ],
  ] as const
  return kinds.flatMap(([kind, pattern, value]): Condition[] => {
    const found = pattern.exec(text)
    if (!found) return []
    const base = byPlace(found[1] ?? '', isCapital)
    const floor = FLOOR.exec(text.slice(found.index + found[0].length))?.[0]
    // The income that counts is that of both; one of them earning more is enough to know.
    const { newlyweds, jointIncome } = applicant.household
    const isOfBoth = kind === 'income' && /합산/.test(found[0]) && newlyweds === true && jointIncome !== true
    if (floor !== undefined) {
      const verdict = told(base === null || value === null ? null : value >= base)
      const isOpen = isOfBoth && verdict === 'UNMET'
      return [{ kind, text: `${found[0]}${floor}`, verdict: isOpen ? 'OPEN' : verdict }]
    }
    const verdict =
      base === null ? 'OPEN' : hold(value, { base, others: othersIn(found[2], isCapital) }, applicant)
    return [{ kind, text: found[0].trim(), verdict: isOfBoth && verdict === 'MET' ? 'OPEN' : verdict }]
  })
}

const homesOf = (text: string, { ownedHomes }: Applicant): Condition[] => {
  const found =
    /무주택\s?또는\s?(?:처분조건\s?)?1주택|1주택\s?이하|무주택|집을 가져 본 적이 없는|1주택자의|소유자/.exec(
      text,
    )?.[0]
  if (found === undefined) return []
  const most = /1주택/.test(found) ? 1 : 0
  if (/1주택자의|소유자/.test(found))
    return [{ kind: 'homes', text: found, verdict: ownedHomes === null ? 'OPEN' : told(ownedHomes > 0) }]
  return [{ kind: 'homes', text: found, verdict: ownedHomes === null ? 'OPEN' : told(ownedHomes <= most) }]
}

const ageOf = (text: string, { household: { age, young }, young: years }: Applicant): Condition[] => {
  const found = /만\s?(\d+)세\s?~\s?(\d+)세|만\s?(\d+)세\s?이하|청년/.exec(text)
  if (!found) return []
  const namesAge = found[2] ?? found[3]
  const from = Number(found[1] ?? (namesAge === undefined ? years.from : 0))
  const to = Number(namesAge ?? years.to)
  return [
    { kind: 'age', text: found[0], verdict: age === null ? told(young) : told(age >= from && age <= to) },
  ]
}

const areaOf = (text: string, { area }: Applicant): Condition[] => {
  const found = /전용\s?(\d+(?:\.\d+)?)\s?㎡ 이하/.exec(text)
  if (!found) return []
  return [{ kind: 'area', text: found[0], verdict: area === null ? 'OPEN' : told(area <= Number(found[1])) }]
}

/** What conditions call homes, and of which kinds each speaks. */
const HOMES_OF_KIND: readonly (readonly [RegExp, readonly PropertyType[]])[] = [
  ...new Set(PROPERTY_TYPES.map((type) => PROPERTY_KINDS[type].loan)),
].map((called) => [new RegExp(called), PROPERTY_TYPES.filter((type) => PROPERTY_KINDS[type].loan === called)])

const phrase =
  (
    kind: ConditionKind,
    pattern: RegExp,
    known: (applicant: Applicant) => boolean | null,
  ): ((text: string, applicant: Applicant) => Condition[]) =>
  (text, applicant) => {
    const found = pattern.exec(text)?.[0]
    return found === undefined ? [] : [{ kind, text: found.trim(), verdict: told(known(applicant)) }]
  }

const PHRASES = [
  phrase('newlyweds', /혼인 \d+년 이내[^,.]*/, ({ household }) => household.newlyweds),
  phrase('newborn', /[^,.]*출산한[^,.]*/, ({ household }) => household.newborn),
  phrase('victim', /전세사기피해자로 결정된[^,.]*/, ({ household }) => household.fraudVictim),
  phrase('servant', /공무원·교직원/, ({ household }) => household.publicServant),
  phrase('place', /수도권 밖/, ({ isCapitalArea }) => (isCapitalArea === null ? null : !isCapitalArea)),
  phrase('rent', /보증금과 월세가 함께 있는 계약/, ({ monthlyRent, deposit }) =>
    deposit === null ? null : monthlyRent !== null && monthlyRent > 0,
  ),
  phrase(
    'other',
    /재직 \d+개월 이상|급여 소득자(?!와)|신용점수 \d+점 이상|순자산 [^,.]*(?:\.\d+[^,.]*)?이하|계약을 맺고 \d+% 이상을 낸|\d+% 이상 계약금을 낸/,
    () => null,
  ),
  // A loan on a home that one has already, and none to buy or rent one.
  phrase('purpose', /생활안정 목적|다른 금융회사의 주택담보대출을|선순위 대출이 있는/, () => false),
]

const homeOf = (text: string, { propertyType }: Applicant): Condition[] =>
  HOMES_OF_KIND.flatMap(([pattern, types]) => {
    const found = pattern.exec(text)?.[0]
    if (found === undefined) return []
    return [
      {
        kind: 'home' as const,
        text: found,
        verdict: propertyType === null ? 'OPEN' : told(types.includes(propertyType)),
      },
    ]
  })

/** The conditions of a product as far as its text names them, each held against the applicant. */
export const readConditions = (eligibility: string, applicant: Applicant): Condition[] => [
  ...bounds(eligibility, applicant),
  ...homesOf(eligibility, applicant),
  ...ageOf(eligibility, applicant),
  ...areaOf(eligibility, applicant),
  ...PHRASES.flatMap((read) => read(eligibility, applicant)),
  ...homeOf(eligibility, applicant),
]

/** For the young, and nothing says how young. */
export const namesNoAge = ({ text }: Pick<Condition, 'text'>): boolean => text === '청년'
