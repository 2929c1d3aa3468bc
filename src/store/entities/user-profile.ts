import { defineEntity, p } from '@mikro-orm/core'
import { GENDERS } from '../../domain/user.ts'
import { User } from './user.ts'

export const UserProfileSchema = defineEntity({
  name: 'UserProfile',
  tableName: 'user_profile',
  properties: {
    user: () => p.oneToOne(User).ref().owner().primary().deleteRule('cascade'),
    nickname: p.text().nullable().unique(),
    bio: p.text().nullable(),
    gender: p.enum(GENDERS).nullable(),
    birthDate: p.date().nullable(),
    imageUrl: p.text().nullable(),
  },
  checks: [
    {
      name: 'user_profile_nickname_length',
      expression: 'char_length(nickname) >= 1 and char_length(nickname) <= 20',
    },
  ],
})
export class UserProfile extends UserProfileSchema.class {}
UserProfileSchema.setClass(UserProfile)
