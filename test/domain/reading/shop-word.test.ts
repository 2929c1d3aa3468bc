import { expect, test } from 'vitest'
import { premisesIn } from '../../../src/domain/reading/lease-facts.ts'
import { aspectsTold } from '../../../src/domain/reading/lease-aspects.ts'
import { speaksOfShop } from '../../../src/domain/topics/topic.ts'

test.each([
  ['이사가게 됐어요', false],
  ['내년에 나가게 되면 언제 알려요', false],
  ['지방으로 가게 돼서 방을 빼요', false],
  ['가게 월세가 밀렸어요', true],
  ['옷가게를 하는데 나가래요', true],
  ['이 가게를 넘기게 됐어요', true],
])('who goes is no shop: %s', (text, isShop) => {
  expect([speaksOfShop(text), premisesIn(text) === 'SHOP']).toEqual([isShop, isShop])
})

test.each([
  ['2년 계약인데 반년만에 나가야돼요', 'MIDTERM', undefined],
  ['2년 계약인데 8개월 만에 나가야 하는데요', 'MIDTERM', undefined],
  ['집주인이 판다는데 저 나가야 되나요', undefined, 'STAY'],
  ['집주인이 들어온다는데 나가야 돼?', undefined, 'STAY'],
])('who has to leave says so, and who asks whether to leave would stay: %s', (text, leaves, intends) => {
  const aspects = aspectsTold(text)
  expect([aspects.leaves, aspects.intends]).toEqual([leaves, intends])
})
