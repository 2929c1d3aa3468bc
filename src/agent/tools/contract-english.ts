import type { ContractReview, ContractRiskType } from '../../domain/contract/contract.ts'
import type { DocumentReview } from '../../domain/document/review.ts'

interface Wording {
  reason: string
  suggestion: string
}

/** What the review says of each kind of risk, in English; the clause itself stays in the contract's words. */
const BY_TYPE: Record<ContractRiskType, Wording> = {
  UNILATERAL_TERMINATION: {
    reason:
      'The lessor could end the lease at will, without the statutory notice or for a lesser default than the statute allows.',
    suggestion: 'The lessor may terminate only on the grounds and with the notice that the statute provides.',
  },
  DEPOSIT_RETURN_CONDITIONAL: {
    reason:
      'The deposit would come back only on a condition, late, or less deductions beyond unpaid rent and proven damage. It is due when the lease ends and the home is handed back.',
    suggestion:
      'The lessor returns the whole deposit when the lease ends and the home is handed back, whether or not there is a next tenant.',
  },
  RENEWAL_WAIVER: {
    reason: 'The tenant would give up the right to renewal or tacit renewal; such a waiver does not bind.',
    suggestion: 'Renewal follows the statute; the tenant keeps the right to ask for it.',
  },
  EXCESSIVE_INCREASE: {
    reason: 'Rent or deposit could rise beyond the statutory cap, or at will.',
    suggestion: 'Any increase keeps within the statutory cap and is agreed on beforehand.',
  },
  REPAIR_BURDEN: {
    reason: 'Repairs that are the lessor’s would be put on the tenant.',
    suggestion:
      'The lessor repairs what the use of the home needs; the tenant sees to small upkeep and to damage of their own making.',
  },
  REGISTRATION_FORBIDDEN: {
    reason:
      'Moving-in report, fixed date, registration of the lease or a deposit guarantee would be forbidden or hindered. Without them the deposit has no rank.',
    suggestion:
      'The tenant may report moving in, get the fixed date and take out a deposit guarantee, and the lessor helps with it.',
  },
  EXCESSIVE_PENALTY: {
    reason: 'The penalty or forfeited sum is out of proportion to any damage.',
    suggestion: 'Damages are limited to the damage proven, or to the down payment for both sides alike.',
  },
  ENTRY_WITHOUT_CONSENT: {
    reason: 'The lessor could enter, keep a key or inspect without consent.',
    suggestion: 'The lessor enters only with the tenant’s consent, given beforehand.',
  },
  EXCESSIVE_RESTORATION: {
    reason: 'Restoration beyond ordinary wear, or a fixed charge on moving out, would be owed.',
    suggestion: 'The tenant restores only what they changed or damaged; ordinary wear is not restored.',
  },
  SENIOR_DEBT: {
    reason:
      'New debt could be put on the property after signing, or older debt or deposits are withheld: they may be paid before the deposit.',
    suggestion:
      'The lessor discloses all older rights and sets up no new right until the day after the tenant has moved in and reported it; otherwise the contract may be ended and the money returned.',
  },
  OWNER_MISMATCH: {
    reason: 'Whoever signs is not shown to be the owner or to act with authority.',
    suggestion:
      'The owner signs, or whoever signs attaches the owner’s power of attorney and certificate of seal.',
  },
  TRUST_PROPERTY: {
    reason:
      'The property is in trust: without the trustee’s consent the lease does not hold against the trustee.',
    suggestion: 'The trustee consents in writing, and the money goes to the account that the trustee names.',
  },
  TAX_ARREARS: {
    reason: 'Unpaid taxes are not disclosed or may not be asked about; they can be paid before the deposit.',
    suggestion: 'The lessor hands over certificates of paid national and local taxes before signing.',
  },
  UNCLEAR_MAINTENANCE_FEE: {
    reason: 'Amount or content of the maintenance fee is left open.',
    suggestion: 'The contract names the items of the fee, their amounts and how they are settled.',
  },
  TERM_DEFECT: {
    reason: 'The term is missing, contradicts itself or binds only the tenant.',
    suggestion: 'The contract names the first and the last day of the term, which bind both sides.',
  },
  ESSENTIALS_MISSING: {
    reason: 'Amounts, the property or the parties are missing or contradict each other.',
    suggestion: 'State property, parties, amounts and dates as they stand in the register and were agreed.',
  },
  STATUTORY_WAIVER: {
    reason:
      'Statutory protection would be given up; a clause against the tenant has no effect under the Act.',
    suggestion: 'Strike the clause; the statute applies.',
  },
  THIRD_PARTY_ACCOUNT: {
    reason: 'Money would go to an account that is not the lessor’s.',
    suggestion: 'Payments go to an account in the name of the lessor as registered.',
  },
}

/** The statutory rules that a contract is held against. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/증액이 5% 한도/, 'Increases keep to the cap of 5%'],
  [/10년의 갱신요구권/, 'The right to renewal over 10 years is kept'],
  [/갱신요구권과 묵시적/, 'The rights to renewal and to tacit renewal are kept'],
  [/보증금을 조건 없이/, 'The deposit is returned without conditions at the end'],
  [/전입신고·확정일자/, 'Moving-in report, fixed date and registration are not hindered'],
  [/사업자등록과 확정일자/, 'Business registration and fixed date are not hindered'],
  [/납세 정보/, 'The lessor’s tax status can be known'],
  [/법을 배제하지/, 'The statute is not excluded to the tenant’s loss'],
  [/차임 3기부터/, 'Arrears end the lease only from three periods of rent on'],
  [/사용에 필요한 수선/, 'The lessor makes the repairs that the use needs'],
  [/소유권의 행사를 막는/, 'Rights against the property are cleared by the balance'],
  [/위약금이 부당하게/, 'Penalties are not out of proportion'],
  [/기간이 (\d+)년 이상/, 'The term has the statutory length, or the tenant may insist on it'],
]

const ITEMS: Readonly<Record<string, string>> = {
  '목적물의 표시(소재지·동·호수)': 'the property (address, building, unit)',
  매도인: 'the seller',
  임대인: 'the lessor',
  매수인: 'the buyer',
  임차인: 'the lessee',
  매매대금: 'the price',
  보증금: 'the deposit',
  '잔금과 지급일': 'the balance and its day',
  '임대차 기간': 'the term of the lease',
  계약일: 'the day of the contract',
}

const inEnglish = (rule: string): string => RULES.find(([pattern]) => pattern.test(rule))?.[1] ?? rule

/** The same review with reasons, wordings and rules in English. */
export const reviewInEnglish = (review: ContractReview): ContractReview => ({
  ...review,
  risks: review.risks.map((risk) => ({ ...risk, ...BY_TYPE[risk.type] })),
  compliance: review.compliance.map((check) => ({ ...check, rule: inEnglish(check.rule) })),
  missing: review.missing.map((item) => ITEMS[item] ?? item),
})

/** The review of a document in English; what its template notes is left in the document's own words. */
export const documentReviewInEnglish = (review: DocumentReview): DocumentReview => {
  const wordings = new Map(review.risks.map(({ type, suggestion }) => [suggestion, BY_TYPE[type].suggestion]))
  return {
    ...review,
    risks: review.risks.map((risk) => ({ ...risk, ...BY_TYPE[risk.type] })),
    complianceCheck: review.complianceCheck.map((check) => ({ ...check, rule: inEnglish(check.rule) })),
    recommendations: [...new Set(review.recommendations.map((text) => wordings.get(text) ?? text))],
  }
}
