import { sql } from 'kysely'
import type { DocumentReview } from '../domain/document/review.ts'
import { STORED } from '../domain/stored.ts'
import { cleanText } from '../domain/text/clean.ts'
import { anyOf, countAll, now, statement } from './db.ts'
import type { Db, Given, RowOf } from './db.ts'
import { REQUEST_ERASURE } from './erase.ts'
import { stretches } from './keyset.ts'
import type { Slice, Stretch } from './keyset.ts'
import type { Queryable } from './statement.ts'
import { cleanJsonText } from './text.ts'

/** Where the parts of a document are kept, for sealing. */
export const documentPlaces = (id: string) => ({
  markdown: `generated_document:${id}:markdown`,
  file: `generated_document:${id}:file`,
})

interface Writer {
  runId: string
  /** The fence: the writer's attempt. */
  attempt: number
}

export interface NewDocument extends Writer {
  id: string
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

/**
 * The run of a writer, who is refused where another has taken it over. The row is held while something is written: whoever
 * cancels the run comes before it, and it is not written, or after it, and takes it away.
 */
const withHeld = (db: Db, { runId, attempt }: Given<Writer>) =>
  db.with('held', (held) =>
    held
      .selectFrom('Run')
      .select(['id', 'user as owner'])
      .where('id', '=', runId)
      .where('attempt', '=', attempt)
      .where('status', '=', 'RUNNING')
      .forUpdate(),
  )

type SavedDocument = Omit<NewDocument, 'review'> & { review: string | null }
const save = statement('documents.save', (db, given: Given<SavedDocument>) =>
  withHeld(db, given)
    .with('made', (made) =>
      made
        .insertInto('GeneratedDocument')
        .columns([
          'id',
          'run',
          'user',
          'effectKey',
          'documentType',
          'title',
          'markdown',
          'file',
          'review',
          'version',
          'firstVersionId',
        ])
        .expression((from) =>
          from
            .selectFrom('held')
            .select([
              given.id.as('newId'),
              'held.id as heldId',
              'held.owner',
              given.effectKey.as('key'),
              given.documentType.as('kind'),
              given.title.as('name'),
              given.sealedMarkdown.as('text'),
              given.sealedFile.as('bytes'),
              given.review.as('checked'),
              given.version.as('number'),
              given.firstVersionId.as('first'),
            ]),
        )
        .onConflict((there) => there.columns(['run', 'effectKey']).doNothing())
        .returning('id'),
    )
    .selectFrom('held')
    .select((held) =>
      held.fn
        .coalesce(
          held.selectFrom('made').select('made.id'),
          held
            .selectFrom('GeneratedDocument as d')
            .select('d.id')
            .whereRef('d.run', '=', 'held.id')
            .where('d.effectKey', '=', given.effectKey),
        )
        .as('id'),
    ),
)

/** One document an effect key: a repetition returns the first one's id. Null where the fence refused. */
export const saveDocument = async (db: Queryable, document: NewDocument): Promise<string | null> => {
  const saved = await save.first(db, {
    ...document,
    title: cleanText(document.title),
    review: document.review === null ? null : cleanJsonText(STORED.documentReview.keep(document.review)),
  })
  return saved?.id ?? null
}

/** The id of the first version; its own for that. */
const firstOf = (table: string) =>
  sql<string>`coalesce(${sql.ref(`${table}.firstVersionId`)}, ${sql.ref(`${table}.id`)})`
const FIRST = firstOf('d')

const accept = statement('documents.accept', (db, given: Given<Writer & { id: string }>) =>
  withHeld(db, given)
    .with('taken', (taken) =>
      taken
        .updateTable('GeneratedDocument')
        .from('held')
        .set({ acceptedAt: now })
        .whereRef('GeneratedDocument.run', '=', 'held.id')
        .where('GeneratedDocument.id', '=', given.id)
        .where('GeneratedDocument.acceptedAt', 'is', null),
    )
    .selectFrom('held')
    .select('held.id'),
)

/** Its owner takes a version as it is; done again it stays as it was. False where the fence refused. */
export const acceptDocument = async (db: Queryable, run: Writer, id: string): Promise<boolean> =>
  (await accept.first(db, { ...run, id })) !== null

const discard = statement('documents.discard', (db, given: Given<Writer & { firstVersionId: string }>) =>
  withHeld(db, given)
    .with('gone', (gone) =>
      gone
        .deleteFrom('GeneratedDocument')
        .using('held')
        .whereRef('GeneratedDocument.run', '=', 'held.id')
        .where(firstOf('GeneratedDocument'), '=', given.firstVersionId)
        .returning('GeneratedDocument.id'),
    )
    .with('erasure', (erasure) =>
      erasure
        .selectFrom('gone')
        .select(sql`(${sql.raw(REQUEST_ERASURE)})`.as('asked'))
        .limit(1),
    )
    .selectFrom('held')
    .select((held) => ['held.id', held.selectFrom('erasure').select(countAll.as('jobs')).as('jobs')]),
)

/** Its owner does not want it: every version goes, and is erased. False where the fence refused. */
export const discardDocument = async (db: Queryable, run: Writer, firstVersionId: string): Promise<boolean> =>
  (await discard.first(db, { ...run, firstVersionId })) !== null

const documents = (db: Db) =>
  db
    .selectFrom('GeneratedDocument as d')
    .select([
      'd.id',
      'd.run as runId',
      'd.user as userId',
      'd.documentType',
      'd.title',
      'd.markdown',
      'd.review',
      'd.version',
      FIRST.as('firstVersionId'),
      'd.acceptedAt',
      'd.createdAt',
    ])

interface Owner {
  userId: string
}

const byId = statement('documents.load', (db, given: Given<Owner & { ids: readonly string[] }>) =>
  documents(db).where('d.user', '=', given.userId).where('d.id', '=', anyOf(given.ids)),
)

/** A version of a document, as its owner sees it: `markdown` is sealed, `review` a domain DocumentReview as it was written. */
export type DocumentRow = RowOf<typeof byId>

/** Documents of a user by id; somebody else's are not found. */
export const loadDocuments = (
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<DocumentRow[]> => byId.all(db, { userId, ids })

const ofUsers = stretches({
  name: 'documents.list',
  parentType: 'uuid',
  page: (db, userId) =>
    documents(db)
      .where('d.user', '=', userId)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('GeneratedDocument as n')
              .select('n.id')
              .where('n.user', '=', userId)
              .where('n.firstVersionId', '=', FIRST)
              .whereRef('n.version', '>', 'd.version'),
          ),
        ),
      ),
  order: { at: 'd.createdAt', id: 'd.id', idType: 'uuid' },
  isDescending: true,
})

/** The documents of each user, each in its last version, the last written first. */
export const listDocuments = (
  db: Queryable,
  userIds: readonly string[],
  stretch: Stretch,
): Promise<Slice<DocumentRow>[]> => ofUsers(db, userIds, {}, stretch)

const versions = statement(
  'documents.versions',
  (db, given: Given<Owner & { firstVersionIds: readonly string[] }>) =>
    documents(db)
      .where('d.user', '=', given.userId)
      .where(FIRST, '=', anyOf(given.firstVersionIds))
      .orderBy('d.version', 'desc')
      .orderBy('d.id', 'desc'),
)

/** Every version of these documents, the last first. */
export const listVersions = (
  db: Queryable,
  userId: string,
  firstVersionIds: readonly string[],
): Promise<DocumentRow[]> => versions.all(db, { userId, firstVersionIds })

const ofRuns = statement('documents.of-runs', (db, given: Given<Owner & { runIds: readonly string[] }>) =>
  documents(db)
    .distinctOn('d.run')
    .where('d.user', '=', given.userId)
    .where('d.run', '=', anyOf(given.runIds))
    .orderBy('d.run')
    .orderBy('d.version', 'desc')
    .orderBy('d.createdAt', 'desc')
    .orderBy('d.id', 'desc'),
)

/** The newest document of each run that made one. */
export const loadDocumentsOfRuns = (
  db: Queryable,
  userId: string,
  runIds: readonly string[],
): Promise<DocumentRow[]> => ofRuns.all(db, { userId, runIds })

const file = statement('documents.file', (db, given: Given<Owner & { id: string }>) =>
  db
    .selectFrom('GeneratedDocument as d')
    .innerJoin('User as u', 'u.id', 'd.user')
    .select(['d.title', 'd.createdAt'])
    .select((of) => of.ref('d.file').$notNull().as('file'))
    .where('d.user', '=', given.userId)
    .where('d.id', '=', given.id)
    .where('u.isActive', '=', true)
    .where('d.file', 'is not', null),
)

/** The file of a document (sealed) and its title; null for a document that does not exist or is somebody else's. */
export const readDocumentFile = (
  db: Queryable,
  userId: string,
  id: string,
): Promise<{ title: string; file: Uint8Array; createdAt: Date } | null> => file.first(db, { userId, id })
