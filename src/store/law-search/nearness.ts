import type { Queryable } from '../statement.ts'
import type { LawDocument } from './corpus.ts'
import { cosine, fromBytes, OFFLINE_NAMES } from './embedder.ts'
import type { Embedder } from './embedder.ts'
import { embeddedText } from './index-articles.ts'
import { openVectorIndex } from './vectors.ts'
import type { VectorIndex } from './vectors.ts'

/** How near articles are to a vector, by their places in the corpus. */
export interface Nearness {
  /** How many articles have no vector of the embedder, and are therefore near to nothing. */
  missing: number
  /** The nearest, and at least `count` of them where so many are near at all; `wanted` says among which. */
  near(
    vector: Float32Array,
    count: number,
    wanted: readonly number[] | undefined,
  ): Promise<Map<number, number>>
}

/** The database and the process add up in another order: what differs only by that is the same. */
const ROUNDING = 1e5
const rounded = (similarity: number): number => Math.round(similarity * ROUNDING) / ROUNDING

const compareAll = (vectors: readonly (Float32Array | undefined)[]): Nearness => ({
  missing: vectors.filter((vector) => vector === undefined).length,
  near(vector, _count, wanted) {
    const near = new Map<number, number>()
    for (const at of wanted ?? vectors.keys()) {
      const other = vectors[at]
      const similarity = other?.length === vector.length ? rounded(cosine(vector, other)) : 0
      if (similarity > 0) near.set(at, similarity)
    }
    return Promise.resolve(near)
  },
})

const askIndex = (index: VectorIndex, documents: readonly LawDocument[]): Nearness => {
  const places = new Map(documents.map(({ articleId }, at) => [articleId, at]))
  return {
    missing: 0,
    async near(vector, count, wanted) {
      const found = await (wanted
        ? index.among(
            vector,
            wanted.flatMap((at) => documents[at]?.articleId ?? []),
          )
        : // Twice as many: among equals the caller decides who comes last.
          index.nearest(vector, 2 * count))
      return new Map(
        [...found].flatMap(([id, similarity]): [number, number][] => {
          const at = places.get(id)
          const near = rounded(similarity)
          return at === undefined || near <= 0 ? [] : [[at, near]]
        }),
      )
    },
  }
}

/** Spelling is compared in no time, so that what lacks it gets it here; a model is asked by whoever stores its vectors. */
const storedVectors = async (
  documents: readonly LawDocument[],
  embedder: Embedder,
): Promise<(Float32Array | undefined)[]> => {
  const stored = documents.map(({ embedding, embeddingModel }) =>
    embedding && embeddingModel === embedder.name ? fromBytes(embedding) : undefined,
  )
  if (!embedder.name.startsWith(OFFLINE_NAMES)) return stored
  const missing = documents.filter((_, at) => stored[at] === undefined)
  const made = missing.length > 0 ? await embedder.embed(missing.map(embeddedText)) : []
  let next = 0
  return stored.map((vector) => vector ?? made[next++])
}

/** By the database's own index of vectors where it has one, else one by one; the same within rounding. */
export const openNearness = async (
  db: Queryable,
  embedder: Embedder,
  documents: readonly LawDocument[],
  onError: (error: unknown, what: string) => void,
): Promise<Nearness> => {
  const first = documents.find(({ embeddingModel }) => embeddingModel === embedder.name)
  // A model that is not listed has as many numbers as its stored vectors.
  const dims = embedder.dims || (first?.embedding?.length ?? 0) / 4
  try {
    const index = dims > 0 ? await openVectorIndex(db, embedder.name, dims, documents) : undefined
    if (index) return askIndex(index, documents)
  } catch (error) {
    onError(error, 'the index of vectors is not used')
  }
  return compareAll(await storedVectors(documents, embedder))
}
