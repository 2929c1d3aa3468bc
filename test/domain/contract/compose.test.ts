import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reviewContract } from '../../../src/domain/contract/review.ts'
import { readItems, squash } from './score.ts'
import { runs } from '../../support/runs.ts'

const OWN = ['first', 'second', 'third', 'fourth', 'ninth', 'tenth', 'eleventh', 'twelfth', 'thirteenth']
const ITEMS = OWN.flatMap((name) => readItems(new URL(`./own-${name}.jsonl`, import.meta.url)))

/** A clause that stands for itself: one sentence, no dates and no fields of a form. */
const stands = (clause: string): boolean =>
  /[다요]\.$/.test(clause) && !/[a-z]|\d{4}|[.].+[.]|[一-鿿:]/i.test(clause) && clause.length < 120

const findings = (clauses: readonly string[]): string[] =>
  // What is let is said apart: two periods of arrears are enough for a home, three for a shop.
  reviewContract(`특약사항\n${clauses.map((clause, i) => `${i + 1}. ${clause}`).join('\n')}`, {
    subject: 'LEASE_HOME',
  })
    .risks.map(({ type, clause }) => `${type} ${squash(clause)}`)
    .toSorted()

const HARMLESS = [...new Set(ITEMS.flatMap(({ harmless }) => harmless).filter(stands))].filter(
  (clause) => findings([clause]).length === 0,
)
const RISKY = [...new Set(ITEMS.flatMap(({ planted }) => planted.map(({ clause }) => clause)).filter(stands))]

const harmless = (least: number) =>
  fc.uniqueArray(fc.constantFrom(...HARMLESS), { minLength: least, maxLength: 6 })
const risky = fc.uniqueArray(fc.constantFrom(...RISKY), { minLength: 1, maxLength: 4 })

describe('clauses put together', () => {
  it('are many enough to say something', () => {
    expect(HARMLESS.length).toBeGreaterThan(250)
    expect(RISKY.length).toBeGreaterThan(250)
  })

  it('carry the same risks in any order', () => {
    const shuffled = fc.tuple(risky, harmless(0)).chain(([bad, good]) => {
      const clauses = [...bad, ...good]
      return fc.tuple(
        fc.constant(clauses),
        fc.shuffledSubarray(clauses, { minLength: clauses.length, maxLength: clauses.length }),
      )
    })
    fc.assert(
      fc.property(shuffled, ([clauses, moved]) => {
        expect(findings(moved)).toEqual(findings(clauses))
      }),
      { numRuns: runs(60) },
    )
  })

  it('carry exactly the risks of the risky ones, whatever harmless clauses stand around them', () => {
    fc.assert(
      fc.property(risky, harmless(1), harmless(1), (bad, before, after) => {
        const around = [...before, ...bad, ...after.filter((clause) => !before.includes(clause))]
        expect(findings(around)).toEqual([...new Set(bad.flatMap((clause) => findings([clause])))].toSorted())
      }),
      { numRuns: runs(60) },
    )
  })

  it('carry nothing where all are harmless', () => {
    fc.assert(
      fc.property(harmless(2), (clauses) => {
        expect(findings(clauses)).toEqual([])
      }),
      { numRuns: runs(60) },
    )
  })

  it('mean the same said with or without the topic mark of the one who acts', () => {
    const types = (text: string) => findings([text]).map((finding) => finding.split(' ')[0])
    const astray = [...RISKY, ...HARMLESS].filter((clause) => {
      const paused = clause.replace(/(임대인|임차인)은/, '$1은,')
      return paused !== clause && types(paused).join() !== types(clause).join()
    })
    expect(astray).toEqual([])
  })
})
