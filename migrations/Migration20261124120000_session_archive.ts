import { TellingMigration } from '../src/store/telling-migration.ts'

const tellRow = (
  then: string,
) => `create or replace function tell_of_row() returns trigger language plpgsql as $$
declare changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  perform tell_viewer((changed ->> 'user_id')::uuid,
    jsonb_build_object('type', tg_argv[0], tg_argv[1], changed ->> tg_argv[2]));
  ${then}return null;
end $$;`

/** Of what is deleted nothing is told any more but that. The places stay, so that no reader takes them for lost. */
const FORGET = `if tg_argv[0] = 'SessionDeleted' then
    update viewer_event set payload = '{"type": "Forgotten"}'
      where user_id = (changed ->> 'user_id')::uuid and payload ->> 'sessionId' = changed ->> 'id'
        and payload ->> 'type' <> 'SessionDeleted';
  end if;
  `

export class Migration20261124120000_session_archive extends TellingMigration {
  override name = 'Migration20261124120000_session_archive'

  override up(): void | Promise<void> {
    this.addSql(tellRow(FORGET))
    this.addSql(`alter table "chat_session" add "archived_at" timestamptz(3) null;`)
    const tell = (name: string, type: string, when: string) =>
      this.tell(
        'chat_session',
        name,
        'update of archived_at',
        `tell_of_row('${type}', 'sessionId', 'id')`,
        when,
      )
    tell(
      'chat_session_archived',
      'SessionArchived',
      'old.archived_at is null and new.archived_at is not null',
    )
    tell(
      'chat_session_restored',
      'SessionRestored',
      'old.archived_at is not null and new.archived_at is null',
    )
  }

  override down(): void | Promise<void> {
    this.untell('chat_session', 'chat_session_archived', 'chat_session_restored')
    this.addSql(`alter table "chat_session" drop column "archived_at";`)
    this.addSql(tellRow(''))
  }
}
