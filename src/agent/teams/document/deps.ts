import type { AgentPorts } from '../../ports.ts'

export interface DocumentDeps {
  ports: AgentPorts
  onError?: ((error: unknown, where: string) => void) | undefined
}
