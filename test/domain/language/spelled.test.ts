import { expect, test } from 'vitest'
import { inDigits } from '../../../src/domain/language/spelled.ts'
import { readSums } from '../../../src/domain/language/sum.ts'

test.each([
  ['만기는 이십년이고', '만기는 20년이고'],
  ['삼년이면?', '3년이면?'],
  ['월세 칠십오만원', '월세 75만원'],
  ['이억 팔천이면요?', '2억 8천이면요?'],
  ['사억 오천이라면', '4억 5천이라면'],
  ['사프로', '4프로'],
  ['2년 반 살았고', '2년 6개월 살았고'],
])('“%s” is said in digits', (said, digits) => {
  expect(inDigits(said)).toBe(digits)
})

test.each([
  '7억이에요',
  '공시가격은 16억이고',
  '이천시 아파트',
  '백년해로',
  '천만원',
  '이만 가볼게요',
  '수십년',
])('“%s” stays as it is', (said) => {
  expect(inDigits(said)).toBe(said)
})

test('a particle before a sum is no part of it', () => {
  expect(readSums('보증금이 천만원이면?').map(({ value }) => value)).toEqual([1000])
  expect(readSums('전세대출을 8000만으로 하면').map(({ value }) => value)).toEqual([8000])
})
