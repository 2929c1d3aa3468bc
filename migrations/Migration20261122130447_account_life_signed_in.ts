import { Migration } from '@mikro-orm/migrations'

/** Apart from the columns: nobody waits for the table while its rows are written. */
export class Migration20261122130447_account_life_signed_in extends Migration {
  override name = 'Migration20261122130447_account_life_signed_in'

  override up(): void | Promise<void> {
    // Nobody who is signed in now has just signed in: that would be taken for a fresh proof of who they are.
    this.addSql(
      `update refresh_token t set signed_in_at = first.at
       from (select family, min(created_at) as at from refresh_token group by family) first where first.family = t.family;`,
    )
  }

  override down(): void | Promise<void> {}
}
