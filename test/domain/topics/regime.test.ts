import { expect, test } from 'vitest'
import { regimeOf } from '../../../src/domain/topics/regime.ts'

const keeps = (text: string, before: readonly string[] = []) => {
  const share = regimeOf(text, before)
  return {
    lease: share({ field: 'lease' }) === 1,
    shop: share({ field: 'shop' }) === 1,
    sale: share({ field: 'sale' }) === 1,
  }
}

test('of a home and a shop the one that was said last is meant', () => {
  const before = ['전세 갱신요구는 언제까지 해야 돼?']
  expect(keeps('만기가 3월이면?', before)).toMatchObject({ lease: true, shop: false })
  expect(keeps('내가 말한 건 가게였어', before)).toMatchObject({ lease: false, shop: true })
  expect(keeps('아니 집이에요', ['상가 임대차 갱신요구는 언제까지?'])).toMatchObject({
    lease: true,
    shop: false,
  })
})

test('what somebody says that it is not is not spoken of', () => {
  expect(keeps('상가 말고 아파트 전세인데 갱신돼요?')).toMatchObject({ lease: true, shop: false })
})

test('nobody sells what is given or left', () => {
  expect(keeps('할머니 아파트 4억 5천을 제 명의로 받으려는데 세금').sale).toBe(false)
  expect(keeps('집을 팔면 명의는 언제 넘겨요?').sale).toBe(true)
})
