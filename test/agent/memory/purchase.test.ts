import { describe, expect, test } from 'vitest'
import { talk } from './talk.ts'

const TAX = '5억짜리 집 사면 세금 얼마예요'

describe('a conversation about what a purchase costs', () => {
  test('what its buyer says of themselves holds for all that is asked after it', () => {
    const [, first, all] = talk([TAX, '생애최초예요', '그럼 제 돈은 얼마나 있어야 해요?'])
    expect(first?.request.wishes[0]?.case).toMatchObject({ price: 50_000, firstHome: true })
    expect(all?.request.wishes[0]?.case).toMatchObject({ price: 50_000, firstHome: true })
  })

  test('another calculation is asked in the place of the one before it', () => {
    const [, , loan] = talk([TAX, '복비는 얼마예요?', '대출은 얼마나 돼요? 연봉 6천이에요'])
    const [wish] = loan?.request.wishes ?? []
    expect(wish?.asks).toContain('loan')
    expect(wish?.asks).not.toContain('fee')
    expect(wish?.asks).not.toContain('tax')
    expect(wish?.case).toMatchObject({ price: 50_000, income: 6000 })
  })

  test('a supposition is one of the case that was worked out', () => {
    const [, rent] = talk(['3억 오피스텔 보증금 2천에 월세 90이면 수익률 얼마야?', '월세 100으로 올리면?'])
    expect(rent?.request.wishes[0]?.asks).toContain('roi')
  })

  test('but beside it, where it is asked what they come to together', () => {
    const [, both] = talk([TAX, '복비까지 하면 총 얼마 들어요?'])
    expect(both?.request.wishes[0]?.asks).toEqual(expect.arrayContaining(['tax', 'fee']))
  })

  test.each(['그 집을 3년 뒤에 6억에 팔면요?', '3년 후에 6억에 매도하면?'])(
    '“%s” supposes the sale of the home',
    (question) => {
      const [, , sale] = talk([TAX, '대출은 얼마나 돼요? 연봉 6천이에요', question])
      expect(sale?.request.wishes[0]?.tax).toMatchObject({
        asks: ['capitalGainsTax'],
        heldMonths: 36,
        sums: { bought: 50_000, sold: 60_000 },
      })
      expect(sale?.request.wishes[0]?.asks).toEqual([])
    },
  )
})
