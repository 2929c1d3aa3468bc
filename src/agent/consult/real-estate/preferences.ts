import type { FilledSlot } from '../../../domain/consult.ts'
import { PREFERENCE_SLOTS } from '../../../domain/preference.ts'
import type { PreferenceKey } from '../../../domain/preference.ts'

export interface KnownPreference {
  key: string
  value: string
  messageId: string | null
}

/** What is remembered of a user, as the slots of a consultation. */
export const slotsOfPreferences = (known: readonly KnownPreference[]): FilledSlot[] =>
  Object.entries(PREFERENCE_SLOTS).flatMap(([slot, keys]: [string, readonly PreferenceKey[]]) =>
    known
      .filter(({ key }) => keys.some((own) => own === key))
      .flatMap(({ value, messageId }) =>
        value
          .split(/,\s+/)
          .map((part) => part.trim())
          .filter((part) => part !== '')
          .map((part): FilledSlot => ({ slot, value: part, origin: 'PROFILE', messageId })),
      ),
  )
