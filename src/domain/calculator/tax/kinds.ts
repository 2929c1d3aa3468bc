/** Who gives, or from whom something is inherited, to whoever asks. */
export const RELATIONS = ['SPOUSE', 'PARENT', 'GRANDPARENT', 'CHILD', 'RELATIVE', 'OTHER'] as const
export type Relation = (typeof RELATIONS)[number]

export const SOLD = ['HOME', 'MEMBERSHIP', 'PRESALE', 'BUILDING', 'LAND', 'IDLE_LAND'] as const
/** Why two homes count as one: 일시적 2주택, 혼인, 동거봉양, 상속. */
export const TWO_AS_ONE = ['TEMPORARY', 'MARRIAGE', 'PARENTS', 'INHERITED', 'NONE'] as const
export const DEDUCTIONS = ['LEASE_LOAN', 'MORTGAGE_INTEREST', 'SAVINGS'] as const
