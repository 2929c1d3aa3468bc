import { readLawReferences } from '../../domain/law-reference.ts'
import { LAW_ABBREVIATIONS, resolveLawName } from '../../domain/law.ts'
import type { LawDocument } from './corpus.ts'

const compact = (text: string): string => text.replace(/\s/gu, '')

/** Whether a law is the one that a name or a common short form of it means. */
export const isOfLaw = (lawName: string, wanted: string): boolean =>
  compact(lawName) === compact(resolveLawName(wanted) ?? wanted.normalize('NFC'))

const FORMS = Object.entries(LAW_ABBREVIATIONS)
  .flatMap(([law, short]) => [law, ...short].map((form) => ({ law, form: compact(form) })))
  .toSorted((a, b) => b.form.length - a.form.length)

/** The laws that a question names, in full or in a short form; “주임법 시행령” names the decree only. */
export const namedLaws = (question: string): Set<string> => {
  const named = new Set<string>()
  // Longer forms first, each taken out: “임대차보호법” stands inside “상가임대차보호법” and is then not meant.
  let left = compact(question)
  for (const { law, form } of FORMS) {
    const at = left.indexOf(form)
    if (at < 0) continue
    const decree = /^(?:시행령|시행규칙)/u.exec(left.slice(at + form.length))?.[0] ?? ''
    named.add(decree === '' ? law : `${law} ${decree}`)
    left = `${left.slice(0, at)} ${left.slice(at + form.length + decree.length)}`
  }
  return named
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
  const found = references.flatMap(({ lawName, articleNumber }) =>
    documents
      .flatMap((document, at) =>
        document.articleNumber === articleNumber &&
        (lawName === undefined || isOfLaw(document.lawName, lawName))
          ? [at]
          : [],
      )
      .toSorted((a, b) => (place.get(a) ?? Infinity) - (place.get(b) ?? Infinity) || a - b)
      .slice(0, lawName === undefined ? 5 : undefined),
  )
  return [...new Set(found)]
}
