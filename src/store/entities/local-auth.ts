import { defineEntity, p } from '@mikro-orm/core'
import { createdAt, updatedAt } from './columns.ts'
import { User } from './user.ts'

export const LocalAuthSchema = defineEntity({
  name: 'LocalAuth',
  tableName: 'local_auth',
  properties: {
    user: () => p.oneToOne(User).ref().owner().primary().deleteRule('cascade'),
    /** argon2id, with its parameters and salt (PHC string). */
    hashedPassword: p.text().hidden(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
})
export class LocalAuth extends LocalAuthSchema.class {}
LocalAuthSchema.setClass(LocalAuth)
