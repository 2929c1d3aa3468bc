import { Migration } from '@mikro-orm/migrations'

/**
 * A migration that makes a table tell its users of what becomes of its rows. One table each: a transaction that waits for the
 * locks of two meets those who write to both. What is told is written when the transaction commits, after everything else:
 * whoever tells holds the feed of a user, and must not wait for anything then.
 */
export abstract class TellingMigration extends Migration {
  /** `tell('run', 'run_told', 'insert', 'tell_of_run()')`. */
  protected tell(table: string, name: string, on: string, call: string, when?: string): void {
    this.addSql(
      `create constraint trigger "${name}" after ${on} on "${table}" deferrable initially deferred for each row ${when === undefined ? '' : `when (${when}) `}execute function ${call};`,
    )
  }

  protected untell(table: string, ...names: string[]): void {
    for (const name of names) this.addSql(`drop trigger if exists "${name}" on "${table}";`)
  }
}
