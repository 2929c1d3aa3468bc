import { Migration } from '@mikro-orm/migrations'

export class Migration20261122143239_guest_usage extends Migration {
  override name = 'Migration20261122143239_guest_usage'

  override up(): void | Promise<void> {
    this
      .addSql(`create table "guest_usage_day" ("day" date not null, "key" text not null, "runs" int not null default 0,
      "tokens" bigint not null default '0', primary key ("day", "key"),
      constraint "guest_usage_day_counts_positive" check (runs >= 0 and tokens >= 0));`)
    this.addSql(`alter table "app_user" add "address_key" text null;`)
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "guest_usage_day" cascade;`)
    this.addSql(`alter table "app_user" drop column "address_key";`)
  }
}
