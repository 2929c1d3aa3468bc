import { UnauthenticatedError } from '../../domain/errors.ts'
import { STORED } from '../../domain/stored.ts'
import { isUuid } from '../../domain/id.ts'
import { documentPlaces, listDocuments, listVersions } from '../../store/documents.ts'
import type { DocumentRow } from '../../store/documents.ts'
import type { Stretch } from '../../store/keyset.ts'
import { builder } from '../builder.ts'
import { LIST_COST, readStretchArgs, toConnection, writePlace } from '../connection.ts'
import type { ConnectionArgs } from '../connection.ts'
import type { Context } from '../context.ts'
import { DocumentReview } from './document-review.ts'
import { loaderByArguments, loaderById } from '../loaders.ts'
import { GeneratedDocument } from '../refs.ts'

export const DocumentConnection = builder.connectionObject(
  { name: 'GeneratedDocumentConnection', type: GeneratedDocument, description: 'A page of documents.' },
  { name: 'GeneratedDocumentEdge', description: 'A document in a page.' },
)

/** As many as a contract is likely to have, for what reading them costs. */
const VERSIONS = 3
const versionsLoader = loaderById<DocumentRow[]>(async ({ pool, viewer }, firstVersionIds) => {
  const rows = viewer === null ? [] : await listVersions(pool, viewer.userId, firstVersionIds)
  return firstVersionIds.map((id) => rows.filter(({ firstVersionId }) => firstVersionId === id))
})

const documentsLoader = loaderByArguments(({ pool }, stretch: Stretch, userIds) =>
  listDocuments(pool, userIds, stretch),
)

/** A page of a user's documents. */
export const readDocuments = async (context: Context, userId: string, args: ConnectionArgs) => {
  const stretch = readStretchArgs(args, isUuid)
  const slice = await documentsLoader(context, stretch).load(userId)
  return toConnection(slice, stretch, (row) => writePlace({ at: row.createdAt, id: row.id }))
}

GeneratedDocument.implement({
  description:
    'A contract that a run wrote. Only its owner can read it; it is the one place where personal data stand in clear.',
  fields: (t) => ({
    title: t.exposeString('title', { description: '“주택임대차계약서”.' }),
    documentType: t.exposeString('documentType', { description: '`lease_contract` or `sales_contract`.' }),
    markdown: t.string({
      description: 'The whole document as GitHub-flavoured Markdown, personal data included.',
      resolve: ({ id, markdown }, _args, { vault }) => vault.open(markdown, documentPlaces(id).markdown),
    }),
    docxUrl: t.string({
      description:
        'Where the document can be fetched as a Word file, without a header, by whoever holds this link: it ends after ten ' +
        'minutes or with the sign-in that read it, and reading the field again gives a new one.',
      resolve: async ({ id, userId }, _args, { links, origin, viewer }) => {
        if (viewer === null) throw new UnauthenticatedError()
        return `${origin}${await links.issue({ userId, documentId: id, family: viewer.family })}`
      },
    }),
    review: t.field({
      type: DocumentReview,
      nullable: true,
      description: 'What contract analysis found in it; null where it was not reviewed.',
      resolve: ({ review }) => (review === null ? null : STORED.documentReview.read(review)),
    }),
    version: t.exposeInt('version', { description: 'From 1; every change of it makes another version.' }),
    versions: t.field({
      type: [GeneratedDocument],
      description: 'Every version of it, the last first; this one is among them.',
      complexity: (_args) => ({ field: LIST_COST, multiplier: VERSIONS }),
      resolve: ({ firstVersionId }, _args, context) => versionsLoader(context).load(firstVersionId),
    }),
    acceptedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When its owner took it as it is; null for a version that was changed, or is not decided on.',
      resolve: ({ acceptedAt }) => acceptedAt,
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When it was written.',
      resolve: (row) => row.createdAt,
    }),
  }),
})
