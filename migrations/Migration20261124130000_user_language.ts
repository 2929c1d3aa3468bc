import { Migration } from '@mikro-orm/migrations'

/** The next migration validates what is only added here. */
export class Migration20261124130000_user_language extends Migration {
  override name = 'Migration20261124130000_user_language'

  override up(): void | Promise<void> {
    this.addSql(`alter table "app_user" add "language" text null;`)
    this.addSql(
      `alter table "app_user" add constraint "app_user_language_check" check ("language" in ('KO', 'EN')) not valid;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "app_user" drop column "language";`)
  }
}
