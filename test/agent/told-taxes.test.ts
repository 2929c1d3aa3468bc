import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readOnDay, taxAsked } from '../support/tax.ts'

/** What comes out to the won, worked out by hand from the articles, and how people tell a case that leads to it. */
const TOLD = readFileSync(new URL('./told-taxes.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.split('\t') as [string, string])

/** Every sum of every tax that is asked for, and what of the text was not read. */
const worksOut = (text: string) => {
  const { request } = readOnDay(text)
  const said = request.wishes[0]?.tax ?? null
  const sums = (said?.asks ?? []).flatMap((name) => {
    const { bill } = taxAsked(name, text).calculation
    return bill === null ? [] : [bill.total, ...bill.parts.map(({ amount }) => amount)]
  })
  return {
    sums: sums.map((it) => (it === null ? null : Math.round(it * 10_000))),
    unread: request.unread,
  }
}

describe('a tax, however its case is told', () => {
  test.each(TOLD)('%s won: %s', (won, text) => {
    const { sums, unread } = worksOut(text)
    expect(sums).toContain(Number(won))
    expect(unread).toEqual([])
  })
})

describe('what is left behind', () => {
  test('funeral costs and debts are taken off once', () => {
    expect(worksOut('상속재산 7억(빚·장례비 뺀 후), 배우자 없음, 자녀 둘 상속세').sums).toContain(29_100_000)
    expect(worksOut('상속재산 7억, 배우자 없음, 자녀 둘 상속세').sums).toContain(28_130_000)
  })

  test('what a child receives is not what the spouse receives', () => {
    expect(
      worksOut(
        '어머니가 돌아가셨어요. 아버지는 먼저 가셨고 빚·장례비 빼고 9억 남았는데 저는 3억만 받아요 상속세',
      ).sums,
    ).toContain(67_900_000)
  })
})

describe('homes told by their official prices', () => {
  test('a list that ends with what it comes to counts once', () => {
    expect(worksOut('공시가 8억, 7억 합쳐서 15억인 두 채 종부세').sums).toContain(1_920_000)
  })

  test('what else is told of them is no official price', () => {
    expect(worksOut('공시가격 11억 한 채, 시세는 15억, 대출 3억 있어요. 1세대 1주택 종부세').sums).toContain(
      0,
    )
  })
})

describe('a home somewhere in a 시·도', () => {
  test('that is regulated as a whole is regulated', () => {
    const text =
      '서울에 두 채 있는데 올해 10월에 하나 팔았어요. 2017년 취득, 양도차익이 비용 다 빼고 1억5천. 일시적 2주택 아님 양도세 얼마예요'
    expect(taxAsked('capitalGainsTax', text).inputs).toMatchObject({ regulatedAtSale: true })
  })

  test('of which a part is regulated may be either', () => {
    const text = '경기도에 두 채 있는데 5억에 산 집을 6년 만에 7억에 팔면 양도세 얼마예요'
    expect(taxAsked('capitalGainsTax', text).inputs).toMatchObject({ regulatedAtSale: null })
  })
})
