import { describe, expect, it } from 'vitest'
import { CONTRACT_RISK_TYPES } from '../../../../src/domain/contract/contract.ts'
import { toPlain } from '../../../../src/domain/contract/plain.ts'
import { readClauses, trainClauses } from '../../../../src/cli/learn/clauses.ts'
import { weigh } from '../../../../src/domain/contract/sense/model.ts'
import { readWeights } from '../../../../src/domain/contract/sense/weights.ts'
import { packWeights } from '../../../../src/cli/learn/train.ts'
import stored from '../../../../src/domain/contract/sense/weights.json' with { type: 'json' }

const EXAMPLES = readClauses()
const KEPT_APART = 6
const SURE = 0.2

describe('the examples of clauses', () => {
  it('carry types of the API only, and every one of them', () => {
    const types = new Set(EXAMPLES.flatMap((example) => example.types))
    expect([...types].toSorted()).toEqual(CONTRACT_RISK_TYPES.toSorted())
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
    const weights = trainClauses(EXAMPLES.filter((_, i) => i % KEPT_APART !== 0))
    let found = 0
    let wrong = 0
    let missed = 0
    for (const { text, types } of EXAMPLES.filter((_, i) => i % KEPT_APART === 0)) {
      for (const [type, likeness] of weigh(toPlain(text), weights)) {
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
    const [one, other] = ['임차인은 전입신고를 하지 않는다.', '임차인은전입 신고를 하지않는다.']
    expect(weigh(toPlain(one), trainClauses(few))).toEqual(weigh(toPlain(other), trainClauses(few)))
  })
})

describe('the stored weights', () => {
  const learnt = trainClauses(EXAMPLES)

  it('are what the examples teach: if this fails, `npm run learn`', () => {
    // Compared piece by piece: a difference of half a million characters is nothing to print.
    const packed = packWeights(learnt)
    expect(packed.bias).toEqual(stored.bias)
    expect(packed.step).toEqual(stored.step)
    expect(packed.slots === stored.slots).toBe(true)
    expect(packed.present === stored.present).toBe(true)
    expect(packed.values === stored.values).toBe(true)
  })

  it('weigh clauses as the weights do before they are rounded', () => {
    const astray = EXAMPLES.filter(({ text }) => {
      const plain = toPlain(text)
      const exact = weigh(plain, learnt)
      return [...weigh(plain, readWeights())].some(
        ([type, likeness]) => Math.abs(likeness - (exact.get(type) ?? 0)) > 0.02,
      )
    })
    expect(astray).toEqual([])
  })
})
