import { expect, test } from 'vitest'
import { Kept } from '../../../src/domain/language/kept.ts'

test('a text is read once, with each thing that it is read with', () => {
  const kept = new Kept<string>()
  const [here, there] = [{}, {}]
  let made = 0
  const read = (under: object, text: string) => kept.of(under, text, () => `${text} ${(made += 1)}`)
  expect([read(here, 'a'), read(here, 'a'), read(there, 'a'), read(here, 'b'), read(here, 'a')]).toEqual([
    'a 1',
    'a 1',
    'a 2',
    'b 3',
    'a 1',
  ])
  expect(kept.keys(here)).toEqual(['a', 'b'])
})

test('only the last texts are kept', () => {
  const kept = new Kept<number>()
  const under = {}
  for (let text = 0; text < 1000; text += 1) kept.of(under, String(text), () => text)
  const left = kept.keys(under)
  expect(left.length).toBeLessThan(100)
  expect(left.at(-1)).toBe('999')
  expect(left).not.toContain('0')
})
