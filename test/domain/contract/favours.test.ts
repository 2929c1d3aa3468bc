import { expect, test } from 'vitest'
import { reviewContract } from '../../../src/domain/contract/review.ts'

const favoursOf = (text: string): string[] => reviewContract(text).favours.map(({ id }) => id)

test.each([
  ['임대인은 전입신고 다음 날까지 근저당권을 설정하지 않는다', 'no-new-charge'],
  [
    '임대인의 사유로 보증보험 가입이 거절되면 계약은 무효로 하고 계약금을 즉시 돌려준다',
    'loan-or-insurance-refused',
  ],
  ['보증금은 다음 세입자 입주 여부와 상관없이 만료일에 반환한다', 'deposit-back-at-once'],
  ['등기부의 기존 근저당은 잔금일에 전액 상환하고 말소한다', 'charge-deleted'],
  ['보일러와 누수 수리는 임대인이 책임지고 수리한다', 'landlord-repairs'],
  ['임대인은 임차인의 전세대출과 보증보험 가입에 적극 협조한다', 'registration-helped'],
])('%s', (text, id) => {
  expect(favoursOf(text)).toContain(id)
})

test.each([
  '임대인은 잔금일 다음 날 근저당을 설정할 수 있다',
  '대출이 거절되어도 계약금은 반환하지 않는다',
  '새 임차인이 들어오면 보증금을 반환한다',
  '보일러 고장은 임차인이 수리한다',
  '임대인은 보증보험 가입에 협조하지 아니한다',
])('nothing is praised in %s', (text) => {
  expect(favoursOf(text)).toEqual([])
})
