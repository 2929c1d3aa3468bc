import { TellingMigration } from '../src/store/telling-migration.ts'

export class Migration20261124110001_tell_sessions extends TellingMigration {
  override name = 'Migration20261124110001_tell_sessions'

  override up(): void | Promise<void> {
    const of = (type: string) => `tell_of_row('${type}', 'sessionId', 'id')`
    this.tell('chat_session', 'chat_session_created', 'insert', of('SessionCreated'))
    const isOther = 'old.title is distinct from new.title'
    this.tell('chat_session', 'chat_session_renamed', 'update of title', of('SessionRenamed'), isOther)
    this.tell('chat_session', 'chat_session_deleted', 'delete', of('SessionDeleted'))
  }

  override down(): void | Promise<void> {
    this.untell('chat_session', 'chat_session_created', 'chat_session_renamed', 'chat_session_deleted')
  }
}
