import { Migration } from '@mikro-orm/migrations'

/** Who of a user’s is told outside of what they look at: browsers and servers; and what they look at. */
export class Migration20261125133212_receivers extends Migration {
  override name = 'Migration20261125133212_receivers'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "push_subscription" ("id" uuid not null, "user_id" uuid not null, "endpoint" text not null, "p256dh" text not null, "auth" text not null, "family" uuid not null, "user_agent" text null, "language" text not null, "delivered_at" timestamptz(3) null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`,
    )
    this.addSql(`create index "push_subscription_user_id_index" on "push_subscription" ("user_id");`)
    this.addSql(
      `alter table "push_subscription" add constraint "push_subscription_endpoint_unique" unique ("endpoint");`,
    )
    this.addSql(
      `create table "attention" ("id" uuid not null, "user_id" uuid not null, "run_id" uuid null, "session_id" text null, "until" timestamptz(3) not null, primary key ("id"));`,
    )
    this.addSql(`create index "attention_user_id_index" on "attention" ("user_id");`)
    this.addSql(`create index "attention_until_index" on "attention" ("until");`)
    this.addSql(
      `create table "webhook" ("id" uuid not null, "user_id" uuid not null, "url" text not null, "secret" text not null, "former_secret" text null, "former_until" timestamptz(3) null, "events" text[] not null, "failures" int not null default 0, "failing_since" timestamptz(3) null, "last_error" text null, "delivered_at" timestamptz(3) null, "stopped_at" timestamptz(3) null, "stopped_because" text null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`,
    )
    this.addSql(`create index "webhook_user_id_index" on "webhook" ("user_id");`)
    this.addSql(
      `alter table "push_subscription" add constraint "push_subscription_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "push_subscription" add constraint "push_subscription_language_check" check ("language" in ('KO', 'EN'));`,
    )
    this.addSql(
      `alter table "attention" add constraint "attention_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "webhook" add constraint "webhook_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "webhook" add constraint "webhook_stopped_because_check" check ("stopped_because" in ('SWITCHED_OFF', 'FAILING', 'GONE'));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "push_subscription" cascade;`)
    this.addSql(`drop table if exists "webhook" cascade;`)
    this.addSql(`drop table if exists "attention" cascade;`)
  }
}
