import { depositReturn } from './risk/deposit-return.ts'
import { entryWithoutConsent } from './risk/entry-without-consent.ts'
import { essentialsMissing } from './risk/essentials-missing.ts'
import { excessiveIncrease } from './risk/excessive-increase.ts'
import { excessivePenalty } from './risk/excessive-penalty.ts'
import { excessiveRestoration } from './risk/excessive-restoration.ts'
import { maintenanceFee } from './risk/maintenance-fee.ts'
import { ownerMismatch } from './risk/owner-mismatch.ts'
import { registrationForbidden } from './risk/registration-forbidden.ts'
import { renewalWaiver } from './risk/renewal-waiver.ts'
import { repairBurden } from './risk/repair-burden.ts'
import { seniorDebt } from './risk/senior-debt.ts'
import { statutoryWaiver } from './risk/statutory-waiver.ts'
import { taxArrears } from './risk/tax-arrears.ts'
import { termDefect } from './risk/term-defect.ts'
import { thirdPartyAccount } from './risk/third-party-account.ts'
import { trustProperty } from './risk/trust-property.ts'
import { unilateralTermination } from './risk/unilateral-termination.ts'
import type { Detector } from './rule.ts'

/** One for each type, in the order of the API's enum. */
export const DETECTORS: readonly Detector[] = [
  unilateralTermination,
  depositReturn,
  renewalWaiver,
  excessiveIncrease,
  repairBurden,
  registrationForbidden,
  excessivePenalty,
  entryWithoutConsent,
  excessiveRestoration,
  seniorDebt,
  ownerMismatch,
  trustProperty,
  taxArrears,
  maintenanceFee,
  termDefect,
  essentialsMissing,
  statutoryWaiver,
  thirdPartyAccount,
]
