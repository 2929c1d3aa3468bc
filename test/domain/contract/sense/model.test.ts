import { describe, expect, it } from 'vitest'
import { CONTRACT_RISK_TYPES } from '../../../../src/domain/contract/contract.ts'
import { toPlain } from '../../../../src/domain/contract/plain.ts'
import { readClauses, trainClauses } from '../../../../src/cli/learn/clauses.ts'
import { leftOut } from '../../../../src/cli/learn/left-out.ts'
import { weigh } from '../../../../src/domain/contract/sense/model.ts'

const EXAMPLES = readClauses()
const figures = await leftOut('contract/sense')

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
    expect(figures['found']).toBeGreaterThan(0.7)
    expect(figures['right']).toBeGreaterThan(0.85)
  })

  it('is the same for the same examples, and blind to spaces', () => {
    const few = EXAMPLES.slice(0, 300)
    const [one, other] = ['임차인은 전입신고를 하지 않는다.', '임차인은전입 신고를 하지않는다.']
    expect(weigh(toPlain(one), trainClauses(few))).toEqual(weigh(toPlain(other), trainClauses(few)))
  })
})

describe('the stored weights', () => {
  it('are what the examples teach: if this fails, `npm run learn`', () => {
    expect(figures['isTaught']).toBe(1)
  })

  it('weigh clauses as the weights do before they are rounded', () => {
    expect(figures['astray']).toBe(0)
  })
})
