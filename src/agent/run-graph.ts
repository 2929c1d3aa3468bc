import type { BaseCheckpointSaver, Command, StateSnapshot } from '@langchain/langgraph'
import type { RunnableConfig } from '@langchain/core/runnables'
import { z } from 'zod'
import type { Answer } from '../domain/answer.ts'
import { LANGUAGES, MAX_QUERY_LENGTH } from '../domain/run.ts'
import type { Language, RunPhase } from '../domain/run.ts'
import type { RunBudget } from './budget.ts'
import type { Calls } from './calls/runner.ts'
import type { Draft } from './draft.ts'
import type { AgentDeps } from './ports.ts'
import type { TeamRunners } from './teams/team.ts'

/** What a run of any mode is built from. */
export interface GraphDeps extends AgentDeps {
  calls: Calls
  /** Without one the run can neither be resumed nor ask its user anything. */
  checkpointer?: BaseCheckpointSaver
  /** What the run may still use; its calls heed it by themselves. */
  budget?: RunBudget | undefined
  /** The teams there are; all of the product's when left out. */
  teams?: TeamRunners | undefined
  /** Whether an error means that the database is away: such a run is taken up again, and none of its steps has failed. */
  isOutage?: ((error: unknown) => boolean) | undefined
}

/** What its nodes get: with the teams that it asks. */
export type NodeDeps<Teams> = Omit<GraphDeps, 'checkpointer' | 'teams'> & { teams: Teams }

/** What a chunk of ['updates', 'custom'] is in LangGraph 1.7; an interrupt comes as an update of its own. */
export type GraphChunk = readonly ['custom', unknown] | readonly ['updates', Record<string, unknown>]

/** What a run is begun with, whatever graph carries it out. */
export const runStart = z.object({
  /** The run's id. */
  requestId: z.string().min(1),
  sessionId: z.string().min(1),
  userId: z.string().nullable(),
  query: z.string().min(1).max(MAX_QUERY_LENGTH),
  language: z.enum(LANGUAGES),
  /** The plan waits for its user before anything of it is done. */
  requirePlanApproval: z.boolean().default(false),
  /** What the run was asked to do otherwise, by the mode that it is for; each graph reads its own. */
  settings: z.record(z.string(), z.unknown()).default(() => ({})),
})
type RunStart = z.infer<typeof runStart>

/** What of the run changes when another one goes on from its checkpoint. */
export interface Forked {
  requestId: string
  language: Language
  /** Null: the same question. */
  query: string | null
}

/** What a graph's updates and states mean to the outside; it belongs to the graph and is the only one to know its nodes. */
export interface Telling<State> {
  /** The graph's input. */
  begin(start: RunStart): object
  /** The channels of a checkpoint that a fork has otherwise; null where nothing of it is of use, and the fork begins anew. */
  fork(forked: Forked): Record<string, unknown> | null
  /** What a node's update tells; a node that tells nothing may be unknown here. */
  readUpdate(node: string, update: object): Draft
  /**
   * What must have been said by the time a run's checkpoint is in this state. A process that died between a checkpoint and
   * the journal left it unsaid; the keys are those of the first telling, so what the journal has is not written twice.
   */
  readState(state: State): Draft
  answerIn(state: State): Answer | null
  phaseIn(state: State): RunPhase
}

interface StreamOptions extends RunnableConfig {
  streamMode: ['updates', 'custom']
  durability?: 'sync'
}

/** The part of a compiled LangGraph graph that carrying out a run needs. */
interface CompiledGraph {
  checkpointer?: BaseCheckpointSaver | boolean | undefined
  getState(config: RunnableConfig): Promise<StateSnapshot>
  getStateHistory(config: RunnableConfig): AsyncIterable<StateSnapshot>
  stream(input: never, options: StreamOptions): Promise<AsyncIterable<GraphChunk>>
}

/** A graph that carries out the runs of one mode. */
export interface RunGraph extends Omit<Telling<never>, 'readState' | 'answerIn' | 'phaseIn'> {
  /** Whether runs leave checkpoints. */
  isDurable: boolean
  getState(config: RunnableConfig): Promise<StateSnapshot>
  getStateHistory(config: RunnableConfig): AsyncIterable<StateSnapshot>
  stream(input: object | Command | null, options: StreamOptions): Promise<AsyncIterable<GraphChunk>>
  /** As in {@link Telling}, of a snapshot's values. */
  readState(values: unknown): Draft
  answerIn(values: unknown): Answer | null
  phaseIn(values: unknown): RunPhase
}

/** Ties a compiled graph to its telling. `State` is the graph's own: what its checkpoints hold went through its schema. */
export const runGraph = <State>(graph: CompiledGraph, telling: Telling<State>): RunGraph => ({
  ...telling,
  isDurable: graph.checkpointer !== undefined && graph.checkpointer !== false,
  getState: (config) => graph.getState(config),
  getStateHistory: (config) => graph.getStateHistory(config),
  stream: (input, options) => graph.stream(input as never, options),
  readState: (values) => telling.readState(values as State),
  answerIn: (values) => telling.answerIn(values as State),
  phaseIn: (values) => telling.phaseIn(values as State),
})
