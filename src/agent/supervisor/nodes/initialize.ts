import { say } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import { recall } from '../../memory/recall.ts'
import type { SupervisorDeps } from '../deps.ts'
import type { SupervisorState, SupervisorUpdate } from '../state.ts'

export const initialize =
  ({ ports }: SupervisorDeps) =>
  async (state: SupervisorState, control: NodeControl): Promise<SupervisorUpdate> => {
    say(control, { mark: 'phase', phase: 'INITIALIZATION' })
    return {
      currentPhase: 'INITIALIZATION',
      status: 'INITIALIZED',
      startTime: ports.now().toISOString(),
      loadedMemories: await recall(state, ports),
    }
  }
