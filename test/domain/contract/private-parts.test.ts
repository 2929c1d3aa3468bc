import { expect, test } from 'vitest'
import { hidePrivateParts } from '../../../src/domain/contract/private-parts.ts'

const hidden = (text: string): string => hidePrivateParts(text, () => 'abc').text

test.each([
  '임차인이 갱신요구권을 행사하더라도 보증금은 시세대로 10% 인상한다.',
  '약정대로 3회 분할하여 지급한다.',
  '협의로 5퍼센트를 올린다.',
  '월세는 별도로 2배를 낸다.',
  '종전대로 30만원을 낸다.',
])('what counts something is no address: %s', (text) => {
  expect(hidden(text)).toBe(text)
})

test.each([
  ['소재지: 서울시 마포구 월드컵로 12', '소재지: 서울시 마포구 월드컵로 **'],
  ['성산동 123-45번지', '성산동 ***-**번지'],
  ['한빛길 7, 2층', '한빛길 *, 2층'],
])('and where people live is starred: %s', (text, starred) => {
  expect(hidden(text)).toBe(starred)
})
