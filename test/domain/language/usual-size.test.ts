import { expect, it } from 'vitest'
import { readMeasure } from '../../../src/domain/language/measure.ts'

it.each<[string, object, number?]>([
  ['59짜리 아파트', { unit: 'SQUARE_METRE', value: 59 }],
  ['84짜리 8억', { unit: 'SQUARE_METRE', value: 84 }],
  ['59짜리 월세', { unit: 'BARE', value: 59 }],
  ['아파트(84) 9억', { unit: 'SQUARE_METRE', value: 84 }, 4],
  ['60짜리', { unit: 'BARE', value: 60 }],
])('%s', (text, measure, at = 0) => {
  expect(readMeasure(text, at)).toMatchObject(measure)
})
