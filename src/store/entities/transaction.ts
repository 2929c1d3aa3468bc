import { defineEntity, p } from '@mikro-orm/core'
import { MAX_MANWON } from '../../domain/money.ts'
import { TRANSACTION_KINDS, TRANSACTION_TYPES } from '../../domain/property.ts'
import { createdAt, instant, serialId, sortText, double, manwon } from './columns.ts'
import { RealEstate } from './real-estate.ts'
import { Region } from './region.ts'

/** 신규: first contract. 갱신: renewal. */
const CONTRACT_TYPES = ['신규', '갱신'] as const

export const TransactionSchema = defineEntity({
  name: 'Transaction',
  tableName: 'transaction',
  properties: {
    id: serialId(),
    realEstate: () => p.manyToOne(RealEstate).ref().deleteRule('cascade'),
    region: () => p.manyToOne(Region).ref().deleteRule('restrict').index(),
    /** The region's code again, for prefix filters without a join. */
    regionCode: sortText(),
    kind: p.enum(TRANSACTION_KINDS),
    transactionType: p.enum(TRANSACTION_TYPES),
    salePrice: manwon().nullable(),
    deposit: manwon().nullable(),
    monthlyRent: manwon().nullable(),
    transactionDate: p.date().nullable(),
    exclusiveArea: double().nullable(),
    floor: p.integer().nullable(),
    articleNo: p.text().nullable(),
    articleConfirmYmd: p.text().nullable(),
    isCancelled: p.boolean().default(false),
    cancelledOn: p.date().nullable(),
    isDirectTrade: p.boolean().nullable(),
    contractType: p.enum(CONTRACT_TYPES).nullable(),
    renewalRightUsed: p.boolean().nullable(),
    source: p.text(),
    sourceKey: p.text(),
    /** When the listing appeared, or the deal was concluded. */
    listedAt: instant().defaultRaw('now()'),
    closedAt: instant().nullable(),
    createdAt: createdAt(),
  },
  indexes: [
    { properties: ['realEstate', 'kind', 'transactionType'] },
    {
      name: 'transaction_deal_idx',
      properties: ['regionCode', 'transactionType', 'transactionDate'],
      where: `kind = 'DEAL' and not is_cancelled`,
    },
  ],
  uniques: [
    { properties: ['source', 'sourceKey'] },
    { name: 'transaction_article_no_unique', properties: ['articleNo'], where: 'article_no is not null' },
  ],
  checks: [
    { name: 'transaction_region_code_format', expression: `region_code ~ '^[0-9]{10}$'` },
    {
      name: 'transaction_amounts_by_type',
      expression: [
        `(transaction_type = 'SALE' and sale_price is not null and deposit is null and monthly_rent is null)`,
        `(transaction_type = 'JEONSE' and sale_price is null and deposit is not null and monthly_rent is null)`,
        `(transaction_type = 'RENT' and sale_price is null and deposit is not null and monthly_rent is not null)`,
      ].join(' or '),
    },
    // The upper bound is where 만원 and won get mixed up: 1억 won read as 만원 is 1조.
    { name: 'transaction_sale_price_range', expression: `sale_price > 0 and sale_price <= ${MAX_MANWON}` },
    { name: 'transaction_deposit_range', expression: `deposit >= 0 and deposit <= ${MAX_MANWON}` },
    {
      name: 'transaction_monthly_rent_range',
      expression: `monthly_rent >= 0 and monthly_rent <= ${MAX_MANWON}`,
    },
    { name: 'transaction_deal_date', expression: `kind <> 'DEAL' or transaction_date is not null` },
    { name: 'transaction_cancelled', expression: 'is_cancelled or cancelled_on is null' },
    { name: 'transaction_exclusive_area_positive', expression: `exclusive_area > '0'` },
    { name: 'transaction_floor_range', expression: 'floor >= -20 and floor <= 200' },
  ],
})
export class Transaction extends TransactionSchema.class {}
TransactionSchema.setClass(Transaction)
