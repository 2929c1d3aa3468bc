import type { Gender, UserType } from '../domain/user.ts'
import type { Queryable } from './statement.ts'

export interface UserRow {
  id: string
  email: string | null
  type: UserType
  isActive: boolean
  createdAt: Date
}

const COLUMNS = 'id, email, type, is_active as "isActive", created_at as "createdAt"'

export const findActiveUser = async (db: Queryable, userId: string): Promise<UserRow | null> => {
  const { rows } = await db.query<UserRow>({
    name: 'active-user',
    text: `select ${COLUMNS} from app_user where id = $1 and is_active`,
    values: [userId],
  })
  return rows[0] ?? null
}

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
