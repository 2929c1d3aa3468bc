import { Migration } from '@mikro-orm/migrations'

export class Migration20261122195728_listing_floor extends Migration {
  override name = 'Migration20261122195728_listing_floor'

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "listing_search" add "lowest_floor" int null, add "highest_floor" int null, add "top_floor" int null, add "direction" text null;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "listing_search" drop column "lowest_floor", drop column "highest_floor", drop column "top_floor", drop column "direction";`,
    )
  }
}
