import { defineEntity, p } from '@mikro-orm/core'
import { instant } from './columns.ts'
import { User } from './user.ts'

/** What a user wants forgotten, without what it was: words older than this teach it no more. */
export const ForgottenPreferenceSchema = defineEntity({
  name: 'ForgottenPreference',
  tableName: 'forgotten_preference',
  properties: {
    user: () => p.manyToOne(User).ref().primary().deleteRule('cascade'),
    key: p.text().primary(),
    forgottenAt: instant(),
  },
})
export class ForgottenPreference extends ForgottenPreferenceSchema.class {}
ForgottenPreferenceSchema.setClass(ForgottenPreference)
