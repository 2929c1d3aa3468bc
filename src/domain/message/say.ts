import { z } from 'zod'
import { inertText } from '../text/inert.ts'
import { isParticle, particleOf, withParticle } from '../language/josa.ts'
import type { Language } from '../run.ts'
import { arg } from './arg.ts'
import type { Arg } from './arg.ts'
import { CATALOGUES, PLACEHOLDER } from './catalogue.ts'
import type { MessageId, MessageUnder, ValuesOf } from './catalogue.ts'
import { FORMATS, grouped, inDollars, plain } from './format.ts'

export type { MessageId, MessageUnder }
type ArgsOf<Id extends MessageId> = Record<ValuesOf[Id], Arg>

/** What is to be said: which message, with which values. The words come last, in the language of whoever reads. */
export const said = z.object({
  id: z.custom<MessageId>((id) => typeof id === 'string'),
  args: z.record(z.string(), arg),
})
export type Said = z.infer<typeof said>

export type SaidOf<Id extends MessageId> = keyof ArgsOf<Id> extends never
  ? [id: Id]
  : [id: Id, args: ArgsOf<Id>]

export const message = <Id extends MessageId>(...[id, args]: SaidOf<Id>): Said => ({ id, args: args ?? {} })

/** One behind the other. */
export const together = ([first, ...others]: readonly Said[]): Said =>
  others.reduce<Said>(
    (before, next) =>
      message('sentences', { first: { kind: 'said', ...before }, second: { kind: 'said', ...next } }),
    first ?? message('words', { text: { kind: 'name', value: '' } }),
  )

/** What our own data has in both languages; a language that has none of its own for it gets the English. */
export const ownWords = <T>({ ko, en }: { ko: T; en: T }, language: Language): T =>
  language === 'KO' ? ko : en

/** A value as the readers of a language write it. Words of others come out inert. */
export function formatArg(value: Arg, language: Language): string {
  const formats = FORMATS[language]
  const format = (item: Arg): string => formatArg(item, language)
  switch (value.kind) {
    case 'money':
      return value.currency === 'USD' ? inDollars(value.value) : formats.money(value.value)
    case 'percent':
      return value.isPoints === true ? formats.points(plain(value.value)) : `${value.value}%`
    case 'area':
      return `${plain(value.value)}㎡`
    case 'count': {
      const counted = formats.counts[value.unit](grouped(value.value), value.value === 1)
      return value.isCapped === true ? formats.capped(counted) : counted
    }
    case 'date':
      return inertText(formats.date(value.value))
    case 'place':
      return inertText(formats.place(value.name, value.code !== null))
    case 'name':
      return inertText(value.value)
    case 'term':
      return formats.terms[value.id]
    case 'text':
      return inertText(ownWords(value, language))
    case 'said':
      return say(value, language)
    case 'article':
      return inertText(`${value.law} ${value.article}`)
    case 'range': {
      const max = format(value.max)
      // An area says its unit once.
      return value.min.kind === 'area' && value.max.kind === 'area'
        ? `${plain(value.min.value)}~${max}`
        : `${format(value.min)}${formats.range}${max}`
    }
    case 'phrase':
      return value.items
        .map(format)
        .filter((text) => text !== '')
        .join(formats.phrase)
    case 'list':
      return value.items.map(format).join(', ')
    default:
      return value satisfies never
  }
}

/** A template with its values in their places. Values are not read again. */
const filled = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(
    PLACEHOLDER,
    (place, name: string, only: string | undefined, particle: string | undefined) => {
      const value = values[name]
      if (value === undefined) return place
      if (particle === undefined || !isParticle(particle)) return value
      return only === undefined ? withParticle(value, particle) : particleOf(value, particle)
    },
  )

/** The one way from a message to words. */
export function say({ id, args }: Said, language: Language): string {
  const values = Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, formatArg(value, language)]),
  )
  return filled(CATALOGUES[language][id], values)
}

/** The words of a language, by their message. */
export const wordsIn =
  (language: Language) =>
  <Id extends MessageId>(...[id, args]: SaidOf<Id>): string =>
    say({ id, args: args ?? {} }, language)

/** A word of our own data, as the readers of a language have it. */
export const wordFor = ({ ko, en }: { ko: string; en: string }, language: Language): string =>
  formatArg({ kind: 'text', ko, en }, language)

/** Words that describe one thing together, as a language puts them. */
export const phrased = (words: readonly string[], language: Language): string =>
  words.filter((word) => word !== '').join(FORMATS[language].phrase)
