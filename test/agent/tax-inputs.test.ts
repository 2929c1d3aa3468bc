import { expect, test } from 'vitest'
import { readTax } from '../../src/domain/reading/tax.ts'
import { taxAsked } from '../support/tax.ts'

/** What goes into the acquisition tax of a question. */
const acquisition = (text: string) => taxAsked('acquisitionTax', text).inputs

test.each([
  '생애최초 아니고 집 한 채 있는데 10억 아파트 84 하나 더 사면 취득세 얼마예요',
  '생애최초는 아니에요. 1주택 있고 11억 집 사면 취득세?',
  '생애 처음은 아닌데 집 하나 있어요. 7억 아파트 사면 취득세 얼마',
])('who denies that it is the first home keeps the homes they own: “%s”', (text) => {
  expect(acquisition(text)).toMatchObject({ firstHome: false, ownedHomes: 1 })
})

test.each(['생애최초로 5억 아파트 사면 취득세', '태어나 처음 사는 집인데 6억이면 취득세 얼마예요'])(
  'who buys the first home owns none: “%s”',
  (text) => {
    expect(acquisition(text)).toMatchObject({ firstHome: true, ownedHomes: 0 })
  },
)

const gains = (text: string) => taxAsked('capitalGainsTax', text).inputs

test('an old home and a new one whose day is told are two', () => {
  const said =
    '2016년 3월에 6억 주고 산 마포 집에서 3년 살았고요, 작년 5월에 새 집을 샀어요. 옛날집을 11억에 팔면 양도세'
  expect(gains(said)).toMatchObject({ homes: 2, twoAsOne: 'TEMPORARY' })
  expect(gains(`${said} 집은 다 해서 세 채예요`)).toMatchObject({ homes: 3 })
})

test.each([
  ['월세소득세 얼마 내요? 집 두 채고 월세 120 받아요', ['rentalIncomeTax']],
  ['월세 세액공제 얼마예요', ['rentTaxCredit']],
])('what is paid on rent, and what is taken off for it: “%s”', (text, asks) => {
  expect(readTax(text)?.asks).toEqual(asks)
})
