import { Migration } from '@mikro-orm/migrations'

const INDEXES = {
  run_open_idx: `on "run" ("session_id", "created_at", "id") where status = any (array['QUEUED', 'RUNNING', 'WAITING_FOR_INPUT'])`,
  run_queued_idx: `on "run" ("created_at") where status = 'QUEUED'`,
}

export class Migration20261122131100_run_open_indexes extends Migration {
  override name = 'Migration20261122131100_run_open_indexes'

  /** Made while the tables are used. */
  override isTransactional(): boolean {
    return false
  }

  override up(): void | Promise<void> {
    for (const [name, definition] of Object.entries(INDEXES)) {
      // One that an interrupted attempt left behind is not valid.
      this.addSql(`drop index concurrently if exists "${name}";`)
      this.addSql(`create index concurrently "${name}" ${definition};`)
    }
    this.addSql(`alter table "execution_step" validate constraint "execution_step_step_type_check";`)
  }

  override down(): void | Promise<void> {
    for (const name of Object.keys(INDEXES)) this.addSql(`drop index concurrently if exists "${name}";`)
  }
}
