import { expect, test } from 'vitest'
import { taxAsked } from '../support/tax.ts'

const gains = (text: string) => taxAsked('capitalGainsTax', text)

test.each([
  '산값 2억 판값 3억이고 비용은 0으로 쳐주세요.',
  '산 값은 2억, 판 값은 3억.',
  '판값 3억 산값 2억.',
  '2억에 사서 3억에 팝니다.',
  '산 가격 2억, 파는 가격 3억이에요.',
])('two homes of which nothing says that they count as one: taxed first, free beside it: “%s”', (prices) => {
  const { inputs, calculation } = gains(
    `지방 비조정지역에 집 두채 있는데 그중 5년 3개월 갖고있던 집을 팝니다. ${prices} 양도세랑 지방소득세 합쳐서 얼마?`,
  )
  expect(inputs).toMatchObject({ soldPrice: 30_000, boughtPrice: 20_000, heldMonths: 63, homes: 2 })
  expect(calculation.bill).toBeNull()
  const [first, ...others] = calculation.alternatives
  expect(first?.conditions.map(({ id }) => id)).toEqual(['tax.if.twoApart'])
  expect(first?.result.total).toBe(1676.4)
  expect(first?.result.parts.map(({ amount }) => amount)).toEqual([1524, 152.4])
  expect(first?.result.steps).toContainEqual({ step: 'taxBase', value: 8750, unit: 'MANWON' })
  expect(others.map(({ result }) => result.total)).toContain(0)
  const free = others.filter(({ result }) => result.total === 0)
  expect(free.every(({ conditions }) => conditions[0]?.id === 'tax.if.twoAsOne')).toBe(true)
})

test('two homes that are said to count as one, or not to, have one result', () => {
  const of = (why: string) =>
    gains(
      `비조정지역에 집 두채(${why}) 중 5년 3개월 보유한 집을 3억에 팝니다. 산값은 2억. 취득 당시 비조정이었고요. 양도세?`,
    ).calculation
  expect(of('일시적 2주택').bill?.total).toBe(0)
  expect(of('일시적 2주택 아님').bill?.total).toBe(1676.4)
})

test('a new home that was bought more than three years ago is no reason to be free', () => {
  const { inputs, calculation } = gains(
    '종전 주택 2015년 3월에 2억에 샀고 새집은 2021년 5월에 샀어요. 2주택이고 비조정지역. 종전 집을 3억에 팔면 양도세? 10년 보유',
  )
  expect(inputs['soldAfterNewMonths']).toBeGreaterThan(36)
  expect(calculation.bill?.total).toBeGreaterThan(0)
})
