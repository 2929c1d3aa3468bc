import {
  InvalidInputError,
  NotFoundError,
  QuotaExceededError,
  RunConflictError,
} from '../../domain/errors.ts'
import { MAX_QUERY_LENGTH, readAskRequest } from '../../domain/run.ts'
import { builder } from '../builder.ts'
import { ConsultSettingsInput } from './consult-input.ts'
import { ResearchSettingsInput } from './research-input.ts'
import type { Context } from '../context.ts'
import { LanguageEnum, MultitaskStrategyEnum, RunModeEnum } from '../enums.ts'
import { requireIdOf } from '../ids.ts'
import { reload, Run } from '../refs.ts'

const StartRunInput = builder.inputType('StartRunInput', {
  description: 'A question and how it is to be answered.',
  fields: (t) => ({
    sessionId: t.id({ required: true, description: 'Id of one of the viewer’s ChatSessions.' }),
    query: t.string({
      required: true,
      description: `1 to ${MAX_QUERY_LENGTH} characters: a pasted contract fits.`,
    }),
    mode: t.field({ type: RunModeEnum, description: 'TEAM when omitted.' }),
    language: t.field({ type: LanguageEnum, description: 'The language of the question when omitted.' }),
    requirePlanApproval: t.boolean({
      description:
        'Stop after planning until the plan is approved; false when omitted. CONSULT and DIRECT have no choices to approve and do not stop.',
    }),
    multitaskStrategy: t.field({ type: MultitaskStrategyEnum, description: 'REJECT when omitted.' }),
    consult: t.field({
      type: ConsultSettingsInput,
      description: 'Only for CONSULT and DIRECT; others have no use for it.',
    }),
    research: t.field({
      type: ResearchSettingsInput,
      description:
        'Only for RESEARCH; others have no use for it. The limits of its description when omitted.',
    }),
    idempotencyKey: t.string({
      description:
        'A retried request with the same key returns the run that the first one started. 1 to 200 characters.',
    }),
  }),
})

const StartRunResult = builder.errorUnion('StartRunResult', {
  description: 'The run, or why none was started.',
  types: [Run, InvalidInputError, NotFoundError, RunConflictError, QuotaExceededError],
  resolveType: () => 'Run',
})

const CancelRunResult = builder.errorUnion('CancelRunResult', {
  description: 'The run, which has ended now or had before, or why it was not cancelled.',
  types: [Run, NotFoundError],
  resolveType: () => 'Run',
})

const ForkRunResult = builder.errorUnion('ForkRunResult', {
  description: 'The new run, or why there is none.',
  types: [Run, InvalidInputError, NotFoundError, RunConflictError, QuotaExceededError],
  resolveType: () => 'Run',
})

const readRequest = (input: typeof StartRunInput.$inferInput) => {
  const sessionId = requireIdOf('ChatSession', input.sessionId, 'the session')
  const { mode, requirePlanApproval, multitaskStrategy, consult, research, ...rest } = input
  return readAskRequest({
    ...rest,
    sessionId,
    mode: mode ?? undefined,
    requirePlanApproval: requirePlanApproval ?? undefined,
    multitaskStrategy: multitaskStrategy ?? undefined,
    settings: { consult: consult ?? undefined, research: research ?? undefined },
  })
}

const reloadRun = (context: Context, runId: string) => reload(Run.getDataloader(context), runId, 'the run')

builder.mutationFields((t) => ({
  startRun: t.withAuth({ signedIn: true }).field({
    type: StartRunResult,
    description:
      'Asks a question: keeps the message, starts a durable run and returns at once. Follow it with `runEvents`. ' +
      'Errors: InvalidInputError, NotFoundError (session), RunConflictError, QuotaExceededError.',
    args: { input: t.arg({ type: StartRunInput, required: true, description: 'The question.' }) },
    resolve: async (_root, { input }, context) =>
      reloadRun(context, await context.runs.start(context.viewer.userId, readRequest(input))),
  }),
  cancelRun: t.withAuth({ signedIn: true }).field({
    type: CancelRunResult,
    description:
      'Stops a run. A run that has ended stays as it is, so it can be repeated safely. Errors: NotFoundError.',
    args: { runId: t.arg.id({ required: true, description: 'Id of a Run.' }) },
    resolve: async (_root, { runId }, context) => {
      const id = requireIdOf('Run', runId, 'the run')
      await context.runs.cancel(context.viewer.userId, id, 'CANCELLED')
      return reloadRun(context, id)
    },
  }),
  forkRun: t.withAuth({ signedIn: true }).field({
    type: ForkRunResult,
    description:
      'Starts a new run in the same session that goes on from a checkpoint of an earlier one; the two share nothing from ' +
      'then on, and the new run tells its whole story in its own events. With `query` the question is replaced from that ' +
      'point on: what was done before it is kept, so fork before “planning” to have it planned anew; a CONSULT or DIRECT ' +
      'run begins anew, whatever the checkpoint, since all that it found follows from its question. ' +
      'Errors: InvalidInputError, NotFoundError (checkpoint), RunConflictError, QuotaExceededError.',
    args: {
      checkpointId: t.arg.id({ required: true, description: 'Id of a RunCheckpoint.' }),
      query: t.arg.string({ description: 'Another question; the same one when omitted.' }),
    },
    resolve: async (_root, { checkpointId, query }, context) => {
      const key = requireIdOf('RunCheckpoint', checkpointId, 'the checkpoint')
      return reloadRun(context, await context.runs.fork(context.viewer.userId, key, query ?? null))
    },
  }),
}))
