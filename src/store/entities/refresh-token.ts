import { defineEntity, p } from '@mikro-orm/core'
import { createdAt, instant, uuidId } from './columns.ts'
import { User } from './user.ts'

/** Presenting a token that was already replaced revokes its whole family. */
const RefreshTokenSchema = defineEntity({
  name: 'RefreshToken',
  tableName: 'refresh_token',
  properties: {
    id: uuidId(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade').index(),
    /** SHA-256 of the opaque token, hex; the token itself is never stored. */
    tokenHash: p.text().unique().hidden(),
    family: p.uuid().index(),
    expiresAt: instant(),
    replacedBy: () =>
      p.manyToOne(RefreshToken).ref().nullable().name('replaced_by').deleteRule('set null').index(),
    revokedAt: instant().nullable(),
    createdAt: createdAt(),
  },
})
export class RefreshToken extends RefreshTokenSchema.class {}
RefreshTokenSchema.setClass(RefreshToken)
