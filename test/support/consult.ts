import { textOf } from '../../src/domain/prose.ts'
import type { CachedAnswer, ConsultPorts } from '../../src/agent/consult/ports.ts'
import { canonicalJson } from '../../src/domain/canonical-json.ts'
import type { FilledSlot } from '../../src/domain/consult.ts'
import { cosine, createHashEmbedder } from '../../src/store/law-search/embedder.ts'
import { ARTICLES } from './homes.ts'

interface Kept extends CachedAnswer {
  key: string
  question: Parameters<ConsultPorts['keepAnswer']>[0]['question']
}

export interface TestConsultPorts extends ConsultPorts {
  kept: Kept[]
  /** By user and domain. */
  profiles: Map<string, FilledSlot[]>
  /** Another one is another corpus. */
  version: string
}

/** The consult ports over the articles of homes.ts, with a cache and profiles in memory. */
export const testConsultPorts = (now: () => Date, replace: Partial<ConsultPorts> = {}): TestConsultPorts => {
  const embedder = createHashEmbedder()
  const ports: TestConsultPorts = {
    kept: [],
    profiles: new Map(),
    version: 'v1',
    readArticles: (ids) =>
      Promise.resolve(
        ids.flatMap((id) => {
          const hit = ARTICLES.find((article) => article.articleId === id)
          if (!hit) return []
          const label = `${hit.lawName} ${hit.articleNumber}`
          const { title, content, effectiveDate, isDigest } = hit
          return [
            {
              id,
              label,
              title,
              content,
              effectiveDate,
              isDigest,
              source: { kind: 'LAW' as const, id, label },
            },
          ]
        }),
      ),
    lawCorpus: () =>
      Promise.resolve({
        version: ports.version,
        holdings: [...new Set(ARTICLES.map(({ lawName }) => lawName))],
      }),
    embed: async (text) => {
      const [values = new Float32Array(embedder.dims)] = await embedder.embed([textOf(text)])
      return { model: embedder.name, values }
    },
    findAnswers: (scope, { normalised, vector }, least) => {
      const near = ports.kept
        .filter((entry) => entry.key === canonicalJson(scope))
        .map((entry) => ({
          ...entry,
          similarity:
            entry.normalised === normalised
              ? 1
              : vector && entry.question.vector
                ? cosine(vector.values, entry.question.vector.values)
                : 0,
        }))
        .toSorted((a, b) => b.similarity - a.similarity)
      return Promise.resolve({
        nearest: near[0]?.similarity ?? null,
        answers: near.filter(({ similarity }) => similarity >= least),
      })
    },
    keepAnswer: ({ scope, question, answer }) => {
      ports.kept.push({
        id: String(ports.kept.length),
        key: canonicalJson(scope),
        normalised: question.normalised,
        question,
        similarity: 1,
        answer: structuredClone(answer),
        madeAt: now().toISOString(),
      })
      return Promise.resolve()
    },
    touchAnswer: () => Promise.resolve(),
    readProfile: (userId, domain) => Promise.resolve(ports.profiles.get(`${userId} ${domain}`) ?? []),
    learnSlots: ({ userId, domain, slots, single }) => {
      const key = `${userId} ${domain}`
      const kept = (ports.profiles.get(key) ?? []).filter(
        (item) => !single.includes(item.slot) && !slots.some((other) => other.value === item.value),
      )
      ports.profiles.set(key, [...kept, ...slots.map((slot) => ({ ...slot, messageId: 'message' }))])
      return Promise.resolve()
    },
    ...replace,
  }
  return ports
}
