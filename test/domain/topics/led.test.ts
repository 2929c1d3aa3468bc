import { describe, expect, test } from 'vitest'
import { NO_CASE } from '../../../src/domain/case.ts'
import type { Case } from '../../../src/domain/case.ts'
import { NO_FACTS } from '../../../src/domain/lease-facts.ts'
import { ASK_NAMES, askOf } from '../../../src/domain/reading/asks.ts'
import { compiledRulings } from '../../../src/domain/rulings/compiled.ts'
import { inOrderFor, ledBy } from '../../../src/domain/topics/led.ts'

const ruling = (id: string) => {
  const found = compiledRulings.get(id)
  if (found === null) throw new Error(`there is no ruling ${id}`)
  return found
}
const led = (id: string, confidence: number, rivals: string[] = []) => ({
  ruling: {
    ruling: ruling(id),
    confidence,
    score: 1,
    signals: compiledRulings.find('보증금', 1)[0]?.signals ?? ({} as never),
  },
  related: [],
  rivals: rivals.map(ruling),
})
const given = (change: Partial<Case>): Case => ({ ...NO_CASE, ...change })

describe('a ruling that is found starts its calculations', () => {
  test('by itself, without a word that asks for them', () => {
    expect(ledBy(led('home-deposit-interest', 0.9), NO_CASE)).toEqual(['lateInterest'])
    expect(ledBy(led('fraud-minimum-guarantee', 0.9), NO_CASE)).toEqual(['fraudMinimum'])
  })

  test('but not where it is only near', () => {
    expect(ledBy(led('home-deposit-interest', 0.5), NO_CASE)).toEqual([])
    expect(ledBy({ ruling: null, related: [], rivals: [] }, NO_CASE)).toEqual([])
  })

  test('and the one that the case decides for goes before the one that is worded more like it', () => {
    const route = led('home-raise-after-right-used', 0.8, ['home-raise-over-cap-paid'])
    const first = (change: Partial<Case>) => inOrderFor(route, given(change))[0]?.id
    const raised = { deposits: [20_000, 21_600] }
    const paid = { ...NO_FACTS, paid: true, renewal: 'RIGHT' as const }
    expect(first({ ...raised, facts: paid })).toBe('home-raise-over-cap-paid')
    expect(first({ ...raised, facts: { ...paid, renewal: 'AGREED' } })).toBe('home-raise-after-right-used')
    expect(first({ deposits: [20_000, 21_000], facts: paid })).toBe('home-raise-after-right-used')
    expect(first({})).toBe('home-raise-after-right-used')
  })

  test('and where no shop is spoken of, the law of homes settles what is worded more like a shop’s', () => {
    const route = led('shop-arrears-terminate', 0.6, ['home-rent-arrears-end'])
    const owing = (change: Partial<Case['facts']>) =>
      given({ facts: { ...NO_FACTS, arrearsMonths: 2, ...change } })
    expect(inOrderFor(route, owing({}))[0]?.id).toBe('home-rent-arrears-end')
    expect(inOrderFor(route, owing({ premises: 'SHOP' }))[0]?.id).toBe('shop-arrears-terminate')
  })
})

test('every calculation that an ask names belongs to a ruling, so that it can be started', () => {
  const named = new Set(compiledRulings.all.flatMap(({ tools }) => tools))
  for (const name of ASK_NAMES) {
    const { calculation } = askOf(name)
    if (calculation !== undefined) expect(named, name).toContain(calculation)
  }
})
