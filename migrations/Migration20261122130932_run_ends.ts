import { Migration } from '@mikro-orm/migrations'

export class Migration20261122130932_run_ends extends Migration {
  override name = 'Migration20261122130932_run_ends'

  override up(): void | Promise<void> {
    this.addSql(`alter table "usage_day" drop constraint "usage_day_runs_positive";`)
    this.addSql(`alter table "usage_day" add "tokens" bigint not null default '0';`)
    this.addSql(`alter table "usage_day" alter column "runs" set default 0;`)
    this.addSql(
      `alter table "usage_day" add constraint "usage_day_counts_positive" check (runs >= 0 and tokens >= 0) not valid;`,
    )

    // Validated when the rows of before have been mended.
    this.addSql(`alter table "execution_step" drop constraint "execution_step_step_type_check";`)
    this.addSql(
      `alter table "execution_step" add constraint "execution_step_step_type_check" check ("step_type" in ('SEARCH', 'ANALYSIS', 'DOCUMENT', 'RESEARCH')) not valid;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "execution_step" drop constraint "execution_step_step_type_check";`)
    this.addSql(
      `alter table "execution_step" add constraint "execution_step_step_type_check" check ("step_type" in ('PLANNING', 'SEARCH', 'ANALYSIS', 'DOCUMENT', 'RESEARCH'));`,
    )

    this.addSql(`alter table "usage_day" drop constraint "usage_day_counts_positive";`)
    this.addSql(`alter table "usage_day" drop column "tokens";`)
    this.addSql(`alter table "usage_day" alter column "runs" drop default;`)
    this.addSql(`delete from "usage_day" where runs = 0;`)
    this.addSql(`alter table "usage_day" add constraint "usage_day_runs_positive" check (runs > 0);`)
  }
}
