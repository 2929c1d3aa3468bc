import { NO_FACTS } from '../../../src/domain/lease-facts.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeCase } from '../../../src/agent/memory/case.ts'
import { readCase } from '../../../src/domain/language/case.ts'
import { now, places } from './conversation.ts'

const amount = (lowest: number, highest: number) => fc.integer({ min: lowest, max: highest })
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })

const someCase = fc
  .record({
    regionCode: fc.constantFrom(null, '1168000000', '1144000000', '1171000000'),
    propertyType: fc.constantFrom(null, 'APARTMENT' as const, 'VILLA' as const),
    price: maybe(amount(10_000, 300_000)),
    income: maybe(amount(1000, 30_000)),
    ownedHomes: maybe(amount(0, 3)),
    rate: maybe(amount(2, 9)),
    years: maybe(amount(10, 40)),
  })
  .map((it) => ({
    ...it,
    transactionTypes: [],
    area: null,
    deposits: [],
    rents: [],
    leases: [],
    seniorDebt: null,
    loan: null,
    dollars: null,
    firstHome: false,
    regulated: null,
    facts: NO_FACTS,
    home: null,
  }))

test.each(['KO', 'EN'] as const)('a case written in %s is read back as it was', (language) => {
  fc.assert(
    fc.property(someCase, (given) => {
      const { price, income, ownedHomes, rate, years, regionCode, propertyType } = given
      const text = writeCase(given, language, places)
      expect([text, readCase(text, places, now)]).toMatchObject([
        text,
        { price, income, ownedHomes, rate, years, regionCode, propertyType },
      ])
    }),
    { numRuns: 300 },
  )
})
