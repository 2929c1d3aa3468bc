import { kindTerms } from '../property-kind.ts'
import type { Language } from '../run.ts'
import type { Under } from './catalogue.ts'
import EN_TAX from './en/tax-term.json' with { type: 'json' }
import EN from './en/term.json' with { type: 'json' }
import KO_TAX from './ko/tax-term.json' with { type: 'json' }
import KO from './ko/term.json' with { type: 'json' }

const OF_KOREAN = { ...kindTerms('ko'), ...KO, ...KO_TAX }
export type TermId = keyof typeof OF_KOREAN
export type TermUnder<Prefix extends string> = Under<TermId, Prefix>

/** Names of things that stand in sentences. */
export const TERMS: Record<Language, Record<TermId, string>> = {
  KO: OF_KOREAN,
  EN: { ...kindTerms('en'), ...EN, ...EN_TAX },
}
