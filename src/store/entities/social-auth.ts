import { defineEntity, p } from '@mikro-orm/core'
import { SOCIAL_PROVIDERS } from '../../domain/user.ts'
import { createdAt, uuidId } from './columns.ts'
import { User } from './user.ts'

export const SocialAuthSchema = defineEntity({
  name: 'SocialAuth',
  tableName: 'social_auth',
  properties: {
    id: uuidId(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade').index(),
    provider: p.enum(SOCIAL_PROVIDERS),
    providerUserId: p.text(),
    createdAt: createdAt(),
  },
  uniques: [{ properties: ['provider', 'providerUserId'] }],
})
export class SocialAuth extends SocialAuthSchema.class {}
SocialAuthSchema.setClass(SocialAuth)
