import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { auc } from '../../../src/cli/eval/statistics.ts'
import { certaintyBy } from '../../../src/domain/certainty/certainty.ts'
import { certaintyGrounds } from '../../../src/domain/certainty/grounds.ts'
import type { Said } from '../../../src/domain/certainty/grounds.ts'
import { judgeInFolds, learnCertainty, readObserved } from '../../../src/cli/learn/certainty.ts'
import kept from '../../../src/domain/certainty/observed.json' with { type: 'json' }
import stored from '../../../src/domain/certainty/weights.json' with { type: 'json' }

const OBSERVED = readObserved(kept)

const certaintyOf = (answer: Said): number => certaintyBy(certaintyGrounds(answer))

const ASKED = '전세 보증금을 5% 넘게 올려 달래요, 거절해도 되나요?'

const said = (more: Partial<Said>): Said => ({
  question: ASKED,
  own: more.question ?? ASKED,
  text: '거절할 수 있어요. 전세 보증금은 갱신 때 5%까지만 올릴 수 있어요. [1]\n\n## 관련 법령\n\n제7조',
  type: 'ANSWER',
  intent: { intentType: 'LEGAL_CONSULT', confidence: 0.9 },
  sources: [{ kind: 'RULING' }, { kind: 'LAW' }],
  ruling: { confidence: 0.9, isDecided: false },
  gaps: 0,
  before: 0,
  isClarified: false,
  ...more,
})

describe('how sure an answer is', () => {
  test('is less where articles alone say it', () => {
    expect(certaintyOf(said({ sources: [{ kind: 'LAW' }] }))).toBeLessThan(certaintyOf(said({})) - 0.2)
  })

  test('is less where an amount was asked for and none is named first', () => {
    const question = '전세 보증금을 얼마까지 올릴 수 있나요?'
    const named = certaintyOf(said({ question }))
    const owed = certaintyOf(
      said({ question, text: '전세 보증금을 올리려면 합의해야 하고, 거절할 수 있어요.' }),
    )
    expect(owed).toBeLessThan(named - 0.1)
  })

  test('is less where it speaks of something else', () => {
    const other = '중개보수는 맡긴 쪽이 각각 내고, 상한이 따로 있어요.'
    expect(certaintyOf(said({ text: other }))).toBeLessThan(certaintyOf(said({})) - 0.1)
  })

  test('is less where nothing was done with the figures of the question', () => {
    const question = '보증금 3억인데 3억 5천으로 올려 달래요, 2년 살았고 5%까지 아닌가요?'
    const worked = certaintyOf(said({ question, sources: [{ kind: 'RULING' }, { kind: 'CALCULATION' }] }))
    expect(certaintyOf(said({ question }))).toBeLessThan(worked)
  })

  test.each([
    [
      'nothing was decided with the figures of the question',
      { ruling: { confidence: 0.9, isDecided: true } },
      {},
    ],
    ['another ruling may be meant', {}, { ruling: { confidence: 0.4, isDecided: false } }],
    ['it says that something was not found or applied', {}, { gaps: 1 }],
    ['it is the fourth of a conversation', {}, { before: 3 }],
    ['it had to be asked back for', {}, { isClarified: true }],
    ['figures of one’s own words are not come back to', {}, { own: `${ASKED} 지금 3억인데 3억 5천이래요` }],
  ] satisfies [string, Partial<Said>, Partial<Said>][])('is less where %s', (_, more, less) => {
    expect(certaintyOf(said(less))).toBeLessThan(certaintyOf(said(more)))
  })

  test('is a share of one for whatever is asked and said', () => {
    const letters = fc.string({
      unit: fc.constantFrom('가', '얼', '마', ' ', '1', ',', '.', 'a', '#', '[', ']', '\n'),
    })
    fc.assert(
      fc.property(
        letters,
        letters,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (question, text, confidence) => {
          const intent = { intentType: 'LEGAL_CONSULT' as const, confidence }
          const sure = certaintyOf(said({ question, text, intent }))
          expect(sure).toBeGreaterThan(0)
          expect(sure).toBeLessThan(1)
        },
      ),
    )
  })

  test('is read in time that grows with the length', () => {
    const long = said({ question: '얼마 1,'.repeat(40_000), text: '[1] # 보증금 1억 '.repeat(40_000) })
    const started = performance.now()
    certaintyGrounds(long)
    expect(performance.now() - started).toBeLessThan(1_000)
  })
})

describe('what was observed', () => {
  test('taught the weights that are kept: if this fails, `npm run learn -- certainty`', () => {
    expect(learnCertainty(OBSERVED)).toEqual(stored)
  })

  test('tells right answers from wrong ones of conversations that it was not learned from', () => {
    const judged = judgeInFolds(OBSERVED)
    expect(judged.length).toBeGreaterThan(400)
    expect(auc(judged)).toBeGreaterThan(0.8)
    const wrong = judged.filter(({ isRight }) => !isRight)
    const right = judged.filter(({ isRight }) => isRight)
    const mean = (some: typeof judged) =>
      some.reduce((sum, { confidence }) => sum + confidence, 0) / some.length
    expect(mean(right) - mean(wrong)).toBeGreaterThan(0.15)
    // As likely as it says: what is said of all is what came true.
    expect(Math.abs(mean(judged) - right.length / judged.length)).toBeLessThan(0.03)
  })
})
