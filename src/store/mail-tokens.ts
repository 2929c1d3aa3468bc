import { newId } from '../domain/id.ts'
import type { MailPurpose } from '../domain/user.ts'
import { now, statement } from './db.ts'
import type { Given } from './db.ts'
import { isOfGoneUser } from './gone-user.ts'
import type { Queryable } from './statement.ts'

export interface MailTokenOwner {
  userId: string
  email: string
}

interface NewToken {
  userId: string
  purpose: MailPurpose
  hash: string
  expiresAt: Date
}

const put = statement('mail_token.put', (db, given: Given<NewToken & { id: string }>) =>
  db
    .insertInto('MailToken')
    .values({
      id: given.id,
      user: given.userId,
      purpose: given.purpose,
      tokenHash: given.hash,
      expiresAt: given.expiresAt,
    })
    .onConflict((former) =>
      former.columns(['user', 'purpose']).doUpdateSet({
        tokenHash: (of) => of.ref('excluded.tokenHash'),
        expiresAt: (of) => of.ref('excluded.expiresAt'),
        createdAt: now,
      }),
    ),
)

/**
 * In place of the one that the user was sent before for the same purpose: the last mail is the one that counts. False: the account
 * was deleted in the meantime, and nobody is to be written to.
 */
export const putMailToken = async (db: Queryable, token: NewToken): Promise<boolean> => {
  try {
    await put.run(db, { ...token, id: newId() })
    return true
  } catch (error) {
    if (isOfGoneUser(error)) return false
    throw error
  }
}

const find = statement('mail_token.find', (db, given: Given<{ purpose: MailPurpose; hash: string }>) =>
  db
    .selectFrom('MailToken as t')
    .innerJoin('User as u', 'u.id', 't.user')
    .select((of) => ['u.id as userId', of.ref('u.email').$notNull().as('email')])
    .where('t.tokenHash', '=', given.hash)
    .where('t.purpose', '=', given.purpose)
    .where('t.expiresAt', '>', now)
    .where('u.isActive', '=', true)
    .where('u.email', 'is not', null),
)

/** Whose a token is that still holds; using it is for the transaction that does what it is good for. */
export const findMailToken = (
  db: Queryable,
  purpose: MailPurpose,
  hash: string,
): Promise<MailTokenOwner | null> => find.first(db, { purpose, hash })

const verify = statement('mail_token.verify', (db, given: Given<{ userId: string; hash: string }>) =>
  db
    .with('used', (used) =>
      used
        .deleteFrom('MailToken')
        .where('tokenHash', '=', given.hash)
        .where('user', '=', given.userId)
        .where('purpose', '=', 'EMAIL_VERIFICATION')
        .where('expiresAt', '>', now)
        .returning('user as owner'),
    )
    .updateTable('User')
    .from('used')
    .set((user) => ({ emailVerifiedAt: user.fn.coalesce('User.emailVerifiedAt', now) }))
    .whereRef('User.id', '=', 'used.owner')
    .where('User.isActive', '=', true),
)

/** Uses a token of a user up and notes that its address is theirs. False where the token does not hold (any more). */
export const verifyEmail = async (db: Queryable, userId: string, hash: string): Promise<boolean> =>
  (await verify.run(db, { userId, hash })) > 0
