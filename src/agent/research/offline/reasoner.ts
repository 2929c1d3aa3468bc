import type { PlaceIndex } from '../../../domain/language/places.ts'
import type { CallUsage } from '../../reasoner/call.ts'
import type { ResearchReasoner } from '../reasoner.ts'
import { compressNotes } from './compress.ts'
import { decompose } from './decompose.ts'
import { OFFLINE_RESEARCH } from './prompt.ts'
import { writeReport } from './report.ts'
import { researchTopic } from './research.ts'
import { scopeResearch } from './scope.ts'

const usage: CallUsage = { model: 'offline', promptTokens: 0, completionTokens: 0 }

/** Researches by rules alone: no network, and the same question has the same report. */
export const createOfflineResearch = ({
  places,
}: {
  places: () => Promise<PlaceIndex>
}): ResearchReasoner => ({
  async scopeResearch(input) {
    return { ...usage, value: scopeResearch(input, await places()) }
  },
  async writeBrief(input) {
    return { ...usage, value: decompose(input, await places()) }
  },
  superviseResearch({ language }) {
    const thought = OFFLINE_RESEARCH[language].enough
    return Promise.resolve({ ...usage, value: { thought, topics: [], dropped: 0 } })
  },
  async researchTopic(input) {
    return { ...usage, value: researchTopic(input, await places()) }
  },
  compressResearch(input) {
    return Promise.resolve({ ...usage, value: { ...compressNotes(input), dropped: 0 } })
  },
  async *writeReport(input, { signal }) {
    let offset = 0
    for (const text of writeReport(input, await places())) {
      if (text === '') continue
      signal.throwIfAborted()
      yield { text, offset }
      offset += text.length
    }
    return usage
  },
})
