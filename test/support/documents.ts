import type { Pool } from 'pg'
import { newId } from '../../src/domain/id.ts'
import { documentPlaces } from '../../src/store/documents.ts'
import { testVault } from './vault.ts'

/** A document of a run, sealed as an app started with PII_KEYS={@link TEST_KEY} seals it. Returns its id. */
export const insertDocument = async (
  pool: Pool,
  { runId, userId }: { runId: string; userId: string },
  text: string,
): Promise<string> => {
  const id = newId()
  const places = documentPlaces(id)
  await pool.query(
    `insert into generated_document (id, run_id, user_id, document_type, title, markdown, file, effect_key)
     values ($1, $2, $3, 'lease_contract', '주택임대차계약서', $4, $5, 'test')`,
    [
      id,
      runId,
      userId,
      testVault.seal(text, places.markdown),
      testVault.sealBytes(Buffer.from(text), places.file),
    ],
  )
  return id
}
