import { describe, expect, it } from 'vitest'
import { CONTRACT_RISK_TYPES } from '../../../../src/domain/contract/contract.ts'
import { toPlain } from '../../../../src/domain/contract/plain.ts'
import { readExamples } from '../../../../src/domain/contract/sense/examples.ts'
import { train } from '../../../../src/domain/contract/sense/model.ts'

const EXAMPLES = readExamples()
const KEPT_APART = 6
const SURE = 0.36

describe('the examples of clauses', () => {
  it('carry types of the API only, and every one that words alone can show', () => {
    const types = new Set(EXAMPLES.flatMap((example) => example.types))
    const structural = new Set(['ESSENTIALS_MISSING'])
    expect([...types].toSorted()).toEqual(
      CONTRACT_RISK_TYPES.filter((type) => !structural.has(type)).toSorted(),
    )
  })

  it('hold at least as many harmless clauses as risky ones, and none twice', () => {
    const risky = EXAMPLES.filter(({ types }) => types.length > 0)
    expect(risky.length).toBeGreaterThan(1200)
    expect(EXAMPLES.length - risky.length).toBeGreaterThan(risky.length)
    const texts = EXAMPLES.map(({ text }) => text.replace(/\s/g, ''))
    const twice = texts.filter((text, i) => texts.indexOf(text) !== i)
    expect(twice.length).toBeLessThan(EXAMPLES.length / 50)
  })
})

describe('the model of clauses', () => {
  it('reads clauses that it was not shown', () => {
    const model = train(EXAMPLES.filter((_, i) => i % KEPT_APART !== 0))
    let found = 0
    let wrong = 0
    let missed = 0
    for (const { text, types } of EXAMPLES.filter((_, i) => i % KEPT_APART === 0)) {
      for (const [type, likeness] of model.weigh(toPlain(text))) {
        if (likeness >= SURE && types.includes(type)) found++
        else if (likeness >= SURE) wrong++
        else if (types.includes(type)) missed++
      }
    }
    expect(found / (found + missed)).toBeGreaterThan(0.7)
    expect(found / (found + wrong)).toBeGreaterThan(0.85)
  })

  it('is the same for the same examples, and blind to spaces', () => {
    const few = EXAMPLES.slice(0, 300)
    const text = toPlain('임차인은 전입신고를 하지 않는다.')
    expect(train(few).weigh(text)).toEqual(train(few).weigh(toPlain('임차인은전입 신고를 하지않는다.')))
  })
})
