import { IndexMigration } from '../src/store/index-migration.ts'

export class Migration20261122143350_forgotten_documents extends IndexMigration {
  override name = 'Migration20261122143350_forgotten_documents'

  override up(): void | Promise<void> {
    this.addSql(`alter table "run" add column if not exists "documents_forgotten_at" timestamptz(3) null;`)
    this.createIndex(
      'run_documents_idx',
      `on "run" ("completed_at") where status = any (array['FAILED', 'CANCELLED']) and documents_forgotten_at is null`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index concurrently if exists "run_documents_idx";`)
    this.addSql(`alter table "run" drop column "documents_forgotten_at";`)
  }
}
