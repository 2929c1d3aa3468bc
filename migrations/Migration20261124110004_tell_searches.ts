import { TellingMigration } from '../src/store/telling-migration.ts'

const OTHER = `(old.name, old.filter, old.query_text, old.alerts_enabled)
  is distinct from (new.name, new.filter, new.query_text, new.alerts_enabled)`

export class Migration20261124110004_tell_searches extends TellingMigration {
  override name = 'Migration20261124110004_tell_searches'

  override up(): void | Promise<void> {
    // -1: what is there when it is first looked at is no news; so it is for what older processes save.
    this.addSql(`alter table "saved_search" add "last_told" bigint not null default '-1';`)
    const of = (type: string) => `tell_of_row('${type}', 'savedSearchId', 'id')`
    this.tell('saved_search', 'saved_search_created', 'insert', of('SavedSearchCreated'))
    this.tell('saved_search', 'saved_search_updated', 'update', of('SavedSearchUpdated'), OTHER)
    this.tell('saved_search', 'saved_search_deleted', 'delete', of('SavedSearchDeleted'))
  }

  override down(): void | Promise<void> {
    this.untell('saved_search', 'saved_search_created', 'saved_search_updated', 'saved_search_deleted')
    this.addSql(`alter table "saved_search" drop column "last_told";`)
  }
}
