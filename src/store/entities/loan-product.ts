import { defineEntity, p } from '@mikro-orm/core'
import { LOAN_CATEGORIES } from '../../domain/loan/product.ts'
import { serialId, sortText, double } from './columns.ts'

export const LoanProductSchema = defineEntity({
  name: 'LoanProduct',
  tableName: 'loan_product',
  properties: {
    id: serialId(),
    code: sortText(),
    name: sortText(),
    company: sortText(),
    category: p.enum(LOAN_CATEGORIES),
    /** The rows of finlife's optionList that belong to it, from which the rates below are taken. */
    options: p.json<object>().defaultRaw(`'[]'`),
    rateType: p.text().nullable(),
    repaymentType: p.text().nullable(),
    /** Percent a year. Null, never 0, where nothing is published. */
    minRate: double().nullable(),
    maxRate: double().nullable(),
    averageRate: double().nullable(),
    limitText: p.text().nullable(),
    eligibility: p.text().nullable(),
    /** YYYYMM. */
    disclosedMonth: p.text().nullable(),
    isDemo: p.boolean().default(false),
  },
  uniques: [{ properties: ['code', 'company'] }],
  indexes: [{ properties: ['category', 'minRate'] }],
  checks: [
    {
      name: 'loan_product_rates_range',
      expression: `min_rate > '0' and min_rate <= max_rate and max_rate <= '100'`,
    },
    { name: 'loan_product_average_range', expression: `average_rate > '0' and average_rate <= '100'` },
    { name: 'loan_product_month_format', expression: `disclosed_month ~ '^[0-9]{4}(0[1-9]|1[0-2])$'` },
  ],
})
export class LoanProduct extends LoanProductSchema.class {}
LoanProductSchema.setClass(LoanProduct)
