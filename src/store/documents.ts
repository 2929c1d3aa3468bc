import type { DocumentReview } from '../domain/document/review.ts'
import { STORED } from '../domain/stored.ts'
import { REQUEST_ERASURE } from './erase.ts'
import { readStretches } from './keyset.ts'
import type { Slice, Stretch } from './keyset.ts'
import type { Queryable } from './statement.ts'
import { cleanText } from '../domain/text/clean.ts'
import { cleanJsonText } from './text.ts'

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
  /** From 1; each change makes another. */
  version: number
  /** Id of the first version; its own for that. */
  firstVersionId: string
  /** When its owner took it as it is; null while that is open, and for contracts of before. */
  acceptedAt: Date | null
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
  version: number
  /** Null for the first version. */
  firstVersionId: string | null
}

// The run row is held while the document is written: whoever cancels the run comes before it, and it is not written, or
// after it, and takes it away.
const SAVE = `
with held as (
  select id, user_id from run where id = $2 and attempt = $3 and status = 'RUNNING' for update
), made as (
  insert into generated_document (id, run_id, user_id, effect_key, document_type, title, markdown, file, review,
    version, first_version_id)
  select $1, held.id, held.user_id, $4, $5, $6, $7, $8, $9, $10, $11 from held
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
      document.review === null ? null : cleanJsonText(STORED.documentReview.keep(document.review)),
      document.version,
      document.firstVersionId,
    ],
  })
  return rows[0]?.id ?? null
}

const COLUMNS = `id, run_id as "runId", user_id as "userId", document_type as "documentType", title, markdown, review,
  version, coalesce(first_version_id, id) as "firstVersionId", accepted_at as "acceptedAt", created_at as "createdAt"`

/** Whose run it is, as the statement finds it: nobody writes for a run that another worker has taken over. */
const HELD = `with held as (
  select id, user_id from run where id = $1 and attempt = $2 and status = 'RUNNING' for update
)`

/** Its owner takes a version as it is; done again it stays as it was. False where the fence refused. */
export const acceptDocument = async (
  db: Queryable,
  run: { runId: string; attempt: number },
  id: string,
): Promise<boolean> => {
  const { rows } = await db.query<{ held: boolean }>({
    name: 'documents.accept',
    text: `${HELD}, taken as (
        update generated_document d set accepted_at = now() from held
        where d.run_id = held.id and d.id = $3 and d.accepted_at is null
      ) select true as held from held`,
    values: [run.runId, run.attempt, id],
  })
  return rows.length > 0
}

/** Its owner does not want it: every version goes, and is erased. False where the fence refused. */
export const discardDocument = async (
  db: Queryable,
  run: { runId: string; attempt: number },
  firstVersionId: string,
): Promise<boolean> => {
  const { rows } = await db.query<{ held: boolean }>({
    name: 'documents.discard',
    text: `${HELD}, gone as (
        delete from generated_document d using held
        where d.run_id = held.id and coalesce(d.first_version_id, d.id) = $3 returning d.id
      ), erasure as (select (${REQUEST_ERASURE}) from gone limit 1)
      select true as held, (select count(*) from erasure) from held`,
    values: [run.runId, run.attempt, firstVersionId],
  })
  return rows.length > 0
}

/** The documents of each user, each in its last version, the last written first. */
export const listDocuments = (
  db: Queryable,
  userIds: readonly string[],
  stretch: Stretch,
): Promise<Slice<DocumentRow>[]> =>
  readStretches(
    db,
    {
      name: 'documents.list',
      columns: COLUMNS,
      from: `from generated_document d where user_id = parent.id and not exists (
        select from generated_document n where n.user_id = parent.id and n.first_version_id = coalesce(d.first_version_id, d.id)
          and n.version > d.version)`,
      parentType: 'uuid',
      values: [],
      order: { at: 'created_at', id: 'id', idType: 'uuid' },
      descending: true,
    },
    userIds,
    stretch,
  )

/** Every version of these documents, the last first. */
export const listVersions = async (
  db: Queryable,
  userId: string,
  firstVersionIds: readonly string[],
): Promise<DocumentRow[]> => {
  const { rows } = await db.query<DocumentRow>({
    name: 'documents.versions',
    text: `select ${COLUMNS} from generated_document
      where user_id = $1 and coalesce(first_version_id, id) = any($2::uuid[]) order by version desc, id desc`,
    values: [userId, firstVersionIds],
  })
  return rows
}

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
      where user_id = $1 and run_id = any($2::uuid[]) order by run_id, version desc, created_at desc, id desc`,
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
