import type { RunPhase } from '../domain/run.ts'
import type { ExecutionStep } from '../domain/step.ts'

/** What a node says while it works, through LangGraph's writer; project.ts turns it into events. */
export type Mark =
  | { mark: 'phase'; phase: RunPhase }
  | { mark: 'planning'; revision: number; message: string }
  | { mark: 'execution' }
  | { mark: 'step'; step: ExecutionStep }
  /** `offset` as in {@link AnswerPiece}. */
  | { mark: 'delta'; text: string; offset: number }

const MARKS: readonly string[] = ['phase', 'planning', 'execution', 'step', 'delta'] satisfies Mark['mark'][]

/** Whether a chunk of the custom stream is one of ours: a library may write there too. */
export const isMark = (chunk: unknown): chunk is Mark =>
  typeof chunk === 'object' && chunk !== null && 'mark' in chunk && MARKS.includes(String(chunk.mark))

/** Structural part of LangGraph's node config. */
export interface NodeControl {
  writer?: ((chunk: unknown) => void) | undefined
  signal?: AbortSignal | undefined
  configurable?: Record<string, unknown> | undefined
}

export const say = (control: NodeControl, mark: Mark): void => control.writer?.(mark)

const never = new AbortController().signal
/** Outside a run (a graph that is invoked by hand) nothing aborts. */
export const signalOf = (control: NodeControl): AbortSignal => control.signal ?? never
