import { registerBrowser } from '../../accounts/push.ts'
import { InvalidInputError } from '../../domain/errors.ts'
import { isUuid } from '../../domain/id.ts'
import { MAX_PUSH_SUBSCRIPTIONS } from '../../domain/webhook.ts'
import {
  deletePushSubscription,
  listPushSubscriptions,
  PUSH_SUBSCRIPTION,
} from '../../store/push-subscriptions.ts'
import { builder } from '../builder.ts'
import { columns } from '../columns.ts'
import { globalId, readIdOf } from '../ids.ts'
import { loaderByUser } from '../loaders.ts'
import { PushSubscription, User } from '../refs.ts'

PushSubscription.implement({
  description:
    'A browser that is told by Web Push of a run that waits for its user or has ended, where nobody looks at the run; for as ' +
    'long as the sign-in stands that registered it.',
  fields: (t) => ({
    ...columns(t, PUSH_SUBSCRIPTION, {
      userAgent: 'What it called itself; null where it did not say.',
      deliveredAt: 'When its push service last took something for it; null: never yet.',
      createdAt: 'When it was first registered.',
    }),
    isCurrent: t.boolean({
      description: 'It was registered by the sign-in that this was asked with.',
      resolve: ({ family }, _args, { viewer }) => viewer?.family === family,
    }),
  }),
})

const subscriptionsLoader = loaderByUser(({ pool }, userId) => listPushSubscriptions(pool, userId))
builder.objectField(User, 'pushSubscriptions', (t) =>
  t.field({
    type: [PushSubscription],
    description: `Browsers that are told by Web Push, the last registered first; at most ${MAX_PUSH_SUBSCRIPTIONS}.`,
    resolve: (user, _args, context) => subscriptionsLoader(context).load(user.id),
  }),
)

builder.queryField('pushPublicKey', (t) =>
  t.string({
    nullable: true,
    description:
      'What browsers subscribe with (`pushManager.subscribe({ applicationServerKey })`): a VAPID key (RFC 8292), base64url. ' +
      'Null: this deployment sends no push messages.',
    resolve: (_root, _args, { pushKey }) => pushKey,
  }),
)

const PushSubscriptionInput = builder.inputType('PushSubscriptionInput', {
  description: 'What `PushSubscription.toJSON()` of a browser says.',
  fields: (t) => ({
    endpoint: t.string({ required: true, description: 'https, at most 1000 characters.' }),
    p256dh: t.string({ required: true, description: '`keys.p256dh`: its public key, base64url.' }),
    auth: t.string({ required: true, description: '`keys.auth`: 16 bytes, base64url.' }),
  }),
})

const RegisterPushSubscriptionPayload = builder.simpleObject('RegisterPushSubscriptionPayload', {
  description: 'A browser that is told from now on.',
  fields: (t) => ({
    pushSubscription: t.field({ type: PushSubscription, description: 'As it is kept.' }),
    viewer: t.field({ type: User, description: 'Whose it is.' }),
  }),
})
const RegisterPushSubscriptionResult = builder.errorUnion('RegisterPushSubscriptionResult', {
  description: 'The browser’s subscription, or why it was not taken.',
  types: [RegisterPushSubscriptionPayload, InvalidInputError],
  resolveType: () => 'RegisterPushSubscriptionPayload',
})
const DeletePushSubscriptionPayload = builder.simpleObject('DeletePushSubscriptionPayload', {
  description: 'A browser that is told no more.',
  fields: (t) => ({
    deletedPushSubscriptionId: t.id({ description: 'The former id of its subscription.' }),
    viewer: t.field({ type: User, description: 'Whose it was.' }),
  }),
})

builder.mutationFields((t) => ({
  registerPushSubscription: t.withAuth({ signedIn: true }).field({
    type: RegisterPushSubscriptionResult,
    description:
      'Has a browser told by Web Push, until this sign-in ends; again with the same endpoint it stays the same, and is this ' +
      'viewer’s alone. The message is JSON: `type` (run.waiting, run.ended), `status` of an end, `title` and `body` in the ' +
      'user’s language, `tag` (show it under that: one a run), `runId`, `sessionId`, `at`; nothing of the question or the answer. ' +
      `At most ${MAX_PUSH_SUBSCRIPTIONS} a user. Errors: InvalidInputError (endpoint, p256dh, auth). UNAVAILABLE where ` +
      '`pushPublicKey` is null.',
    args: { input: t.arg({ type: PushSubscriptionInput, required: true, description: 'The subscription.' }) },
    resolve: async (_root, { input }, { pool, outward, pushKey, ...from }) => ({
      pushSubscription: await registerBrowser({ pool, outward, isOffered: pushKey !== null }, input, from),
      viewer: from.viewer.userId,
    }),
  }),
  deletePushSubscription: t.withAuth({ signedIn: true }).field({
    type: DeletePushSubscriptionPayload,
    nullable: true,
    description:
      'Has a browser told no more. Null where it was not (any more), so that a repeated request does no harm.',
    args: { id: t.arg.id({ required: true, description: 'Id of a PushSubscription.' }) },
    resolve: async (_root, args, { pool, viewer }) => {
      const id = readIdOf('PushSubscription', args.id)
      if (id === null || !isUuid(id) || !(await deletePushSubscription(pool, viewer.userId, id))) return null
      return { deletedPushSubscriptionId: globalId('PushSubscription', id), viewer: viewer.userId }
    },
  }),
}))
