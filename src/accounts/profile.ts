import type { Pool } from 'pg'
import { InvalidInputError } from '../domain/errors.ts'
import type { Gender } from '../domain/user.ts'
import { entitiesOn } from '../store/db.ts'
import { UserProfile } from '../store/entities/user-profile.ts'
import { inTransaction } from '../store/transaction-block.ts'
import type { Viewer } from './viewer.ts'
import { explainTaken, hasControls, readNickname } from './sign-up-form.ts'

/** What is undefined stays as it is; null takes away. */
export interface ProfileChanges {
  nickname?: string | null | undefined
  bio?: string | null | undefined
  gender?: Gender | null | undefined
  /** ISO date. */
  birthDate?: string | null | undefined
  imageUrl?: string | null | undefined
}

const MAX_BIO = 500
const MAX_URL = 2000
const FIRST_BIRTH = '1900-01-01'

const readBio = (text: string): string => {
  const bio = text.length > 4 * MAX_BIO ? text : text.normalize('NFC').trim()
  if ([...bio].length > MAX_BIO)
    throw new InvalidInputError(`bio must have at most ${MAX_BIO} characters`, 'bio')
  // Of what cannot be seen only the ends of lines have a place in it.
  if (hasControls(bio.replace(/[\r\n]/g, ' ')))
    throw new InvalidInputError('bio must have visible characters only', 'bio')
  return bio
}

const readBirthDate = (date: string, now: Date): string => {
  if (date < FIRST_BIRTH || date > now.toISOString().slice(0, 10))
    throw new InvalidInputError(`birthDate must be from ${FIRST_BIRTH} until today`, 'birthDate')
  return date
}

const readImageUrl = (text: string): string => {
  const url = text.length <= MAX_URL && URL.canParse(text) ? new URL(text) : null
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '')
    throw new InvalidInputError(
      `imageUrl must be an https address of at most ${MAX_URL} characters`,
      'imageUrl',
    )
  return url.href
}

const kept = (text: string | null | undefined, read: (text: string) => string): string | null | undefined =>
  text === null || text === undefined ? text : read(text)

/** Throws InvalidInputError that names the field. */
export const updateProfile = async (
  pool: Pool,
  viewer: Viewer,
  changes: ProfileChanges,
  now: Date,
): Promise<void> => {
  if (viewer.type === 'GUEST')
    throw new InvalidInputError('guests have no profile; open an account with signUp')
  const read = {
    nickname: kept(changes.nickname, readNickname),
    bio: kept(changes.bio, readBio),
    gender: changes.gender,
    birthDate: kept(changes.birthDate, (date) => readBirthDate(date, now)),
    imageUrl: kept(changes.imageUrl, readImageUrl),
  }
  const given = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
  if (Object.keys(given).length === 0) return
  try {
    await inTransaction(pool, (client) =>
      entitiesOn(client).upsert(UserProfile, { user: viewer.userId, ...given }),
    )
  } catch (error) {
    throw explainTaken(error)
  }
}
