import type { Prose } from '../../domain/prose.ts'
import type { EvidenceKind, Evidence } from '../facts/evidence.ts'
import { articleEvidence, articleRow } from '../tools/evidence/law.ts'
import { withoutRepealed } from '../../domain/topics/figures.ts'
import { essentialSentences } from '../../domain/topics/essential.ts'
import type { CorpusDocument } from './corpus.ts'

/** Sentences of the best document, of the second and third, and of the rest that answers may quote. */
const KEY_SENTENCES = [4, 3, 2] as const
const FEWEST = 2
/** Characters of a document that a writer may read beside its key sentences. */
const CONTEXT_LENGTH = 2400

interface Cited {
  document: CorpusDocument
  /** From 1, best first. */
  n: number
  snippet: string
}

interface Reading {
  kind: EvidenceKind
  question: Prose
  /** Nothing is cut off. */
  whole?: boolean
}

/** A document as an answer is written from it: what may be said of it, the decisive sentences first. */
export const documentEvidence = (
  { document, n, snippet }: Cited,
  { kind, question, whole = false }: Reading,
): Evidence => {
  const sentences = essentialSentences(
    withoutRepealed(document.content),
    question,
    snippet,
    KEY_SENTENCES[n - 1] ?? FEWEST,
  )
  const text = document.content.replaceAll(/\s+/g, ' ').trim()
  const context =
    !whole && text.length > CONTEXT_LENGTH ? `${text.slice(0, CONTEXT_LENGTH).toWellFormed()} …` : text
  return articleEvidence(articleRow(document, sentences, context), { n, kind, source: document.source })
}

/** The same with its key sentences alone. */
export const shortened = (item: Evidence): Evidence => ({
  ...item,
  rows: item.rows.map((row) => (row.kind === 'article' ? { ...row, context: '' } : row)),
})
