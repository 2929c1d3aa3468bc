import { textOf } from '../domain/prose.ts'
import type { Pool } from 'pg'
import type { ConsultPorts } from '../agent/consult/ports.ts'
import { REAL_ESTATE } from '../agent/consult/real-estate/domain.ts'
import { slotsOfPreferences } from '../agent/consult/real-estate/preferences.ts'
import { learnFrom } from '../agent/memory/learn.ts'
import { readIntent } from '../domain/reading/intent/read-intent.ts'
import type { PlaceIndex } from '../domain/language/places.ts'
import { learnedPreference, profileOf } from '../domain/preference.ts'
import { STORED } from '../domain/stored.ts'
import { createHashEmbedder } from '../store/law-search/embedder.ts'
import type { Embedder } from '../store/law-search/embedder.ts'
import type { LawSearch } from '../store/law-search/search.ts'
import { learnPreferences, readKnownPreferences } from '../store/preferences.ts'
import { findAnswers, keepAnswer, touchAnswer } from '../store/response-cache.ts'
import { articlesById } from '../store/rows/legal-article.ts'
import { inTransaction } from '../store/transaction-block.ts'

export interface ConsultSources {
  pool: Pool
  writes: Pool
  law: Pick<LawSearch, 'state' | 'english'>
  places(): Promise<PlaceIndex>
  now(): Date
  /** The first is the default. */
  embedders: readonly Embedder[]
}

/** An earlier answer to a similar question is not worth a longer wait. */
const EMBED_MS = 2_000

/** What consult runs ask of the world, answered by the store. */
export const createConsultPorts = (sources: ConsultSources): ConsultPorts => {
  const { pool, writes, law, embedders } = sources
  return {
    lawCorpus: () => law.state(),
    readArticles: async (ids) =>
      (await articlesById(pool, ids)).flatMap((row) => {
        if (row === null) return []
        const label = `${row.lawName} ${row.articleNumber}`
        const { id, title, content, effectiveDate, isDigest } = row
        const english = law.english(row.lawName, row.articleNumber)
        return [
          {
            id,
            label,
            title,
            content,
            effectiveDate,
            isDigest,
            english,
            source: { kind: 'LAW' as const, id, label },
          },
        ]
      }),
    embed: async (text, model, signal) => {
      const embedder = embedders.find(({ name }) => name === model) ?? embedders[0] ?? createHashEmbedder()
      const [values = new Float32Array(embedder.dims)] = await embedder.embed(
        [textOf(text)],
        AbortSignal.any([signal, AbortSignal.timeout(EMBED_MS)]),
      )
      return { model: embedder.name, values }
    },
    findAnswers: async (scope, question, least) => {
      const { nearest, answers } = await findAnswers(pool, scope, question, least)
      // What an older version kept in another form is not given again.
      const usable = answers.flatMap((row) => {
        const kept = STORED.answer.find(row.answer)
        return kept === null ? [] : [{ ...row, answer: kept }]
      })
      return { nearest, answers: usable }
    },
    keepAnswer: (kept) => keepAnswer(writes, kept),
    touchAnswer: (id) => touchAnswer(writes, id),
    readProfile: async (userId, domain) =>
      domain === REAL_ESTATE ? slotsOfPreferences(await readKnownPreferences(pool, userId)) : [],
    // The same that the end of every run teaches: it is only known sooner.
    learnSlots: async ({ userId, runId, domain, text, language }) => {
      if (domain !== REAL_ESTATE) return
      const [places, known] = await Promise.all([sources.places(), readKnownPreferences(pool, userId)])
      const learned = learnFrom({
        text,
        intent: readIntent(textOf(text), places),
        understood: null,
        known: profileOf(known.flatMap((item) => learnedPreference.safeParse(item).data ?? [])),
        language,
        places,
        now: sources.now(),
      })
      if (learned.length > 0)
        await inTransaction(writes, (client) => learnPreferences(client, runId, learned))
    },
  }
}
