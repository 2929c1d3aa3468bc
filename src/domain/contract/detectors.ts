import type { ContractRiskType, Said } from './contract.ts'
import { readDetector } from './detector.ts'
import type { Detector } from './detector.ts'
import depositReturn from './detectors/deposit-return.json' with { type: 'json' }
import entryWithoutConsent from './detectors/entry-without-consent.json' with { type: 'json' }
import essentialsMissing from './detectors/essentials-missing.json' with { type: 'json' }
import excessiveIncrease from './detectors/excessive-increase.json' with { type: 'json' }
import excessivePenalty from './detectors/excessive-penalty.json' with { type: 'json' }
import excessiveRestoration from './detectors/excessive-restoration.json' with { type: 'json' }
import maintenanceFee from './detectors/maintenance-fee.json' with { type: 'json' }
import ownerMismatch from './detectors/owner-mismatch.json' with { type: 'json' }
import registrationForbidden from './detectors/registration-forbidden.json' with { type: 'json' }
import renewalWaiver from './detectors/renewal-waiver.json' with { type: 'json' }
import repairBurden from './detectors/repair-burden.json' with { type: 'json' }
import seniorDebt from './detectors/senior-debt.json' with { type: 'json' }
import statutoryWaiver from './detectors/statutory-waiver.json' with { type: 'json' }
import taxArrears from './detectors/tax-arrears.json' with { type: 'json' }
import termDefect from './detectors/term-defect.json' with { type: 'json' }
import thirdPartyAccount from './detectors/third-party-account.json' with { type: 'json' }
import trustProperty from './detectors/trust-property.json' with { type: 'json' }
import unilateralTermination from './detectors/unilateral-termination.json' with { type: 'json' }

const ROWS: Readonly<Record<ContractRiskType, unknown>> = {
  UNILATERAL_TERMINATION: unilateralTermination,
  DEPOSIT_RETURN_CONDITIONAL: depositReturn,
  RENEWAL_WAIVER: renewalWaiver,
  EXCESSIVE_INCREASE: excessiveIncrease,
  REPAIR_BURDEN: repairBurden,
  REGISTRATION_FORBIDDEN: registrationForbidden,
  EXCESSIVE_PENALTY: excessivePenalty,
  ENTRY_WITHOUT_CONSENT: entryWithoutConsent,
  EXCESSIVE_RESTORATION: excessiveRestoration,
  SENIOR_DEBT: seniorDebt,
  OWNER_MISMATCH: ownerMismatch,
  TRUST_PROPERTY: trustProperty,
  TAX_ARREARS: taxArrears,
  UNCLEAR_MAINTENANCE_FEE: maintenanceFee,
  TERM_DEFECT: termDefect,
  ESSENTIALS_MISSING: essentialsMissing,
  STATUTORY_WAIVER: statutoryWaiver,
  THIRD_PARTY_ACCOUNT: thirdPartyAccount,
}

/** One for each type, in the order of the API's enum. */
export const DETECTORS: readonly Detector[] = Object.values(ROWS).map(readDetector)

const TITLES = new Map(DETECTORS.map(({ type, title }) => [type, title]))

/** What a risk of a type is called. */
export const titleOf = (type: ContractRiskType): Said => {
  const title = TITLES.get(type)
  if (!title) throw new Error(`no detector finds ${type}`)
  return title
}
