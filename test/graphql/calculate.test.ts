import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { koreanDay } from '../../src/domain/day.ts'
import { TODAY } from '../domain/calculator/cases.ts'
import { post } from '../support/gql.ts'
import { serveApp } from '../support/served.ts'
import { shared } from '../support/shared.ts'

const app = serveApp({ role: 'api' })

const inputTypeOf = (calculator: string): string =>
  `${calculator.charAt(0).toUpperCase()}${calculator.slice(1)}Input`

/** What a client without a token gets. */
const calculate = async (calculator: string, input: unknown, fields: string) => {
  const query = `query ($input: ${inputTypeOf(calculator)}!) { calculate { result: ${calculator}(input: $input) { ${fields} } } }`
  const { data, errors } = await post<{ calculate: { result: Record<string, unknown> } }>(app.url, {
    query,
    variables: { input },
  })
  return { result: data?.calculate.result, errors }
}

const RULES = 'rules { name article effectiveFrom text } assumptions'

describe('Query.calculate', () => {
  test('answers anybody, with rules, reasons and assumptions', async () => {
    const input = { marketPrice: 30_000, deposit: 10_000, seniorDebt: 11_000, regionCode: '4159700000' }
    const fields = `jeonseRatio debtRatio level guaranteeEligible priorityRepayment reasons ${RULES}`
    const { result } = await calculate('jeonseRisk', { ...input, firstMortgageDate: '2018-09-18' }, fields)
    expect(result).toMatchObject({
      debtRatio: 70,
      level: 'LOW',
      guaranteeEligible: true,
      priorityRepayment: 3400,
    })
    expect(result?.['rules']).toMatchObject([
      { article: '주택임대차보호법 시행령 제10조·제11조', effectiveFrom: '2018-09-18' },
      { effectiveFrom: '2023-05-01' },
    ])
    expect(result?.['reasons']).toEqual([expect.stringContaining('가깝습니다')])
  })

  test.each([
    [
      'rentConversion',
      { deposit: 30_000, newDeposit: 10_000, baseRate: 3 },
      'conversionRate maximumMonthlyRent',
      { conversionRate: 5 },
    ],
    [
      'rentIncrease',
      { currentDeposit: 100, newDeposit: 105, renewalRightUsed: true },
      'increaseRate allowed maximumDeposit maximumMonthlyRent',
      { increaseRate: 5, allowed: true, maximumMonthlyRent: null },
    ],
    [
      'loanAffordability',
      { price: 100_000, annualIncome: 30_000, annualRate: 4, years: 30, regionCode: '11680', ownedHomes: 0 },
      'maximumLoan limitingFactor ltv stressRate monthlyPayment',
      { maximumLoan: 40_000, limitingFactor: 'LTV' },
    ],
    [
      'brokerageFee',
      { transactionType: 'RENT', deposit: 500, monthlyRent: 30, propertyType: 'ONEROOM' },
      'transactionAmount rate maximumFee',
      { transactionAmount: 2600, rate: 0.5, maximumFee: 13 },
    ],
    [
      'acquisitionTax',
      { price: 70_000, exclusiveArea: 84.9, ownedHomes: 0, regulatedArea: false },
      'rate tax localEducationTax ruralSpecialTax total',
      { rate: 1.67, tax: 1169, total: 1285.9 },
    ],
  ])('has %s with its rules', async (calculator, input, fields, expected) => {
    const { result, errors } = await calculate(calculator, input, `${fields} ${RULES}`)
    expect(errors).toBeUndefined()
    expect(result).toMatchObject(expected)
    expect(result?.['rules']).not.toEqual([])
  })

  test('has roi, which rests on no rule', async () => {
    const fields = 'equity annualCashFlow estimatedRoi paybackPeriod assumptions'
    const { result } = await calculate('roi', { price: 12_000, monthlyRent: 10 }, fields)
    expect(result).toMatchObject({ equity: 12_000, annualCashFlow: 120, estimatedRoi: 1, paybackPeriod: 100 })
  })

  test.each([
    ['jeonseRisk', { marketPrice: 1, deposit: 1, regionCode: '0000000000' }, 'level', 'regionCode'],
    ['jeonseRisk', { marketPrice: 0, deposit: 1, regionCode: '11680' }, 'level', 'marketPrice'],
    ['roi', { price: 100, deposit: 100, monthlyRent: 1 }, 'equity', 'equity'],
    ['rentConversion', { deposit: 1, newDeposit: 0, asOf: '2000-01-01' }, 'conversionRate', 'asOf'],
    ['brokerageFee', { transactionType: 'SALE', propertyType: 'VILLA' }, 'rate', 'salePrice'],
  ])('tells %s of %j apart from a bug, naming the field', async (calculator, input, fields, field) => {
    const { result, errors } = await calculate(calculator, input, fields)
    expect(result).toBeUndefined()
    expect(errors).toMatchObject([
      { extensions: { code: 'INVALID_INPUT', field }, message: expect.stringContaining(field) },
    ])
    expect(app.complaints).toEqual([])
  })

  test('refuses won in a 만원 field', async () => {
    const { errors } = await calculate('roi', { price: 500_000_000, monthlyRent: 1 }, 'equity')
    expect(errors?.[0]?.message).toContain('looks like won')
  })
})

const TAX_FIELDS =
  'result { total parts { tax amount rate name } steps { step value unit name } reasons assumptions deadlines { what day name } rules { name } regime regimeName } alternatives { condition result { total } } flips { condition result { total } }'
const won = (manwon: unknown): unknown => (typeof manwon === 'number' ? Math.round(manwon * 10_000) : manwon)
const taxCase = z.object({
  id: z.string(),
  calculator: z.string(),
  input: z.record(z.string(), z.unknown()),
  expect: z.record(z.string(), z.unknown()),
})
const bill = z.object({
  total: z.number().nullable(),
  regime: z.string(),
  parts: z.array(z.object({ tax: z.string(), amount: z.number(), name: z.string().min(1) })),
  steps: z.array(z.object({ step: z.string(), value: z.number() })),
})

test('every tax worked out by hand comes out the same over the API', async () => {
  const cases = readFileSync(new URL('../domain/calculator/tax-cases.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => taxCase.parse(JSON.parse(line)))
  const wrong: unknown[] = []
  for (const { id, calculator, input, expect: wanted } of cases) {
    const field = calculator === 'acquisitionBill' ? 'acquisitionTaxes' : calculator
    const day = { [field === 'capitalGainsTax' ? 'soldOn' : 'asOf']: koreanDay(TODAY) }
    const { result, errors } = await calculate(field, { ...day, ...input }, TAX_FIELDS)
    if (wanted['error'] === true) {
      if (
        !['INVALID_INPUT', 'BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED'].includes(
          String(errors?.[0]?.extensions?.['code']),
        )
      )
        wrong.push([id, errors])
      continue
    }
    for (const [name, value] of Object.entries(wanted)) {
      if (name === 'alternatives') {
        const all = z.array(z.object({ condition: z.string().min(1), result: bill.pick({ total: true }) }))
        const got = all.parse(result?.['alternatives'])
        const totals = got.map((it) => won(it.result.total))
        if (JSON.stringify(totals) !== JSON.stringify((value as number[]).map(won))) wrong.push([id, totals])
        continue
      }
      const { total, regime, parts, steps } = bill.parse(result?.['result'])
      const figure =
        name === 'total'
          ? total
          : name === 'regime'
            ? regime
            : (parts.find(({ tax }) => tax === name)?.amount ??
              steps.find(({ step }) => step === name)?.value)
      if (won(figure) !== won(value)) wrong.push([id, name, figure])
    }
  }
  expect(wrong).toEqual([])
})

const file = shared('eval/calculators.dev.jsonl')
const item = z.object({
  id: z.string(),
  calculator: z.string(),
  input: z.unknown(),
  expect: z.record(z.string(), z.unknown()),
})

test.skipIf(file === undefined)('the development set holds over the API', async () => {
  const items = readFileSync(file ?? '', 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => item.parse(JSON.parse(line)))
  const wrong: string[] = []
  for (const { id, calculator, input, expect: wanted } of items) {
    const isError = wanted['error'] === true
    const { result, errors } = await calculate(
      calculator,
      input,
      isError ? '__typename' : Object.keys(wanted).join(' '),
    )
    const isRight = isError
      ? errors?.[0]?.extensions?.['code'] === 'INVALID_INPUT'
      : Object.entries(wanted).every(([field, value]) => {
          const got = result?.[field]
          return typeof value === 'number' && typeof got === 'number'
            ? Math.abs(got - value) <= 0.01
            : got === value
        })
    if (!isRight) wrong.push(id)
  }
  expect(wrong).toEqual([])
})
