import type { AgentPorts } from '../../ports.ts'
import type { Reasoner } from '../../reasoner/reasoner.ts'

export interface SearchDeps {
  ports: AgentPorts
  /** Decides what to look up where. */
  reasoner: Pick<Reasoner, 'planSearch'>
  onError?: ((error: unknown, where: string) => void) | undefined
  /** Milliseconds that one source may take; {@link SOURCE_TIMEOUT} when left out. */
  sourceTimeout?: number
}
