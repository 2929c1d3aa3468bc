import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyMoneyDamages, repairFund } from '../../../src/domain/calculator/lease/settlement.ts'
import { auctionTakeover } from '../../../src/domain/calculator/lease/takeover.ts'
import { InvalidInputError } from '../../../src/domain/errors.ts'

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
