import { eventCursor, placeInRun } from '../../domain/cursor.ts'
import { isTerminal } from '../../domain/run.ts'
import { STORED } from '../../domain/stored.ts'
import { loadDocumentsOfRuns } from '../../store/documents.ts'
import { loadOpenRequests } from '../../store/input-requests.ts'
import { loadAnswerTexts } from '../../store/answer-text.ts'
import type { RunRow } from '../../store/runs.ts'
import { loadMessagesOfRuns } from '../../store/messages.ts'
import { loadStepsOfRuns } from '../../store/steps.ts'
import { Answer, answerTextIn, readAnswer } from '../answer/answer.ts'
import { builder } from '../builder.ts'
import {
  LIST_COST,
  nestedPageCost,
  readPageSize,
  TEXT_ROW_COST,
  toForwardPage,
  writePlace,
} from '../connection.ts'
import { RunEdge } from '../edges.ts'
import { LanguageEnum, RunModeEnum, RunPhaseEnum, RunStatusEnum } from '../enums.ts'
import { readIdOf } from '../ids.ts'
import { InputRequest } from './input-request.ts'
import { loaderByArguments } from '../loaders.ts'
import { Plan } from './plan.ts'
import { ChatMessage, ChatSession, GeneratedDocument, Run, RunCheckpoint } from '../refs.ts'
import { ConsultRun } from './run-consult.ts'
import { RunEventConnection } from './run-event.ts'
import { RunFailure } from './run-failure.ts'
import { RunUsage } from './run-usage.ts'
import { ExecutionStep } from './step.ts'

/** Whatever is shown of a checkpoint, the whole state of its run is read at each of them. */
const HISTORY_COST = 300
/** As many as a run usually leaves in its session. */
const MESSAGES = 2

const secondsBetween = (from: Date | null, to: Date | null): number | null =>
  from === null || to === null ? null : (to.getTime() - from.getTime()) / 1000

const eventsLoader = loaderByArguments(
  ({ runs }, { place, limit }: { place: number; limit: number }, runIds) =>
    runs.events(runIds, place, limit + 1),
)

Run.implement({
  description: 'One execution for one question inside a session. It goes on whether or not anybody watches.',
  fields: (t) => ({
    session: t.field({
      type: ChatSession,
      description: 'Where it was asked.',
      resolve: (run) => run.sessionId,
    }),
    query: t.exposeString('query', { description: 'The question.' }),
    mode: t.field({ type: RunModeEnum, description: 'How it is answered.', resolve: (run) => run.mode }),
    language: t.field({
      type: LanguageEnum,
      description: 'Language of the answer.',
      resolve: (run) => run.language,
    }),
    status: t.field({ type: RunStatusEnum, description: 'Where it stands.', resolve: (run) => run.status }),
    phase: t.field({
      type: RunPhaseEnum,
      nullable: true,
      description: 'What it is doing, or was doing when it ended; null before it starts.',
      resolve: (run) => run.phase,
    }),
    plan: t.field({
      type: Plan,
      nullable: true,
      description: 'The newest plan; null before there is one, and for modes that do not plan.',
      resolve: (run) => (run.plan === null ? null : STORED.plan.read(run.plan)),
    }),
    steps: t.loadableList({
      type: ExecutionStep,
      description: 'The steps as they stand now, in plan order; empty before there is a plan.',
      load: async (runIds: string[], { pool, viewer }) => {
        const steps = viewer === null ? [] : await loadStepsOfRuns(pool, viewer.userId, runIds)
        return runIds.map((id) => steps.filter((step) => step.runId === id))
      },
      resolve: (run) => run.id,
    }),
    text: t.loadable({
      type: 'String',
      description:
        'What has been written of the answer so far, Markdown; empty before anything is, the whole text at the end. It ' +
        'belongs to `lastEventCursor` of the same read: whoever goes on from there cuts it to `AnswerDelta.offset` and ' +
        'appends.',
      load: async (runs: RunRow[], { pool }) => {
        const whole = runs.map((run) => (isTerminal(run.status) ? answerTextIn(run.answer) : null))
        const written = await loadAnswerTexts(
          pool,
          runs.filter((_run, at) => whole[at] === null),
        )
        return runs.map(({ id }, at) => whole[at] ?? written.get(id) ?? '')
      },
      loaderOptions: { cacheKeyFn: ({ id, lastSequence }) => `${id}:${lastSequence}` },
      resolve: (run) => run,
    }),
    answer: t.field({
      type: Answer,
      nullable: true,
      description: 'Set once COMPLETED; after a cancellation what there was of it.',
      resolve: (run) => readAnswer(run.answer),
    }),
    consult: t.field({
      type: ConsultRun,
      nullable: true,
      description: 'How a CONSULT or DIRECT run came to its answer; null before it has, and for other modes.',
      resolve: (run) => readAnswer(run.answer)?.consult ?? null,
    }),
    document: t.loadable({
      type: GeneratedDocument,
      nullable: true,
      description: 'The contract that it wrote; null where it wrote none, and after a cancellation.',
      load: async (runIds: string[], { pool, viewer }) => {
        const documents = viewer === null ? [] : await loadDocumentsOfRuns(pool, viewer.userId, runIds)
        return runIds.map((runId) => documents.find((document) => document.runId === runId) ?? null)
      },
      resolve: (run) => run.id,
    }),
    pendingInput: t.loadable({
      type: InputRequest,
      nullable: true,
      description: 'What it waits for; null unless WAITING_FOR_INPUT.',
      load: async (runIds: string[], { pool, viewer }) => {
        const open = viewer === null ? [] : await loadOpenRequests(pool, viewer.userId, runIds)
        return runIds.map((runId) => {
          const found = open.find((row) => row.runId === runId)
          return found === undefined
            ? null
            : { request: STORED.inputRequest.read(found.payload), language: found.language }
        })
      },
      resolve: (run) => run.id,
    }),
    error: t.field({
      type: RunFailure,
      nullable: true,
      description: 'Why it FAILED; otherwise null.',
      resolve: (run) =>
        run.error === null ? null : { runId: run.id, failure: STORED.failure.read(run.error) },
    }),
    lastEventCursor: t.string({
      nullable: true,
      description:
        'Cursor of the last event included in this read: subscribe after it to miss nothing and repeat nothing. ' +
        'Null before the first event.',
      resolve: (run) =>
        run.lastSequence === 0
          ? null
          : eventCursor({
              runId: run.id,
              sessionId: run.sessionId,
              sequence: run.lastSequence,
              sessionSequence: run.lastSessionSequence,
            }),
    }),
    events: t.field({
      type: RunEventConnection,
      description: 'The journal of the run, oldest first.',
      args: {
        first: t.arg.int({ description: 'Page size, at most 100; 20 when omitted.' }),
        after: t.arg.string({ description: 'Cursor of an event of this run.' }),
      },
      complexity: nestedPageCost,
      resolve: async (run, { first, after }, context) => {
        const { limit } = readPageSize({ first })
        const place = placeInRun(after ?? null, run.id, run.lastSequence)
        const entries = await eventsLoader(context, { place, limit }).load(run.id)
        const edges = entries.slice(0, limit).map((node) => ({ node, cursor: eventCursor(node) }))
        return toForwardPage(edges, entries.length > limit, after)
      },
    }),
    checkpoints: t.field({
      type: [RunCheckpoint],
      description:
        'Points that `forkRun` can start from, oldest first. They are pruned some time after the run has ended (a day, unless configured).',
      complexity: { field: HISTORY_COST },
      resolve: async (run, _args, { runs, viewer }) =>
        viewer === null ? [] : runs.checkpoints(viewer.userId, run.id),
    }),
    forkedFrom: t.field({
      type: RunCheckpoint,
      nullable: true,
      description:
        'Where a forked run began; null for others, and when that checkpoint was pruned or its run deleted.',
      complexity: HISTORY_COST,
      resolve: (run) => run.forkedFromCheckpoint,
    }),
    messages: t.loadableList({
      type: ChatMessage,
      description:
        'What the session holds of it, oldest first: the question, and once it has ended the answer, or what the system said ' +
        'of its end. Empty after a ROLLBACK.',
      complexity: { field: LIST_COST + TEXT_ROW_COST * MESSAGES, multiplier: MESSAGES },
      load: async (runIds: string[], { pool, viewer }) => {
        const messages = viewer === null ? [] : await loadMessagesOfRuns(pool, viewer.userId, runIds)
        return runIds.map((id) => messages.filter((message) => message.runId === id))
      },
      resolve: (run) => run.id,
    }),
    edge: t.field({
      type: RunEdge,
      description: 'Itself as an edge of `ChatSession.runs`, for lists that get it from a change.',
      resolve: (run) => ({ cursor: writePlace({ at: run.createdAt, id: run.id }), node: run.id }),
    }),
    usage: t.field({ type: RunUsage, description: 'Model calls and tokens.', resolve: (run) => run.id }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When it was asked.',
      resolve: (run) => run.createdAt,
    }),
    startedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When a worker first took it up; null while it waits.',
      resolve: (run) => run.startedAt,
    }),
    completedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it ended, in whichever way; null until then.',
      resolve: (run) => run.completedAt,
    }),
    totalExecutionTime: t.float({
      nullable: true,
      description: 'Seconds from `startedAt` to `completedAt`; null until it has ended.',
      resolve: (run) => secondsBetween(run.startedAt, run.completedAt),
    }),
  }),
})

builder.queryField('run', (t) =>
  t.field({
    type: Run,
    nullable: true,
    description: 'One of the viewer’s runs; null for any other id.',
    args: { id: t.arg.id({ required: true, description: 'Id of a Run.' }) },
    resolve: (_root, { id }) => readIdOf('Run', id),
  }),
)
