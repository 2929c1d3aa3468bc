import { Migration } from '@mikro-orm/migrations'

export class Migration20261122130446_account_life extends Migration {
  override name = 'Migration20261122130446_account_life'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "mail_token" ("id" uuid not null, "user_id" uuid not null, "purpose" text not null, "token_hash" text not null, "expires_at" timestamptz(3) not null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`,
    )
    this.addSql(
      `alter table "mail_token" add constraint "mail_token_token_hash_unique" unique ("token_hash");`,
    )
    this.addSql(
      `alter table "mail_token" add constraint "mail_token_user_id_purpose_unique" unique ("user_id", "purpose");`,
    )

    this.addSql(`alter table "app_user" add "email_verified_at" timestamptz(3) null;`)

    this.addSql(
      `alter table "refresh_token" add "signed_in_at" timestamptz(3) not null default now(), add "user_agent" text null;`,
    )

    this.addSql(
      `alter table "mail_token" add constraint "mail_token_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "mail_token" add constraint "mail_token_purpose_check" check ("purpose" in ('PASSWORD_RESET', 'EMAIL_VERIFICATION'));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "mail_token" cascade;`)

    this.addSql(`alter table "app_user" drop column "email_verified_at";`)

    this.addSql(`alter table "refresh_token" drop column "signed_in_at", drop column "user_agent";`)
  }
}
