import type { DocumentReview } from '../domain/document/review.ts'
import { STORED } from '../domain/stored.ts'
import type { Queryable } from './statement.ts'
import { cleanText } from '../domain/clean-text.ts'
import { cleanJson } from './text.ts'

export interface DocumentRow {
  id: string
  runId: string
  userId: string
  documentType: string
  title: string
  /** Sealed. */
  markdown: string
  /** domain DocumentReview, as it was written. */
  review: unknown
  createdAt: Date
}

/** Where the parts of a document are kept, for sealing. */
export const documentPlaces = (id: string) => ({
  markdown: `generated_document:${id}:markdown`,
  file: `generated_document:${id}:file`,
})

export interface NewDocument {
  id: string
  runId: string
  /** The fence: the writer's attempt. */
  attempt: number
  effectKey: string
  documentType: string
  title: string
  sealedMarkdown: string
  sealedFile: Uint8Array
  review: DocumentReview | null
}

// The run row is held while the document is written: whoever cancels the run comes before it, and it is not written, or
// after it, and takes it away.
const SAVE = `
with held as (
  select id, user_id from run where id = $2 and attempt = $3 and status = 'RUNNING' for update
), made as (
  insert into generated_document (id, run_id, user_id, effect_key, document_type, title, markdown, file, review)
  select $1, held.id, held.user_id, $4, $5, $6, $7, $8, $9 from held
  on conflict (run_id, effect_key) do nothing
  returning id
)
select coalesce(
  (select id from made),
  (select d.id from generated_document d where d.run_id = held.id and d.effect_key = $4)) as id
from held`

/** One document an effect key: a repetition returns the first one's id. Null where the fence refused. */
export const saveDocument = async (db: Queryable, document: NewDocument): Promise<string | null> => {
  const { rows } = await db.query<{ id: string }>({
    name: 'documents.save',
    text: SAVE,
    values: [
      document.id,
      document.runId,
      document.attempt,
      document.effectKey,
      document.documentType,
      cleanText(document.title),
      document.sealedMarkdown,
      document.sealedFile,
      document.review === null
        ? null
        : JSON.stringify(cleanJson(STORED.documentReview.keep(document.review))),
    ],
  })
  return rows[0]?.id ?? null
}

const COLUMNS = `id, run_id as "runId", user_id as "userId", document_type as "documentType", title, markdown, review,
  created_at as "createdAt"`

/** Documents of a user by id; somebody else's are not found. */
export const loadDocuments = async (
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<DocumentRow[]> => {
  const { rows } = await db.query<DocumentRow>({
    name: 'documents.load',
    text: `select ${COLUMNS} from generated_document where user_id = $1 and id = any($2::uuid[])`,
    values: [userId, ids],
  })
  return rows
}

/** The newest document of each run that made one. */
export const loadDocumentsOfRuns = async (
  db: Queryable,
  userId: string,
  runIds: readonly string[],
): Promise<DocumentRow[]> => {
  const { rows } = await db.query<DocumentRow>({
    name: 'documents.of-runs',
    text: `select distinct on (run_id) ${COLUMNS} from generated_document
      where user_id = $1 and run_id = any($2::uuid[]) order by run_id, created_at desc, id desc`,
    values: [userId, runIds],
  })
  return rows
}

/** The file of a document (sealed) and its title; null for a document that does not exist or is somebody else's. */
export const readDocumentFile = async (
  db: Queryable,
  userId: string,
  id: string,
): Promise<{ title: string; file: Uint8Array; createdAt: Date } | null> => {
  const { rows } = await db.query<{ title: string; file: Uint8Array; createdAt: Date }>({
    name: 'documents.file',
    text: `select d.title, d.file, d.created_at as "createdAt" from generated_document d join app_user u on u.id = d.user_id
      where d.user_id = $1 and d.id = $2 and u.is_active and d.file is not null`,
    values: [userId, id],
  })
  return rows[0] ?? null
}
