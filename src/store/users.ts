import type { Language } from '../domain/run.ts'
import { anyOf, now, statement } from './db.ts'
import type { Db, Given, RowOf } from './db.ts'
import type { Queryable } from './statement.ts'

const users = (db: Db) =>
  db.selectFrom('User').select((user) => [
    'id',
    'email',
    'type',
    'isActive',
    'emailVerifiedAt',
    'allowsModelProvider',
    'language',
    'createdAt',
    // How much they were told as of this read.
    user
      .cast<number>(
        user.fn.coalesce(
          user.selectFrom('ViewerFeed as f').select('f.lastSeq').whereRef('f.user', '=', 'User.id'),
          user.lit(0),
        ),
        'integer',
      )
      .as('toldUpTo'),
  ])

interface OfUser {
  userId: string
}

const active = statement('active-user', (db, given: Given<OfUser>) =>
  users(db).where('id', '=', given.userId).where('isActive', '=', true),
)
export type UserRow = RowOf<typeof active>

export const findActiveUser = (db: Queryable, userId: string): Promise<UserRow | null> =>
  active.first(db, { userId })

const byEmail = statement('user-by-email', (db, given: Given<{ email: string }>) =>
  users(db).where('email', '=', given.email).where('isActive', '=', true),
)

/** The account of an email, whether it has a password or not. */
export const findUserByEmail = (db: Queryable, email: string): Promise<UserRow | null> =>
  byEmail.first(db, { email })

const owner = statement('user-owner', (db, given: Given<OfUser & { family: string }>) =>
  db
    .selectFrom('User as u')
    .innerJoin('RefreshToken as t', 't.user', 'u.id')
    .leftJoin('LocalAuth as a', 'a.user', 'u.id')
    .select(['u.email', 'a.hashedPassword', 't.signedInAt'])
    .where('u.id', '=', given.userId)
    .where('u.isActive', '=', true)
    .where('t.family', '=', given.family)
    .where('t.revokedAt', 'is', null)
    .limit(1),
)
export type OwnerRow = RowOf<typeof owner>

/** What the owner of an account can be known by, who uses one of its sign-ins; `signedInAt`: when that began. */
export const findOwner = (db: Queryable, userId: string, family: string): Promise<OwnerRow | null> =>
  owner.first(db, { userId, family })

const password = statement('user-has-password', (db, given: Given<OfUser>) =>
  db.selectFrom('LocalAuth').select('user').where('user', '=', given.userId),
)

/** Whether a user can sign in with a password. */
export const hasPassword = async (db: Queryable, userId: string): Promise<boolean> =>
  (await password.first(db, { userId })) !== null

const themselves = statement('users', (db, given: Given<{ viewerId: string; ids: readonly string[] }>) =>
  users(db).where('id', '=', anyOf(given.ids)).where('id', '=', given.viewerId),
)

/** A user sees only themselves. */
export const loadUsers = (db: Queryable, viewerId: string, ids: readonly string[]): Promise<UserRow[]> =>
  themselves.all(db, { viewerId, ids })

const consent = statement('user-model-consent', (db, given: Given<OfUser>) =>
  db.selectFrom('User').select('allowsModelProvider').where('id', '=', given.userId),
)

/** Whether a user allows that what they ask is sent to a provider of models; null where they have not said. */
export const findModelConsent = async (db: Queryable, userId: string): Promise<boolean | null> =>
  (await consent.first(db, { userId }))?.allowsModelProvider ?? null

const putConsent = statement('user-model-consent-keep', (db, given: Given<OfUser & { allows: boolean }>) =>
  db
    .updateTable('User')
    .set({ allowsModelProvider: given.allows, updatedAt: now })
    .where('id', '=', given.userId),
)

export const keepModelConsent = async (db: Queryable, userId: string, allows: boolean): Promise<void> => {
  await putConsent.run(db, { userId, allows })
}

const putLanguage = statement(
  'user-language-keep',
  (db, given: Given<OfUser & { language: Language | null }>) =>
    db.updateTable('User').set({ language: given.language, updatedAt: now }).where('id', '=', given.userId),
)

export const keepLanguage = async (
  db: Queryable,
  userId: string,
  language: Language | null,
): Promise<void> => {
  await putLanguage.run(db, { userId, language })
}

const profile = statement('user-profile', (db, given: Given<OfUser>) =>
  db
    .selectFrom('UserProfile')
    .select(['user as userId', 'nickname', 'bio', 'gender', 'birthDate', 'imageUrl'])
    .where('user', '=', given.userId),
)
export type UserProfileRow = RowOf<typeof profile>

export const findUserProfile = (db: Queryable, userId: string): Promise<UserProfileRow | null> =>
  profile.first(db, { userId })

const credentials = statement('user-credentials', (db, given: Given<{ email: string }>) =>
  db
    .selectFrom('User as u')
    .innerJoin('LocalAuth as a', 'a.user', 'u.id')
    .select(['u.id as userId', 'a.hashedPassword'])
    .where('u.email', '=', given.email)
    .where('u.isActive', '=', true),
)

/** Who has this email and a password; null for everybody else. */
export const findCredentials = (
  db: Queryable,
  email: string,
): Promise<{ userId: string; hashedPassword: string } | null> => credentials.first(db, { email })
