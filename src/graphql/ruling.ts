import type { RulingText } from '../domain/rulings/find.ts'
import { builder } from './builder.ts'
import { LanguageEnum } from './enums.ts'

const inLanguage = (both: { ko: string; en: string }, language: 'KO' | 'EN'): string =>
  both[language === 'KO' ? 'ko' : 'en']

const LANGUAGE = { description: 'KO when omitted.' }

/** An answer to what many people ask, as it is published. */
export const Ruling = builder.objectRef<RulingText>('Ruling').implement({
  description:
    'An answer to what many people ask, written beforehand from the texts of the statutes in the project’s own words.',
  fields: (t) => ({
    key: t.exposeString('id', { description: 'Its name, the same in every version: “lease-tacit-renewal”.' }),
    title: t.string({
      description: 'What it is about.',
      args: { language: t.arg({ type: LanguageEnum, ...LANGUAGE }) },
      resolve: ({ title }, { language }) => inLanguage(title, language ?? 'KO'),
    }),
    conclusion: t.string({
      description: 'What holds, in one or two sentences.',
      args: { language: t.arg({ type: LanguageEnum, ...LANGUAGE }) },
      resolve: ({ conclusion }, { language }) => inLanguage(conclusion, language ?? 'KO'),
    }),
    conditions: t.stringList({
      description: 'What turns it.',
      args: { language: t.arg({ type: LanguageEnum, ...LANGUAGE }) },
      resolve: ({ conditions }, { language }) => conditions.map((it) => inLanguage(it, language ?? 'KO')),
    }),
    steps: t.stringList({
      description: 'What to do, in order.',
      args: { language: t.arg({ type: LanguageEnum, ...LANGUAGE }) },
      resolve: ({ steps }, { language }) => steps.map((it) => inLanguage(it, language ?? 'KO')),
    }),
    articles: t.stringList({
      description: 'The articles that it rests on, the deciding one first: “주택임대차보호법 제6조의2”.',
      resolve: ({ articles }) => articles.map(({ law, article }) => `${law} ${article}`),
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
    unverified: t.string({
      nullable: true,
      description: 'What could not be checked against a statute; null where all was.',
      args: { language: t.arg({ type: LanguageEnum, ...LANGUAGE }) },
      resolve: ({ unverified }, { language }) =>
        unverified === null ? null : inLanguage(unverified, language ?? 'KO'),
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
