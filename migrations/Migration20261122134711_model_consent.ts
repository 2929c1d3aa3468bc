import { Migration } from '@mikro-orm/migrations'

export class Migration20261122134711_model_consent extends Migration {
  override name = 'Migration20261122134711_model_consent'

  override up(): void | Promise<void> {
    this.addSql(`alter table "app_user" add "allows_model_provider" boolean null;`)
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "app_user" drop column "allows_model_provider";`)
  }
}
