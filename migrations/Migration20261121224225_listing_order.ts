import { Migration } from '@mikro-orm/migrations'

export class Migration20261121224225_listing_order extends Migration {
  override name = 'Migration20261121224225_listing_order'

  override up(): void | Promise<void> {
    this.addSql(
      `create index "listing_search_smallest_idx" on "listing_search" (coalesce("exclusive_area", 'Infinity'::double precision), "transaction_id");`,
    )
    this.addSql(
      `create index "listing_search_largest_idx" on "listing_search" (coalesce("exclusive_area", '-Infinity'::double precision), "transaction_id");`,
    )
    this.addSql(
      `create index "listing_search_trusted_idx" on "listing_search" (coalesce("trust_score", '-Infinity'::double precision), "transaction_id");`,
    )
    this.addSql(
      `create index "listing_search_nearest_idx" on "listing_search" (coalesce("subway_distance"::double precision, 'Infinity'::double precision), "transaction_id");`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "listing_search_smallest_idx";`)
    this.addSql(`drop index "listing_search_largest_idx";`)
    this.addSql(`drop index "listing_search_trusted_idx";`)
    this.addSql(`drop index "listing_search_nearest_idx";`)
  }
}
