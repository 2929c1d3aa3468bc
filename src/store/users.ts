import type { Language } from '../domain/run.ts'
import type { Gender, UserType } from '../domain/user.ts'
import { select } from './statement.ts'
import type { Queryable } from './statement.ts'

export interface UserRow {
  id: string
  email: string | null
  type: UserType
  isActive: boolean
  emailVerifiedAt: Date | null
  /** Null: they have not said. */
  allowsModelProvider: boolean | null
  /** Null: as their device says. */
  language: Language | null
  /** How much they were told as of this read. */
  toldUpTo: number
  createdAt: Date
}

const COLUMNS = `id, email, type, is_active as "isActive", email_verified_at as "emailVerifiedAt",
  allows_model_provider as "allowsModelProvider", language, created_at as "createdAt",
  coalesce((select f.last_seq from viewer_feed f where f.user_id = app_user.id), 0)::int as "toldUpTo"`

export const findActiveUser = async (db: Queryable, userId: string): Promise<UserRow | null> => {
  const { rows } = await db.query<UserRow>({
    name: 'active-user',
    text: `select ${COLUMNS} from app_user where id = $1 and is_active`,
    values: [userId],
  })
  return rows[0] ?? null
}

/** The account of an email, whether it has a password or not. */
export const findUserByEmail = async (db: Queryable, email: string): Promise<UserRow | null> => {
  const [user] = await select<UserRow>(
    db,
    'user-by-email',
    `select ${COLUMNS} from app_user where email = $1 and is_active`,
    [email],
  )
  return user ?? null
}

export interface OwnerRow {
  email: string | null
  hashedPassword: string | null
  /** When the sign-in began that is used. */
  signedInAt: Date
}

/** What the owner of an account can be known by, who uses one of its sign-ins. */
export const findOwner = async (db: Queryable, userId: string, family: string): Promise<OwnerRow | null> => {
  const [owner] = await select<OwnerRow>(
    db,
    'user-owner',
    `select u.email, a.hashed_password as "hashedPassword", t.signed_in_at as "signedInAt"
     from app_user u join refresh_token t on t.user_id = u.id left join local_auth a on a.user_id = u.id
     where u.id = $1 and u.is_active and t.family = $2 and t.revoked_at is null limit 1`,
    [userId, family],
  )
  return owner ?? null
}

/** Whether a user can sign in with a password. */
export const hasPassword = async (db: Queryable, userId: string): Promise<boolean> =>
  (await select(db, 'user-has-password', 'select from local_auth where user_id = $1', [userId])).length > 0

/** A user sees only themselves. */
export const loadUsers = async (
  db: Queryable,
  viewerId: string,
  ids: readonly string[],
): Promise<UserRow[]> => {
  const { rows } = await db.query<UserRow>({
    name: 'users',
    text: `select ${COLUMNS} from app_user where id = any($2::uuid[]) and id = $1`,
    values: [viewerId, ids],
  })
  return rows
}

/** Whether a user allows that what they ask is sent to a provider of models; null where they have not said. */
export const findModelConsent = async (db: Queryable, userId: string): Promise<boolean | null> => {
  const { rows } = await db.query<{ allows: boolean | null }>({
    name: 'user-model-consent',
    text: 'select allows_model_provider as allows from app_user where id = $1',
    values: [userId],
  })
  return rows[0]?.allows ?? null
}

export const keepModelConsent = async (db: Queryable, userId: string, allows: boolean): Promise<void> => {
  await db.query({
    name: 'user-model-consent-keep',
    text: 'update app_user set allows_model_provider = $2, updated_at = now() where id = $1',
    values: [userId, allows],
  })
}

export const keepLanguage = async (
  db: Queryable,
  userId: string,
  language: Language | null,
): Promise<void> => {
  await db.query({
    name: 'user-language-keep',
    text: 'update app_user set language = $2, updated_at = now() where id = $1',
    values: [userId, language],
  })
}

export interface UserProfileRow {
  userId: string
  nickname: string | null
  bio: string | null
  gender: Gender | null
  /** ISO date. */
  birthDate: string | null
  imageUrl: string | null
}

export const findUserProfile = async (db: Queryable, userId: string): Promise<UserProfileRow | null> => {
  const { rows } = await db.query<UserProfileRow>({
    name: 'user-profile',
    text: `select user_id as "userId", nickname, bio, gender, birth_date::text as "birthDate", image_url as "imageUrl"
           from user_profile where user_id = $1`,
    values: [userId],
  })
  return rows[0] ?? null
}

/** Who has this email and a password; null for everybody else. */
export const findCredentials = async (
  db: Queryable,
  email: string,
): Promise<{ userId: string; hashedPassword: string } | null> => {
  const { rows } = await db.query<{ userId: string; hashedPassword: string }>({
    name: 'user-credentials',
    text: `select u.id as "userId", a.hashed_password as "hashedPassword"
           from app_user u join local_auth a on a.user_id = u.id where u.email = $1 and u.is_active`,
    values: [email],
  })
  return rows[0] ?? null
}
