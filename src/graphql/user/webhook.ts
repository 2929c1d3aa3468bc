import { InvalidInputError, NotFoundError } from '../../domain/errors.ts'
import { isUuid } from '../../domain/id.ts'
import { MAX_WEBHOOKS, WEBHOOK_EVENTS, WEBHOOK_STOPS } from '../../domain/webhook.ts'
import type { WebhookEvent } from '../../domain/webhook.ts'
import { deleteWebhook, listWebhooks, WEBHOOK } from '../../store/webhooks.ts'
import { throttled } from './auth.ts'
import { builder } from '../builder.ts'
import { closedSet } from '../closed-set.ts'
import { columns } from '../columns.ts'
import { globalId, readIdOf, requireIdOf } from '../ids.ts'
import { loaderByUser } from '../loaders.ts'
import { User, Webhook } from '../refs.ts'

const EVENTS: Record<WebhookEvent, { name: string; description: string }> = {
  'run.waiting': {
    name: 'RUN_WAITING',
    description: 'A run waits for its user: `data` has runId, sessionId.',
  },
  'run.ended': { name: 'RUN_ENDED', description: 'A run has ended: `data` has runId, sessionId, status.' },
  'saved_search.matched': {
    name: 'SAVED_SEARCH_MATCHED',
    description:
      'Listings that meet a saved search have appeared or become cheaper: `data` has savedSearchId, listings (propertyId, transactionId; at most 50), hasMore.',
  },
}
const WebhookEventEnum = builder.enumType('WebhookEvent', {
  description: 'What a webhook is told; on the wire in small letters with a dot: `run.waiting`.',
  values: Object.fromEntries(
    WEBHOOK_EVENTS.map((value) => [EVENTS[value].name, { value, description: EVENTS[value].description }]),
  ) as Record<string, { value: WebhookEvent; description: string }>,
})
closedSet('WebhookStop', WEBHOOK_STOPS, 'Why a webhook is told nothing any more.', {
  SWITCHED_OFF: 'Its user said so.',
  FAILING: 'Nothing was taken ten times in a row, over an hour or longer.',
  GONE: 'It answered 410.',
})

Webhook.implement({
  description:
    'A server of the user’s that is told what happens, by POST, signed as Standard Webhooks have it (docs/webhooks.md).',
  fields: (t) => ({
    ...columns(t, WEBHOOK, {
      url: 'Where it is.',
      stoppedAt: 'Since when it is not; null: it is.',
      stoppedBecause: 'Why it is not; null: it is.',
      failures: 'Attempts that failed since the last one that did not.',
      lastError:
        'How the last of them failed: “HTTP 500”, ADDRESS_REFUSED, NAME_NOT_FOUND, TIMEOUT, TLS_FAILED, UNREACHABLE. Null: it did not.',
      deliveredAt: 'When it last took something; null: never yet.',
      createdAt: 'When it was registered.',
    }),
    events: t.field({
      type: [WebhookEventEnum],
      description: 'What it is told.',
      resolve: (row) => row.events,
    }),
    isOn: t.boolean({
      description: 'Whether it is told anything.',
      resolve: (row) => row.stoppedAt === null,
    }),
  }),
})

const webhooksLoader = loaderByUser(({ pool }, userId) => listWebhooks(pool, userId))
builder.objectField(User, 'webhooks', (t) =>
  t.field({
    type: [Webhook],
    description: `Servers that are told what happens, the last registered first; at most ${MAX_WEBHOOKS}.`,
    resolve: (user, _args, context) => webhooksLoader(context).load(user.id),
  }),
)

const WebhookWithSecret = builder.simpleObject('WebhookWithSecret', {
  description: 'A webhook with its secret, which is told this once.',
  fields: (t) => ({
    webhook: t.field({ type: Webhook, description: 'As it is kept.' }),
    secret: t.string({ description: 'Verifies signatures: `whsec_…`. Nobody is told it again.' }),
    formerUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when the one before it signs as well; null: there was none.',
    }),
    viewer: t.field({ type: User, description: 'Whose it is.' }),
  }),
})
const CreateWebhookResult = builder.errorUnion('CreateWebhookResult', {
  description: 'The webhook with its secret, or why there is none.',
  types: [WebhookWithSecret, InvalidInputError],
  resolveType: () => 'WebhookWithSecret',
})
const UpdateWebhookResult = builder.errorUnion('UpdateWebhookResult', {
  description: 'The webhook as it is now, or why nothing was changed.',
  types: [Webhook, InvalidInputError, NotFoundError],
  resolveType: () => 'Webhook',
})
const RotateWebhookSecretResult = builder.errorUnion('RotateWebhookSecretResult', {
  description: 'The webhook with its new secret, or that there is none.',
  types: [WebhookWithSecret, NotFoundError],
  resolveType: () => 'WebhookWithSecret',
})
const WebhookTest = builder.simpleObject('WebhookTest', {
  description: 'What came of a test.',
  fields: (t) => ({
    isTaken: t.boolean({ description: 'The server answered with a status of 200 to 299.' }),
    status: t.int({ nullable: true, description: 'Its status; null: it gave no answer.' }),
    error: t.string({ nullable: true, description: 'As in `Webhook.lastError`; null: it was taken.' }),
  }),
})
const TestWebhookResult = builder.errorUnion('TestWebhookResult', {
  description: 'What came of it, or that there is no such webhook.',
  types: [WebhookTest, NotFoundError],
  resolveType: () => 'WebhookTest',
})
const DeleteWebhookPayload = builder.simpleObject('DeleteWebhookPayload', {
  description: 'A webhook that is gone.',
  fields: (t) => ({
    deletedWebhookId: t.id({ description: 'Its former id.' }),
    viewer: t.field({ type: User, description: 'Whose it was.' }),
  }),
})

const requireKey = (id: string): string => {
  const key = requireIdOf('Webhook', id, 'the webhook')
  if (!isUuid(key)) throw new NotFoundError('the webhook')
  return key
}
const url =
  'https, at most 1000 characters, of a server that everybody reaches, without a number of a person in it; no redirect is followed.'

builder.mutationFields((t) => ({
  createWebhook: t.withAuth({ signedIn: true }).field({
    type: CreateWebhookResult,
    description:
      'Has a server told what happens to the viewer’s runs and saved searches. What is not answered with a status of 200 to 299 ' +
      'within ten seconds is sent again, eight times within 18 hours: know what came already by its `webhook-id`. At most ' +
      `${MAX_WEBHOOKS} an account. Errors: InvalidInputError (url, events), also for guests.`,
    args: {
      url: t.arg.string({ required: true, description: url }),
      events: t.arg({ type: [WebhookEventEnum], description: 'All when omitted.' }),
    },
    resolve: async (_root, form, { webhooks, viewer }) => ({
      ...(await webhooks.create(viewer, { url: form.url, events: form.events ?? null })),
      formerUntil: null,
      viewer: viewer.userId,
    }),
  }),
  updateWebhook: t.withAuth({ signedIn: true }).field({
    type: UpdateWebhookResult,
    description:
      'Changes a webhook; what is left out or null stays. Errors: InvalidInputError (url, events), NotFoundError.',
    args: {
      id: t.arg.id({ required: true, description: 'Id of a Webhook.' }),
      url: t.arg.string({ description: url }),
      events: t.arg({ type: [WebhookEventEnum], description: 'What it is told.' }),
      isOn: t.arg.boolean({ description: 'True: it is told again, from now on; false: nothing any more.' }),
    },
    resolve: (_root, { id, ...change }, { webhooks, viewer }) =>
      webhooks.update(viewer, requireKey(id), {
        url: change.url ?? undefined,
        events: change.events ?? undefined,
        isOn: change.isOn ?? undefined,
      }),
  }),
  rotateWebhookSecret: t.withAuth({ signedIn: true }).field({
    type: RotateWebhookSecretResult,
    description:
      'Gives a webhook a new secret. For a day what is sent has the signatures of both, so that no delivery is lost meanwhile. ' +
      'Errors: NotFoundError.',
    args: { id: t.arg.id({ required: true, description: 'Id of a Webhook.' }) },
    resolve: async (_root, { id }, { webhooks, viewer }) => ({
      ...(await webhooks.rotateSecret(viewer, requireKey(id))),
      viewer: viewer.userId,
    }),
  }),
  testWebhook: t.withAuth({ signedIn: true }).field({
    type: TestWebhookResult,
    description:
      'Sends a webhook `webhook.test` at once, also one that is off, and tells what came of it. Errors: NotFoundError. ' +
      throttled,
    args: { id: t.arg.id({ required: true, description: 'Id of a Webhook.' }) },
    resolve: async (_root, { id }, { webhooks, viewer }) => {
      const { status, error } = await webhooks.test(viewer, requireKey(id))
      return { isTaken: error === null, status, error }
    },
  }),
  deleteWebhook: t.withAuth({ signedIn: true }).field({
    type: DeleteWebhookPayload,
    nullable: true,
    description:
      'Forgets a webhook and what was still to be sent to it. Null where there is no such webhook (any more), so that a repeated request does no harm.',
    args: { id: t.arg.id({ required: true, description: 'Id of a Webhook.' }) },
    resolve: async (_root, args, { pool, viewer }) => {
      const id = readIdOf('Webhook', args.id)
      if (id === null || !isUuid(id) || !(await deleteWebhook(pool, viewer.userId, id))) return null
      return { deletedWebhookId: globalId('Webhook', id), viewer: viewer.userId }
    },
  }),
}))
