import type { AgentPorts } from '../../ports.ts'
import type { Reasoner } from '../../reasoner/reasoner.ts'

export interface SearchDeps {
  ports: AgentPorts
  reasoner: Reasoner
  onError?: ((error: unknown, where: string) => void) | undefined
  /** Milliseconds that one source may take; {@link SOURCE_TIMEOUT} when left out. */
  sourceTimeout?: number
}
