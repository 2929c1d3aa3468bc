import { TellingMigration } from '../src/store/telling-migration.ts'

/** It stops for its user, goes on with the answer, or ends; that a worker takes it is no news. */
const TURNS = `old.status is distinct from new.status and (new.status = 'WAITING_FOR_INPUT'
  or (old.status = 'WAITING_FOR_INPUT' and new.status = 'RUNNING')
  or new.status = any (array['COMPLETED', 'FAILED', 'CANCELLED']))`

export class Migration20261124110002_tell_runs extends TellingMigration {
  override name = 'Migration20261124110002_tell_runs'

  override up(): void | Promise<void> {
    this.tell('run', 'run_started', 'insert', 'tell_of_run()')
    this.tell('run', 'run_turned', 'update of status', 'tell_of_run()', TURNS)
  }

  override down(): void | Promise<void> {
    this.untell('run', 'run_started', 'run_turned')
  }
}
