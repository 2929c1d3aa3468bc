import type { PlaceIndex } from '../../../domain/language/places.ts'
import { OFFLINE, streamOffline } from '../../reasoner/offline/usage.ts'
import type { ResearchReasoner } from '../reasoner.ts'
import { compressNotes } from '../report/compress.ts'
import { decompose } from '../planning/decompose.ts'
import { OFFLINE_RESEARCH } from '../planning/prompt.ts'
import { writeReport } from '../report/report.ts'
import { researchTopic } from '../planning/next-calls.ts'
import { scopeResearch } from '../planning/scope.ts'

/** Researches by rules alone: no network, and the same question has the same report. */
export const createOfflineResearch = ({
  places,
}: {
  places: () => Promise<PlaceIndex>
}): ResearchReasoner => ({
  async scopeResearch(input) {
    return { ...OFFLINE, value: scopeResearch(input, await places()) }
  },
  async writeBrief(input) {
    return { ...OFFLINE, value: decompose(input, await places()) }
  },
  superviseResearch({ language }) {
    const thought = OFFLINE_RESEARCH[language].enough
    return Promise.resolve({ ...OFFLINE, value: { thought, topics: [], dropped: 0 } })
  },
  async researchTopic(input) {
    return { ...OFFLINE, value: researchTopic(input, await places()) }
  },
  compressResearch(input) {
    return Promise.resolve({ ...OFFLINE, value: { ...compressNotes(input), dropped: 0 } })
  },
  async *writeReport(input, { signal }) {
    return yield* streamOffline(writeReport(input, await places()), signal)
  },
})
