import { Migration } from '@mikro-orm/migrations'

export class Migration20261121234533_listing_map extends Migration {
  override name = 'Migration20261121234533_listing_map'

  override up(): void | Promise<void> {
    this.addSql(`drop index "listing_search_latitude_longitude_index";`)
    this.addSql(
      `create index "listing_search_map_idx" on "listing_search" ("latitude", "longitude") include ("sigungu_code", "region_code", "transaction_type", "property_type", "sale_price", "deposit", "monthly_rent", "exclusive_area");`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "listing_search_map_idx";`)
    this.addSql(
      `create index "listing_search_latitude_longitude_index" on "listing_search" ("latitude", "longitude");`,
    )
  }
}
