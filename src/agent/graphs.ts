import type { RunMode } from '../domain/run.ts'
import { runGraph } from './run-graph.ts'
import type { RunGraph } from './run-graph.ts'
import { buildSupervisor } from './supervisor/graph.ts'
import type { Supervisor } from './supervisor/graph.ts'
import { supervisorTelling } from './supervisor/telling.ts'

/** What a run of any mode is built from. */
export type GraphDeps = Supervisor

/** The graph of each mode that there is one for. */
const GRAPHS = {
  TEAM: (deps) => runGraph(buildSupervisor(deps), supervisorTelling),
} satisfies Partial<Record<RunMode, (deps: GraphDeps) => RunGraph>>

type CarriedOut = keyof typeof GRAPHS

/** Whether there is a graph for a mode. Another one is refused rather than answered as if it had been TEAM. */
export const isCarriedOut = (mode: RunMode): mode is CarriedOut => mode in GRAPHS

/** The graph that carries out a run. */
export const graphFor = (mode: RunMode, deps: GraphDeps): RunGraph => {
  if (!isCarriedOut(mode)) throw new Error(`there is no graph for mode ${mode}`)
  return GRAPHS[mode](deps)
}
