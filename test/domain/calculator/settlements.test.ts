import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyMoneyDamages, repairFund } from '../../../src/domain/calculator/lease/settlement.ts'
import { auctionTakeover } from '../../../src/domain/calculator/lease/takeover.ts'
import { rentMonths } from '../../../src/domain/calculator/brokerage-fee.ts'
import { insurableUntil } from '../../../src/domain/calculator/lease/dates.ts'
import { jeonseRecall } from '../../../src/domain/calculator/lease/jeonse-recall.ts'
import { capTierOf } from '../../../src/domain/calculator/loan-ceiling.ts'
import { InvalidInputError } from '../../../src/domain/errors.ts'
import { RULES } from '../../support/rules.ts'
import { TODAY } from './cases.ts'

const sum = fc.integer({ min: 1, max: 1_000_000 })

describe('damages for key money', () => {
  it('are the lower of both, whichever is said first', () => {
    fc.assert(
      fc.property(sum, sum, (agreed, atEnd) => {
        const { result } = keyMoneyDamages({ agreed, atEnd })
        expect(result?.most).toBe(Math.min(agreed, atEnd))
        expect(result).toEqual(keyMoneyDamages({ agreed: atEnd, atEnd: agreed }).result)
      }),
    )
  })
  it('are claimed within three years of the end', () => {
    expect(keyMoneyDamages({ agreed: 7000, atEnd: 4000, endedOn: '2026-02-28' }).result?.claimUntil).toBe(
      '2029-02-28',
    )
    expect(keyMoneyDamages({ agreed: 7000, atEnd: 4000 }).result?.claimUntil).toBeNull()
  })
})

describe('the repair fund', () => {
  it('is the won of a month times the months, exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000 }), fc.integer({ min: 1, max: 240 }), (won, months) => {
        const { result } = repairFund({ monthly: won / 10_000, months })
        expect(Math.round((result?.amount ?? 0) * 10_000)).toBe(won * months)
      }),
    )
  })
  it('needs a time', () => {
    expect(() => repairFund({ monthly: 2, months: 0 })).toThrow(InvalidInputError)
  })
})

describe('a deposit that is taken over at auction', () => {
  it('is never above the deposit, and what is paid in all is the bid and it', () => {
    fc.assert(
      fc.property(sum, sum, fc.boolean(), fc.boolean(), (bid, deposit, opposes, claimed) => {
        const { result } = auctionTakeover({ bid, deposit, opposes, claimed })
        expect(result?.total).toBe(bid + (result?.takes ?? 0))
        expect(result?.takes).toBeLessThanOrEqual(deposit)
        if (!opposes) expect(result?.takes).toBe(0)
        if (opposes && !claimed) expect(result?.takes).toBe(deposit)
        if (opposes && claimed) expect(result?.total).toBe(Math.max(bid, deposit))
      }),
    )
  })
  it('has each result of what is not said', () => {
    fc.assert(
      fc.property(sum, sum, (bid, deposit) => {
        const all = auctionTakeover({ bid, deposit })
        expect(all.result).toBeNull()
        expect(all.alternatives.map(({ result }) => result.total)).toContain(bid)
        expect(all.alternatives.map(({ result }) => result.total)).toContain(bid + deposit)
      }),
    )
  })
})

describe('a jeonse loan beside a purchase', () => {
  const regions = ['1135000000', '1168000000', '5111000000']
  it('is called back of dear apartments in regulated areas only', () => {
    fc.assert(
      fc.property(sum, fc.constantFrom(...regions), (price, regionCode) => {
        const { result } = jeonseRecall({ price, regionCode, propertyType: 'APARTMENT' }, TODAY, RULES)
        expect(result?.recalled).toBe(price > (result?.above ?? 0) && regionCode.startsWith('11'))
        expect(
          jeonseRecall({ price, regionCode, propertyType: 'VILLA' }, TODAY, RULES).result?.recalled,
        ).toBe(false)
      }),
    )
  })
  it('has both results where the place is not said', () => {
    expect(jeonseRecall({ price: 60_000 }, TODAY, RULES).alternatives).toHaveLength(2)
    expect(jeonseRecall({ price: 30_000 }, TODAY, RULES).result?.recalled).toBe(false)
  })
})

describe('the last day to insure a deposit', () => {
  it('is the day before half of the term', () => {
    expect(insurableUntil('2026-10-01', null)).toBe('2027-09-30')
    expect(insurableUntil('2026-10-01', '2027-10-01')).toBe('2027-03-31')
  })
})

describe('the tier of a cap', () => {
  it('holds the price', () => {
    fc.assert(
      fc.property(sum, (price) => {
        const tier = capTierOf(price, TODAY, RULES)
        if (tier?.above != null) expect(price).toBeGreaterThan(tier.above)
        if (tier?.upTo != null) expect(price).toBeLessThanOrEqual(tier.upTo)
      }),
    )
  })
})

describe('the months by which a rent counts', () => {
  it('are fewer only where deposit and rent come to little', () => {
    fc.assert(
      fc.property(sum, fc.integer({ min: 1, max: 1000 }), (deposit, rent) => {
        const { full, isSmall, months, rule } = rentMonths(deposit, rent, '2026-11-23', RULES)
        expect(isSmall).toBe(full < rule.small)
        expect(months).toBe(isSmall ? rule.fewerMonths : rule.months)
      }),
    )
  })
})
