import { Migration } from '@mikro-orm/migrations'

export class Migration20261122063107_listing_facets extends Migration {
  override name = 'Migration20261122063107_listing_facets'

  override up(): void | Promise<void> {
    this.addSql(
      `create index "listing_search_facets_idx" on "listing_search" ("sigungu_code") include ("region_code", "transaction_type", "property_type", "sale_price", "deposit", "monthly_rent");`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "listing_search_facets_idx";`)
  }
}
