import { describe, expect, it } from 'vitest'
import { analyse } from '../../support/analysis.ts'

const conversionIn = async (question: string) => {
  const { evidence } = await analyse(question)
  const facts = evidence.flatMap((it) => it.facts)
  const sumOf = (id: string, name: string) => {
    const arg = facts.find((fact) => fact.id === id)?.args[name]
    return arg?.kind === 'money' ? arg.value : null
  }
  return {
    turned: sumOf('lease.shop.convert', 'amount'),
    added: sumOf('lease.shop.convert', 'rent'),
    total: sumOf('lease.shop.convertTotal', 'rent'),
  }
}

/** 상가건물 임대차보호법 제12조: what becomes rent is capped, whatever a raise is capped at. */
describe('a shop whose deposit is lowered for more rent', () => {
  it.each([
    [
      '서울 미용실 보증금 8천 / 월 200인데 기준금리 2%면 보증금 3천으로 낮추고 월세 얼마까지 올려줘야 해요',
      { turned: 5000, added: 37.5, total: 237.5 },
    ],
    [
      '서울 가게 보증금 7천을 3천으로 줄이고 줄인만큼 월세로 내기로 했어요(월세 현재 100만). 기준금리 3.0%라 치고 법적으로 월세는 최대 얼마까지 더 올릴수있나요',
      { turned: 4000, added: 40, total: 140 },
    ],
    [
      '서울 식당 보증금 1억 중 4천만 월세로 돌리면 얼마 기준금리 2%',
      { turned: 4000, added: 30, total: null },
    ],
  ])('%s', async (question, expected) => {
    expect(await conversionIn(question)).toEqual(expected)
  })
})
