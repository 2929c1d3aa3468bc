import type { Queryable } from './statement.ts'
import { select } from './statement.ts'

export type Corpus = 'regions' | 'law' | 'estate' | 'loans'

/**
 * Says that a part of the reference data has changed; to be called in the transaction that changes it. Running processes
 * compare versions and drop what they remember of the old one.
 */
export const bumpCorpusVersion = async (client: Queryable, corpus: Corpus): Promise<string> => {
  const [row] = await select<{ version: string }>(
    client,
    'corpus_version_bump',
    `insert into corpus_version (name, version) values ($1, gen_random_uuid()::text)
     on conflict (name) do update set version = excluded.version, updated_at = now()
     returning version`,
    [corpus],
  )
  if (!row) throw new Error('an upsert returns its row')
  return row.version
}
