import { describe, expect, it } from 'vitest'
import { analyse } from '../../support/analysis.ts'

const conversionIn = async (question: string) => {
  const { evidence } = await analyse(question)
  const made = evidence.flatMap(({ source }) => (source.kind === 'CALCULATION' ? [source.name] : []))
  const [first] = evidence.flatMap((it) => it.facts).filter(({ id }) => id.startsWith('conversion.'))
  const sumOf = (name: string) => {
    const arg = first?.args[name]
    return arg?.kind === 'money' ? Math.round(arg.value * 100) / 100 : null
  }
  return { made, deposit: sumOf('deposit'), rent: sumOf('rent') }
}

/** The cap of the day is 5 %: 240만원 of rent a year stand for 4,800만원. */
describe('another rent for the same home', () => {
  it.each([
    ['보증금 1000에 월세 70인데 월세를 50으로 낮추려면 보증금을 얼마 올려야 해요?', 5800, 50],
    ['반전세 보증금 2억에 월 60이에요. 월세를 30으로 줄이면 보증금은 얼마가 되나요', 27_200, 30],
    ['보증금 5000에 월세 40인데 월세 60으로 하고 보증금 줄이면 보증금 얼마?', 200, 60],
    ['보증금 1000에 월세 40인데 월세 60으로 올리고 보증금 줄이면 보증금 얼마?', null, 44.17],
  ])('%s', async (question, deposit, rent) => {
    expect(await conversionIn(question)).toEqual({ made: ['rentConversion'], deposit, rent })
  })
})

describe('a rate that is said where nothing is borrowed', () => {
  it.each([
    ['보증금 1000 월세 70을 이율 4.5%로 전세로 바꾸면 얼마야?', 19_666.67, null],
    ['보증금 2000 월세 50인데 보증금 5천으로 올리면 월세는? 이자율 6%로 쳐서', null, 35],
  ])('is the one that is converted at: %s', async (question, deposit, rent) => {
    expect(await conversionIn(question)).toEqual({ made: ['rentConversion'], deposit, rent })
  })
})
