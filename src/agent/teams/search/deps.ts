import type { AgentPorts } from '../../ports.ts'
import type { Calls } from '../../calls/runner.ts'

export interface SearchDeps {
  ports: AgentPorts
  /** Decides what to look up where. */
  calls: Pick<Calls, 'call'>
  onError?: ((error: unknown, where: string) => void) | undefined
  /** Milliseconds that one source may take; {@link SOURCE_TIMEOUT} when left out. */
  sourceTimeout?: number
}
