import { nestedPageCost, writePlace, readStretchArgs, toConnection, pageCost } from '../connection.ts'
import { feedCursor } from '../../domain/cursor.ts'
import { InvalidInputError } from '../../domain/errors.ts'
import { isSessionId } from '../../domain/id.ts'
import type { Usage } from '../../domain/quota.ts'
import type { UserType } from '../../domain/user.ts'
import type { Stretch } from '../../store/keyset.ts'
import { listSignIns } from '../../store/sign-ins.ts'
import { findUserProfile, hasPassword } from '../../store/users.ts'
import type { UserProfileRow } from '../../store/users.ts'
import { listPreferences } from '../../store/preferences.ts'
import { listSavedSearches } from '../../store/saved-searches.ts'
import { listSessions } from '../../store/sessions.ts'
import type { SessionChoice } from '../../store/sessions.ts'
import { builder } from '../builder.ts'
import { DocumentConnection, readDocuments } from '../document/document.ts'
import { FavoriteConnection, readFavorites } from './favorite.ts'
import { GenderEnum, LanguageEnum, UserTypeEnum } from '../enums.ts'
import { loaderByArguments, loaderByUser } from '../loaders.ts'
import { ChatSession, GeneratedDocument, SavedSearch, SignIn, User, UserPreference } from '../refs.ts'
import { ChatSessionConnection } from '../session/session.ts'

interface UserUsageRow extends Usage {
  runLimitPerDay: number | null
}

const UserProfile = builder.objectRef<UserProfileRow>('UserProfile').implement({
  description: 'What a user tells about themselves. Everything is optional.',
  fields: (t) => ({
    nickname: t.exposeString('nickname', {
      nullable: true,
      description: 'Shown name, at most 20 characters.',
    }),
    bio: t.exposeString('bio', { nullable: true, description: 'A few words.' }),
    gender: t.field({
      type: GenderEnum,
      nullable: true,
      description: 'Null: not said.',
      resolve: (p) => p.gender,
    }),
    birthDate: t.field({
      type: 'Date',
      nullable: true,
      description: 'Null: not said.',
      resolve: (p) => p.birthDate,
    }),
    imageUrl: t.exposeString('imageUrl', { nullable: true, description: 'Address of a picture.' }),
  }),
})

const UserUsage = builder.objectRef<UserUsageRow>('UserUsage').implement({
  description: 'What was used up today; the day begins at midnight in Korea.',
  fields: (t) => ({
    runsToday: t.exposeInt('runsToday', { description: 'Runs that were started.' }),
    runLimitPerDay: t.exposeInt('runLimitPerDay', { nullable: true, description: 'Null: no limit.' }),
    tokensToday: t.exposeInt('tokensToday', { description: 'Of models, read and written.' }),
  }),
})

const sessionsLoader = loaderByArguments(
  ({ pool }, { stretch, choice }: { stretch: Stretch; choice: SessionChoice }, userIds) =>
    listSessions(pool, userIds, stretch, choice),
)

const MAX_SEARCH = 100
const MAX_WORDS = 10
/** Whatever is found, the messages of many sessions may be read. */
const SEARCH_COST = 100

const readSearch = (search: string | null | undefined): string[] => {
  const said = search?.trim() ?? ''
  if (said.length > MAX_SEARCH)
    throw new InvalidInputError(`search must have at most ${MAX_SEARCH} characters`, 'search')
  return [...new Set(said.split(/\s+/).filter((word) => word !== ''))].slice(0, MAX_WORDS)
}
const passwordLoader = loaderByUser(({ pool }, userId) => hasPassword(pool, userId))
const signInsLoader = loaderByUser(({ pool }, userId) => listSignIns(pool, userId))
const profileLoader = loaderByUser(({ pool }, userId) => findUserProfile(pool, userId))
const savedSearchesLoader = loaderByUser(({ pool }, userId) => listSavedSearches(pool, userId))
const preferencesLoader = loaderByUser(({ pool }, userId) => listPreferences(pool, userId))
const usageLoader = loaderByArguments(({ runs }, { type }: { type: UserType }, userIds) =>
  Promise.all(userIds.map((userId) => runs.usage(userId, type))),
)

User.implement({
  description: 'A person who uses the product; guests are users too. Only the viewer’s own is ever visible.',
  fields: (t) => ({
    email: t.exposeString('email', { nullable: true, description: 'Lower case. Null for guests.' }),
    isEmailVerified: t.boolean({
      description:
        'Whether somebody proved to read its mail: by `verifyEmail`, a reset of the password, or a provider’s word.',
      resolve: (user) => user.emailVerifiedAt !== null,
    }),
    hasPassword: t.boolean({
      description:
        'Whether one can sign in with a password; false for guests and for who only signs in with others.',
      resolve: (user, _args, context) => passwordLoader(context).load(user.id),
    }),
    signIns: t.field({
      type: [SignIn],
      description: 'Where the user is signed in, the last used first; at most 100.',
      resolve: (user, _args, context) => signInsLoader(context).load(user.id),
    }),
    type: t.field({ type: UserTypeEnum, description: 'Kind of account.', resolve: (user) => user.type }),
    isActive: t.exposeBoolean('isActive', { description: 'False once the account is closed.' }),
    profile: t.field({
      type: UserProfile,
      nullable: true,
      description: 'Null until one is filled in; guests have none.',
      resolve: (user, _args, context) => profileLoader(context).load(user.id),
    }),
    sessions: t.connection(
      {
        type: ChatSession,
        description: 'The viewer’s chat sessions, the last used first.',
        args: {
          search: t.arg.string({
            description:
              `Only those in whose title or messages every one of these words stands, at most ${MAX_SEARCH} characters and ` +
              `${MAX_WORDS} words; case does not matter. Empty or left out: all.`,
          }),
          archived: t.arg.boolean({
            description: 'True: those that were put away; false or left out: the others.',
          }),
        },
        complexity: (args) => {
          const { field, multiplier } = pageCost(args)
          return { field: args.search ? field + SEARCH_COST : field, multiplier }
        },
        resolve: async (user, { search, archived, ...args }, context) => {
          const stretch = readStretchArgs(args, isSessionId)
          const choice = { isArchived: archived ?? false, words: readSearch(search) }
          const slice = await sessionsLoader(context, { stretch, choice }).load(user.id)
          return toConnection(slice, stretch, (row) => writePlace({ at: row.updatedAt, id: row.id }))
        },
      },
      ChatSessionConnection,
    ),
    favorites: t.field({
      type: FavoriteConnection,
      description: 'Saved properties, the last saved first.',
      args: {
        first: t.arg.int({ description: 'Page size, at most 100; 20 when omitted.' }),
        after: t.arg.string({ description: 'Only what comes after this cursor.' }),
        last: t.arg.int({ description: 'How many from the end, at most 100; not together with `first`.' }),
        before: t.arg.string({ description: 'Only what comes before this cursor.' }),
      },
      complexity: pageCost,
      resolve: (user, args, context) => readFavorites(context, user.id, args),
    }),
    documents: t.connection(
      {
        type: GeneratedDocument,
        description: 'What was written for the viewer, each in its last version, the last written first.',
        complexity: nestedPageCost,
        resolve: (user, args, context) => readDocuments(context, user.id, args),
      },
      DocumentConnection,
    ),
    savedSearches: t.field({
      type: [SavedSearch],
      description: 'The last saved first.',
      resolve: (user, _args, context) => savedSearchesLoader(context).load(user.id),
    }),
    preferences: t.field({
      type: [UserPreference],
      description: 'What is remembered of the user, the last learned first.',
      resolve: (user, _args, context) => preferencesLoader(context).load(user.id),
    }),
    usage: t.field({
      type: UserUsage,
      description: 'What the user used up today.',
      resolve: async (user, _args, context) => {
        const { quota, ...used } = await usageLoader(context, { type: user.type }).load(user.id)
        return { ...used, runLimitPerDay: quota.runsPerDay }
      },
    }),
    language: t.field({
      type: LanguageEnum,
      nullable: true,
      description:
        'In which the user wants to be spoken to (`setLanguage`); null: as `Accept-Language` says, Korean where it says nothing. ' +
        'A question is answered in its own language.',
      resolve: (user) => user.language,
    }),
    allowsModelProvider: t.boolean({
      description:
        'Whether what the user asks may be sent to the provider of the model (`Query.modelProvider`); what the deployment ' +
        'takes for granted until the user says otherwise (`allowModelProvider`). Rules answer where it may not.',
      resolve: (user, _args, { modelProvider }) =>
        user.allowsModelProvider ?? modelProvider?.allowedByDefault ?? true,
    }),
    lastEventCursor: t.string({
      description:
        'Cursor of the last `viewerEvents` event before this read: subscribe after it, and nothing that this read does not ' +
        'show is missed. Never null.',
      resolve: ({ id, toldUpTo }) => feedCursor(id, toldUpTo),
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'First sign-in.',
      resolve: (user) => user.createdAt,
    }),
  }),
})

builder.queryField('viewer', (t) =>
  t.field({
    type: User,
    nullable: true,
    description: 'The user whose token came with the request; null without a valid one.',
    resolve: (_root, _args, { viewer }) => viewer?.userId ?? null,
  }),
)
