import { isUuid } from '../domain/id.ts'
import { deletePreference } from '../store/preferences.ts'
import { builder } from './builder.ts'
import { readIdOf } from './ids.ts'
import { UserPreference } from './refs.ts'

UserPreference.implement({
  description:
    'Something learned from the conversation and kept as long-term memory; the user can delete it.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'What it is about.' }),
    value: t.exposeString('value', { description: 'What was learned.' }),
    learnedAt: t.field({
      type: 'DateTime',
      description: 'When it was said.',
      resolve: (row) => row.learnedAt,
    }),
  }),
})

builder.mutationField('deletePreference', (t) =>
  t.withAuth({ signedIn: true }).boolean({
    description: 'Forgets something that was learned. False when there is no such thing (any more).',
    args: { id: t.arg.id({ required: true, description: 'Id of a UserPreference.' }) },
    resolve: (_root, args, { pool, viewer }) => {
      const id = readIdOf('UserPreference', args.id)
      return id !== null && isUuid(id) && deletePreference(pool, viewer.userId, id)
    },
  }),
)
