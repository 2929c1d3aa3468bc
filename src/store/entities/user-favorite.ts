import { defineEntity, p } from '@mikro-orm/core'
import { createdAt, uuidId } from './columns.ts'
import { RealEstate } from './real-estate.ts'
import { User } from './user.ts'

const UserFavoriteSchema = defineEntity({
  name: 'UserFavorite',
  tableName: 'user_favorite',
  properties: {
    id: uuidId(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    realEstate: () => p.manyToOne(RealEstate).ref().deleteRule('cascade').index(),
    priceAtSave: p.integer().nullable(),
    createdAt: createdAt(),
  },
  uniques: [{ properties: ['user', 'realEstate'] }],
  indexes: [{ properties: ['user', 'createdAt', 'id'] }],
})
export class UserFavorite extends UserFavoriteSchema.class {}
UserFavoriteSchema.setClass(UserFavorite)
