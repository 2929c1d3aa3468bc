import { sourceWord } from '../../domain/message/source-word.ts'
import { isUuid } from '../../domain/id.ts'
import { PREFERENCE_KEYS } from '../../domain/preference.ts'
import { regionInRoman } from '../../domain/message/place.ts'
import { deletePreference, USER_PREFERENCE } from '../../store/preferences.ts'
import { builder } from '../builder.ts'
import { columns } from '../columns.ts'
import { globalId, readIdOf } from '../ids.ts'
import { ChatMessage, UserPreference } from '../refs.ts'

UserPreference.implement({
  description:
    'Something learned from what a user said and kept as long-term memory. It fills what their later questions leave open, in ' +
    'every session, and the answer says so (`Answer.assumptions`, source PROFILE). They can delete it.',
  fields: (t) => ({
    ...columns(t, USER_PREFERENCE, {
      key: `What it is about: ${PREFERENCE_KEYS.join(', ')}. One value a key, the latest.`,
      value: 'What was learned, in the language it was said in.',
      isStated:
        'Whether they said it of themselves. What they only searched for is offered where something has to be asked, and ' +
        'fills nothing by itself.',
      learnedAt: 'When it was said.',
    }),
    valueLabel: t.string({
      description: 'What was learned, in the language of who reads where that is known of it.',
      resolve: ({ key, value }, _args, { language }) =>
        key === 'region' && language === 'EN' ? regionInRoman(value) : sourceWord(value, language),
    }),
    message: t.field({
      type: ChatMessage,
      nullable: true,
      description: 'The message that it was learned from; null when its session has been deleted.',
      resolve: (row) => row.sourceMessageId,
    }),
  }),
})

const DeletePreferencePayload = builder.simpleObject('DeletePreferencePayload', {
  description: 'Something that was learned, and is forgotten.',
  fields: (t) => ({ deletedPreferenceId: t.id({ description: 'Its former id.' }) }),
})

builder.mutationField('deletePreference', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: DeletePreferencePayload,
    nullable: true,
    description:
      'Forgets something that was learned, for good: what was said until now teaches it no more, saying it again does. Null ' +
      'when there is no such thing (any more), so that a repeated request does no harm.',
    args: { id: t.arg.id({ required: true, description: 'Id of a UserPreference.' }) },
    resolve: async (_root, args, { pool, viewer }) => {
      const id = readIdOf('UserPreference', args.id)
      if (id === null || !isUuid(id) || !(await deletePreference(pool, viewer.userId, id))) return null
      return { deletedPreferenceId: globalId('UserPreference', id) }
    },
  }),
)
