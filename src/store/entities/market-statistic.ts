import { defineEntity, p } from '@mikro-orm/core'
import { PROPERTY_TYPES, TRANSACTION_TYPES } from '../../domain/property.ts'
import { instant, serialId, sortText, manwon } from './columns.ts'
import { Region } from './region.ts'

/** Materialised from DEALs without cancelled ones. Prices are 만원: sale price, jeonse deposit, or monthly rent. */
export const MarketStatisticSchema = defineEntity({
  name: 'MarketStatistic',
  tableName: 'market_statistic',
  properties: {
    id: serialId(),
    region: () => p.manyToOne(Region).ref().deleteRule('cascade'),
    /** Null: all types together. */
    propertyType: p.enum(PROPERTY_TYPES).nullable(),
    transactionType: p.enum(TRANSACTION_TYPES),
    /** YYYY-MM. */
    month: sortText(),
    average: manwon(),
    median: manwon(),
    min: manwon(),
    max: manwon(),
    p25: manwon(),
    p75: manwon(),
    pricePerPyeong: manwon().nullable(),
    volume: p.integer(),
    calculatedAt: instant().defaultRaw('now()'),
  },
  uniques: [
    { properties: ['region', 'propertyType', 'transactionType', 'month'] },
    // NULLs are distinct in the one above.
    {
      name: 'market_statistic_all_types_unique',
      properties: ['region', 'transactionType', 'month'],
      where: 'property_type is null',
    },
  ],
  checks: [
    { name: 'market_statistic_month_format', expression: `month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'` },
    {
      name: 'market_statistic_order',
      expression: 'min >= 0 and min <= p25 and p25 <= median and median <= p75 and p75 <= max',
    },
    { name: 'market_statistic_average_range', expression: 'average >= min and average <= max' },
    { name: 'market_statistic_volume_positive', expression: 'volume > 0' },
  ],
})
export class MarketStatistic extends MarketStatisticSchema.class {}
MarketStatisticSchema.setClass(MarketStatistic)
