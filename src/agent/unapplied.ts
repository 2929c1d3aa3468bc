import type { Language } from '../domain/run.ts'
import { inertText } from '../domain/inert-text.ts'
import type { AnswerPiece, CallUsage } from './call.ts'

const WORDS = {
  KO: (phrases: readonly string[]) =>
    `${phrases.map((phrase) => `‘${phrase}’`).join(', ')} 조건은 적용하지 못했어요.`,
  EN: (phrases: readonly string[]) =>
    `Not applied, because these conditions could not be searched by: ${phrases.map((phrase) => `“${phrase}”`).join(', ')}.`,
} as const satisfies Record<Language, unknown>

/** That conditions were not applied: what an answer says before anything else, whoever writes it. Null where all were. */
export const sayUnapplied = (phrases: readonly string[], language: Language): string | null =>
  phrases.length === 0 ? null : WORDS[language]([...new Set(phrases)].map(inertText))

/** A text behind a first line of its own. */
export async function* withFirstLine(
  line: string,
  pieces: AsyncGenerator<AnswerPiece, CallUsage>,
): AsyncGenerator<AnswerPiece, CallUsage> {
  const first = `${line}\n\n`
  yield { text: first, offset: 0 }
  for (;;) {
    const { done, value } = await pieces.next()
    if (done) return value
    yield { text: value.text, offset: value.offset + first.length }
  }
}
