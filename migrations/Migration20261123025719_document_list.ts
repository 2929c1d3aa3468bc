import { IndexMigration } from '../src/store/index-migration.ts'

export class Migration20261123025719_document_list extends IndexMigration {
  override name = 'Migration20261123025719_document_list'

  override up(): void | Promise<void> {
    this.addSql(`alter table "input_request" validate constraint "input_request_kind_check";`)
    this.createIndex(
      'generated_document_user_id_created_at_id_index',
      `on "generated_document" ("user_id", "created_at", "id")`,
    )
    // The new one begins with the user.
    this.addSql(`drop index concurrently if exists "generated_document_user_id_index";`)
  }

  override down(): void | Promise<void> {
    this.createIndex('generated_document_user_id_index', `on "generated_document" ("user_id")`)
    this.addSql(`drop index concurrently if exists "generated_document_user_id_created_at_id_index";`)
  }
}
