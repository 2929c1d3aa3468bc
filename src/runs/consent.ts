import type { AgentPorts } from '../agent/ports.ts'
import { createHashEmbedder } from '../store/law-search/embedder.ts'

/** Asked each time: who refuses in the middle of a run is heeded from the next call on. */
export type Allows = () => Promise<boolean>

const { name: offlineEmbedder } = createHashEmbedder()

/** The same ports, whose searches send nothing to a model where the run's user does not allow that. */
export const heedingConsent = (ports: AgentPorts, allows: Allows): AgentPorts => ({
  ...ports,
  searchLaw: async (query, signal) =>
    ports.searchLaw((await allows()) ? query : { ...query, isByWords: true }, signal),
  consult: {
    ...ports.consult,
    embed: async (text, model, signal) =>
      ports.consult.embed(text, (await allows()) ? model : offlineEmbedder, signal),
  },
})
