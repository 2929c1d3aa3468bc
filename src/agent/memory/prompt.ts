import { name } from '../../domain/message/arg.ts'
import { phrased, wordsIn } from '../../domain/message/say.ts'
import type { Profile } from '../../domain/preference.ts'
import type { Language } from '../../domain/run.ts'

const SEARCH_KEYS = ['region', 'property_type', 'transaction_type'] as const

/** The search that is remembered, as a question to offer; null where too little of one is. */
export const knownSearch = ({
  profile,
  language,
}: {
  profile: Profile
  language: Language
}): string | null => {
  const known = SEARCH_KEYS.flatMap((key) => profile[key] ?? [])
  return profile.region === undefined || known.length < 2
    ? null
    : wordsIn(language)('memory.listings', { conditions: name(phrased(known, language)) })
}
