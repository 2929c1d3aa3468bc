import { defineEntity, p } from '@mikro-orm/core'
import { TRANSACTION_TYPES } from '../../domain/property.ts'
import { createdAt, uuidId, manwon } from './columns.ts'
import { RealEstate } from './real-estate.ts'
import { User } from './user.ts'

export const UserFavoriteSchema = defineEntity({
  name: 'UserFavorite',
  tableName: 'user_favorite',
  properties: {
    id: uuidId(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    realEstate: () => p.manyToOne(RealEstate).ref().deleteRule('cascade').index(),
    /** What the price is of: the cheapest sale, else the cheapest jeonse, else the lowest monthly rent. */
    priceType: p.enum(TRANSACTION_TYPES).nullable(),
    priceAtSave: manwon().nullable(),
    createdAt: createdAt(),
  },
  uniques: [{ properties: ['user', 'realEstate'] }],
  checks: [
    {
      name: 'user_favorite_price_of_something',
      expression: 'price_at_save is null or price_type is not null',
    },
  ],
  indexes: [{ properties: ['user', 'createdAt', 'id'] }],
})
export class UserFavorite extends UserFavoriteSchema.class {}
UserFavoriteSchema.setClass(UserFavorite)
