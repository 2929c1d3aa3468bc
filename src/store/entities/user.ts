import { defineEntity, p } from '@mikro-orm/core'
import { LANGUAGES } from '../../domain/run.ts'
import { USER_TYPES } from '../../domain/user.ts'
import { createdAt, instant, updatedAt, uuidId } from './columns.ts'

/** Guests are users too. The table is `app_user`: `user` is a reserved word. */
export const UserSchema = defineEntity({
  name: 'User',
  tableName: 'app_user',
  properties: {
    id: uuidId(),
    /** Case-folded by the application; the check holds it to that. */
    email: p.text().nullable().unique(),
    /** When somebody who reads its mail, or a provider, proved it to be the user's; null: nobody has. */
    emailVerifiedAt: instant().nullable(),
    type: p.enum(USER_TYPES),
    isActive: p.boolean().default(true),
    /** Whether what they ask may be sent to a provider of models; null: they have not said. */
    allowsModelProvider: p.boolean().nullable(),
    /** In which they are spoken to; null: as their device says. */
    language: p.enum(LANGUAGES).nullable(),
    /** Of a guest: keyed hash of the address that they came from, whose share they use up. */
    addressKey: p.text().nullable(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  indexes: [{ name: 'app_user_guest_idx', properties: ['createdAt'], where: `type = 'GUEST'` }],
  checks: [{ name: 'app_user_email_folded', expression: 'email = lower(email)' }],
})
export class User extends UserSchema.class {}
UserSchema.setClass(User)
