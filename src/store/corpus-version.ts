import { sql } from 'kysely'
import { now, statement } from './db.ts'
import type { Given } from './db.ts'
import type { Queryable } from './statement.ts'

export type Corpus = 'regions' | 'law' | 'estate' | 'loans'

const bump = statement('corpus_version_bump', (db, given: Given<{ corpus: Corpus }>) =>
  db
    .insertInto('CorpusVersion')
    .values({ name: given.corpus, version: sql<string>`gen_random_uuid()::text` })
    .onConflict((former) =>
      former.column('name').doUpdateSet({ version: (of) => of.ref('excluded.version'), updatedAt: now }),
    )
    .returning('version'),
)

/**
 * Says that a part of the reference data has changed; to be called in the transaction that changes it. Running processes
 * compare versions and drop what they remember of the old one.
 */
export const bumpCorpusVersion = async (client: Queryable, corpus: Corpus): Promise<string> => {
  const row = await bump.first(client, { corpus })
  if (!row) throw new Error('an upsert returns its row')
  return row.version
}
