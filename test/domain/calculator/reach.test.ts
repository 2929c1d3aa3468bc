import { describe, expect, test } from 'vitest'
import { highestWithin, jeonseReach } from '../../../src/domain/calculator/reach.ts'
import { RULES } from '../../support/rules.ts'

const TODAY = new Date('2026-11-21T00:00:00Z')

describe('a jeonse deposit within reach', () => {
  test('is own money with four fifths of the deposit lent', () => {
    expect(jeonseReach({ ownMoney: 8000 }, TODAY, RULES).result).toMatchObject({
      deposit: 40_000,
      loan: 32_000,
    })
  })

  test('goes no further than what is lent at most, nor above the deposits that are guaranteed', () => {
    expect(jeonseReach({ ownMoney: 20_000, regionCode: '1144000000' }, TODAY, RULES).result).toMatchObject({
      deposit: 60_000,
      loan: 40_000,
    })
    expect(jeonseReach({ ownMoney: 20_000, regionCode: '2611000000' }, TODAY, RULES).result).toMatchObject({
      deposit: 50_000,
      loan: 30_000,
    })
    // More of one's own than any guaranteed deposit takes.
    expect(jeonseReach({ ownMoney: 90_000, regionCode: '1144000000' }, TODAY, RULES).result).toMatchObject({
      deposit: 90_000,
      loan: 0,
    })
  })

  test('comes out by the place where that decides, and is own money alone for owners of two homes', () => {
    expect(
      jeonseReach({ ownMoney: 20_000 }, TODAY, RULES).alternatives.map(({ result }) => result.deposit),
    ).toEqual([60_000, 50_000])
    expect(jeonseReach({ ownMoney: 20_000, ownedHomes: 2 }, TODAY, RULES).result).toMatchObject({
      deposit: 20_000,
      loan: 0,
    })
  })
})

test('the highest amount that own money is enough for is found to the step', () => {
  expect(highestWithin(300, (amount) => amount * 0.3)).toBe(1000)
  expect(highestWithin(300, (amount) => amount * 0.3, 300)).toBe(900)
  expect(highestWithin(300, () => null)).toBeNull()
})
