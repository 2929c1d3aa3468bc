import { expect, test } from 'vitest'
import { aspectsIn } from '../../../src/domain/reading/lease-aspects.ts'

test.each([
  ['그럼 중간에 나갈수도 있어?', undefined],
  ['수도권 전세예요', undefined],
  ['수도가 터졌는데 누가 고치나요', 'MAJOR'],
])('“%s”: what is to be repaired is %s', (text, part) => {
  expect(aspectsIn(text)?.['part']).toBe(part)
})
