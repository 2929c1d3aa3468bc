import type { Language } from '../domain/run.ts'
import { inertText } from '../domain/text/inert.ts'
import { notHeld } from '../domain/language/complexes.ts'
import { isCondition } from '../domain/language/residue/sense.ts'
import type { PlaceIndex } from '../domain/language/places.ts'
import { list, name, place } from '../domain/message/arg.ts'
import type { Arg } from '../domain/message/arg.ts'
import { message, say, wordsIn } from '../domain/message/say.ts'
import type { Request } from '../domain/reading/request.ts'
import type { Evidence } from './facts/evidence.ts'
import type { AnswerPiece, CallUsage } from './call.ts'
import type { FollowUp } from './memory/made-whole.ts'

const quoted = (texts: readonly string[]): Arg => list(texts.map((text) => name(`‘${inertText(text)}’`)))

/** That conditions were not applied: what an answer says before anything else, whoever writes it. Null where all were. */
export const sayUnapplied = (phrases: readonly string[], language: Language): string | null => {
  const conditions = [...new Set(phrases)].filter((phrase) => isCondition(phrase))
  return conditions.length === 0
    ? null
    : say(message('answer.unapplied', { parts: quoted(conditions) }), language)
}

/** The same for lists of sentences. */
export const unappliedSaid = (phrases: readonly string[], language: Language): string[] =>
  [sayUnapplied(phrases, language)].filter((said) => said !== null)

/** That figures of the question went into no calculation. Null where all did, and where none was made or a contract was written. */
const sayUnread = (
  { unread, wishes }: Pick<Request, 'unread' | 'wishes'>,
  evidence: readonly Pick<Evidence, 'kind'>[],
  language: Language,
): string | null => {
  const figures = unread.filter(({ text }) => /\d/.test(text))
  const writes = wishes.some(({ contract }) => contract !== null)
  if (figures.length === 0 || writes || !evidence.some(({ kind }) => kind === 'calculation')) return null
  return say(message('answer.unread', { parts: quoted(figures.map(({ text }) => text)) }), language)
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
  const parts = quoted([...names])
  const codes = [...new Set(homes.flatMap(({ home }) => home.regionCodes))]
  const where = codes.flatMap((code) => regions.get(code) ?? [])
  return say(
    where.length === 0
      ? message('answer.notHeldAnywhere', { names: parts })
      : message('answer.notHeld', { names: parts, places: list(where.map(place)) }),
    language,
  )
}

/** That what is asked of a home is in no listing. */
const sayNotListed = ({ notListed }: FollowUp, language: Language): string | null =>
  notListed == null
    ? null
    : say(message('answer.notListed', { what: name(wordsIn(language)(`attribute.${notListed}`)) }), language)

/** What of a question its answer keeps to not: told before anything else, whoever writes it. Null where nothing is left out. */
export const sayLeftOut = (
  phrases: readonly string[],
  request: Pick<Request, 'unread' | 'wishes'>,
  evidence: readonly Pick<Evidence, 'kind'>[],
  language: Language,
  places: Pick<PlaceIndex, 'complexes' | 'regions'>,
  followUp: FollowUp | null = null,
): string | null => {
  const isTold = (text: string) => phrases.some((phrase) => phrase.includes(text) || text.includes(phrase))
  const unread = request.unread.filter(({ text }) => !isTold(text))
  const lines = [
    sayNotHeld(request, places, language),
    sayUnapplied(phrases, language),
    sayUnread({ ...request, unread }, evidence, language),
    followUp && sayNotListed(followUp, language),
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
