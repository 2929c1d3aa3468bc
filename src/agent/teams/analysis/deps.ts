import type { AgentPorts } from '../../ports.ts'
import type { AnalysisReasoner } from './reasoner.ts'

export interface AnalysisDeps {
  ports: AgentPorts
  reasoner: AnalysisReasoner
  onError?: ((error: unknown, where: string) => void) | undefined
}
