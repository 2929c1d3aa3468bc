import { Migration } from '@mikro-orm/migrations'

export class Migration20261122135139_privacy extends Migration {
  override name = 'Migration20261122135139_privacy'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "hidden_text" ("run_id" uuid not null, "token" text not null, "sealed" text not null, primary key ("run_id", "token"));`,
    )
    this.addSql(
      `alter table "hidden_text" add constraint "hidden_text_run_id_foreign" foreign key ("run_id") references "run" ("id") on delete cascade;`,
    )
    this.addSql(`alter table "run" add "details_forgotten_at" timestamptz(3) null;`)
    // Keys were kept as clients wrote them; from now on they are fingerprints, and none of the old ones is compared again.
    this.addSql(`update "run" set "idempotency_key" = null where "idempotency_key" is not null;`)
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "hidden_text" cascade;`)
    this.addSql(`alter table "run" drop column "details_forgotten_at";`)
  }
}
