import { lawInEnglish } from '../../domain/law/english.ts'
import type { RulingText } from '../../domain/rulings/find.ts'
import { builder } from '../builder.ts'

type Both = RulingText['title']

const Bilingual = builder.objectRef<Both>('Bilingual').implement({
  description: 'The same text in both languages.',
  fields: (t) => ({
    ko: t.exposeString('ko', { description: 'In Korean.' }),
    en: t.exposeString('en', { description: 'In English.' }),
  }),
})

/** An answer to what many people ask, as it is published. */
export const Ruling = builder.objectRef<RulingText>('Ruling').implement({
  description:
    'An answer to what many people ask, written beforehand from the texts of the statutes in the project’s own words.',
  fields: (t) => ({
    key: t.exposeString('id', { description: 'Its name, the same in every version: “home-tacit-leave”.' }),
    title: t.expose('title', { type: Bilingual, description: 'What it is about.' }),
    conclusion: t.expose('conclusion', {
      type: Bilingual,
      description: 'What holds, in one or two sentences.',
    }),
    conditions: t.expose('conditions', { type: [Bilingual], description: 'What turns it.' }),
    steps: t.expose('steps', { type: [Bilingual], description: 'What to do, in order.' }),
    articles: t.stringList({
      description:
        'The articles that it rests on, the deciding one first, in the language of who reads: “주택임대차보호법 제6조의2”, “Housing Lease Protection Act, Article 6-2”.',
      resolve: ({ articles }, _args, { language }) =>
        articles
          .map(({ law, article }) => `${law} ${article}`)
          .map((korean) => (language === 'EN' ? lawInEnglish(korean) : korean)),
    }),
    asOf: t.field({
      type: 'Date',
      description: 'The day of the texts it was written from.',
      resolve: ({ asOf }) => asOf,
    }),
    until: t.field({
      type: 'Date',
      nullable: true,
      description: 'Its last day; null where no end is known.',
      resolve: ({ until }) => until,
    }),
    unverified: t.expose('unverified', {
      type: Bilingual,
      nullable: true,
      description: 'What could not be checked against a statute; null where all was.',
    }),
    reviewedBy: t.string({
      nullable: true,
      description: 'The professional who has signed it; null: nobody has.',
      resolve: ({ reviewed }) => reviewed?.by ?? null,
    }),
    reviewedOn: t.field({
      type: 'Date',
      nullable: true,
      description: 'When it was signed; null: never.',
      resolve: ({ reviewed }) => reviewed?.on ?? null,
    }),
  }),
})
