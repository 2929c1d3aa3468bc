import type { Calls } from '../../calls/runner.ts'
import type { ToolDeps } from '../../tools/tool.ts'

export interface SearchDeps extends ToolDeps {
  /** Decides what to look up where. */
  calls: Pick<Calls, 'call'>
}
