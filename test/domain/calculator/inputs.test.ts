import { readFileSync } from 'node:fs'
import { buildSchema, isInputObjectType, isNonNullType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { acquisitionTaxInput } from '../../../src/domain/calculator/acquisition-tax.ts'
import { brokerageFeeInput } from '../../../src/domain/calculator/brokerage-fee.ts'
import { jeonseRiskInput } from '../../../src/domain/calculator/jeonse-risk.ts'
import { loanAffordabilityInput } from '../../../src/domain/calculator/loan-affordability.ts'
import { rentConversionInput } from '../../../src/domain/calculator/rent-conversion.ts'
import { rentIncreaseInput } from '../../../src/domain/calculator/rent-increase.ts'
import { roiInput } from '../../../src/domain/calculator/roi.ts'
import { InvalidInputError } from '../../../src/domain/errors.ts'
import { readInput } from '../../../src/domain/calculator/input.ts'

const api = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'))

describe('the inputs of the calculators', () => {
  it.each([
    ['AcquisitionTaxInput', acquisitionTaxInput],
    ['BrokerageFeeInput', brokerageFeeInput],
    ['JeonseRiskInput', jeonseRiskInput],
    ['LoanAffordabilityInput', loanAffordabilityInput],
    ['RentConversionInput', rentConversionInput],
    ['RentIncreaseInput', rentIncreaseInput],
    ['RoiInput', roiInput],
  ])('are the fields of %s, optional where those are', (name, schema) => {
    const type = api.getType(name)
    const fields = isInputObjectType(type) ? Object.values(type.getFields()) : []
    const offered = fields.map((field) => [field.name, isNonNullType(field.type)])
    const read = Object.entries(schema.shape).map(([field, rule]) => [field, !rule.safeParse(null).success])
    expect(Object.fromEntries(read)).toEqual(Object.fromEntries(offered))
  })

  it('name every field at fault', () => {
    const attempt = () => readInput(roiInput, { price: 0, monthlyRent: -1 })
    expect(attempt).toThrow(InvalidInputError)
    expect(attempt).toThrow(
      expect.objectContaining({
        field: 'price',
        issues: [
          { field: 'price', message: expect.stringContaining('above 0') },
          { field: 'monthlyRent', message: expect.stringContaining('monthlyRent: ') },
        ],
      }),
    )
  })
})
