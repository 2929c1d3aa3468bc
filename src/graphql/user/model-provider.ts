import type { ModelProvider as Provider } from '../../domain/model-provider.ts'
import { findModelConsent, keepModelConsent } from '../../store/users.ts'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { reload, User } from '../refs.ts'

const ModelProvider = builder.objectRef<Provider>('ModelProvider').implement({
  description:
    'Who reads what people ask, where a language model answers. Show it before the first question; users refuse with ' +
    '`allowModelProvider(allows: false)`.',
  fields: (t) => ({
    host: t.exposeString('host', {
      description: 'Server that questions and what was found for them are sent to.',
    }),
    models: t.stringList({
      description: 'Names of the models that write; the first unless a run asks for another.',
      resolve: ({ models }) => [...models],
    }),
    embeddingModel: t.exposeString('embeddingModel', {
      description: 'Name of the model that questions are compared with articles of law by.',
    }),
    isThisMachine: t.exposeBoolean('isThisMachine', {
      description: 'Whether the model runs on the machine of this API, so that nothing leaves it.',
    }),
    allowedByDefault: t.exposeBoolean('allowedByDefault', {
      description:
        'Whether it is asked on behalf of users who have said neither that it may nor that it may not.',
    }),
  }),
})

/** Whether words of whoever asks may be sent to the model. */
export const allowsModel = async ({ modelProvider, viewer, pool }: Context): Promise<boolean> => {
  if (modelProvider === null) return true
  const said = viewer === null ? null : await findModelConsent(pool, viewer.userId)
  return said ?? modelProvider.allowedByDefault
}

builder.queryField('modelProvider', (t) =>
  t.field({
    type: ModelProvider,
    nullable: true,
    description: 'Who reads what people ask; null where no model is used and nothing leaves the machine.',
    resolve: (_root, _args, { modelProvider }) => modelProvider,
  }),
)

builder.mutationField('allowModelProvider', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: User,
    args: {
      allows: t.arg.boolean({
        required: true,
        description: 'False: nothing of the user is sent to the provider.',
      }),
    },
    description:
      'Says whether what the viewer asks may be sent to the provider of the model. Holds at once, for runs that are under way ' +
      'from their next step on, until it is said otherwise.',
    resolve: async (_root, { allows }, context) => {
      await keepModelConsent(context.pool, context.viewer.userId, allows)
      return reload(User.getDataloader(context), context.viewer.userId, 'the user')
    },
  }),
)
