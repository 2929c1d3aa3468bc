import { readLawReferences } from '../../domain/law/reference.ts'
import { resolveLawName } from '../../domain/law/law.ts'
import type { LawDocument } from './corpus.ts'

const compact = (text: string): string => text.replace(/\s/gu, '')

/** Whether a law is the one that a name or a common short form of it means; each law is compared once. */
export const lawMeant = (wanted: string): ((lawName: string) => boolean) => {
  const meant = compact(resolveLawName(wanted) ?? wanted.normalize('NFC'))
  const known = new Map<string, boolean>()
  return (lawName) => {
    const is = known.get(lawName) ?? compact(lawName) === meant
    known.set(lawName, is)
    return is
  }
}

/**
 * The articles that a question names, in the order it names them; an article without a law (“제7조”) stands for those of
 * every law, the one that fits the rest of the question first.
 */
export const namedArticles = (
  question: string,
  documents: readonly LawDocument[],
  ranked: readonly number[],
): number[] => {
  const references = readLawReferences(question)
  if (references.length === 0) return []
  const place = new Map(ranked.map((document, at) => [document, at]))
  const found = references.flatMap(({ lawName, articleNumber }) => {
    const isOfLaw = lawName === undefined ? () => true : lawMeant(lawName)
    return documents
      .flatMap((document, at) =>
        document.articleNumber === articleNumber && isOfLaw(document.lawName) ? [at] : [],
      )
      .toSorted((a, b) => (place.get(a) ?? Infinity) - (place.get(b) ?? Infinity) || a - b)
      .slice(0, lawName === undefined ? 5 : undefined)
  })
  return [...new Set(found)]
}
