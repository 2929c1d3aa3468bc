import type { AgentPorts } from '../../ports.ts'

export interface AnalysisDeps {
  ports: AgentPorts
  onError?: ((error: unknown, where: string) => void) | undefined
}
