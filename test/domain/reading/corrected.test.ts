import { textOf } from '../../../src/domain/prose.ts'
import { expect, test } from 'vitest'
import { correctedTo } from '../../../src/domain/reading/corrected.ts'
import { after } from '../../agent/memory/conversation.ts'

test.each([
  ['아니 5억이 아니라 6억이라고', '6억'],
  ['잘못 봤네 7억 말고 8억', '8억'],
  ['월세 70 아니고 60', '월세 60'],
  ['틀렸잖아 5억이 아니라 6억 이하', '6억 이하'],
  ['3.5% 말고 4%면?', '4%면?'],
  ['No, 450 million, not 600 million', '450 million'],
  ['30 years instead of 20', '30 years'],
  ['not 5% but 4.2%', ' but 4.2%'],
])('“%s” means “%s”', (text, meant) => {
  expect(correctedTo(text)).toBe(meant)
})

test.each([
  '아니 아파트 말고 빌라',
  '5억 말고 다른 거',
  '아니 강남 말고 관악구',
  '6억이라고 들었어요',
  'not 600 million',
  'No, Mapo, not Gangnam',
])('“%s” corrects no sum', (text) => {
  expect(correctedTo(text)).toBe(text)
})

test('the sum that is meant is worked out anew', () => {
  const made = after('5억 아파트 매매 복비', textOf(correctedTo('아니 5억이 아니라 6억이라고')))
  expect(made?.request?.wishes[0]?.case.price).toBe(60_000)
})
