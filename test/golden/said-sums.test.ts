import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { brokerageFee } from '../../src/domain/calculator/brokerage-fee.ts'
import { lateInterest, refusedRenewal } from '../../src/domain/calculator/lease/claims.ts'
import { auctionTakeover } from '../../src/domain/calculator/lease/takeover.ts'
import { loanRepayment } from '../../src/domain/calculator/loan-repayment.ts'
import { guaranteeFee } from '../../src/domain/calculator/lease/guarantee-fee.ts'
import { areaInOther, prepaymentFee, proratedRent } from '../../src/domain/calculator/plain.ts'
import { rentConversion } from '../../src/domain/calculator/rent-conversion.ts'
import { roi } from '../../src/domain/calculator/roi.ts'
import { acquisitionBill } from '../../src/domain/calculator/tax/acquisition.ts'
import type { TaxCalculation } from '../../src/domain/calculator/tax/bill.ts'
import { capitalGainsTax } from '../../src/domain/calculator/tax/capital-gains.ts'
import { comprehensiveRealEstateTax } from '../../src/domain/calculator/tax/comprehensive.ts'
import { housingDeduction, rentalIncomeTax, rentTaxCredit } from '../../src/domain/calculator/tax/income.ts'
import { propertyTax } from '../../src/domain/calculator/tax/property.ts'
import { giftTax, inheritanceTax, stampTax } from '../../src/domain/calculator/tax/transfer.ts'
import { guest } from '../support/app.ts'
import { createSession } from '../support/operations.ts'
import { RULES } from '../support/rules.ts'
import { serveApp } from '../support/served.ts'
import { askOnce } from './asked.ts'

/** What is said in words, in five registers, and the same as typed input of its calculator. */
const row = z.strictObject({
  id: z.string(),
  calculator: z.string(),
  input: z.record(z.string(), z.unknown()),
  said: z.array(z.string()).min(1),
})
const ROWS = readFileSync(new URL('said-sums.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => row.parse(JSON.parse(line)))

type Calculate = (input: never) => number | number[]
const now = new Date()
/** The result, 만원; where a fact that was not given decides every result. */
const taxed = ({ bill, alternatives }: TaxCalculation): number | number[] =>
  bill === null ? alternatives.map(({ result }) => result.total ?? 0) : (bill.total ?? 0)
/** The calculators by the names of the rows. Their inputs are checked by themselves. */
const CALCULATORS: Readonly<Record<string, Calculate>> = {
  acquisitionTaxes: (input) => taxed(acquisitionBill(input, now, RULES)),
  acquisitionTax: (input) => acquisitionBill(input, now, RULES).bill?.parts[0]?.amount ?? 0,
  capitalGainsTax: (input) => taxed(capitalGainsTax(input, now, RULES)),
  comprehensiveRealEstateTax: (input) => taxed(comprehensiveRealEstateTax(input, now, RULES)),
  propertyTax: (input) => taxed(propertyTax(input, now, RULES)),
  rentTaxCredit: (input) => taxed(rentTaxCredit(input, now, RULES)),
  rentalIncomeTax: (input) => taxed(rentalIncomeTax(input, now, RULES)),
  housingDeduction: (input) => taxed(housingDeduction(input, now, RULES)),
  giftTax: (input) => taxed(giftTax(input, now, RULES)),
  inheritanceTax: (input) => taxed(inheritanceTax(input, now, RULES)),
  stampTax: (input) => taxed(stampTax(input, now, RULES)),
  brokerageFee: (input) => brokerageFee(input, now, RULES).maximumFee,
  rentConversion: (input) => rentConversion(input, now, RULES).maximumMonthlyRent,
  lateInterest: (input) => lateInterest(input, now, RULES).result?.interest ?? 0,
  refusedRenewal: (input) => refusedRenewal(input, now, RULES).result?.damages ?? 0,
  auctionTakeover: (input) => auctionTakeover(input).result?.takes ?? 0,
  loanRepayment: (input) => loanRepayment(input).firstPayment,
  roi: (input) => roi(input).estimatedRoi,
  proratedRent: (input) => proratedRent(input).result?.rent ?? 0,
  prepaymentFee: (input) => prepaymentFee(input).result?.fee ?? 0,
  guaranteeFee: (input) => guaranteeFee(input, now, RULES).result?.fee ?? 0,
  areaUnits: ({ value, unit }: { value: number; unit: 'PYEONG' | 'SQUARE_METRE' }) =>
    areaInOther(value, unit),
}
/** What is told in another unit than money. */
const PLAIN = ['roi', 'areaUnits']

const KOREAN = /(?:(\d[\d,]*)조\s?)?(?:(\d[\d,]*)억\s?)?(?:(\d[\d,]*)만\s?)?(?:(\d[\d,]*)(?=원))?원?/g
const ENGLISH = /(\d[\d,]*(?:\.\d+)?)\s?(million|billion)? won/g
const SCALE = { million: 1e6, billion: 1e9 }
const digits = (said: string | undefined): number => Number((said ?? '0').replaceAll(',', ''))

/** Every sum of money that a text tells, in won. */
const wonIn = (text: string): number[] => [
  ...Array.from(
    text.matchAll(KOREAN),
    ([, jo, eok, man, won]) => 1e12 * digits(jo) + 1e8 * digits(eok) + 1e4 * digits(man) + digits(won),
  ),
  ...Array.from(text.matchAll(ENGLISH), ([, sum, unit]) =>
    Math.round(digits(sum) * (SCALE[unit as keyof typeof SCALE] ?? 1)),
  ),
]
const numbersIn = (text: string): number[] =>
  Array.from(text.matchAll(/\d[\d,]*(?:\.\d+)?/g), ([said]) => digits(said))

/** What an answer says first. */
const LEAD = 350
const leadOf = (text: string): string => text.replaceAll(/\[\d+\]/g, '').slice(0, LEAD)

const NOTHING = /0원|없어요|비과세|\b0 won|no tax/

const app = serveApp({ seed: true })

// Each asks for itself: what one waits for of the database is another’s time.
describe.concurrent.each(ROWS)('$id', ({ calculator, input, said }) => {
  const calculate = CALCULATORS[calculator]
  const results = [calculate?.(input as never) ?? []].flat()

  test('its calculator gives a result', () => {
    expect(results.length).toBeGreaterThan(0)
  })

  test.each(said)('%s', async (query) => {
    const client = await guest(app.url)
    const language = /[가-힣]{2}/.test(query) ? 'KO' : 'EN'
    const run = await askOnce(client, {
      sessionId: await createSession(client),
      query,
      language,
      mode: 'TEAM',
    })
    await client.close()
    const lead = leadOf(run.answer?.text ?? '')
    const told = PLAIN.includes(calculator) ? numbersIn(lead) : wonIn(lead)
    const scale = PLAIN.includes(calculator) ? 1 : 10_000
    // Where facts that nobody told decide, that one of them leaves nothing to pay is no sum.
    for (const result of results.length > 1 ? results.filter((it) => it !== 0) : results) {
      if (result === 0) expect(lead).toMatch(NOTHING)
      else
        expect(told, lead).toSatisfy((all: number[]) =>
          all.some(
            (it) => Math.abs(it - result * scale) <= 1 || (scale === 1 && Math.abs(it - result) < 0.01),
          ),
        )
    }
  })
})
