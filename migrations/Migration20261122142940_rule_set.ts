import { Migration } from '@mikro-orm/migrations'

export class Migration20261122142940_rule_set extends Migration {
  override name = 'Migration20261122142940_rule_set'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "rule_set" ("id" uuid not null, "content_hash" text not null, "rows" jsonb not null, "imported" jsonb not null, "shipped_hash" text not null, "source" text not null, "imported_at" timestamptz(3) not null default now(), primary key ("id"));`,
    )
    this.addSql(`create index "rule_set_imported_at_index" on "rule_set" ("imported_at");`)

    this.addSql(`alter table "run" add "rule_set_id" uuid null;`)
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "rule_set" cascade;`)

    this.addSql(`alter table "run" drop column "rule_set_id";`)
  }
}
