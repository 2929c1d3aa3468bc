import { Migration } from '@mikro-orm/migrations'

export class Migration20261122132845_demo extends Migration {
  override name = 'Migration20261122132845_demo'

  override up(): void | Promise<void> {
    this.addSql(`alter table "listing_search" add "is_demo" boolean not null default false;`)
    this.addSql(
      `update "listing_search" ls set "is_demo" = true from "transaction" t where t."id" = ls."transaction_id" and t."source" = 'demo';`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "listing_search" drop column "is_demo";`)
  }
}
