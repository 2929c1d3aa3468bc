import { writePlace, readStretchArgs, toConnection, pageCost } from './connection.ts'
import { findUserProfile } from '../store/users.ts'
import type { UserProfileRow } from '../store/users.ts'
import { listSessions } from '../store/sessions.ts'
import { builder } from './builder.ts'
import { GenderEnum, UserTypeEnum } from './enums.ts'
import { ChatSession, isSessionId, User } from './refs.ts'
import { ChatSessionConnection } from './session.ts'

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

User.implement({
  description: 'A person who uses the product; guests are users too. Only the viewer’s own is ever visible.',
  fields: (t) => ({
    email: t.exposeString('email', { nullable: true, description: 'Lower case. Null for guests.' }),
    type: t.field({ type: UserTypeEnum, description: 'Kind of account.', resolve: (user) => user.type }),
    isActive: t.exposeBoolean('isActive', { description: 'False once the account is closed.' }),
    profile: t.field({
      type: UserProfile,
      nullable: true,
      description: 'Null until one is filled in; guests have none.',
      resolve: (user, _args, { pool }) => findUserProfile(pool, user.id),
    }),
    sessions: t.connection(
      {
        type: ChatSession,
        description: 'The viewer’s chat sessions, the last used first.',
        complexity: pageCost,
        resolve: async (user, args, { pool }) => {
          const stretch = readStretchArgs(args, isSessionId)
          const slice = await listSessions(pool, user.id, stretch)
          return toConnection(slice, stretch, (row) => writePlace({ at: row.updatedAt, id: row.id }))
        },
      },
      ChatSessionConnection,
    ),
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
