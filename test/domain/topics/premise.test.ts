import { expect, test } from 'vitest'
import { compiledRulings } from '../../../src/domain/rulings/compiled.ts'
import { premiseOf } from '../../../src/domain/topics/premise.ts'
import { routeLaw } from '../../../src/domain/topics/route.ts'

const HELD = ['주택임대차보호법', '상가건물 임대차보호법', '민법', '공인중개사법']
const told = (text: string) => routeLaw(text, [], () => [], HELD, compiledRulings).ruling?.ruling.id

test.each([
  [
    'I paid 30 million won as contract deposit on a house and the seller wants to cancel before the interim payment. How much does he owe me?',
    'sale-deposit-seller-withdraws',
  ],
  ['I already made the middle payment and the seller wants to cancel. Can he?', 'sale-after-interim-payment'],
  [
    '중도금 내기 전인데 매도인이 계약금 두 배를 주고 계약을 깨겠대요 얼마를 받을 수 있나요',
    'sale-deposit-seller-withdraws',
  ],
  ['중도금까지 보냈는데 매도인이 계약을 깨겠대요', 'sale-after-interim-payment'],
])('what a case has not come to is not what is asked: %s', (text, id) => {
  expect(told(text)).toBe(id)
})

test('of what nobody said nothing is supposed', () => {
  const share = premiseOf('집을 사기로 했는데 취소할 수 있나요?')
  expect(compiledRulings.all.every((ruling) => share(ruling) === 1)).toBe(true)
})
