import { Migration } from '@mikro-orm/migrations'

export class Migration20261122013930_memory extends Migration {
  override name = 'Migration20261122013930_memory'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "forgotten_preference" ("user_id" uuid not null, "key" text not null, "forgotten_at" timestamptz(3) not null, primary key ("user_id", "key"));`,
    )

    this.addSql(`alter table "chat_session" add "summary" text null;`)

    this.addSql(`alter table "user_preference" add "is_stated" boolean not null default true;`)

    this.addSql(
      `alter table "forgotten_preference" add constraint "forgotten_preference_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete cascade;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "forgotten_preference" cascade;`)

    this.addSql(`alter table "chat_session" drop column "summary";`)
    this.addSql(`alter table "user_preference" drop column "is_stated";`)
  }
}
