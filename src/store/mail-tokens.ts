import { newId } from '../domain/id.ts'
import type { MailPurpose } from '../domain/user.ts'
import { select } from './statement.ts'
import type { Queryable } from './statement.ts'

export interface MailTokenOwner {
  userId: string
  email: string
}

/** In place of the one that the user was sent before for the same purpose: the last mail is the one that counts. */
export const putMailToken = async (
  db: Queryable,
  token: { userId: string; purpose: MailPurpose; hash: string; expiresAt: Date },
): Promise<void> => {
  await select(
    db,
    'mail_token.put',
    `insert into mail_token (id, user_id, purpose, token_hash, expires_at) values ($1, $2, $3, $4, $5)
     on conflict (user_id, purpose) do update
       set token_hash = excluded.token_hash, expires_at = excluded.expires_at, created_at = now()`,
    [newId(), token.userId, token.purpose, token.hash, token.expiresAt],
  )
}

/** Whose a token is that still holds; using it is for the transaction that does what it is good for. */
export const findMailToken = async (
  db: Queryable,
  purpose: MailPurpose,
  hash: string,
): Promise<MailTokenOwner | null> => {
  const [owner] = await select<MailTokenOwner>(
    db,
    'mail_token.find',
    `select u.id as "userId", u.email from mail_token t join app_user u on u.id = t.user_id
     where t.token_hash = $1 and t.purpose = $2 and t.expires_at > now() and u.is_active and u.email is not null`,
    [hash, purpose],
  )
  return owner ?? null
}

/** Uses a token of a user up and notes that its address is theirs. False where the token does not hold (any more). */
export const verifyEmail = async (db: Queryable, userId: string, hash: string): Promise<boolean> => {
  const rows = await select(
    db,
    'mail_token.verify',
    `with used as (
       delete from mail_token where token_hash = $1 and user_id = $2 and purpose = 'EMAIL_VERIFICATION'
         and expires_at > now() returning user_id
     )
     update app_user set email_verified_at = coalesce(email_verified_at, now()) from used
     where id = used.user_id and is_active returning id`,
    [hash, userId],
  )
  return rows.length > 0
}
