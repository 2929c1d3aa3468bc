import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readRequest } from '../../../../src/domain/reading/read.ts'
import { PLACES } from '../../../support/homes.ts'
import { faultsOf, flatOf } from './flat.ts'

/** A line a question: its name, its words, and what each of its numbers is (`role=value`, roles that do as well by `|`). */
const line = z.tuple([
  z.string().regex(/^[a-z]+-\d{2,3}$/),
  z.string().min(4),
  z.string().regex(/^[A-Za-z._|]+=[\d.,\-평㎡]+(?: [A-Za-z._|]+=[\d.,\-평㎡]+)*$/),
])

const questionsIn = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((it) => line.parse(it.split('\t')))

const world = { places: PLACES, now: new Date('2026-11-26T03:00:00Z') }

describe.each([
  // Written before what reads them was mended, and after it.
  ['questions.tsv', 0.97],
  ['after.tsv', 0.93],
  ['later.tsv', 0.95],
])('every number of %s', (file, least) => {
  const questions = questionsIn(file)

  it('is told once by name', () => {
    expect(new Set(questions.map(([id]) => id)).size).toBe(questions.length)
  })

  it(`is read as what it is in at least ${least * 100} % of the questions`, () => {
    const wrong = questions.flatMap(([id, text, expected]) => {
      const faults = faultsOf(flatOf(readRequest(text, world)), expected)
      return faults.length === 0 ? [] : [`${id} “${text}”: ${faults.join('; ')}`]
    })
    const share = 1 - wrong.length / questions.length
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(least)
  })
})
