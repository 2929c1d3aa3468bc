import type { AgentPorts } from '../../ports.ts'
import type { Calls } from '../../calls/runner.ts'

export interface AnalysisDeps {
  ports: AgentPorts
  calls: Pick<Calls, 'call'>
  onError?: ((error: unknown, where: string) => void) | undefined
}
