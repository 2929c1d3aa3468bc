import { Migration } from '@mikro-orm/migrations'

const kinds = (names: string) =>
  `add constraint "input_request_kind_check" check ("kind" in (${names})) not valid`
const BEFORE = `'CLARIFICATION', 'PLAN_APPROVAL', 'PROPERTY_SELECTION', 'CONTRACT_PARTIES'`

/** The versions of a document, and the question what becomes of one. The next migration validates what is only added here. */
export class Migration20261123025718_document_versions extends Migration {
  override name = 'Migration20261123025718_document_versions'

  override up(): void | Promise<void> {
    this.addSql(`alter table "input_request" drop constraint "input_request_kind_check";`)
    this.addSql(`alter table "input_request" ${kinds(`${BEFORE}, 'DOCUMENT_DECISION'`)};`)
    this.addSql(
      `alter table "generated_document" add "first_version_id" uuid null, add "version" int not null default 1, add "accepted_at" timestamptz(3) null;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "generated_document" drop column "first_version_id", drop column "version", drop column "accepted_at";`,
    )
    this.addSql(`alter table "input_request" drop constraint "input_request_kind_check";`)
    this.addSql(`alter table "input_request" ${kinds(BEFORE)};`)
  }
}
