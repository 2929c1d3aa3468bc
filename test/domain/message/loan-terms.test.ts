import fc from 'fast-check'
import { expect, test } from 'vitest'
import { demoLoans } from '../../../src/dev/demo/loan.ts'
import { readAmounts } from '../../../src/domain/language/amount.ts'
import { readConditions } from '../../../src/domain/loan/condition.ts'
import { loanTermsInEnglish } from '../../../src/domain/message/loan-terms.ts'
import { sourceWord } from '../../../src/domain/message/source-word.ts'
import { formatManwonEnglish } from '../../../src/domain/money.ts'
import { runs } from '../../support/runs.ts'

const HANGUL = /[가-힣]/
const NOBODY = {
  isCapitalArea: null,
  propertyType: null,
  area: null,
  price: null,
  deposit: null,
  monthlyRent: null,
  income: null,
  ownedHomes: null,
  firstHome: false,
  household: {
    age: null,
    young: null,
    newlyweds: null,
    newborn: null,
    children: null,
    dualIncome: null,
    jointIncome: null,
    fraudVictim: null,
    publicServant: null,
  },
  young: { from: 19, to: 34 },
}
const shipped = [
  ...new Set(
    demoLoans()
      .flatMap(({ limitText, eligibility }) => [
        limitText,
        eligibility,
        ...readConditions(eligibility ?? '', NOBODY).map(({ text }) => text),
      ])
      .filter((it) => it !== null),
  ),
]

test.each(shipped)('%s is told in English, with every sum and share that it names', (korean) => {
  const english = loanTermsInEnglish(korean)
  expect(english).not.toMatch(HANGUL)
  for (const { value } of readAmounts(korean)) expect(english).toContain(formatManwonEnglish(value))
  for (const [share] of korean.matchAll(/\d+(?:\.\d+)?%/g)) expect(english).toContain(share)
})

test('other figures of known phrases are told as they are, whichever follow each other', () => {
  const sum = fc.integer({ min: 1, max: 99 }).map((it) => `${it}억 ${it % 9 === 0 ? '' : '5천만'}원`)
  const phrase = fc.oneof(
    sum.map((it) => `최대 ${it}`),
    sum.map((it) => `부부합산 연소득 ${it}(신혼 ${it}) 이하`),
    sum.map((it) => `임차보증금 수도권 ${it}·그 외 ${it} 이하`),
    fc.integer({ min: 1, max: 99 }).map((it) => `만 ${it}세 이상`),
    fc.constantFrom('무주택 세대주', '급여 소득자', '재직 18개월 이상', '신용점수 720점 이상'),
  )
  fc.assert(
    fc.property(fc.array(phrase, { minLength: 1, maxLength: 6 }), fc.constantFrom(', ', '. '), (all, by) => {
      const korean = all.join(by)
      const english = loanTermsInEnglish(korean)
      expect(english).not.toMatch(HANGUL)
      expect(english).not.toMatch(/,,|^[,;]|\( | \)|\{/)
      for (const { value } of readAmounts(korean)) expect(english).toContain(formatManwonEnglish(value))
    }),
    { numRuns: runs(100) },
  )
})

test('of a condition that is not known whole nothing is told in English: half of it would be another one', () => {
  for (const korean of [
    '무주택 세대주, 군 복무를 마친 자',
    '최대 2억원, 단 지점장 승인 시 증액',
    '222백만불',
  ])
    expect(loanTermsInEnglish(korean)).toBe(korean)
})

test('of several words of a source each is told, and one without English stays', () => {
  expect(sourceWord('고정금리, 변동금리', 'EN')).toBe('fixed rate, variable rate')
  expect(sourceWord('변동금리, 미공시', 'EN')).toBe('variable rate, 미공시')
  expect(sourceWord('고정금리, 변동금리', 'KO')).toBe('고정금리, 변동금리')
  expect(sourceWord('무주택', 'EN')).toBe('none')
})
