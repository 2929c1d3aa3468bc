import { Migration } from '@mikro-orm/migrations'

export class Migration20261121233223_listing_order_both_ways extends Migration {
  override name = 'Migration20261121233223_listing_order_both_ways'

  override up(): void | Promise<void> {
    this.addSql(
      `create index "listing_search_doubted_idx" on "listing_search" (coalesce("trust_score", 'Infinity'::double precision), "transaction_id");`,
    )
    this.addSql(
      `create index "listing_search_farthest_idx" on "listing_search" (coalesce("subway_distance"::double precision, '-Infinity'::double precision), "transaction_id");`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "listing_search_doubted_idx";`)
    this.addSql(`drop index "listing_search_farthest_idx";`)
  }
}
