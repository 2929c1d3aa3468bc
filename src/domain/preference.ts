import { z } from 'zod'

/**
 * What is learned of a user from what they say, one value a key, the latest. A value is a piece of a sentence that the
 * readers of questions read back as it was meant (“서울특별시 마포구”, “5억원 이하”, “연소득 7,000만원”).
 */
export const PREFERENCE_KEYS = [
  'region',
  'transaction_type',
  'property_type',
  'area',
  'sale_budget',
  'jeonse_budget',
  'rent_budget',
  'household',
  'annual_income',
  'owned_homes',
  'first_home',
  'own_funds',
] as const
export type PreferenceKey = (typeof PREFERENCE_KEYS)[number]

export const learnedPreference = z.object({
  key: z.enum(PREFERENCE_KEYS),
  value: z.string().min(1).max(200),
  /**
   * Whether the user said it of themselves (“마포구에서 살고 싶어요”): it is used where a question leaves it open. What was
   * searched for once is no wish yet: it is offered when something has to be asked.
   */
  isStated: z.boolean(),
})
export type LearnedPreference = z.infer<typeof learnedPreference>

/** What is known of a user, by key. */
export type Profile = Readonly<Partial<Record<PreferenceKey, string>>>

export const profileOf = (learned: readonly LearnedPreference[]): Profile =>
  Object.fromEntries(learned.map(({ key, value }) => [key, value]))

/** What they said of themselves. */
export const statedProfile = (learned: readonly LearnedPreference[]): Profile =>
  profileOf(learned.filter(({ isStated }) => isStated))

/** The slots that a consultation knows its user by, and what is remembered for each. */
export const PREFERENCE_SLOTS = {
  household: ['household'],
  region: ['region'],
  budget: ['sale_budget', 'jeonse_budget', 'rent_budget'],
  property: ['property_type', 'area'],
  contract: ['transaction_type'],
  finance: ['annual_income', 'owned_homes', 'first_home', 'own_funds'],
} as const satisfies Record<string, readonly PreferenceKey[]>
