import { TellingMigration } from '../src/store/telling-migration.ts'

export class Migration20261124110003_tell_favorites extends TellingMigration {
  override name = 'Migration20261124110003_tell_favorites'

  override up(): void | Promise<void> {
    const of = (type: string) => `tell_of_row('${type}', 'propertyId', 'real_estate_id')`
    this.tell('user_favorite', 'user_favorite_added', 'insert', of('FavoriteAdded'))
    this.tell('user_favorite', 'user_favorite_removed', 'delete', of('FavoriteRemoved'))
  }

  override down(): void | Promise<void> {
    this.untell('user_favorite', 'user_favorite_added', 'user_favorite_removed')
  }
}
