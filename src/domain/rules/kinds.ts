import { z } from 'zod'
import { LEASE_VALUES } from './lease-kinds.ts'
import { TAX_VALUES } from './tax-kinds.ts'
import { amount, areaName, boundOf, percent, rising, tiers, years } from './value.ts'

/** 만원. */
const bound = boundOf(amount)

/** A row of 별표 1: amounts below `below` pay up to `rate` percent, at most `ceiling`. */
const bands = rising('below', z.strictObject({ below: bound, rate: percent, ceiling: bound }))
const fees = z.strictObject({ sale: bands, lease: bands })

const rates = z.tuple([percent, percent, percent])

/** Percent of the price, by where the home is. */
const ltv = z.strictObject({ regulated: percent, capital: percent, elsewhere: percent })
/** Percent points on top of the rate of the loan, only to find the limit. */
const stress = z.strictObject({ rate: percent })

/** Places by 법정동코드: of a 시·도 (2 digits), a 시군구 or city (5), a 읍·면·동 (8). */
const code = z
  .string()
  .regex(/^(?:\d{2}|\d{5}|\d{8})$/, 'must be the 2, 5 or 8 leading digits of a 법정동코드')
const codes = z.array(code).min(1)
/** Places that are designated from a day on; `lifted`: that are designated no more from it. */
const area = z.strictObject({ codes, lifted: z.boolean().optional() })
/** “28110101 28125108”: a code and the one that took its place; of a 리 all 10 digits. */
const change = z
  .string()
  .regex(/^(?:\d{2}|\d{5}|\d{8}|\d{10}) (?:\d{2}|\d{5}|\d{8}|\d{10})$/, 'must be two codes, the former first')
  .refine((pair) => pair.length <= 2 * pair.indexOf(' ') + 1, 'must not lead to a code of more digits')

/** What the rows of each kind hold. Percent, and 만원. */
export const RULE_VALUES = {
  homeFee: fees,
  officetelFee: fees,
  /** An officetel up to so many ㎡ is one to live in; of any other the fee is agreed on, up to `otherwise` percent. */
  officetelHome: z.strictObject({ upTo: z.number().min(0), otherwise: percent }),
  /** `months` of rent count; where deposit and rent come to less than `small`, `fewerMonths`. */
  rentAmount: z.strictObject({ months: z.int().min(1), small: amount, fewerMonths: z.int().min(1) }),
  /** A year. */
  baseRate: z.strictObject({ rate: percent }),
  /** The lower of `highest` and base rate × `factor` + `margin`, a year. */
  conversionCap: z.strictObject({ highest: percent, factor: z.number().min(0), margin: percent }),
  increaseCap: z.strictObject({ cap: percent }),
  /** The highest deposit by place; the share of the price that older debt and deposit, and older debt alone, may reach. */
  guarantee: z.strictObject({ capitalArea: amount, elsewhere: amount, debt: percent, seniorDebt: percent }),
  /** Percent a year, by the share of debt up to each of `ratios` and above the last. */
  guaranteeFee: z.strictObject({
    ratios: z.tuple([percent, percent]),
    bands: rising('upTo', z.strictObject({ upTo: bound, apartment: rates, other: rates })),
  }),
  /** Deposits up to `ceiling` are paid up to `amount` before every mortgage. From the highest down; the last holds elsewhere. */
  smallDeposit: z.strictObject({ tiers: tiers({ ceiling: amount, amount }) }),
  /** What the tiers of small deposits tell places apart by; where two cover a place, the earlier row. A place in none is elsewhere. */
  depositArea: z.strictObject({
    area: areaName,
    codes,
    /** Places of which a part may lie outside; they take the lower tier. */
    partly: z.array(code).optional(),
    /** What is taken for granted of some of the places, from a day on. */
    notes: z
      .array(
        z.strictObject({
          codes,
          from: z.iso.date().optional(),
          text: z.string().min(1),
          english: z.string().optional(),
        }),
      )
      .optional(),
  }),
  /** 수도권. */
  capitalArea: z.strictObject({ codes }),
  regulatedArea: area,
  /** 토지거래허가구역 for homes. */
  permitArea: area,
  /** Of the day that the row holds from; `undated`: all that is known is that it was before. */
  regionChange: z.strictObject({
    /** All that lies below keeps its own digits. */
    renumbered: z.array(
      change.refine((pair) => pair.length === 2 * pair.indexOf(' ') + 1, 'must be codes of as many digits'),
    ),
    /** What lies below has changes of its own, or is known no further; the 리 of a 읍·면 keep theirs. */
    moved: z.array(change),
    undated: z.boolean().optional(),
  }),
  ltvNoHome: ltv,
  ltvFirstHome: ltv,
  ltvOwner: ltv,
  /** Percent of the income that repayments may take. */
  dsr: z.strictObject({ limit: percent }),
  stressCapital: stress,
  stressElsewhere: stress,
  /** By the price of the home up to and including `price`; from the lowest up. */
  loanCap: z.strictObject({ caps: rising('price', z.strictObject({ price: bound, cap: amount })) }),
  loanTerm: z.strictObject({ years }),
  /** Ages of 청년, both included, where a product names none. */
  young: z.strictObject({ from: z.int().min(0), to: z.int().min(0) }),
  /** `low` up to `lowUpTo`, `high` above `highAbove`; in between the rate slides from one to the other. */
  standardTax: z
    .strictObject({ lowUpTo: amount, low: percent, highAbove: amount, high: percent })
    .refine(({ lowUpTo, highAbove }) => lowUpTo < highAbove, 'highAbove must be above lowUpTo'),
  /** For the second home in a regulated area or the third outside, and for more. */
  heavyTax: z.strictObject({ second: percent, more: percent }),
  /** Percent of the acquisition tax at the standard rate; of the price where the heavy rate applies. */
  educationTax: z.strictObject({ ofTax: percent, ofPrice: percent }),
  /** Homes up to so many ㎡ pay none; percent of the price by the rate of the acquisition tax. */
  ruralTax: z.strictObject({
    exemptUpTo: z.number().min(0),
    standard: percent,
    second: percent,
    more: percent,
  }),
  /** 국민주택규모, ㎡; `rural`: in a 읍·면 outside the capital area. */
  nationalHome: z.strictObject({ area: z.number().min(0), rural: z.number().min(0) }),
  otherTax: z.strictObject({ rate: percent, education: percent, rural: percent }),
  ...LEASE_VALUES,
  ...TAX_VALUES,
} as const
export type RuleKind = keyof typeof RULE_VALUES

/** Rows of these kinds stand beside one another, each for places of its own; those of every other kind follow one another. */
export const SIDE_BY_SIDE: readonly RuleKind[] = [
  'depositArea',
  'regulatedArea',
  'permitArea',
  'regionChange',
]
