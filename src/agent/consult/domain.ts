import type { Prose } from '../../domain/prose.ts'
import type { AnalyzedIntent, IntentType } from '../../domain/intent.ts'
import type { Language } from '../../domain/run.ts'
import type { Evidence, EvidenceKind } from '../facts/evidence.ts'
import type { Question } from '../question.ts'
import type { Choice } from '../tools/tool.ts'
import type { Corpus } from './corpus.ts'
import type { WorkedOut } from './worked-out.ts'

export interface SlotDefinition {
  name: string
  /** For people and models: what belongs here. */
  label: { ko: string; en: string }
}

export type Slots = Readonly<Record<string, readonly string[]>>

/** Where the answer stands to a question that sounds like the subject of the corpus and has none in it. */
export interface OutOfScope {
  /** Holding that would answer it. */
  governedBy: string
}

/**
 * Everything that the consult graph knows of its subject. Another subject is another object of this shape: nothing in the
 * graph changes.
 */
export interface ConsultDomain {
  name: string
  slots: readonly SlotDefinition[]
  /** What a text says of the slots, in a normal form; by rules alone. */
  readSlots(text: Prose): Promise<Slots>
  /** Whether a new value of a slot stands beside the earlier ones or replaces them. */
  keepsAll(slot: string): boolean
  /** The profile in a few words, for prompts and queries. */
  summarizeProfile(slots: Slots, language: Language): string
  systemPrompt(language: Language): string
  /** Rules' reading of what is wanted; the plan shows it. */
  readIntent(text: Prose, signal: AbortSignal): Promise<AnalyzedIntent>
  /** The words that make two similar questions different ones: parties, kinds of contract, negations. */
  decisiveWords(text: Prose): string[]
  /** Nothing that the corpus holds settles the question; null where it may be answered. */
  outOfScope(text: Prose, signal: AbortSignal): Promise<OutOfScope | null>
  /** What was answered beforehand, to a question that many ask: sources beside the documents; left out where there is nothing of the kind. */
  prepared?(text: Prose, intent: AnalyzedIntent | null, signal: AbortSignal): Promise<Evidence[]>
  /** The best document must match at least this much, or the corpus has no answer. */
  leastMatch(intent: AnalyzedIntent, query: Prose): number
  /** What a question is about that the corpus answers, however it was read. */
  answersTo: IntentType
  evidenceKind: EvidenceKind
  words(language: Language): DomainWords
  corpus: Corpus
  /** What questions give figures for, or hand over; left out where there is nothing of the kind. */
  calculation?: Calculation
}

/** What is worked out beside what the documents say, as in every other mode. */
interface Calculation {
  /** Chosen once a run; null: nothing. */
  choose(question: Question, intent: AnalyzedIntent, signal: AbortSignal): Promise<Choice | null>
  workOut(
    choice: Choice,
    asked: { question: Question; intent: AnalyzedIntent; userId: string | null },
    signal: AbortSignal,
  ): Promise<WorkedOut>
}

/** What the domain says to its users beside its documents. */
export interface DomainWords {
  declined: string
  /** No document answers the question. */
  notFound: string
  /** Where the answer stands instead. */
  elsewhere(governedBy: string): string
  /** What every answer ends with. */
  note: string
  /** DIRECT mode without a model. */
  withoutSources: string
}
