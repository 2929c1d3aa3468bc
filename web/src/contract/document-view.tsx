import { Link } from 'wouter'
import { useLoaded } from '../api/loaded.ts'
import { useWords } from '../i18n/language.tsx'
import { EmptyState, ErrorState, Skeleton } from '../kit/states.tsx'
import { useIdOfPath } from '../layout/paths.ts'
import { useTitle } from '../layout/title.ts'
import { DocumentDocument } from './contract.graphql.ts'
import { ContractDocument } from './document.tsx'
import { CONTRACT_WORDS } from './words.ts'
import '../answer/answer.css'
import '../listing/listing.css'
import './contract.css'

const DocumentView = () => {
  const say = useWords(CONTRACT_WORDS)
  const id = useIdOfPath('documentId') ?? ''
  const { data, error, isLoading, reload } = useLoaded(DocumentDocument, { id })
  const document = data?.node?.__typename === 'GeneratedDocument' ? data.node : null
  useTitle(document?.title ?? null)
  return (
    <div className="page contract-page">
      <p className="no-print">
        <Link href="/documents">{say('all')}</Link>
      </p>
      {isLoading && <Skeleton lines={10} />}
      {error !== undefined && data === undefined && <ErrorState error={error} onRetry={reload} />}
      {data !== undefined && document === null && <EmptyState icon="document" title={say('notFound')} />}
      {document !== null && (
        <>
          <h1>{document.title}</h1>
          <ContractDocument document={document} />
        </>
      )}
    </div>
  )
}
export default DocumentView
