import type { AgentDeps } from '../../ports.ts'
import type { Calls } from '../../calls/runner.ts'

export interface AnalysisDeps extends AgentDeps {
  calls: Pick<Calls, 'call'>
}
