import { present } from '../../present.ts'
import { z } from 'zod'
import { money } from '../../message/arg.ts'
import { message } from '../../message/say.ts'
import type { Said } from '../../message/say.ts'
import { exactManwon } from '../../money.ts'
import { inForce } from '../../rules/rule.ts'
import type { Rule } from '../../rules/rule.ts'
import type { Rules } from '../../rules/rules.ts'
import { compare, exact, floor, larger, minus, over, smaller, times, toNumber } from '../exact.ts'
import type { Exact } from '../exact.ts'
import { asOf, caseDay, positiveManwon, readInput } from '../input.ts'
import { RELATIONS } from './kinds.ts'
import type { Relation } from './kinds.ts'
import { calculate, fact, progressive, rulesOf, share, toWon, topRate, step } from './bill.ts'
import { monthEndAfter } from '../../day.ts'
import type { TaxBill, TaxCalculation } from './bill.ts'

/** Who gives: the giver is the … of whoever receives it. */
export const giftTaxInput = z.object({
  amount: positiveManwon.describe('Value of what is given, 만원.'),
  relation: z.enum(RELATIONS).nullish().describe('Who gives, to whoever receives; all results when omitted.'),
  minor: z.boolean().nullish().describe('The one who receives it is under 19.'),
  earlierGifts: exactManwon
    .nullish()
    .describe('From the same giver (parents count as one) within ten years, 만원.'),
  allowanceUsed: exactManwon
    .nullish()
    .describe(
      'What of the deduction gifts of others of the same group (a grandparent beside a parent) took within ten years, 만원: it is shared, they are not added.',
    ),
  marriageOrBirth: z.boolean().nullish().describe('Within two years of a marriage or after a birth.'),
  debt: exactManwon.nullish().describe('Debt that is taken over and proven, 만원.'),
  paid: exactManwon
    .nullish()
    .describe(
      'What is paid for it, 만원: sold to kin below its value only what the difference exceeds a least sum by is given; nothing when omitted.',
    ),
  lent: z
    .boolean()
    .nullish()
    .describe('It is lent and paid back: only the interest that is saved may be a gift; given when omitted.'),
  interest: z
    .number()
    .min(0)
    .max(100)
    .nullish()
    .describe('Interest that is paid for what is lent, percent a year; none when omitted.'),
  filedInTime: z.boolean().nullish().describe('Filed in time; yes when omitted.'),
  asOf: asOf,
})
export type GiftTaxInput = z.input<typeof giftTaxInput>
type Gift = z.output<typeof giftTaxInput>

const positive = (value: Exact): Exact => (compare(value, 0) > 0 ? value : exact(0))

const allowanceOf = (relation: Relation, minor: boolean, rule: Rules['giftAllowance'][number]): number => {
  switch (relation) {
    case 'SPOUSE':
      return rule.spouse
    case 'PARENT':
    case 'GRANDPARENT':
      return minor ? rule.ascendantToMinor : rule.ascendant
    case 'CHILD':
      return rule.descendant
    case 'RELATIVE':
      return rule.relative
    case 'OTHER':
      return 0
    default:
      return relation satisfies never
  }
}

const isAscendant = (relation: Relation): boolean => relation === 'PARENT' || relation === 'GRANDPARENT'
/** Whether two givers are of one group, whose gifts of ten years have one deduction (상속세 및 증여세법 제53조). */
export const sharesAllowance = (one: Relation, other: Relation): boolean =>
  one === other || (isAscendant(one) && isAscendant(other))

/** Of a transfer that is no gift as such the bill for the part that is one, null where there is none, with what leads to it. */
const billForPart = (
  bill: TaxBill | null,
  { steps, reason, note, rule }: { steps: TaxBill['steps']; reason: Said; note: Said; rule: Rule },
): TaxBill => ({
  regime: 'gift',
  total: bill?.total ?? 0,
  parts: bill?.parts ?? [{ tax: 'giftTax', amount: 0, rate: null }],
  steps: [...steps, ...(bill?.steps.filter(({ step: of }) => of !== 'amount') ?? [])],
  reasons: [reason, ...(bill?.reasons ?? [])],
  assumptions: [note, ...(bill?.assumptions ?? [])],
  deadlines: bill?.deadlines ?? [],
  rules: [...rulesOf(rule), ...(bill?.rules ?? [])],
})

/** What is lent is no gift, but the interest of a year that is saved, from a least sum on (상속세 및 증여세법 제41조의4). */
const lentBill = (input: Gift, today: Date, rules: Rules): TaxBill => {
  const rule = inForce(rules.lentMoney, caseDay(input.asOf, today), 'asOf')
  const lent = exact(input.amount)
  const saved = toWon(positive(minus(share(rule.properRate, lent), share(input.interest ?? 0, lent))))
  const isGift = saved >= rule.least
  const given = giftBill({ ...input, lent: false }, today, rules).total ?? 0
  const bill = isGift ? giftBill({ ...input, lent: false, amount: saved, debt: null }, today, rules) : null
  const figures = { saved: money(saved), least: money(rule.least) }
  return billForPart(bill, {
    steps: [
      step('lent', input.amount),
      step('properRate', rule.properRate, 'PERCENT'),
      step('interestSaved', saved),
    ],
    reason: message(isGift ? 'tax.why.lentGift' : 'tax.why.lentFree', figures),
    note: message('tax.note.lent', { tax: money(given) }),
    rule,
  })
}

/** What is sold to kin too cheaply is given by as much as the difference exceeds a least sum (상속세 및 증여세법 제35조 제1항). */
const cheapBill = (input: Gift, paid: number, today: Date, rules: Rules): TaxBill => {
  const rule = inForce(rules.cheapSale, caseDay(input.asOf, today), 'asOf')
  const least = Math.min(floor(share(rule.share, exact(input.amount))), rule.most)
  const difference = Math.max(0, input.amount - paid)
  const given = Math.max(0, difference - least)
  const bill = given > 0 ? giftBill({ ...input, amount: given, paid: null, debt: null }, today, rules) : null
  const figures = { difference: money(difference), least: money(least) }
  return billForPart(bill, {
    steps: [
      step('market', input.amount),
      step('paid', paid),
      step('leastDifference', least),
      step('amount', given),
    ],
    reason:
      given > 0
        ? message('tax.why.cheapGift', { ...figures, given: money(given) })
        : message('tax.why.cheapFree', figures),
    note: message('tax.note.cheapPaid'),
    rule,
  })
}

const giftBill = (input: Gift, today: Date, rules: Rules): TaxBill => {
  if (input.lent === true) return lentBill(input, today, rules)
  if (input.paid != null) return cheapBill(input, input.paid, today, rules)
  const date = caseDay(input.asOf, today)
  const schedule = inForce(rules.transferBrackets, date, 'asOf')
  const allowances = inForce(rules.giftAllowance, date, 'asOf')
  const marriage = inForce(rules.marriageAllowance, date, 'asOf')
  const skip = inForce(rules.generationSkip, date, 'asOf')
  const relation = input.relation ?? 'OTHER'
  const minor = input.minor === true
  const allowance = Math.max(0, allowanceOf(relation, minor, allowances) - (input.allowanceUsed ?? 0))
  const isMarried = input.marriageOrBirth === true && isAscendant(relation)
  const extra = isMarried ? marriage.most : 0
  const earlier = (input.earlierGifts ?? 0) >= allowances.addedFrom ? (input.earlierGifts ?? 0) : 0
  const now = Math.max(0, input.amount - (input.debt ?? 0))
  const base = Math.max(0, now + earlier - allowance - extra)
  const before = base < schedule.least ? exact(0) : progressive(base, schedule.brackets)
  const paid = progressive(Math.max(0, earlier - allowance), schedule.brackets)
  const skipRate =
    relation === 'GRANDPARENT' ? (minor && now + earlier > skip.largeFrom ? skip.minorRate : skip.rate) : 0
  const due = times(positive(minus(before, paid)), over(100 + skipRate, 100))
  const isFiled = input.filedInTime !== false
  const tax = toWon(isFiled ? share(100 - schedule.filed, due) : due)
  return {
    regime: 'gift',
    total: tax,
    parts: [{ tax: 'giftTax', amount: tax, rate: null }],
    steps: [
      step('amount', input.amount),
      ...(input.debt ? [step('debt', input.debt)] : []),
      ...(earlier > 0 ? [step('earlierGifts', earlier)] : []),
      step('deduction', allowance + extra),
      step('taxBase', base),
      step('rate', topRate(base, schedule.brackets), 'PERCENT'),
      step('computed', toWon(before)),
      ...(earlier > allowance ? [step('paidBefore', toWon(paid))] : []),
    ],
    reasons: present([
      tax === 0 && message('tax.why.giftWithin', { deduction: money(allowance + extra) }),
      extra > 0 && message('tax.why.marriage', { extra: money(extra), allowance: money(allowance) }),
      skipRate > 0 && tax > 0 && message('tax.why.skip'),
      isFiled && tax > 0 && message('tax.why.filed'),
      (input.debt ?? 0) > 0 && message('tax.why.debtSale'),
    ]),
    assumptions: [
      ...(input.earlierGifts == null ? [message('tax.note.firstGift')] : []),
      ...(isAscendant(relation) && input.minor == null ? [message('tax.note.adult')] : []),
    ],
    deadlines: [{ what: 'gift', day: input.asOf ? monthEndAfter(input.asOf, 3) : null }],
    rules: rulesOf(schedule, allowances, ...(isMarried ? [marriage] : []), ...(skipRate > 0 ? [skip] : [])),
  }
}

/** Above every deduction. */
const ALL_USED = 100_000
const RELATION_FACT = fact(
  'relation',
  ['PARENT', 'tax.if.fromParent'],
  ['SPOUSE', 'tax.if.fromSpouse'],
  ['RELATIVE', 'tax.if.fromRelative'],
  ['OTHER', 'tax.if.fromOther'],
)

/** 증여세 on a gift, 만원 to the won. Every result where the relation is not given. */
export const giftTax = (raw: GiftTaxInput, today: Date, rules: Rules): TaxCalculation =>
  calculate(
    readInput(giftTaxInput, raw),
    {
      deciding: [RELATION_FACT],
      assumed: [
        fact('minor', [false, 'tax.if.adult'], [true, 'tax.if.minor']),
        fact('marriageOrBirth', [false, 'tax.if.unmarried'], [true, 'tax.if.marriage']),
        {
          ...fact('allowanceUsed', [0, 'tax.if.firstGift'], [ALL_USED, 'tax.if.allowanceUsed']),
          where: ({ earlierGifts }) => earlierGifts == null,
        },
      ],
    },
    (input) => giftBill(input, today, rules),
  )

export const inheritanceTaxInput = z.object({
  estate: positiveManwon.describe(
    'Everything that is left behind, before debts and funeral costs unless `net`, 만원.',
  ),
  net: z
    .boolean()
    .nullish()
    .describe(
      'Debts and funeral costs are taken off already; when omitted, funeral costs of at least the least sum are.',
    ),
  debts: exactManwon.nullish().describe('Debts of the deceased, 만원.'),
  funeral: exactManwon.nullish().describe('장례비, 만원; a least sum counts without proof.'),
  spouse: z.boolean().nullish().describe('The spouse of the deceased is alive; both results when omitted.'),
  children: z.int().min(0).max(30).nullish().describe('Children who inherit.'),
  spouseReceives: exactManwon
    .nullish()
    .describe('What the spouse receives, 만원; up to the least deduction makes no difference.'),
  earlierGifts: exactManwon
    .nullish()
    .describe('Gifts to heirs within ten years, to others within five, 만원.'),
  filedInTime: z.boolean().nullish().describe('Filed in time; yes when omitted.'),
  asOf: asOf,
})
export type InheritanceTaxInput = z.input<typeof inheritanceTaxInput>
type Estate = z.output<typeof inheritanceTaxInput>

const estateBill = (input: Estate, today: Date, rules: Rules): TaxBill => {
  const date = caseDay(input.asOf, today)
  const schedule = inForce(rules.transferBrackets, date, 'asOf')
  const rule = inForce(rules.estateAllowance, date, 'asOf')
  const isNet = input.net === true
  const funeral = isNet ? 0 : Math.max(rule.funeralLeast, input.funeral ?? 0)
  const net = Math.max(0, input.estate - (input.debts ?? 0) - funeral)
  const value = net + (input.earlierGifts ?? 0)
  const children = input.children ?? 1
  const isSpouseAlone = input.spouse === true && children === 0
  const personal = rule.basic + rule.child * children
  const general = isSpouseAlone ? rule.basic : Math.max(personal, rule.lump)
  // A spouse has half as much again as a child.
  const legal = over(times(net, 3), 3 + 2 * children)
  const spouseMost = smaller(smaller(input.spouseReceives ?? 0, legal), rule.spouseMost)
  const ofSpouse = input.spouse === true ? toNumber(larger(exact(floor(spouseMost)), rule.spouseLeast)) : 0
  const base = Math.max(0, value - general - ofSpouse)
  const before = base < schedule.least ? exact(0) : progressive(base, schedule.brackets)
  const isFiled = input.filedInTime !== false
  const tax = toWon(isFiled ? share(100 - schedule.filed, before) : before)
  return {
    regime: input.spouse === true ? 'estateSpouse' : 'estateNoSpouse',
    total: tax,
    parts: [{ tax: 'inheritanceTax', amount: tax, rate: null }],
    steps: [
      step('estate', input.estate),
      ...(input.debts ? [step('debt', input.debts)] : []),
      ...(isNet ? [] : [step('funeral', funeral)]),
      step('generalDeduction', general),
      ...(ofSpouse > 0 ? [step('spouseDeduction', ofSpouse)] : []),
      step('taxBase', base),
      step('rate', topRate(base, schedule.brackets), 'PERCENT'),
      step('computed', toWon(before)),
    ],
    reasons: [
      ...(tax === 0 ? [message('tax.why.estateWithin', { deduction: money(general + ofSpouse) })] : []),
      ...(isFiled && tax > 0 ? [message('tax.why.filed')] : []),
    ],
    assumptions: [
      ...(isNet
        ? [message('tax.note.netEstate')]
        : input.funeral == null
          ? [message('tax.note.funeral')]
          : []),
      ...(input.spouse === true && input.spouseReceives == null ? [message('tax.note.spouseLeast')] : []),
      ...(input.children == null ? [message('tax.note.children')] : []),
      ...(input.earlierGifts == null ? [message('tax.note.noGifts')] : []),
    ],
    deadlines: [{ what: 'estate', day: input.asOf ? monthEndAfter(input.asOf, 6) : null }],
    rules: rulesOf(schedule, rule),
  }
}

/** 상속세 in outline, on the whole estate, 만원 to the won. Both results where it is not given whether the spouse is alive. */
export const inheritanceTax = (raw: InheritanceTaxInput, today: Date, rules: Rules): TaxCalculation =>
  calculate(
    readInput(inheritanceTaxInput, raw),
    {
      deciding: [fact('spouse', [true, 'tax.if.spouse'], [false, 'tax.if.noSpouse'])],
      assumed: [
        {
          ...fact('children', [1, 'tax.if.children'], [0, 'tax.if.noChildren']),
          where: ({ spouse }) => spouse === true,
        },
      ],
    },
    (input) => estateBill(input, today, rules),
  )

export const STAMPED = ['HOME_SALE', 'SALE', 'LOAN', 'LEASE'] as const
export const stampTaxInput = z.object({
  document: z.enum(STAMPED).describe('What kind of document.'),
  amount: positiveManwon.describe('The sum that stands in it, 만원.'),
  asOf: asOf,
})
export type StampTaxInput = z.input<typeof stampTaxInput>

/** 인지세 on a contract, 만원. */
export const stampTax = (raw: StampTaxInput, today: Date, rules: Rules): TaxCalculation =>
  calculate(readInput(stampTaxInput, raw), { deciding: [] }, ({ document, amount, asOf }) => {
    const rule = inForce(rules.stampTax, caseDay(asOf, today), 'asOf')
    const freeUpTo = { HOME_SALE: rule.homeFreeUpTo, SALE: 0, LOAN: rule.loanFreeUpTo, LEASE: Infinity }[
      document
    ]
    const isFree = amount <= freeUpTo
    const tax = isFree ? 0 : (rule.steps.find(({ upTo }) => amount <= upTo)?.amount ?? 0)
    return {
      regime: document === 'LOAN' ? 'stampLoan' : document === 'LEASE' ? 'stampLease' : 'stampSale',
      total: tax,
      parts: [{ tax: 'stampTax', amount: tax, rate: null }],
      steps: [step('document', amount)],
      reasons: isFree
        ? [
            document === 'LEASE'
              ? message('tax.why.noStampLease')
              : message('tax.why.noStamp', { limit: money(freeUpTo) }),
          ]
        : [message('tax.why.stampHalf')],
      assumptions: [message('tax.note.oneDocument')],
      deadlines: tax > 0 ? [{ what: 'stamp', day: null }] : [],
      rules: rulesOf(rule),
    }
  })
