import { INTERRUPT } from '@langchain/langgraph'
import { z } from 'zod'
import { inputAsk } from '../domain/input.ts'
import { parsed } from '../domain/parsed.ts'
import { all, executionStarted, planningStarted, stepUpdated, tell } from './draft.ts'
import type { Draft, Projected, RaisedInterrupt, RunView } from './draft.ts'
import type { Mark } from './marks.ts'
import { isMark } from './marks.ts'
import type { GraphChunk, RunGraph } from './run-graph.ts'

const readMark = (mark: Mark): Draft => {
  switch (mark.mark) {
    case 'phase':
      return tell({ kind: 'phase', phase: mark.phase })
    case 'planning':
      return planningStarted(mark.revision, mark.message)
    case 'execution':
      return executionStarted
    case 'step':
      return stepUpdated(mark.step)
    case 'delta':
      return tell({ kind: 'delta', delta: { text: mark.text, offset: mark.offset } })
    default:
      return mark satisfies never
  }
}

const raisedInterrupts = z.array(z.object({ id: z.string().min(1), value: inputAsk }))

/** What a node asked when it stopped, out of a stream or a checkpoint. */
export const readInterrupts = (raised: unknown): RaisedInterrupt[] =>
  parsed(raisedInterrupts, raised, 'what a node asked its user')

const readChunk = ({ readUpdate }: Pick<RunGraph, 'readUpdate'>, [mode, chunk]: GraphChunk): Draft => {
  if (mode === 'custom') return isMark(chunk) ? readMark(chunk) : tell()
  return all(
    Object.entries(chunk).map(([name, update]) => {
      if (name === INTERRUPT) return tell({ kind: 'interrupted', interrupts: readInterrupts(update) })
      // Beside the nodes there is __metadata__ on updates that are read back from a checkpoint.
      return typeof update === 'object' && update !== null ? readUpdate(name, update) : tell()
    }),
  )
}

/** What a chunk of a graph's stream means to the outside, and the view that remembers it. */
export const projectChunk = (
  graph: Pick<RunGraph, 'readUpdate'>,
  view: RunView,
  chunk: GraphChunk,
): { view: RunView; out: Projected[] } => readChunk(graph, chunk)(view)
