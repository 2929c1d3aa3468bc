import type { Turn } from '../../ports.ts'
import type { ResearchDeps } from '../deps.ts'
import { userMessage } from '../message.ts'
import type { ResearchNote } from '../note.ts'
import { buildResearcher } from './graph.ts'
import { researcherInput } from './state.ts'
import type { ResearcherState } from './state.ts'
import type { ResearcherTask } from './task.ts'

interface ResearcherControl {
  signal: AbortSignal
  report(progressPercentage: number): void
}

interface Researched {
  note: ResearchNote
  rawNotes: string[]
  tokensUsed: number
  errorLog: string[]
}

const SEARCHED = 90
/** Nobody knows how many rounds a topic takes: each brings it nearer to the end, and none to it. */
const progressAfter = (rounds: number): number => Math.round(SEARCHED * (1 - 0.6 ** rounds))

/** A researcher as the supervisor sends it out: a topic in, `compressedResearch` and `rawNotes` out, progress on the way. */
export const runResearcher = async (
  deps: ResearchDeps,
  task: ResearcherTask & { history: Turn[] },
  { signal, report }: ResearcherControl,
): Promise<Researched> => {
  const { topic, query, given, clarification, language, history, timestamp, notes } = task
  const input = {
    ...researcherInput.parse({
      ...task,
      researchTopic: topic,
      question: {
        query,
        language,
        history,
        now: timestamp,
        ...(clarification && { clarification }),
        ...(given && { given }),
      },
    }),
    researcherMessages: [userMessage([topic.description, ...notes].join('\n'))],
  }
  let last: ResearcherState | null = null
  let rounds = 0
  for await (const [mode, chunk] of await buildResearcher(deps).stream(input, {
    signal,
    // Each call is at most one round.
    recursionLimit: 2 * task.settings.maxToolCalls + 8,
    streamMode: ['values', 'updates'],
  })) {
    if (mode === 'values') {
      last = chunk
      continue
    }
    if (!('researcherTools' in chunk)) continue
    rounds += 1
    report(progressAfter(rounds))
  }
  if (!last?.compressedResearch) throw new Error('the researcher ended without a note')
  const { compressedResearch: note, rawNotes, tokensUsed, errorLog } = last
  return { note, rawNotes, tokensUsed, errorLog }
}
