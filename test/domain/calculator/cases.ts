import { acquisitionTax } from '../../../src/domain/calculator/acquisition-tax.ts'
import { brokerageFee } from '../../../src/domain/calculator/brokerage-fee.ts'
import { jeonseRisk } from '../../../src/domain/calculator/jeonse-risk.ts'
import { loanAffordability } from '../../../src/domain/calculator/loan-affordability.ts'
import { rentConversion } from '../../../src/domain/calculator/rent-conversion.ts'
import { rentIncrease } from '../../../src/domain/calculator/rent-increase.ts'
import { roi } from '../../../src/domain/calculator/roi.ts'

export const TODAY = new Date('2026-11-21T03:00:00Z')

export const CALCULATORS = {
  acquisitionTax,
  brokerageFee,
  jeonseRisk,
  loanAffordability,
  rentConversion,
  rentIncrease,
  roi,
}
export type CalculatorName = keyof typeof CALCULATORS
