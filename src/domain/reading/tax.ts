import { z } from 'zod'
import { DEDUCTIONS, RELATIONS, SOLD, TWO_AS_ONE } from '../calculator/tax/kinds.ts'
import { countSaid } from '../language/numeral.ts'
import { assertionsOf, firstAsserted } from '../language/assertion.ts'
import { factsOf, namesIn, wordsOf } from '../language/forms.ts'
import { withoutOwnedHomes } from '../language/owned-homes.ts'
import { factsSaid, firstSaid, isSaid } from '../language/said.ts'
import type { Words } from '../language/forms.ts'
import { withDates, withYears } from '../language/dates.ts'
import { inReach } from '../language/text.ts'
import { LAND_WORDS } from './lease-facts.ts'
import { spouseIn } from './heirs.ts'
import { koreanDay } from '../day.ts'
import type { Span } from '../language/text.ts'
import { DEDUCTION_WORDS, FACT_WORDS, RELATION_WORDS, SUM_ROLES, TAX_ASK_NAMES } from './tax-words.ts'
import type { FactName, SumRole, TaxAsk } from './tax-words.ts'
import premises from './other-premises.json' with { type: 'json' }
import words from './tax.json' with { type: 'json' }
import type { AskName } from './asks.ts'
import { readTaxAsks } from './asking/read-askings.ts'
import { partOwnedIn } from './part-owned.ts'
import { recipientsIn } from './recipients.ts'
import { readHomes } from './tax-homes.ts'
import { buysOfKin } from './kin-sale.ts'
import { giversIn } from './givers.ts'
import { givenByBoth } from './parents-give.ts'
import { readTaxSums } from './tax-sums.ts'
import { taxTimes, timesOf } from './tax-times.ts'

const tri = z.boolean().nullable()
const money = z.number().nullable()
const count = z.int().nullable()
const facts = Object.fromEntries(Object.keys(FACT_WORDS).map((name) => [name, tri])) as Record<
  FactName,
  typeof tri
>
/** What was kept before a role had its name says nothing of it. */
const kept = money.catch(null)
const sumsOfRoles = Object.fromEntries(SUM_ROLES.map((role) => [role, kept])) as Record<SumRole, typeof kept>

/** What a question of taxes says: money in 만원, times in months, facts yes, no or not said (null). */
export const taxCase = z.object({
  asks: z.array(z.enum(TAX_ASK_NAMES as [TaxAsk, ...TaxAsk[]])),
  cause: z.enum(['SALE', 'GIFT', 'INHERITANCE', 'NEW_BUILDING', 'DIVORCE']),
  sold: z.enum(SOLD),
  sums: z.object(sumsOfRoles),
  /** Sums of which nothing says what they are, in order. */
  open: z.array(z.number()),
  facts: z.object(facts),
  relation: z.enum(RELATIONS).nullable(),
  /** Who gave what was given earlier, where that is said apart from who gives now. */
  earlierGiver: z.enum(RELATIONS).nullable().catch(null),
  /** Homes of whoever asks, or of who gives where something is given. */
  homes: count,
  /** Homes of whoever asks, said of themselves beside somebody else's. */
  ownHomes: count,
  /** Homes of whoever asks that are told by their official prices, which are added up. */
  listed: count.catch(null),
  /** Percent of a shared home that whoever asks owns. */
  partOwned: count.catch(null),
  /** Husband and wife, each by the official price of what they own themselves. */
  couple: z.array(z.object({ name: z.string(), official: z.number() })).catch([]),
  /** The spouse owns a home apart. */
  spouseOwns: tri.catch(null),
  ...taxTimes.shape,
  twoAsOne: z.enum(TWO_AS_ONE).nullable(),
  rentMonths: count,
  /** Those who are given as much each, and who the giver is to each of them; none: one. */
  recipients: z.array(z.object({ name: z.string(), relation: z.enum(RELATIONS) })).catch([]),
  /** A home is bought of one's kin, and not given. */
  kinSale: z.boolean().catch(false),
  /** Gifts of several givers that the law takes for one are added up in `open`. */
  giftsAdded: z.boolean().catch(false),
  age: count,
  spouse: tri,
  children: count,
  acquired: z.enum(['HOME', 'OTHER', 'FARMLAND']),
  apartment: tri,
  /** What is taken off the income. */
  deduction: z.enum(DEDUCTIONS).nullable().catch(null),
})
export type TaxCase = z.infer<typeof taxCase>

/** A sum is said of the tax, whatever sum it is. */
export const saysSum = ({ sums, open }: TaxCase): boolean =>
  open.length > 0 || Object.values(sums).some((sum) => sum !== null)

/** 그 집을 저한테 주신대요: given by a relative, in everyday words. */
const GIVEN_TO =
  /(?:집|아파트|빌라|주택|땅|토지|건물|상가|오피스텔)(?:을|를)?\s?(?:그냥\s?|공짜로\s?|무상으로\s?|통째로\s?)?(?:(?:저|제|나|아들|딸|자식|자녀|손자|손주|손녀|며느리|사위|동생|아이)(?:한테|에게|께)?\s?)?(?:그냥\s?|공짜로\s?|무상으로\s?)?(?:주신|주시|준대|준다|주려|주면|주겠|주고\s?싶|넘겨\s?(?:주|받)|물려\s?주)/
/** 반포 84타입을 저한테 넘겨주신대요: to whom is said right before, and what at another place. */
const GIVEN_TO_WHOM =
  /(?:저|제|나|아들|딸|자식|자녀|손자|손주|손녀|며느리|사위|동생|아이)(?:한테|에게|께)\s?(?:그냥\s?|공짜로\s?|무상으로\s?|통째로\s?|미리\s?)?(?:넘겨\s?|물려\s?)?(?:주신|주시|주셨|준대|준다|줬|주려|주면|주겠|주고\s?싶)/
/** 2억 보태 주신대요: money that is given, by a relative. */
const MONEY_GIVEN =
  /(?:(?<!\d)\d[\d.,]{0,6}\s?(?:억|천만?|백만?|만)\s?(?:원|정도|쯤)?|현금|(?<![가-힣])돈|목돈|자금|전세금)(?:씩)?(?:을|를|도|이나)?\s?(?:그냥\s?|미리\s?|따로\s?|더\s?){0,2}(?:보태|도와\s?주|지원해|주신|주시|주셨|주셔|줬|준대|준다|주면)/
/** A home that is given is acquired as well; of what names none the gift alone is taxed. */
const ESTATE =
  /집(?!\s?(?:사|살|구하|마련|장만))|아파트|빌라|주택|(?<![가-힣])땅|토지|건물|상가|오피스텔|부동산|명의|분양권|\b(?:home|house|apartment|flat|land)\b/
/** Taxes of a home that one has. */
const OF_OWNERS: readonly TaxAsk[] = [
  'capitalGainsTax',
  'comprehensiveRealEstateTax',
  'propertyTax',
  'rentalIncomeTax',
]
const isRelated = (text: string): boolean => firstSaid(RELATION_WORDS, text) !== null

/** 돌아가시기 전에 증여로: nobody has died. */
const INHERITS = /상속|돌아가[시셨셔신실심](?!기\s?전)|물려받|유산|inherit/

const causeOf = (text: string): TaxCase['cause'] => {
  if (/이혼|재산\s?분할|divorce/.test(text)) return 'DIVORCE'
  if (firstAsserted(INHERITS, text) !== null) return 'INHERITANCE'
  const isGiven =
    GIVEN_TO.test(text) || MONEY_GIVEN.test(text) || (GIVEN_TO_WHOM.test(text) && ESTATE.test(text))
  if (isGiven && isRelated(text)) return 'GIFT'
  if (/증여|명의로\s?(?:받|바꿔|넘겨)|\b(?:gift|giving me|gives? me|gave me)\b/.test(text)) return 'GIFT'
  if (
    /신축(?!\s?(?:아파트|빌라|오피스텔))|새로\s?(?:지[었으을]|짓)|건축비|공사비|\bbuil(?:t|d|ding) (?:a|my|our|the)\b|construction cost/.test(
      text,
    )
  )
    return 'NEW_BUILDING'
  return 'SALE'
}

/** Buildings that are no homes, as they are called where homes are looked for. */
const { FACTORY, BUILDING, LODGING } = premises
const OTHER_PROPERTY = {
  land: LAND_WORDS,
  building: [FACTORY, BUILDING, LODGING].flatMap((it) => it.words).join('|'),
}
const SOLD_WORDS: Words<TaxCase['sold']> = wordsOf(words.sold, OTHER_PROPERTY)

/** 분양권이 아니라 다 지어진 아파트: what was taken to be sold is none. */
export const deniesSold = (text: string, kind: TaxCase['sold']): boolean =>
  SOLD_WORDS.some(([of, words]) => of === kind && assertionsOf(words, text).includes('DENIED'))

/** Why two homes are one for the tax, or that they are not. */
const PAIR_WORDS = factsOf(words.pair)
/** 비과세 안 되는 2주택: told, and not asked. */
const NOT_EXEMPT =
  /비과세(?:가|는|도|를)?\s?(?:안\s?(?:되는|되고|되니|됨|돼서?|된다)|못\s?받(?:는다|는(?!지|가|다면)|아서?|고)|(?:대상|요건)?(?:이|은|도)?\s?(?:아니(?:고|에요|며|라)|아님))(?![가-힣]{0,3}\?)/
const pairIn = (text: string): TaxCase['twoAsOne'] => {
  const said = factsSaid(PAIR_WORDS, text)
  const denied = Object.values(said).includes(false) || NOT_EXEMPT.test(text) ? 'NONE' : null
  return namesIn(words.pair).find((name) => said[name] === true) ?? denied
}

const HOME_FACTS = factsOf(words.facts)

const ACQUIRED_WORDS: Words<TaxCase['acquired']> = wordsOf(words.acquired, OTHER_PROPERTY)

const RENT_MONTHS =
  /(?:(?<!\d)(\d{1,2})\s?년\s?)?(?<!\d)(\d{1,2}|(?<![가-힣])(?:한|두|세|석|네|넉|다섯|여섯|일곱|여덟|아홉|열(?:한|두)?))\s?(?:개월|달|months)/
/** 3월~12월, 5월부터 9월까지: the first and the last of them. */
const RENT_SPAN = /(?<!\d)(\d{1,2})월?\s?(?:~|-|–|부터)\s?(\d{1,2})월/
/** 올해 4월부터 살았어요: so many months of that year. */
const RENT_FROM =
  /(?<!\d)(\d{1,2})월(?:\s?\d{1,2}일)?\s?(?:부터|에\s?(?:입주|이사|들어|계약|전입))(?![^.?!\n]{0,12}(?:내년|작년|재작년))/
const MONTHS = 12
const rentMonthsIn = (text: string): number | null => {
  const [, years = 0, said] = RENT_MONTHS.exec(text) ?? []
  const rest = said === undefined ? null : countSaid(said)
  if (rest !== null) return Number(years) * MONTHS + rest
  const [, first, last] = RENT_SPAN.exec(text)?.map(Number) ?? []
  if (first !== undefined && last !== undefined && first <= last && last <= MONTHS) return last - first + 1
  const from = Number(RENT_FROM.exec(text)?.[1] ?? 0)
  return from >= 1 && from <= MONTHS ? MONTHS + 1 - from : null
}

const AGE =
  /나이\s?(?:는|가|:)?\s?(?:만\s?)?(\d{2})(?!\d|[.,]\d)|(?:만\s?)?(\d{1,3})\s?(?:살|세(?!대|입|금|제|요|력|놓|액|율|만|를|가))|i(?:'|’)?m (\d{2})\b/
const CHILDREN = /(?:자녀|아이|자식)(?:가|는|만|들?[이만]?)?\s?(\d|하나|둘|셋|한|두|세)|(외아들|외동|외딸)/

/**
 * What a text asks of taxes and says for them; null where it names none. `about`: those that are talked about, where it names none of its own
 * (법인이면?). `today`: what 작년 is said of. Linear in its length.
 */
export const readTax = (
  source: string,
  about: readonly TaxAsk[] = [],
  today: Date | null = null,
): TaxCase | null => {
  const said = inReach(source.normalize('NFC')).toLowerCase()
  const text = today === null ? said : withYears(withDates(said, koreanDay(today)), koreanDay(today))
  const cause = causeOf(text)
  const asks = readTaxAsks(text, cause === 'SALE')
  // 증여받으면 세금: both taxes of a gift.
  const isGeneral = asks.length === 0 && /(?<![전월])세금|tax/.test(text)
  const general = isGeneral && cause === 'GIFT'
  const ofGift: TaxAsk[] = ESTATE.test(text) ? ['acquisitionTax', 'giftTax'] : ['giftTax']
  const surcharged = asks.length === 0 && /중과/.test(text) && cause === 'GIFT'
  const meant: TaxAsk[] = general
    ? ofGift
    : surcharged
      ? ['acquisitionTax']
      : isGeneral && cause === 'INHERITANCE'
        ? ['inheritanceTax']
        : asks
  const wanted = meant.length > 0 ? meant : [...about]
  if (wanted.length === 0) return null
  const { sums, open, listed, spouseOwns, couple } = readTaxSums(source.normalize('NFC'), wanted)
  const children = CHILDREN.exec(text)
  const counted = children?.[1]
  const age = AGE.exec(text)
  const together = wanted.includes('giftTax') ? givenByBoth(text, open) : null
  const { isPair, ...times } = timesOf(text, today === null ? null : koreanDay(today))
  const partOwned = wanted.includes('comprehensiveRealEstateTax') ? partOwnedIn(text) : null
  const told = factsSaid(FACT_WORDS, text)
  const other = withoutOwnedHomes(text)
  // 부담부증여: what is taken over of what was paid for once is sold.
  const isBurdened =
    cause === 'GIFT' &&
    sums.debt !== undefined &&
    sums.bought !== undefined &&
    wanted.includes('giftTax') &&
    !wanted.includes('capitalGainsTax')
  return {
    asks: isBurdened ? [...wanted, 'capitalGainsTax'] : wanted,
    cause,
    sold: SOLD_WORDS.find(([, kind]) => firstAsserted(kind, text) !== null)?.[0] ?? 'HOME',
    sums: taxCase.shape.sums.parse(Object.fromEntries(SUM_ROLES.map((role) => [role, sums[role] ?? null]))),
    open: together === null ? open : [together],
    listed,
    spouseOwns,
    facts: partOwned === null ? told : { ...told, shared: true },
    partOwned,
    couple,
    ...(wanted.includes('giftTax')
      ? giversIn(said)
      : { relation: firstSaid(RELATION_WORDS, text), earlierGiver: null }),
    ...readHomes(text, cause === 'GIFT' || wanted.some((it) => OF_OWNERS.includes(it))),
    ...times,
    givenBeforeMonths: wanted.includes('giftTax') ? times.givenBeforeMonths : null,
    twoAsOne: pairIn(text) ?? (isPair ? 'TEMPORARY' : null),
    rentMonths: rentMonthsIn(text),
    kinSale: wanted.includes('giftTax') && buysOfKin(text),
    giftsAdded: together !== null,
    recipients: cause === 'GIFT' ? recipientsIn(text) : [],
    deduction: firstSaid(DEDUCTION_WORDS, text),
    age: age === null ? null : Number(age[1] ?? age[2] ?? age[3]),
    spouse: spouseIn(text),
    children: children === null ? null : counted === undefined ? 1 : countSaid(counted),
    acquired: ACQUIRED_WORDS.find(([, kind]) => firstAsserted(kind, other) !== null)?.[0] ?? 'HOME',
    apartment: isSaid(HOME_FACTS.apartment, text),
  }
}

/** What a home is sold for whose gain is taxed, in 만원: it is what the case is about, and not what was paid for it or spent on it; null: not said, or not asked. */
export const soldFor = (tax: TaxCase | null): number | null => {
  if (tax === null || !tax.asks.includes('capitalGainsTax')) return null
  const { sums, open } = tax
  return sums.sold ?? (sums.bought === null ? null : (open[0] ?? null))
}

let purchase: TaxCase | null | undefined
/** The tax on a purchase of which nothing is said for it: always the same one. */
export const purchaseTax = (): TaxCase | null => (purchase ??= readTax('', ['acquisitionTax']))

/** Of a loan whose payments are taken off the income nothing else is worked out. */
const OF_LOANS: readonly AskName[] = ['repayment', 'loan', 'products']

/** What a text asks for beside its taxes. */
export const asksBeside = (tax: TaxCase | null, asks: readonly AskName[]): AskName[] =>
  tax?.asks.includes('housingDeduction') === true
    ? asks.filter((name) => !OF_LOANS.includes(name))
    : [...asks]

/** Where the sums stand that a calculation of a tax takes; none where no tax is asked for. */
export const taxSpans = (text: string): Span[] => {
  const tax = readTax(text)
  return tax === null ? [] : readTaxSums(text.normalize('NFC'), tax.asks).spans
}
