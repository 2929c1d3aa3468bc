import { expect, test } from 'vitest'
import { giftTax } from '../../../src/domain/calculator/tax/transfer.ts'
import { readTax } from '../../../src/domain/reading/tax.ts'
import { RULES } from '../../support/rules.ts'

const TODAY = new Date('2026-11-26T03:00:00Z')
const lent = (amount: number, interest: number | null = null, relation: 'PARENT' | 'OTHER' = 'PARENT') => {
  const { bill } = giftTax(
    { amount, interest, relation, lent: true, minor: false, marriageOrBirth: false },
    TODAY,
    RULES,
  )
  return { total: bill?.total, saved: bill?.steps.find(({ step }) => step === 'interestSaved')?.value }
}

test.each([
  ['1억 5,000만원 without interest: 690만원 a year is saved', 15_000, null, 'PARENT', 690, 0],
  ['a won below the line', 21_739, null, 'PARENT', 999.994, 0],
  ['5억 at 2.6 %: 1,000만원 is a gift, within what parents may give', 50_000, 2.6, 'PARENT', 1_000, 0],
  ['5억 of whoever is no relative: 2,300만원 at 10 %, filed in time', 50_000, null, 'OTHER', 2_300, 223.1],
  ['more interest than is proper', 50_000, 5, 'OTHER', 0, 0],
] as const)(
  'of money that is lent only the interest is a gift: %s',
  (_, amount, interest, relation, saved, total) => {
    expect(lent(amount, interest, relation)).toEqual({ saved, total })
  },
)

test.each([
  ['부모님한테 1억5천 빌리고 이자 안주면 증여세 나와요?', true],
  ['엄마 돈 2억 빌려서 전세 들어가면 증여세인가요', true],
  ['차용증 쓰고 1억 받으면 증여세 없죠?', true],
  ['If I borrow 200 million won from my parents, is there gift tax?', true],
  ['빌리는 걸로 하면 증여세는요', true],
  ['부모님한테 1억 증여받고 나머지는 은행에서 빌려요. 증여세 얼마?', null],
  ['아버지가 1억 주시는데 증여세 얼마예요', null],
  ['부모님께 빌린 1억을 안 갚으면 증여세 얼마예요', false],
])('“%s”: lent is %s', (text, lentSaid) => {
  expect(readTax(text)?.facts.lent).toBe(lentSaid)
})
