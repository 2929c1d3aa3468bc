import { expect, test } from 'vitest'
import { readRequest } from '../../../src/domain/reading/read.ts'
import { PLACES } from '../../support/homes.ts'

const asks = (text: string) =>
  readRequest(text, { places: PLACES, now: new Date('2026-11-26T03:00:00Z') }).wishes.flatMap(
    (wish) => wish.asks,
  )

test.each(['그럼 전세금을 얼마까지 낮춰야 안전해', '보증금을 얼마나 줄이면 안전할까요 시세 4억 융자 1억'])(
  '“%s” asks how safe it is, and neither for a tax (세금 in 전세금) nor for rent instead',
  (text) => {
    expect(asks(text)).toContain('jeonse')
    expect(asks(text)).not.toContain('tax')
    expect(asks(text)).not.toContain('conversion')
  },
)

test.each([
  ['보증금을 1억으로 낮추면 월세가 얼마예요?', 'conversion'],
  ['5억 아파트 사면 세금 얼마나 내요?', 'tax'],
])('“%s” still asks for %s', (text, name) => {
  expect(asks(text)).toContain(name)
})
