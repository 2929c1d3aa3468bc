import { z } from 'zod'
import { blank } from '../document/block.ts'
import { dateText } from '../document/wording.ts'
import { withParticle } from '../language/josa.ts'
import { PREMISES } from '../lease-facts.ts'
import { formatManwon } from '../money.ts'
import { NOTICE_FIELDS } from './fields.ts'
import type { NoticeField } from './fields.ts'
import notices from './notices.json' with { type: 'json' }
import terms from './terms.json' with { type: 'json' }
import { ARTICLE_NUMBER } from '../law/statute.ts'

export const NOTICE_IDS = [
  'RENEWAL_CLAIM',
  'NON_RENEWAL',
  'TERMINATION',
  'REPAIR_REQUEST',
  'DEPOSIT_RETURN',
  'ARREARS',
  'PROVISIONAL_TERMS',
  'PROVISIONAL_RETURN',
  'RAISE_REPLY',
  'CERTIFIED_MAIL',
] as const
export type NoticeId = (typeof NOTICE_IDS)[number]

/** Who sends it. */
export const SENDERS = ['LESSEE', 'LESSOR'] as const

const both = z.strictObject({ ko: z.string().min(1), en: z.string().min(1) })
const article = z.strictObject({
  lawName: z.string().min(1),
  articleNumber: z.string().regex(ARTICLE_NUMBER),
})

const form = z.strictObject({
  /** For whom it holds; null: whatever is let. */
  premises: z.enum(PREMISES).nullable(),
  /** Months before the end of the lease within which it has to arrive; the first is null where it is never too early. */
  window: z.tuple([z.int().nullable(), z.int()]).nullable(),
  articles: z.array(article).min(1),
  /** Paragraphs of the paper, in Korean; `{field}` is where something is filled in. `ifKnown`: left out where a field of it is not. */
  body: z.array(z.union([z.string().min(1), z.strictObject({ ifKnown: z.string().min(1) })])).min(1),
  /** The same as a text message. */
  message: z.string().min(1),
  /** Where it is not that of the notice. */
  use: both.optional(),
})
export type NoticeForm = z.infer<typeof form>

const notice = z.strictObject({
  id: z.enum(NOTICE_IDS),
  title: both,
  sender: z.enum([...SENDERS, 'ANYONE']),
  /** What it is for, and by when it has to arrive. */
  use: both,
  send: both,
  /** Of several the first is that of a home. */
  forms: z.array(form).min(1),
})
export type Notice = z.infer<typeof notice>

/** Every notice that can be written, from `notices.json`. */
export const NOTICES: readonly Notice[] = z.array(notice).parse(notices)

const term = z.strictObject({
  id: z.string().regex(/^[A-Z_]+$/),
  deal: z.enum(['LEASE', 'SALE']),
  /** Recommended to whoever names nothing in particular. */
  isUsual: z.boolean(),
  /** Words by which it is asked for, as `reading/phrase.ts` reads them. */
  about: z.string().min(1),
  /** As it is written into the contract. */
  wording: z.string().min(1),
  why: both,
  article,
})
export type SpecialTerm = z.infer<typeof term>

/** Special terms (특약) that can be recommended, from `terms.json`. */
export const SPECIAL_TERMS: readonly SpecialTerm[] = z.array(term).parse(terms)

/** A paper that somebody wants written: which one, who sends it, whether as a text message, and what it is about. */
export const noticeWish = z.object({
  of: z.enum([...NOTICE_IDS, 'SPECIAL_TERMS']),
  sender: z.enum(SENDERS).nullable(),
  isMessage: z.boolean(),
  /** Of repairs what is broken, in Korean; of special terms their ids. */
  about: z.array(z.string()),
  deal: z.enum(['LEASE', 'SALE']),
  /** Names and address as they were written; null: left blank. */
  parties: z
    .object({ lessor: z.string().nullable(), lessee: z.string().nullable(), home: z.string().nullable() })
    .catch({ lessor: null, lessee: null, home: null }),
})
export type NoticeWish = z.infer<typeof noticeWish>

export const noticeOf = (id: NoticeId): Notice => {
  const found = NOTICES.find((it) => it.id === id)
  if (found === undefined) throw new Error(`there is no notice ${id}`)
  return found
}

/** The form for what is let; that of a home where nobody says what it is. */
export const formFor = ({ forms }: Notice, premises: NoticeForm['premises']): NoticeForm => {
  const fits = forms.find((it) => it.premises === null || it.premises === (premises ?? 'HOME'))
  const [first] = forms
  const found = fits ?? first
  if (found === undefined) throw new Error('a notice has a form')
  return found
}

/** Those that are asked for; those that are usual where none is. */
export const termsFor = ({ about, deal }: Pick<NoticeWish, 'about' | 'deal'>): SpecialTerm[] => {
  const named = SPECIAL_TERMS.filter((it) => it.deal === deal && about.includes(it.id))
  return named.length > 0 ? named : SPECIAL_TERMS.filter((it) => it.deal === deal && it.isUsual)
}

/** Money in 만원, days as YYYY-MM-DD; what is not known is left out. */
export type NoticeValues = Partial<Record<NoticeField, string | number | null>>

export interface WrittenNotice {
  paragraphs: string[]
  /** What is still to be written in, in the order of the paper. */
  blanks: NoticeField[]
}

const ROOM = blank(4)
const PLACE = /\{([a-zA-Z]+)\}(은\(는\)|이\(가\)|을\(를\))?/g
const PARTICLES = { '은(는)': 'topic', '이(가)': 'subject', '을(를)': 'object' } as const

const isField = (name: string): name is NoticeField => name in NOTICE_FIELDS

const written = (field: NoticeField, value: string | number): string => {
  const { kind } = NOTICE_FIELDS[field]
  if (kind === 'money') return Number(value) === 0 ? '없음' : formatManwon(Number(value))
  return kind === 'date' ? dateText(String(value)) : String(value)
}

/** Room for what is not known: a date is written by hand as one. */
const roomFor = (field: NoticeField): string => (NOTICE_FIELDS[field].kind === 'date' ? dateText(null) : ROOM)

/** The paper with what is known in it, and room to write the rest by hand. */
export const writeNotice = (forms: NoticeForm['body'], values: NoticeValues): WrittenNotice => {
  const blanks = new Set<NoticeField>()
  const isKnown = (template: string): boolean =>
    [...template.matchAll(PLACE)].every(([, name = '']) => isField(name) && (values[name] ?? '') !== '')
  const templates = forms.flatMap((it) => {
    if (typeof it === 'string') return [it]
    return isKnown(it.ifKnown) ? [it.ifKnown] : []
  })
  const paragraphs = templates.map((template) =>
    template.replaceAll(PLACE, (_found, name: string, particle?: keyof typeof PARTICLES) => {
      if (!isField(name)) throw new Error(`there is no field ${name}`)
      const value = values[name]
      if (value == null || value === '') {
        blanks.add(name)
        return `${roomFor(name)}${particle ?? ''}`
      }
      const text = written(name, value)
      return particle === undefined ? text : withParticle(text, PARTICLES[particle])
    }),
  )
  return { paragraphs, blanks: [...blanks] }
}
