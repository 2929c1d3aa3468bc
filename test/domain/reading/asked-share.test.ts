import { expect, test } from 'vitest'
import { readAskedShare } from '../../../src/domain/reading/share.ts'

test.each([
  ['전세금 5% 인상 가능해?', 5],
  ['보증금을 20분의 1 올려 달래요', 5],
  ['상가 임대료 5% 넘게 올려달라는데요', null],
  ['월세를 5프로를 초과해서 올리면 무효인가요', null],
  ['They want more than 5% more rent', null],
  ['Can the rent go up by 5 percent?', 5],
  ['5%가 한도라는데 8% 올려달래요', null],
])('“%s” asks about %s %% that may be held against a bound', (text, percent) => {
  expect(readAskedShare(text).percent).toBe(percent)
})
