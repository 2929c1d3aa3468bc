import { expect, test } from 'vitest'
import { firstHomeIn, homesIn } from '../../../src/domain/language/owned-homes.ts'
import { readTax } from '../../../src/domain/reading/tax.ts'

test.each([
  ['전용 101㎡ 8억4천짜리 첫집인데(과거에 처분한 집 있음) 취득세 농특세까지 합치면?', false, 0],
  ['5억4천 84㎡ 첫주택인데 생애최초는 안됨 취득세?', false, 0],
  ['예전에 집이 있었는데 지금은 무주택이에요 5억 취득세', false, 0],
  ['생애최초는 아니고 1주택자인데 취득세', false, 1],
  ['생애최초로 5억 집 사면 취득세', true, 0],
  ['첫 집이에요 6억 취득세', true, 0],
  ['first-time buyer, 450 million won flat, acquisition tax?', true, 0],
  ['I am not a first-time buyer; acquisition tax on 500 million?', false, undefined],
])('“%s”: a first home of a life is %s', (text, isFirst, homes) => {
  expect(firstHomeIn(text)).toBe(isFirst)
  expect(homesIn(text)?.value).toBe(homes)
  expect(readTax(text)?.facts.firstHome).toBe(isFirst)
})
