import { IndexMigration } from '../src/store/index-migration.ts'

const INDEXES = {
  app_user_guest_idx: `on "app_user" ("created_at") where type = 'GUEST'`,
  refresh_token_expires_at_index: `on "refresh_token" ("expires_at")`,
  run_details_idx: `on "run" ("completed_at") where details_forgotten_at is null`,
}

export class Migration20261122135140_retention_indexes extends IndexMigration {
  override name = 'Migration20261122135140_retention_indexes'

  override up(): void | Promise<void> {
    for (const [name, definition] of Object.entries(INDEXES)) this.createIndex(name, definition)
  }

  override down(): void | Promise<void> {
    for (const name of Object.keys(INDEXES)) this.addSql(`drop index concurrently if exists "${name}";`)
  }
}
