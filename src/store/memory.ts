import { sql } from 'kysely'
import { z } from 'zod'
import type { TalkedTurn } from '../domain/answer.ts'
import type { Memory } from '../domain/memory.ts'
import { STORED } from '../domain/stored.ts'
import { learnedPreference } from '../domain/preference.ts'
import { statement } from './db.ts'
import type { Given } from './db.ts'
import type { Queryable } from './statement.ts'

/** A key of an older version is nothing that anybody could use any more. */
const preferences = z
  .array(z.unknown())
  .transform((list) => list.flatMap((item) => learnedPreference.safeParse(item).data ?? []))

interface OfRun {
  runId: string
}

/** Of which it is asked what came first: a question, by when it was asked. */
const isBefore = (earlier: string, later: string) =>
  sql<boolean>`(${sql.ref(`${earlier}.createdAt`)}, ${sql.ref(`${earlier}.id`)}) <
    (${sql.ref(`${later}.createdAt`)}, ${sql.ref(`${later}.id`)})`
const MEMORY = sql<unknown>`${sql.ref('m.structuredData')} -> 'memory'`

const remembered = statement('memory.read', (db, given: Given<OfRun>) =>
  db
    .selectFrom('Run as r')
    .innerJoin('ChatSession as s', 's.id', 'r.session')
    .select(({ selectFrom }) => [
      's.summary',
      selectFrom('UserPreference as p')
        .select(
          sql<unknown>`coalesce(jsonb_agg(jsonb_build_object('key', ${sql.ref('p.key')}, 'value', ${sql.ref('p.value')},
            'isStated', ${sql.ref('p.isStated')}) order by ${sql.ref('p.key')}), '[]')`.as('all'),
        )
        .whereRef('p.user', '=', 'r.user')
        .as('preferences'),
      selectFrom('ChatMessage as m')
        .innerJoin('Run as q', 'q.id', 'm.run')
        .select(MEMORY.as('turn'))
        .whereRef('m.session', '=', 'r.session')
        .where('m.role', '=', 'ASSISTANT')
        .where(sql<boolean>`${sql.ref('m.structuredData')} ? 'memory'`)
        .where(isBefore('q', 'r'))
        .orderBy('m.createdAt', 'desc')
        .orderBy('m.id', 'desc')
        .limit(1)
        .as('last'),
    ])
    .where('r.id', '=', given.runId),
)

/**
 * What is remembered for a run. A question that was asked while an earlier one was being answered goes on from that one's
 * answer, which came later: what counts is which was asked first.
 */
export const readMemory = async (db: Queryable, runId: string): Promise<Omit<Memory, 'turns'>> => {
  const row = await remembered.first(db, { runId })
  return {
    summary: row?.summary ?? null,
    preferences: preferences.parse(row?.preferences ?? []),
    last: STORED.memory.find(row?.last)?.turn ?? null,
  }
}

/** Questions of one conversation that are looked back at. */
const MAX_TALKED = 60

const talked = statement('memory.talked', (db, given: Given<OfRun>) =>
  db
    .selectFrom('Run as r')
    .innerJoin('Run as q', (join) => join.onRef('q.session', '=', 'r.session').on(isBefore('q', 'r')))
    .innerJoin('ChatMessage as m', 'm.run', 'q.id')
    .select(['q.query as question', 'm.structuredData as answer', MEMORY.as('memory')])
    .where('r.id', '=', given.runId)
    .where('m.role', '=', 'ASSISTANT')
    .where('m.structuredData', 'is not', null)
    .orderBy('q.createdAt', 'desc')
    .orderBy('q.id', 'desc')
    .limit(MAX_TALKED),
)

/** What was asked and answered in a run's session before it, oldest first. */
export const readTalked = async (db: Queryable, runId: string): Promise<TalkedTurn[]> => {
  const rows = await talked.all(db, { runId })
  return rows
    .flatMap(({ question, answer, memory }): TalkedTurn[] => {
      const read = STORED.answer.find(answer)
      return read === null ? [] : [{ question, answer: read, turn: STORED.memory.find(memory)?.turn ?? null }]
    })
    .toReversed()
}
