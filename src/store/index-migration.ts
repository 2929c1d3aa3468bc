import { Migration } from '@mikro-orm/migrations'

/**
 * A migration that makes indexes of tables that are in use: nobody who reads or writes them waits. It has no transaction,
 * so what it does can be done again after a death in its middle, which leaves an index that nobody may use.
 */
export abstract class IndexMigration extends Migration {
  override isTransactional(): boolean {
    return false
  }

  /** `createIndex('run_open_idx', 'on "run" ("status") where …')`. */
  protected createIndex(name: string, definition: string, kind: '' | 'unique' = ''): void {
    // It waits for every transaction that is under way, and makes nobody wait meanwhile.
    this.addSql('set lock_timeout = 0')
    this.addSql(`drop index concurrently if exists "${name}"`)
    this.addSql(`create ${kind} index concurrently "${name}" ${definition}`)
    this.addSql('reset lock_timeout')
  }
}
