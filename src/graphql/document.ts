import { UnauthenticatedError } from '../domain/errors.ts'
import { STORED } from '../domain/stored.ts'
import { documentPlaces } from '../store/documents.ts'
import { DocumentReview } from './document-review.ts'
import { GeneratedDocument } from './refs.ts'

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
    createdAt: t.field({
      type: 'DateTime',
      description: 'When it was written.',
      resolve: (row) => row.createdAt,
    }),
  }),
})
