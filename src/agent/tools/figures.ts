import { z } from 'zod'
import { NO_CASE } from '../../domain/case.ts'
import type { Case } from '../../domain/case.ts'
import { manwon } from '../../domain/money.ts'
import { PROPERTY_TYPES } from '../../domain/property.ts'

const money = manwon.nullable()

/** The figures that whoever asks for a calculation gives; null where there is none. */
export const figures = z.object({
  propertyType: z.enum(PROPERTY_TYPES).nullable(),
  area: z.number().positive().nullable().describe('Exclusive area, ㎡'),
  price: money.describe('Sale price, 만원'),
  deposit: money.describe('Deposit of a jeonse or a rent, 만원'),
  newDeposit: money.describe('The deposit that is asked for, or that the lease is converted to, 만원'),
  monthlyRent: money,
  newMonthlyRent: money,
  seniorDebt: money.describe('Mortgages and deposits that come first, 만원; 0 where there are none'),
  income: money.describe('Yearly income before tax, 만원'),
  loan: money,
  rate: z.number().min(0).max(100).nullable().describe('Percent a year'),
  years: z.number().positive().max(50).nullable(),
  ownedHomes: z.int().min(0).max(20).nullable(),
})
export type Figures = z.infer<typeof figures>
export type FigureName = keyof Figures

const given = <T>(...values: readonly (T | null)[]): T[] => values.filter((value) => value !== null)

/** Figures as the case that tools work on. */
export const caseOfFigures = (it: Figures, regionCode: string | null): Case => ({
  ...NO_CASE,
  regionCode,
  propertyType: it.propertyType,
  area: it.area,
  price: it.price,
  deposits: given(it.deposit, it.newDeposit),
  rents: given(it.monthlyRent, it.newMonthlyRent),
  leases: [
    ...given(it.deposit).map((deposit) => ({ deposit, rent: it.monthlyRent })),
    ...given(it.newDeposit).map((deposit) => ({ deposit, rent: it.newMonthlyRent })),
  ],
  seniorDebt: it.seniorDebt,
  income: it.income,
  loan: it.loan,
  rate: it.rate,
  years: it.years,
  ownedHomes: it.ownedHomes,
})
