import { Migration } from '@mikro-orm/migrations'

/** What was written before: steps that ended runs left behind, and what was used up in the days that are counted. */
export class Migration20261122131000_run_ends_before extends Migration {
  override name = 'Migration20261122131000_run_ends_before'

  override up(): void | Promise<void> {
    this.addSql(`update "execution_step" set step_type = 'ANALYSIS' where step_type = 'PLANNING';`)
    this.addSql(`update "execution_step" x set
        status = case when r.status = 'FAILED' and x.status = 'IN_PROGRESS' then 'FAILED' else 'SKIPPED' end,
        completed_at = r.completed_at,
        error = coalesce(x.error, case when r.language = 'EN' then 'The run had ended.' else '질문이 이미 끝났어요.' end)
      from "run" r
      where r.id = x.run_id and r.completed_at is not null and x.status in ('PENDING', 'IN_PROGRESS');`)
    this.addSql(`insert into "usage_day" as u (user_id, day, tokens)
      select r.user_id, (c.created_at at time zone 'Asia/Seoul')::date, sum(c.prompt_tokens + c.completion_tokens)
      from "model_call" c join "run" r on r.id = c.run_id
      where c.created_at > now() - interval '8 days'
      group by 1, 2 having sum(c.prompt_tokens + c.completion_tokens) > 0
      on conflict (user_id, day) do update set tokens = greatest(u.tokens, excluded.tokens);`)
  }

  override down(): void {}
}
