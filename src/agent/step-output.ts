import type { OutputKind, StepOutput } from '../domain/step-output.ts'
import type { Language } from '../domain/run.ts'
import { sourceOf } from './facts/evidence.ts'
import type { Evidence, EvidenceKind } from './facts/evidence.ts'
import type { WrittenDocument } from './written-document.ts'

const KIND_OF: Record<EvidenceKind, OutputKind> = {
  property: 'LISTINGS',
  market: 'STATISTICS',
  legal: 'ARTICLES',
  loan: 'PRODUCTS',
  calculation: 'FIGURES',
  ground: 'ARTICLES',
}

interface Ended {
  evidence: readonly Evidence[]
  /** What the step was to find, the first first; empty: that of what it found. */
  wanted: readonly EvidenceKind[]
  document?: WrittenDocument | undefined
  language: Language
}

/** What a step leaves for clients and for the steps after it; null where nobody can say what it was for. */
export const outputOf = ({ evidence, wanted, document, language }: Ended): StepOutput | null => {
  const found = wanted.find((kind) => evidence.some((item) => item.kind === kind))
  const kind = found ?? evidence[0]?.kind ?? wanted[0]
  if (kind === undefined && document === undefined) return null
  return {
    kind: document !== undefined || kind === undefined ? 'DOCUMENT' : KIND_OF[kind],
    listings: evidence.flatMap((item) => (item.kind === 'property' ? (item.listing ?? []) : [])),
    sources: evidence.map((item) => sourceOf(item, language)),
    document: document
      ? { runId: document.runId, documentType: document.documentType, title: document.title }
      : null,
  }
}
