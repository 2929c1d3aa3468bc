import type { LawHit } from '../../../domain/law-search.ts'
import type { Language } from '../../../domain/run.ts'
import { factLine } from '../../evidence.ts'
import { inertText } from '../../../domain/inert-text.ts'
import type { Evidence } from '../../evidence.ts'
import { essentialSentences } from './essential.ts'

/** Characters of an article that a composer may read beside its key sentences. */
const CONTEXT_LENGTH = 1500
const KEY_SENTENCES = 2

const lawTitle = (hit: LawHit): string =>
  `${hit.lawName} ${hit.articleNumber}${hit.title ? ` (${hit.title})` : ''}`

export const lawEvidence = (
  hit: LawHit,
  n: number,
  question: string,
  language: Language,
  /** What the sentence that is quoted first holds. */
  surely?: RegExp,
): Evidence => {
  const digest =
    language === 'KO' ? '조문을 쉽게 풀어 쓴 요약' : 'a digest of the article in plain words, not its text'
  const sentences = essentialSentences(hit.content, question, hit.snippet, KEY_SENTENCES, surely)
  const paragraph = (number: number | null) =>
    number === null ? '' : language === 'KO' ? `제${number}항 ` : `(paragraph ${number}) `
  const content = hit.content.replaceAll(/\s+/g, ' ').trim()
  const context = content.length > CONTEXT_LENGTH ? `${content.slice(0, CONTEXT_LENGTH)} …` : content
  return {
    n,
    kind: 'legal',
    title: inertText(lawTitle(hit)),
    facts: [
      factLine('article', language, lawTitle(hit)),
      ...(hit.isDigest ? [factLine('nature', language, digest)] : []),
      ...(hit.effectiveDate === null ? [] : [factLine('effective', language, hit.effectiveDate)]),
      ...sentences.map((sentence) =>
        factLine('quote', language, `${paragraph(sentence.paragraph)}“${sentence.text}”`),
      ),
      factLine('context', language, context),
    ],
    source: { kind: 'LAW', id: hit.articleId, label: `${hit.lawName} ${hit.articleNumber}` },
    listing: null,
  }
}
