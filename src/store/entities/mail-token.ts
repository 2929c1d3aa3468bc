import { defineEntity, p } from '@mikro-orm/core'
import { MAIL_PURPOSES } from '../../domain/user.ts'
import { createdAt, instant, uuidId } from './columns.ts'
import { User } from './user.ts'

/** What was sent to a user's address and proves that its reader is there. Gone once it is used, or another one takes its place. */
export const MailTokenSchema = defineEntity({
  name: 'MailToken',
  tableName: 'mail_token',
  properties: {
    id: uuidId(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    purpose: p.enum(MAIL_PURPOSES),
    /** SHA-256 of the token, hex; the token itself is in the mail alone. */
    tokenHash: p.text().unique().hidden(),
    expiresAt: instant(),
    createdAt: createdAt(),
  },
  uniques: [{ properties: ['user', 'purpose'] }],
})
export class MailToken extends MailTokenSchema.class {}
MailTokenSchema.setClass(MailToken)
