import { IndexMigration } from '../src/store/index-migration.ts'

const COUNTED = `"region_code", "transaction_type", "property_type", "sale_price", "deposit", "monthly_rent"`

/** What a map and the facets count with, made beside the index in use and put in its place. */
export class Migration20261122132846_demo_index extends IndexMigration {
  override name = 'Migration20261122132846_demo_index'

  private replaceIndex(name: string, definition: string): void {
    this.createIndex(`${name}_new`, definition)
    this.addSql(`drop index concurrently if exists "${name}"`)
    this.addSql(`alter index "${name}_new" rename to "${name}"`)
  }

  override up(): void | Promise<void> {
    this.replaceIndex(
      'listing_search_map_idx',
      `on "listing_search" ("latitude", "longitude") include ("sigungu_code", ${COUNTED}, "exclusive_area", "is_demo")`,
    )
    this.replaceIndex(
      'listing_search_facets_idx',
      `on "listing_search" ("sigungu_code") include (${COUNTED}, "is_demo")`,
    )
  }

  override down(): void | Promise<void> {
    this.replaceIndex(
      'listing_search_map_idx',
      `on "listing_search" ("latitude", "longitude") include ("sigungu_code", ${COUNTED}, "exclusive_area")`,
    )
    this.replaceIndex(
      'listing_search_facets_idx',
      `on "listing_search" ("sigungu_code") include (${COUNTED})`,
    )
  }
}
