/** What a contract can do to a tenant (or a buyer); the API's enum of the same name says what each means. */
export const CONTRACT_RISK_TYPES = [
  'UNILATERAL_TERMINATION',
  'DEPOSIT_RETURN_CONDITIONAL',
  'RENEWAL_WAIVER',
  'EXCESSIVE_INCREASE',
  'REPAIR_BURDEN',
  'REGISTRATION_FORBIDDEN',
  'EXCESSIVE_PENALTY',
  'ENTRY_WITHOUT_CONSENT',
  'EXCESSIVE_RESTORATION',
  'SENIOR_DEBT',
  'OWNER_MISMATCH',
  'TRUST_PROPERTY',
  'TAX_ARREARS',
  'UNCLEAR_MAINTENANCE_FEE',
  'TERM_DEFECT',
  'ESSENTIALS_MISSING',
  'STATUTORY_WAIVER',
  'THIRD_PARTY_ACCOUNT',
] as const
export type ContractRiskType = (typeof CONTRACT_RISK_TYPES)[number]

export const RISK_LEVELS = ['LOW', 'MEDIUM', 'HIGH'] as const
export type RiskLevel = (typeof RISK_LEVELS)[number]

export const highestOf = (levels: readonly (RiskLevel | null)[]): RiskLevel | null =>
  RISK_LEVELS.findLast((level) => levels.includes(level)) ?? null

/** EXCERPT: special terms or single clauses, which leave money, term and parties to a main contract. */
export const CONTRACT_KINDS = ['LEASE_HOME', 'LEASE_SHOP', 'SALE', 'EXCERPT'] as const
export type ContractKind = (typeof CONTRACT_KINDS)[number]

/** What is let or sold, which picks the law; an excerpt has one too. */
export const CONTRACT_SUBJECTS = [
  'LEASE_HOME',
  'LEASE_SHOP',
  'SALE',
] as const satisfies readonly ContractKind[]
export type ContractSubject = (typeof CONTRACT_SUBJECTS)[number]

/** The same words in each language of the product. */
export interface Said {
  ko: string
  en: string
}

export interface Article {
  lawName: string
  articleNumber: string
}

export interface Sentence {
  /** The writer's own words, without the list mark before them. */
  text: string
  /** The form that is read: no spaces, one script, one case. */
  plain: string
}

export interface Clause {
  /** “제3조”, “②”, “-” as written; null for a line without one. */
  mark: string | null
  text: string
  /** Under 특약사항. */
  special: boolean
  sentences: readonly Sentence[]
}

/** Amounts in whole 만원, days as YYYY-MM-DD; null where the text does not say. */
export interface ContractFacts {
  lessor: string | null
  lessee: string | null
  owner: string | null
  accountHolder: string | null
  property: string | null
  deposit: number | null
  monthlyRent: number | null
  salePrice: number | null
  downPayment: number | null
  intermediatePayment: number | null
  balance: number | null
  termStart: string | null
  termEnd: string | null
  /** As said in words (24개월, 2년), beside the dates. */
  termMonths: number | null
}

/** What a clause comes to where it is signed as it stands. */
export const CLAUSE_EFFECTS = ['VOID', 'EXCESS_VOID', 'MAYBE_VOID', 'REDUCIBLE', 'BINDING'] as const
export type ClauseEffect = (typeof CLAUSE_EFFECTS)[number]

export interface ContractRisk {
  type: ContractRiskType
  severity: RiskLevel
  /** The name of the rule in its detector's row; null where the clause reads like known risky ones. */
  rule: string | null
  /** The clause's own words. */
  clause: string
  reason: Said
  /** Null where nothing is to be said of it in general. */
  effect: ClauseEffect | null
  article: Article
  suggestion: Said
}

export interface Compliance {
  rule: Said
  passed: boolean
  article: Article
}

export interface Contract {
  kind: ContractKind
  subject: ContractSubject
  clauses: readonly Clause[]
  facts: ContractFacts
  /** Headed as a contract, so what it lacks is missing and not agreed elsewhere. */
  formal: boolean
}

/** A clause that is good for the tenant or buyer. */
export interface Favour {
  /** The name of its row. */
  id: string
  protects: Said
  article: Article
}

export interface ContractReview extends Pick<Contract, 'kind' | 'clauses' | 'facts'> {
  risks: ContractRisk[]
  /** What clauses are good for, each kind once; looked for where nothing is at risk. */
  favours: Favour[]
  compliance: Compliance[]
  /** What a whole contract should say and does not. */
  missing: Said[]
  /** The highest severity found; LOW where nothing was. */
  riskLevel: RiskLevel
}

/** “상가건물 임대차보호법 제10조의8”: the number stands last. */
export const nameArticle = (name: string): Article => {
  const at = name.lastIndexOf(' ')
  return { lawName: name.slice(0, at), articleNumber: name.slice(at + 1) }
}
