import type { Language } from '../domain/run.ts'
import { inertText } from '../domain/inert-text.ts'
import { notHeld } from '../domain/language/complexes.ts'
import type { PlaceIndex } from '../domain/language/places.ts'
import { list, name, place } from '../domain/message/arg.ts'
import type { Arg } from '../domain/message/arg.ts'
import { message, say } from '../domain/message/say.ts'
import type { Request } from '../domain/reading/request.ts'
import type { Evidence } from './facts/evidence.ts'
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

/** That figures of the question went into no calculation. Null where all did, and where none was made. */
const sayUnread = (
  { unread }: Pick<Request, 'unread'>,
  evidence: readonly Pick<Evidence, 'kind'>[],
  language: Language,
): string | null => {
  const figures = unread.filter(({ text }) => /\d/.test(text))
  if (figures.length === 0 || !evidence.some(({ kind }) => kind === 'calculation')) return null
  const parts: Arg = { kind: 'list', items: figures.map(({ text }) => name(`‘${inertText(text)}’`)) }
  return say(message('answer.unread', { parts }), language)
}

/** That a complex which is asked about is not held, and where was looked instead. Null where each is held. */
const sayNotHeld = (
  { wishes }: Pick<Request, 'wishes'>,
  { complexes, regions }: Pick<PlaceIndex, 'complexes' | 'regions'>,
  language: Language,
): string | null => {
  const homes = wishes.filter(({ home }) => notHeld(home.complexNames ?? [], complexes).length > 0)
  const names = new Set(homes.flatMap(({ home }) => notHeld(home.complexNames ?? [], complexes)))
  if (names.size === 0) return null
  const parts = list([...names].map((it) => name(`‘${inertText(it)}’`)))
  const codes = [...new Set(homes.flatMap(({ home }) => home.regionCodes))]
  const where = codes.flatMap((code) => regions.get(code) ?? [])
  return say(
    where.length === 0
      ? message('answer.notHeldAnywhere', { names: parts })
      : message('answer.notHeld', { names: parts, places: list(where.map(place)) }),
    language,
  )
}

/** What of a question its answer keeps to not: told before anything else, whoever writes it. Null where nothing is left out. */
export const sayLeftOut = (
  phrases: readonly string[],
  request: Pick<Request, 'unread' | 'wishes'>,
  evidence: readonly Pick<Evidence, 'kind'>[],
  language: Language,
  places: Pick<PlaceIndex, 'complexes' | 'regions'>,
): string | null => {
  const isTold = (text: string) => phrases.some((phrase) => phrase.includes(text) || text.includes(phrase))
  const unread = request.unread.filter(({ text }) => !isTold(text))
  const lines = [
    sayNotHeld(request, places, language),
    sayUnapplied(phrases, language),
    sayUnread({ unread }, evidence, language),
  ]
  const told = lines.filter((line) => line !== null)
  return told.length === 0 ? null : told.join('\n')
}

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
