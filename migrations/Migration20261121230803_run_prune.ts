import { Migration } from '@mikro-orm/migrations'

export class Migration20261121230803_run_prune extends Migration {
  override name = 'Migration20261121230803_run_prune'

  override up(): void | Promise<void> {
    this.addSql(`alter table "run" add "checkpoints_pruned_at" timestamptz(3) null;`)
    this.addSql(`create index "run_prune_idx" on "run" ("completed_at") where checkpoints_pruned_at is null;`)
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "run_prune_idx";`)
    this.addSql(`alter table "run" drop column "checkpoints_pruned_at";`)
  }
}
