import type { Language } from '../../domain/run.ts'
import { factLine, keyFacts } from '../evidence.ts'
import { inertText } from '../../domain/inert-text.ts'
import type { Evidence, EvidenceKind } from '../evidence.ts'
import { essentialSentences } from '../tools/evidence/essential.ts'
import type { CorpusDocument } from './domain.ts'

/** Sentences of the best document, of the second and third, and of the rest that answers may quote. */
const KEY_SENTENCES = [4, 3, 2] as const
const FEWEST = 2
/** Characters of a document that a writer may read beside its key sentences. */
const CONTEXT_LENGTH = 2400

/** Paragraphs and items that were repealed, and nothing else of them is left. */
const REPEALED = /^\s*(?:[①-⑳]|\d+(?:의\d+)?\.|[가-하]\.)?\s*삭제\s*[〈<[(].*$/gm

const DIGEST = {
  KO: '조문을 쉽게 풀어 쓴 요약',
  EN: 'a digest of the article in plain words, not its text',
} as const satisfies Record<Language, string>

const paragraphName = (paragraph: number | null, language: Language): string =>
  paragraph === null ? '' : language === 'KO' ? `제${paragraph}항 ` : `(paragraph ${paragraph}) `

interface Cited {
  document: CorpusDocument
  /** From 1, best first. */
  n: number
  snippet: string
}

interface Reading {
  kind: EvidenceKind
  question: string
  language: Language
  /** Nothing is cut off. */
  whole?: boolean
}

/** A document as an answer is written from it: what may be said of it, the decisive sentences first. */
export const documentEvidence = (
  { document, n, snippet }: Cited,
  { kind, question, language, whole = false }: Reading,
): Evidence => {
  const { content, isDigest, effectiveDate } = document
  const title = document.title === '' ? document.label : `${document.label} (${document.title})`
  const sentences = essentialSentences(
    content.replaceAll(REPEALED, ''),
    question,
    snippet,
    KEY_SENTENCES[n - 1] ?? FEWEST,
  )
  const text = content.replaceAll(/\s+/g, ' ').trim()
  return {
    n,
    kind,
    title: inertText(title),
    facts: [
      factLine('article', language, title),
      ...(isDigest ? [factLine('nature', language, DIGEST[language])] : []),
      ...(effectiveDate === null ? [] : [factLine('effective', language, effectiveDate)]),
      ...sentences.map((sentence) =>
        factLine('quote', language, `${paragraphName(sentence.paragraph, language)}“${sentence.text}”`),
      ),
      factLine(
        'context',
        language,
        !whole && text.length > CONTEXT_LENGTH ? `${text.slice(0, CONTEXT_LENGTH).toWellFormed()} …` : text,
      ),
    ],
    source: document.source,
    listing: null,
  }
}

/** The same with its key sentences alone. */
export const shortened = (item: Evidence): Evidence => ({ ...item, facts: keyFacts(item) })
