import type { Answer as DomainAnswer, AnswerMaker as DomainMaker, SourceRef } from '../../domain/answer.ts'
import { calendarOf } from '../../domain/calendar.ts'
import type { Reminder } from '../../domain/reminder.ts'
import { STORED } from '../../domain/stored.ts'
import { AnalysisReport } from '../property/analysis.ts'
import { builder } from '../builder.ts'
import { AnswerMakerKindEnum, AnswerTypeEnum, AssumptionSourceEnum, TeamEnum } from '../enums.ts'
import { loadOffers, PropertySearchResult } from '../property/property-search-result.ts'
import { Citation, loadSources, Source } from './source.ts'

const Assumption = builder.simpleObject('Assumption', {
  description: 'A value that nobody said and the answer rests on.',
  fields: (t) => ({
    name: t.string({ description: 'What was assumed.' }),
    value: t.string({ description: 'The value.' }),
    source: t.field({ type: AssumptionSourceEnum, description: 'Where it came from.' }),
  }),
})

const AnswerMaker = builder.objectRef<DomainMaker>('AnswerMaker').implement({
  description:
    'The machine that wrote an answer. Shown beside the answer it tells readers that no person wrote it.',
  fields: (t) => ({
    kind: t.field({ type: AnswerMakerKindEnum, description: 'Model or rules.', resolve: ({ kind }) => kind }),
    model: t.exposeString('model', { nullable: true, description: 'Name of the model; null for rules.' }),
    standInReason: t.exposeString('standInReason', {
      nullable: true,
      description:
        'Why rules wrote what a model was to write, in the language of the answer; null where no model was to.',
    }),
    isCut: t.exposeBoolean('isCut', {
      description: 'Whether the text ends in the middle, at the limit of its length; the text says so, too.',
    }),
  }),
})

const ReminderType = builder.objectRef<Reminder>('Reminder').implement({
  description: 'A day that matters to whoever asked, worked out from what they said; none is guessed.',
  fields: (t) => ({
    date: t.field({ type: 'Date', description: 'The day.', resolve: ({ on }) => on }),
    title: t.exposeString('title', {
      description: 'What is due on it, or begins or ends, in the language of the answer.',
    }),
    ground: t.exposeString('ground', {
      nullable: true,
      description:
        'The article that sets it; null where it is a day of the contract, or the answer names the rule.',
    }),
  }),
})

interface SectionView {
  title: string
  content: string
  citations: readonly SourceRef[]
}

const AnswerSection = builder.objectRef<SectionView>('AnswerSection').implement({
  description: 'A part of the answer with what it rests on.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Heading.' }),
    content: t.exposeString('content', { description: 'Markdown.' }),
    citations: t.field({
      type: [Source],
      description: 'The sources of this part; those that no longer exist are left out.',
      resolve: (section, _args, context) => loadSources(section.citations, context),
    }),
  }),
})

const read = new WeakMap<object, DomainAnswer>()

/** A stored answer, checked once for all fields that show something of it. */
export const readAnswer = (stored: unknown): DomainAnswer | null => {
  if (typeof stored !== 'object' || stored === null) return null
  const known = read.get(stored) ?? STORED.answer.read(stored)
  read.set(stored, known)
  return known
}

/** The text of a stored answer, for who can do without: null where there is none, or none that can be read. */
export const answerTextIn = (stored: unknown): string | null => {
  const known = typeof stored === 'object' && stored !== null ? read.get(stored) : undefined
  return (known ?? STORED.answer.find(stored))?.text ?? null
}

export const Answer = builder.objectRef<DomainAnswer>('Answer').implement({
  description: 'The final response of a run.',
  fields: (t) => ({
    type: t.field({
      type: AnswerTypeEnum,
      description: 'What kind of answer it is.',
      resolve: (it) => it.type,
    }),
    text: t.exposeString('text', { description: 'Markdown. [n] names source n, counted from 1.' }),
    summary: t.exposeString('summary', {
      nullable: true,
      description: 'In a sentence or two; null for short answers.',
    }),
    sections: t.field({
      type: [AnswerSection],
      description: 'The answer in parts; empty for short answers.',
      resolve: ({ sections, sources }) =>
        sections.map(({ title, content, citations }) => ({
          title,
          content,
          citations: citations.flatMap((index) => sources[index] ?? []),
        })),
    }),
    confidence: t.exposeFloat('confidence', {
      description:
        'How likely this answers what was asked, 0 to 1, learned from answers that were judged: of those at 0.8 about eight in ten ' +
        'were right. It is no share of what is true.',
    }),
    supportedShare: t.exposeFloat('supportedShare', {
      description:
        'Of the sentences with figures or article numbers, the share in which each of these stands in a cited source, 0 to 1; 1 where ' +
        'there are none. It tells whether figures were made up, and neither whether the source is what was asked for nor ' +
        'whether the sentence says what the source means: that is what `confidence` is about.',
    }),
    assumptions: t.field({
      type: [Assumption],
      description: 'What was assumed because nobody said it, and where the value came from.',
      resolve: (it) => it.assumptions,
    }),
    sources: t.field({
      type: [Source],
      description:
        'What the answer rests on, in the order of [n]; a source that no longer exists is left out: `citations` says which ' +
        'number is which.',
      resolve: (it, _args, context) => loadSources(it.sources, context),
    }),
    citations: t.field({
      type: [Citation],
      description: 'The sources with their numbers, none left out.',
      resolve: ({ sources }) => sources.map((source, at) => ({ number: at + 1, source })),
    }),
    teamsUsed: t.field({ type: [TeamEnum], description: 'Who contributed.', resolve: (it) => it.teamsUsed }),
    properties: t.field({
      type: [PropertySearchResult],
      description: 'Listings that answer the question, best first; those that were taken off are left out.',
      resolve: (it, _args, context) => loadOffers(it.properties, context),
    }),
    reminders: t.field({
      type: [ReminderType],
      description:
        'Days that matter and are still to come, the nearest first; empty where none was worked out.',
      resolve: (it) => it.reminders ?? [],
    }),
    calendar: t.string({
      nullable: true,
      description:
        'The reminders as an iCalendar text (RFC 5545) to be saved as a file that ends in .ics: all-day events, each with an alarm a week and a day before. Null where there is no reminder.',
      resolve: ({ reminders = [] }) => (reminders.length === 0 ? null : calendarOf(reminders, new Date())),
    }),
    generatedBy: t.field({
      type: AnswerMaker,
      nullable: true,
      description: 'The machine that wrote the text; null for answers from before this was kept.',
      resolve: (it) => it.generatedBy ?? null,
    }),
    analysis: t.field({
      type: AnalysisReport,
      nullable: true,
      description: 'What was analysed; null where the question needed no analysis.',
      resolve: (it) => it.analysis ?? null,
    }),
  }),
})
