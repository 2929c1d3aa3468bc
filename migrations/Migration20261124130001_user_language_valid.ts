import { Migration } from '@mikro-orm/migrations'

export class Migration20261124130001_user_language_valid extends Migration {
  override name = 'Migration20261124130001_user_language_valid'

  override up(): void | Promise<void> {
    this.addSql(`alter table "app_user" validate constraint "app_user_language_check";`)
  }

  // It goes with the column.
  override down(): void | Promise<void> {}
}
