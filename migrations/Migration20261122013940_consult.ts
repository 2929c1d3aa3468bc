import { Migration } from '@mikro-orm/migrations'

export class Migration20261122013940_consult extends Migration {
  override name = 'Migration20261122013940_consult'

  override up(): void | Promise<void> {
    this.addSql(`alter table "run" add "settings" jsonb not null default '{}';`)

    // Nothing was ever kept there before; the new columns have no value for it.
    this.addSql(`delete from "response_cache";`)
    this.addSql(`drop index "response_cache_query_unique";`)
    this.addSql(
      `alter table "response_cache" add "is_shared" boolean not null, add "run_id" uuid not null, add "domain" text not null, add "language" text not null, add "variant" text not null, add "profile" text not null, add "embedding_model" text null;`,
    )
    this.addSql(
      `alter table "response_cache" add constraint "response_cache_run_id_foreign" foreign key ("run_id") references "run" ("id") on delete cascade;`,
    )
    this.addSql(`alter table "response_cache" alter column "user_id" set not null;`)
    this.addSql(
      `create unique index "response_cache_query_unique" on public.response_cache (user_id, domain, corpus_version, language, variant, profile, md5(normalised_query));`,
    )
    this.addSql(`create index "response_cache_run_id_index" on "response_cache" ("run_id");`)
    this.addSql(
      `create index "response_cache_shared" on public.response_cache (md5(normalised_query), domain, corpus_version) where is_shared;`,
    )
    this.addSql(
      `alter table "response_cache" add constraint "response_cache_shared_without_profile" check (not is_shared or profile = '');`,
    )
    this.addSql(
      `alter table "response_cache" add constraint "response_cache_embedding_named" check ((embedding is null) = (embedding_model is null));`,
    )
    this.addSql(
      `alter table "response_cache" add constraint "response_cache_language_check" check ("language" in ('KO', 'EN'));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "response_cache" drop constraint "response_cache_run_id_foreign";`)

    this.addSql(`drop index "response_cache_run_id_index";`)
    this.addSql(`drop index "response_cache_shared";`)
    this.addSql(`drop index "response_cache_query_unique";`)
    this.addSql(`alter table "response_cache" drop constraint "response_cache_shared_without_profile";`)
    this.addSql(`alter table "response_cache" drop constraint "response_cache_embedding_named";`)
    this.addSql(`alter table "response_cache" drop constraint "response_cache_language_check";`)
    this.addSql(
      `alter table "response_cache" drop column "is_shared", drop column "run_id", drop column "domain", drop column "language", drop column "variant", drop column "profile", drop column "embedding_model";`,
    )
    this.addSql(
      `create unique index "response_cache_query_unique" on public.response_cache (user_id, corpus_version, md5(normalised_query)) nulls not distinct;`,
    )
    this.addSql(`alter table "response_cache" alter column "user_id" drop not null;`)

    this.addSql(`alter table "run" drop column "settings";`)
  }
}
