import { calculationTitle } from '../../agent/tools/registry.ts'
import { DOCUMENT_SOURCE } from '../../agent/written-document.ts'
import type { Language } from '../../domain/run.ts'

/** What a calculation or a review is called, by the name under which its source is known; one that is not known is told as it is. */
export const calculationName = (name: string, language: Language): string =>
  (name === DOCUMENT_SOURCE.name ? DOCUMENT_SOURCE.title[language] : calculationTitle(name, language)) ?? name
