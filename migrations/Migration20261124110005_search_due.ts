import { IndexMigration } from '../src/store/index-migration.ts'

export class Migration20261124110005_search_due extends IndexMigration {
  override name = 'Migration20261124110005_search_due'

  override up(): void | Promise<void> {
    this.createIndex('saved_search_due_idx', 'on "saved_search" ("last_told") where alerts_enabled')
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index concurrently if exists "saved_search_due_idx";`)
  }
}
