import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRaise, readShares } from '../../../src/domain/law/share.ts'

describe('the share that a sentence of a statute sets', () => {
  it.each([
    ['증액청구는 약정한 차임이나 보증금의 20분의 1의 금액을 초과하지 못한다.', [5], 'BOUNDS'],
    ['보증금의 100분의 5의 금액을 초과하지 못한다. 증액 후 1년 이내에는 하지 못한다.', [5], 'BOUNDS'],
    ['임대료는 5퍼센트의 범위에서 증액을 청구하여야 한다.', [5], 'SPEAKS'],
    ['한 번에 5%를 넘게 올릴 수 없다. (20분의 1)', [5, 5], 'SPEAKS'],
    ['주택가액의 2분의 1을 넘지 못한다.', [50], null],
    ['임차인은 언제든지 계약해지를 통지할 수 있다.', [], null],
  ])('of “%s”', (sentence, shares, raise) => {
    expect(readShares(sentence).map(({ percent }) => percent)).toEqual(shares)
    expect(readRaise(sentence)).toBe(raise)
  })

  it('is a number, whatever the sentence', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('0', '5', '분의', ' ', '%', '.', '퍼센트', '의') }),
        (text) => {
          for (const { percent, written } of readShares(text)) {
            expect(Number.isFinite(percent)).toBe(true)
            expect(text).toContain(written)
          }
        },
      ),
    )
  })
})
