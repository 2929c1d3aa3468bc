import { describe, expect, test } from 'vitest'
import { readTax } from '../../../src/domain/reading/tax.ts'

const read = (text: string) => {
  const said = readTax(text)
  if (said === null) throw new Error('no tax was read')
  return said
}

describe('when the new one of two homes was bought', () => {
  test.each([
    ['2019년 6월에 산 집 있고 2025년 11월에 새집 잔금 치렀어요 언제까지 팔아야 비과세', '2025-11'],
    ['2025년 11월 20일에 새 아파트 샀어요 기존집 언제까지 처분해야 양도세 비과세 되나요', '2025-11-20'],
    [
      '원래 살던 집 두고 2026년 5월에 다른 집 샀는데 먼저 집 처분 기한이 언제까지에요 비과세 받으려면',
      '2026-05',
    ],
    ['새 집 2024.8.3에 취득. 옛집 언제까지 팔아야 양도세 없나요', '2024-08'],
    ['첫 집은 2020년 3월, 나중 집은 2026년 1월 15일에 샀습니다. 양도세 비과세 기한?', '2026-01-15'],
  ])('%s', (text, day) => {
    const said = read(text)
    expect(said.newBoughtOn?.slice(0, 7)).toBe(day.slice(0, 7))
    if (day.length > 7) expect(said.newBoughtOn).toBe(day)
    expect(said.soldOn).toBeNull()
    expect(said.facts.asksDeadline).toBe(true)
  })

  test('a sale keeps its day', () => {
    const said = read('2021년 3월에 산 집을 2026년 9월 10일에 팔았어요 양도세 신고 기한')
    expect(said.newBoughtOn).toBeNull()
    expect(said.soldOn).toBe('2026-09-10')
  })
})

describe('a home that will be the only one is bought without another', () => {
  test.each(['6억 아파트 사면 1가구1주택 되는데 취득세', '이사하면 1세대 1주택이 돼요 8억 취득세 얼마'])(
    '%s',
    (text) => {
      expect(read(text).ownHomes).toBe(0)
    },
  )
})
