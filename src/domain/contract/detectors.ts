import { CONTRACT_RISK_TYPES } from './contract.ts'
import type { ContractRiskType, Said } from './contract.ts'
import { readDetector } from './detector.ts'
import type { Detector } from './detector.ts'
import * as ROWS from './detectors/rows.ts'

const rows: Record<ContractRiskType, unknown> = { ...ROWS }
/** One for each type, in the order of the API's enum. */
export const DETECTORS: readonly Detector[] = CONTRACT_RISK_TYPES.map((type) => readDetector(rows[type]))

const TITLES = new Map(DETECTORS.map(({ type, title }) => [type, title]))

/** What a risk of a type is called. */
export const titleOf = (type: ContractRiskType): Said => {
  const title = TITLES.get(type)
  if (!title) throw new Error(`no detector finds ${type}`)
  return title
}
