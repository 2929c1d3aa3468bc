import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { learnFrom } from '../../src/agent/memory/learn.ts'
import { readAmounts } from '../../src/domain/language/amount.ts'
import { readCase } from '../../src/domain/language/case.ts'
import { readIntent } from '../../src/domain/reading/intent/read-intent.ts'
import { readPropertyQuery } from '../../src/domain/language/query.ts'
import { readSums } from '../../src/domain/language/sum.ts'
import { blankPersonalData, maskPersonalData } from '../../src/domain/personal-data.ts'
import { PLACES } from '../support/homes.ts'
import { NOW } from '../support/ports.ts'

const SENTENCES = [
  (it: string) => `제 주민번호는 ${it}이고 마포구 전세로 살고 싶어요`,
  (it: string) => `보증금 ${it} 마포구 아파트 전세 찾고 있어요`,
  (it: string) => `예산은 ${it} 기억해줘, 전세로 구하고 있어`,
  (it: string) => `전세 ${it}, 연봉 ${it}`,
  (it: string) => `월세로 이사하려고 해요. 보증금은 ${it} 월세 ${it}`,
  (it: string) => `my budget is ${it}, I want a jeonse apartment in Mapo`,
  (it: string) => `매매가 ${it} 대출 ${it} 근저당 ${it}`,
]
const BUDGETS = ['sale_budget', 'jeonse_budget', 'rent_budget', 'annual_income', 'own_funds']

const readings = (text: string) => {
  const query = readPropertyQuery(text, PLACES, NOW)
  const { price, deposits, rents, seniorDebt, income, loan } = readCase(text, PLACES, NOW)
  const learned = learnFrom({
    text,
    intent: readIntent(text, PLACES),
    understood: null,
    known: {},
    language: 'KO',
    places: PLACES,
    now: NOW,
  })
  return {
    bounds: [query.salePrice, query.deposit, query.monthlyRent].filter((it) => it !== null),
    figures: [price, seniorDebt, income, loan, ...deposits, ...rents].filter((it) => it !== null),
    amounts: [...readAmounts(text), ...readSums(text)],
    budgets: learned.filter(({ key }) => BUDGETS.includes(key)),
  }
}
const NOTHING = { bounds: [], figures: [], amounts: [], budgets: [] }

const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((it) => it.join(''))
const pad = (value: number, length = 2) => String(value).padStart(length, '0')
const residentNumber = fc
  .tuple(
    fc.integer({ min: 0, max: 99 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 31 }),
    fc.constantFrom('-', '', ' - ', '–', ' '),
    fc.integer({ min: 1, max: 8 }),
    digits(6),
  )
  .map(([year, month, day, gap, sex, rest]) => `${pad(year)}${pad(month)}${pad(day)}${gap}${sex}${rest}`)
const phone = fc
  .tuple(fc.constantFrom('-', '.', ' ', ''), digits(4), digits(4))
  .map(([gap, middle, last]) => `010${gap}${middle}${gap}${last}`)
const account = fc.tuple(digits(3), digits(3), digits(6)).map((parts) => parts.join('-'))

describe('A75 what identifies a person is no sum of money', () => {
  test.each(SENTENCES.map((sentence) => [sentence('850315-1234567'), sentence]))('%s', (raw) => {
    expect(readings(raw)).toEqual(NOTHING)
    expect(readings(maskPersonalData(raw))).toEqual(NOTHING)
  })

  test('nor is any other number of a person, masked or not, wherever it stands', () => {
    fc.assert(
      fc.property(
        fc.oneof(residentNumber, phone, account),
        fc.constantFrom(...SENTENCES),
        (number, sentence) => {
          expect(readings(sentence(number))).toEqual(NOTHING)
          expect(readings(maskPersonalData(sentence(number)))).toEqual(NOTHING)
        },
      ),
      { numRuns: 150 },
    )
  })

  test('the sums beside it are read as ever', () => {
    const text = '850315-1******, 전화 010-****-5678, 마포구 전세 3억 이하로 살고 싶어요'
    expect(readings(text)).toMatchObject({ bounds: [{ min: null, max: 30_000 }], figures: [30_000] })
    expect(readings(text).budgets).toEqual([{ key: 'jeonse_budget', value: '3억원 이하', isStated: true }])
  })

  test('emphasis is no mask', () => {
    expect(readAmounts('**5억 이하** 아파트, ***3억*** 전세').map(({ value }) => value)).toEqual([
      50_000, 30_000,
    ])
  })

  test('blanking keeps every offset', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.oneof(residentNumber, phone, account), (text, number) => {
        for (const it of [text, `${text} ${number}`, maskPersonalData(`${text} ${number}`)])
          expect(blankPersonalData(it)).toHaveLength(it.length)
      }),
      { numRuns: 200 },
    )
  })
})
