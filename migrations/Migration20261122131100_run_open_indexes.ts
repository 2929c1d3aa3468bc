import { IndexMigration } from '../src/store/index-migration.ts'

const INDEXES = {
  run_open_idx: `on "run" ("session_id", "created_at", "id") where status = any (array['QUEUED', 'RUNNING', 'WAITING_FOR_INPUT'])`,
  run_queued_idx: `on "run" ("created_at") where status = 'QUEUED'`,
}

export class Migration20261122131100_run_open_indexes extends IndexMigration {
  override name = 'Migration20261122131100_run_open_indexes'

  override up(): void | Promise<void> {
    for (const [name, definition] of Object.entries(INDEXES)) this.createIndex(name, definition)
    this.addSql(`alter table "usage_day" validate constraint "usage_day_counts_positive";`)
    this.addSql(`alter table "execution_step" validate constraint "execution_step_step_type_check";`)
  }

  override down(): void | Promise<void> {
    for (const name of Object.keys(INDEXES)) this.addSql(`drop index concurrently if exists "${name}";`)
  }
}
