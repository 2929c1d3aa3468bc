import { defineEntity, p } from '@mikro-orm/core'
import { createdAt, instant, uuidId } from './columns.ts'
import { User } from './user.ts'

/** Presenting a token that was replaced a while ago revokes its whole family. The last of a family tells of its sign-in. */
export const RefreshTokenSchema = defineEntity({
  name: 'RefreshToken',
  tableName: 'refresh_token',
  properties: {
    id: uuidId(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade').index(),
    /** SHA-256 of the opaque token, hex; the token itself is never stored. */
    tokenHash: p.text().unique().hidden(),
    family: p.uuid().index(),
    expiresAt: instant().index(),
    /** When the family began. */
    signedInAt: createdAt(),
    /** What the client called itself when it last got a token. */
    userAgent: p.text().nullable(),
    replacedBy: () =>
      p.manyToOne(RefreshToken).ref().nullable().name('replaced_by').deleteRule('set null').index(),
    revokedAt: instant().nullable(),
    createdAt: createdAt(),
  },
})
export class RefreshToken extends RefreshTokenSchema.class {}
RefreshTokenSchema.setClass(RefreshToken)
