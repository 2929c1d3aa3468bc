import { expect, test } from 'vitest'
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
