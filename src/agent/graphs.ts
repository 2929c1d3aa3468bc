import type { RunMode } from '../domain/run.ts'
import { buildConsult } from './consult/graph.ts'
import { consultTelling } from './consult/telling.ts'
import { buildResearch } from './research/graph.ts'
import { researchTelling } from './research/telling.ts'
import { runGraph } from './run-graph.ts'
import type { GraphDeps, RunGraph } from './run-graph.ts'
import { buildSupervisor } from './supervisor/graph.ts'
import { supervisorTelling } from './supervisor/telling.ts'

/** The graph of each mode. */
const GRAPHS = {
  TEAM: (deps) => runGraph(buildSupervisor(deps), supervisorTelling),
  CONSULT: (deps) => runGraph(buildConsult(deps), consultTelling('ai_agent')),
  DIRECT: (deps) => runGraph(buildConsult(deps), consultTelling('llm')),
  RESEARCH: (deps) => runGraph(buildResearch(deps), researchTelling),
} satisfies Record<RunMode, (deps: GraphDeps) => RunGraph>

/** The graph that carries out a run. */
export const graphFor = (mode: RunMode, deps: GraphDeps): RunGraph => GRAPHS[mode](deps)
