import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leftOut } from '../../../src/cli/learn/left-out.ts'
import { certaintyBy } from '../../../src/domain/certainty/certainty.ts'
import { certaintyGrounds } from '../../../src/domain/certainty/grounds.ts'
import type { Said } from '../../../src/domain/certainty/grounds.ts'

/** Judged by what was learned of other conversations, and of other sets, which the product had not seen either. */
const figures = await leftOut('certainty')

const certaintyOf = (answer: Said): number => certaintyBy(certaintyGrounds(answer))

const ASKED = '전세 보증금을 5% 넘게 올려 달래요, 거절해도 되나요?'

const RULING = { confidence: 0.9, isDecided: false, nearness: 0.5, rivals: 0 }

const said = (more: Partial<Said>): Said => ({
  question: ASKED,
  own: more.question ?? ASKED,
  text: '거절할 수 있어요. 전세 보증금은 갱신 때 5%까지만 올릴 수 있어요. [1]\n\n## 관련 법령\n\n제7조',
  type: 'ANSWER',
  intent: { intentType: 'LEGAL_CONSULT', confidence: 0.9 },
  sources: [{ kind: 'RULING' }, { kind: 'LAW' }],
  ruling: RULING,
  gaps: 0,
  before: 0,
  last: null,
  ...more,
})

describe('how sure an answer is', () => {
  test('is less where articles alone say it', () => {
    expect(certaintyOf(said({ sources: [{ kind: 'LAW' }] }))).toBeLessThan(certaintyOf(said({})) - 0.2)
  })

  test('is less where it speaks of something else', () => {
    const other = '중개보수는 맡긴 쪽이 각각 내고, 상한이 따로 있어요.'
    expect(certaintyOf(said({ text: other }))).toBeLessThan(certaintyOf(said({})) - 0.1)
  })

  test('is less where nothing was worked out with the figures of the question', () => {
    const question = '보증금 3억인데 3억 5천으로 올려 달래요, 2년 살았고 5%까지 아닌가요?'
    const worked = certaintyOf(said({ question, sources: [{ kind: 'RULING' }, { kind: 'CALCULATION' }] }))
    expect(certaintyOf(said({ question }))).toBeLessThan(worked)
  })

  describe('of a conversation', () => {
    const BEFORE = '중개보수는 한쪽에서 최대 120만원이에요. [1]'
    const after = (text: string) =>
      certaintyOf(
        said({ own: '그럼 3억이면요?', text, sources: [{ kind: 'CALCULATION' }], before: 1, last: BEFORE }),
      )

    test('is less where something new was said and the same figures are said again', () => {
      const changed = after('중개보수는 한쪽에서 최대 90만원이에요. [1]')
      expect(after(BEFORE)).toBeLessThan(changed - 0.1)
      expect(after('중개보수는 한쪽에서 최대 120만원이에요. [1][2]\n\n## 계산')).toBeLessThan(changed - 0.1)
    })

    test('is more where the same is said with another figure than where something else is said', () => {
      expect(after('중개보수는 한쪽에서 최대 90만원이에요. [1]')).toBeGreaterThan(
        after('취득세: 90만원이에요. [1]'),
      )
    })

    test('is not less for an answer without figures that comes twice', () => {
      const text = '거절할 수 없어요.'
      const grounds = certaintyGrounds(said({ text, before: 1, last: text }))
      expect(grounds).toMatchObject({ again: 0, alike: 1 })
    })

    test('takes nothing for said before where nothing was', () => {
      expect(certaintyGrounds(said({ text: BEFORE }))).toMatchObject({ again: 0, alike: 0 })
    })
  })

  test('is more where more was worked out', () => {
    const worked = (count: number) =>
      certaintyOf(said({ sources: Array.from({ length: count }, () => ({ kind: 'CALCULATION' as const })) }))
    expect(worked(2)).toBeGreaterThan(worked(1))
    expect(worked(9)).toBe(worked(4))
  })

  test.each([
    ['nothing was decided with the figures of the question', { ruling: { ...RULING, isDecided: true } }, {}],
    ['another ruling may be meant', {}, { ruling: { ...RULING, confidence: 0.4 } }],
    ['nobody asks for the ruling in such words', {}, { ruling: { ...RULING, nearness: 0.2 } }],
    ['it says that something was not found or applied', {}, { gaps: 1 }],
    ['it is the fourth of a conversation', {}, { before: 3 }],
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
    const text = '[1] # 보증금 1억 '.repeat(40_000)
    const long = said({ question: '얼마 1,'.repeat(40_000), text, last: text })
    const started = performance.now()
    certaintyGrounds(long)
    expect(performance.now() - started).toBeLessThan(1_000)
  })
})

describe('what was observed', () => {
  test('taught the weights that are kept: if this fails, `npm run learn -- certainty`', () => {
    expect(figures['isTaught']).toBe(1)
  })

  test.each([
    ['conversations', 0.745, 0.13],
    ['sets', 0.725, 0.12],
  ] as const)(
    'tells right answers from wrong ones of %s that it was not learned from',
    (of, least, apart) => {
      expect(figures[`${of} count`]).toBeGreaterThan(2_500)
      expect(figures[`${of} auc`]).toBeGreaterThan(least)
      expect(figures[`${of} apart`]).toBeGreaterThan(apart)
    },
  )

  test('lets it say as much as comes true of questions that nobody worked on', () => {
    expect(figures['sets off']).toBeLessThan(0.02)
  })
})
