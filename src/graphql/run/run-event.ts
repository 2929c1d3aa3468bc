import { eventCursor } from '../../domain/cursor.ts'
import type { JournalEntry, ReadEntry, RunEvent as DomainEvent, RunEventType } from '../../domain/event.ts'
import { findAnswerMessage } from '../../store/messages.ts'
import { Answer } from '../answer/answer.ts'
import { builder } from '../builder.ts'
import { InputRequest } from './input-request.ts'
import { Plan } from './plan.ts'
import { ChatMessage, Run } from '../refs.ts'
import { RunFailure } from './run-failure.ts'
import { ExecutionStep } from './step.ts'

/** A journal entry whose event is of one type. */
interface EntryOf<Type extends RunEventType> extends Omit<JournalEntry, 'event'> {
  event: Extract<DomainEvent, { type: Type }>
}

type UnreadableEntry = Extract<ReadEntry, { event: null }>

export const RunEvent = builder.interfaceRef<ReadEntry>('RunEvent').implement({
  description: 'Something that happened in a run. Events are kept: they can be read and subscribed to again.',
  resolveType: ({ event }) => event?.type ?? 'UnreadableEvent',
  fields: (t) => ({
    cursor: t.string({ description: 'Subscribe after it to go on from here.', resolve: eventCursor }),
    sequence: t.exposeInt('sequence', { description: '1, 2, 3 … within the run, without gaps.' }),
    at: t.field({ type: 'DateTime', description: 'When it was written.', resolve: (entry) => entry.at }),
    run: t.field({
      type: Run,
      description: 'The run as it stands when this is read, which may be further than the event.',
      resolve: (entry) => entry.runId,
    }),
  }),
})

const eventType = <Type extends RunEventType>(type: Type) => builder.objectRef<EntryOf<Type>>(type)

eventType('PlanningStarted').implement({
  description: 'Planning begins.',
  interfaces: [RunEvent],
  fields: (t) => ({
    message: t.string({ description: 'For the user to read.', resolve: ({ event }) => event.message }),
  }),
})

eventType('PlanReady').implement({
  description: 'The plan is made or revised.',
  interfaces: [RunEvent],
  fields: (t) => ({
    plan: t.field({
      type: Plan,
      description: 'The plan.',
      resolve: ({ event }) => event.plan,
    }),
  }),
})

eventType('ExecutionStarted').implement({
  description: 'The teams begin.',
  interfaces: [RunEvent],
  fields: (t) => ({
    steps: t.field({
      type: [ExecutionStep],
      description: 'Every step of the plan.',
      resolve: ({ event }) => event.steps,
    }),
  }),
})

eventType('StepUpdated').implement({
  description: 'A step changed status or progress.',
  interfaces: [RunEvent],
  fields: (t) => ({
    step: t.field({
      type: ExecutionStep,
      description: 'The step after the change.',
      resolve: ({ event }) => event.step,
    }),
    completedSteps: t.int({
      description: 'Steps that have ended.',
      resolve: ({ event }) => event.completedSteps,
    }),
    totalSteps: t.int({ description: 'Steps of the plan.', resolve: ({ event }) => event.totalSteps }),
  }),
})

eventType('AnswerDelta').implement({
  description: 'A piece of the answer’s text.',
  interfaces: [RunEvent],
  fields: (t) => ({
    text: t.string({ description: 'The piece, Markdown.', resolve: ({ event }) => event.text }),
    offset: t.int({
      description:
        'UTF-16 code units of answer text before this piece: what a reader already holds from there on is replaced. ' +
        'Normally the length of what was received.',
      resolve: ({ event }) => event.offset,
    }),
  }),
})

eventType('InputRequested').implement({
  description: 'The run waits for its user.',
  interfaces: [RunEvent],
  fields: (t) => ({
    request: t.field({
      type: InputRequest,
      description: 'What it asks.',
      resolve: async ({ runId, event }, _args, context) => {
        const { language } = await Run.getDataloader(context).load(runId)
        return { request: event.request, language }
      },
    }),
  }),
})

eventType('InputReceived').implement({
  description: 'The user answered, and the run goes on.',
  interfaces: [RunEvent],
  fields: (t) => ({
    requestId: t.id({ description: 'Which request was answered.', resolve: ({ event }) => event.requestId }),
    summary: t.string({
      description: 'The answer in short, personal data masked.',
      resolve: ({ event }) => event.summary,
    }),
  }),
})

eventType('RunCompleted').implement({
  description: 'The final response stands. No event follows.',
  interfaces: [RunEvent],
  fields: (t) => ({
    answer: t.field({ type: Answer, description: 'The answer.', resolve: ({ event }) => event.answer }),
    message: t.field({
      type: ChatMessage,
      nullable: true,
      description: 'The answer as it stands in the conversation; null where it was taken back (ROLLBACK).',
      resolve: ({ runId }, _args, { pool, viewer }) =>
        viewer === null ? null : findAnswerMessage(pool, viewer.userId, runId),
    }),
  }),
})

eventType('RunFailed').implement({
  description: 'The run ended without an answer. No event follows.',
  interfaces: [RunEvent],
  fields: (t) => ({
    failure: t.field({
      type: RunFailure,
      description: 'Why.',
      resolve: ({ runId, event }) => ({ runId, failure: event.failure }),
    }),
  }),
})

eventType('RunCancelled').implement({
  description: 'The run was cancelled. No event follows.',
  interfaces: [RunEvent],
  fields: (t) => ({
    reason: t.string({
      nullable: true,
      description: 'Why, if it was said.',
      resolve: ({ event }) => event.reason,
    }),
  }),
})

builder.objectRef<UnreadableEntry>('UnreadableEvent').implement({
  description:
    'Something happened here that this release cannot read: it was kept by another one. Only in `Run.events`; a ' +
    'subscription ends with an error there.',
  interfaces: [RunEvent],
})

const RunEventEdge = builder.simpleObject('RunEventEdge', {
  description: 'An event in a page.',
  fields: (t) => ({
    node: t.field({ type: RunEvent, description: 'The event.' }),
    cursor: t.string({ description: 'The event’s own cursor.' }),
  }),
})

export const RunEventConnection = builder.simpleObject('RunEventConnection', {
  description: 'A page of events.',
  fields: (t) => ({
    edges: t.field({
      type: [RunEventEdge],
      description: 'The page, oldest first.',
      complexity: { field: 0, multiplier: 1 },
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: 'Whether there is more, and where to go on.',
    }),
  }),
})
