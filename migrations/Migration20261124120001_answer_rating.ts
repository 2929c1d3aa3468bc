import { Migration } from '@mikro-orm/migrations'

export class Migration20261124120001_answer_rating extends Migration {
  override name = 'Migration20261124120001_answer_rating'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "answer_rating" ("run_id" uuid not null, "is_helpful" boolean not null, "reasons" text[] not null default '{}', "comment" text null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), primary key ("run_id"));`,
    )
    this.addSql(`create index "answer_rating_updated_at_index" on "answer_rating" ("updated_at");`)
    this.addSql(
      `alter table "answer_rating" add constraint "answer_rating_run_id_foreign" foreign key ("run_id") references "run" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "answer_rating" add constraint "answer_rating_comment_length" check (char_length(comment) <= 1000);`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "answer_rating" cascade;`)
  }
}
