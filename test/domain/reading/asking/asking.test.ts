import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseAskings } from '../../../../src/cli/learn/askings.ts'
import { leftOut } from '../../../../src/cli/learn/left-out.ts'
import { ASKINGS } from '../../../../src/domain/reading/asking/names.ts'
import { readAsks } from '../../../../src/domain/reading/read-asks.ts'
import { readTax } from '../../../../src/domain/reading/tax.ts'

const examples = parseAskings(
  readFileSync(new URL('../../../../src/domain/reading/asking/examples.tsv', import.meta.url), 'utf8'),
)

test('examples are of what may be asked for, each once, and of everything there are enough', () => {
  expect(() => parseAskings('fee\t')).toThrow('no question')
  expect(() => parseAskings('fees\t복비?')).toThrow('Invalid option')
  expect(new Set(examples.map(({ text }) => text)).size).toBe(examples.length)
  const few = ASKINGS.filter((name) => examples.filter(({ asks }) => asks.includes(name)).length < 60)
  expect(few).toEqual([])
})

/** Bounds are what was reached less what chance takes. */
test('of questions that were kept apart more are read whole than by words alone', async () => {
  const { learned, byWords = 1 } = await leftOut('reading/asking')
  expect(learned).toBeGreaterThan(0.73)
  expect(learned).toBeGreaterThan(byWords + 0.1)
}, 120_000)

describe('what is only told, paid already or left out is not asked for', () => {
  test.each([
    [
      '올해 3월에 4억에 산 아파트를 4억6천에 팔아요. 취득세 중개보수 등 경비는 740만원. 양도세 얼마예요?',
      'capitalGainsTax',
    ],
    ['5년 전 3억에 산 집을 5억에 팔면 나라에 세금으로 얼마나 떼이나요', 'capitalGainsTax'],
    ['재산세는 이미 냈고요, 종부세만 계산해 주세요 공시가격 15억', 'comprehensiveRealEstateTax'],
  ])('%s', (text, tax) => {
    expect(readTax(text)?.asks).toEqual([tax])
    expect(readAsks(text)).not.toContain('fee')
  })

  test.each([
    ['보증금 8천에 월 200인데 5천을 돌려줄 테니 월세를 더 내래요. 월세는 얼마까지예요?', 'conversion', 'roi'],
    ['매매가 2억1천 / 보증금 1000 월세 85 / 연간 비용(재산세 수선) 60 수익률 좀', 'roi', 'fee'],
    [
      '집 비우고 73일째인데 보증금 2억 4천을 못 받았어요. 이자는 얼마나 청구할 수 있어요?',
      'lateInterest',
      'loan',
    ],
  ] as const)('“%s” asks for %s', (text, asked, told) => {
    expect(readAsks(text)).toContain(asked)
    expect(readAsks(text)).not.toContain(told)
  })
})
