import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inDigits } from '../../../src/domain/language/spelled.ts'
import { readSums } from '../../../src/domain/language/sum.ts'
import { readRequest } from '../../../src/domain/reading/read.ts'
import { now, places } from '../../agent/memory/conversation.ts'

test.each([
  ['만기는 이십년이고', '만기는 20년이고'],
  ['삼년이면?', '3년이면?'],
  ['월세 칠십오만원', '월세 75만원'],
  ['이억 팔천이면요?', '2억 8천이면요?'],
  ['사억 오천이라면', '4억 5천이라면'],
  ['사프로', '4프로'],
  ['2년 반 살았고', '2년 6개월 살았고'],
])('“%s” is said in digits', (said, digits) => {
  expect(inDigits(said).text).toBe(digits)
})

test.each([
  '7억이에요',
  '공시가격은 16억이고',
  '이천시 아파트',
  '백년해로',
  '천만원',
  '이만 가볼게요',
  '수십년',
  '2010년 반포 아파트',
  '3년 반전세',
  '오퍼 받았어요',
])('“%s” stays as it is', (said) => {
  expect(inDigits(said).text).toBe(said)
})

test('a particle before a sum is no part of it', () => {
  expect(readSums('보증금이 천만원이면?').map(({ value }) => value)).toEqual([1000])
  expect(readSums('전세대출을 8000만으로 하면').map(({ value }) => value)).toEqual([8000])
})

test('every letter has its place in the text as it was written', () => {
  const word = fc.constantFrom(
    '이십년',
    '삼개월 ',
    '2년 반 ',
    '이억 팔천',
    ' 마포구 ',
    '칠십오만원',
    ', ',
    '3억',
    '2020년 반포',
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), (words) => {
      const written = words.join('')
      const { text, from } = inDigits(written)
      expect(from).toHaveLength(text.length + 1)
      expect(from.at(-1)).toBe(written.length)
      expect(from.toSorted((a, b) => a - b)).toEqual(from)
      for (const { 0: kept, index } of text.matchAll(/마포구|반포|3억|, /g))
        expect(written.slice(from[index], from[index + kept.length])).toBe(kept)
    }),
    { seed: 1 },
  )
})

test('what was read is quoted as it was written, and where', () => {
  const question = '만기는 이십년이고 금리 사프로, 대출 칠천오백만원이면 매달 얼마예요?'
  const { wishes } = readRequest(question, { places, now })
  const slots = wishes.flatMap((it) => it.slots)
  for (const { start, end, text } of slots) expect(question.slice(start, end)).toBe(text)
  expect(slots.find(({ name }) => name === 'LOAN')?.text).toContain('칠천오백')
})
