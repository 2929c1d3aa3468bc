import { describe, expect, test } from 'vitest'
import { readTax } from '../../../src/domain/reading/tax.ts'

const TOLD: readonly [question: string, open: number[], isAdded: boolean][] = [
  ['엄마가 1억 아빠가 5천 결혼할 때 주신대요. 증여세 있나요', [15_000], true],
  ['부모님 두 분이 각 1억씩 총 2억 주신다는데 증여세 계산해줘', [20_000], true],
  ['my father gives 100 million and my mother 100 million for our wedding home. gift tax?', [20_000], true],
  ['결혼자금으로 아빠 2억 엄마 1억 받아요. 증여세는?', [30_000], true],
  ['부모님한테 2억 받으면 증여세', [20_000], false],
  ['시아버지가 1억, 친정아버지가 1억5천 주심. 증여세?', [10_000, 15_000], false],
  ['할머니 3천 아버지 4천 받으면 증여세', [3000, 4000], false],
]

describe('what both parents give', () => {
  test.each(TOLD)('%s', (question, open, giftsAdded) => {
    expect(readTax(question)).toMatchObject({ open, giftsAdded })
  })

  test('what one of them gave before stands apart', () => {
    expect(readTax('아버지가 1억 주시고 작년에 어머니한테 5천 받았어요 증여세')).toMatchObject({
      open: [10_000],
      sums: { earlierGift: 5000 },
      giftsAdded: false,
    })
  })
})
