import { Link, useLocation, useSearch } from 'wouter'
import { useMutation } from 'urql'
import { keepSignIn, signed } from '../api/identity.ts'
import { useLoaded } from '../api/loaded.ts'
import { useStore } from '../api/store.ts'
import { formatAgo, formatDay } from '../format/quantity.ts'
import type { TransactionType } from '../gql/schema.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { EmptyState, ErrorState, Skeleton, useErrorWords } from '../kit/states.tsx'
import { useToast } from '../kit/toast.tsx'
import { documentPath } from '../layout/paths.ts'
import { BeginContractDocument, DocumentsDocument } from './contract.graphql.ts'
import type { DocumentRowFragment, DocumentsQuery } from './contract.graphql.ts'
import { ContractRun } from './contract-run.tsx'
import { Severity } from './severity.tsx'
import { CONTRACT_WORDS } from './words.ts'
import '../answer/answer.css'
import '../listing/listing.css'
import './contract.css'

const KINDS: readonly TransactionType[] = ['JEONSE', 'RENT', 'SALE']
/** What only the writing of a contract asks. */
const ASKED: ReadonlySet<string> = new Set(['ContractPartiesRequest', 'DocumentDecisionRequest'])

const runAddress = (id: string): string => `/documents?run=${encodeURIComponent(id)}`

const Begin = () => {
  const say = useWords(CONTRACT_WORDS)
  const [, go] = useLocation()
  const tell = useToast()
  const errorWords = useErrorWords()
  const [{ fetching }, begin] = useMutation(BeginContractDocument)
  const start = async (kind: TransactionType) => {
    const { data, error } = await begin({ query: say(`ask.${kind}`) })
    if (error !== undefined) return tell(errorWords(error))
    if (data?.ask.__typename !== 'AskPayload') return tell(data?.ask.said ?? say('failedRun'))
    if (data.ask.auth) keepSignIn(data.ask.auth)
    go(runAddress(data.ask.run.id))
  }
  return (
    <Card>
      <h2>{say('write')}</h2>
      <div className="contract-tools">
        {KINDS.map((kind) => (
          <Button key={kind} isBusy={fetching} onClick={() => void start(kind)}>
            {say(`write.${kind}`)}
          </Button>
        ))}
      </div>
    </Card>
  )
}

const Row = ({ document }: { document: DocumentRowFragment }) => {
  const say = useWords(CONTRACT_WORDS)
  const { language } = useLanguage()
  const { acceptedAt, createdAt, id, review, title, version } = document
  return (
    <li className="contract-row">
      <Link href={documentPath(id)}>{title}</Link>
      {review !== null && <Severity level={review.riskLevel} />}
      <span className="fine">
        {say('version', { version })} · {formatAgo(createdAt, language)} ·{' '}
        {acceptedAt === null ? say('draft') : say('accepted', { day: formatDay(acceptedAt, language) })}
        {review !== null && review.risks.length > 0 && ` · ${say('risks', { count: review.risks.length })}`}
      </span>
    </li>
  )
}

type Viewer = NonNullable<DocumentsQuery['viewer']>

const Waiting = ({ sessions }: { sessions: Viewer['sessions'] }) => {
  const say = useWords(CONTRACT_WORDS)
  const runs = sessions.edges.flatMap(({ node: { activeRun, title } }) =>
    activeRun?.pendingInput && ASKED.has(activeRun.pendingInput.__typename) ? [{ ...activeRun, title }] : [],
  )
  if (runs.length === 0) return null
  return (
    <section>
      <h2>{say('waiting')}</h2>
      <ul>
        {runs.map(({ id, pendingInput, title }) => (
          <li key={id} className="contract-row">
            <span className="contract-waiting">
              {title}
              <span className="fine">{pendingInput?.message}</span>
            </span>
            <Link href={runAddress(id)} className="button button-small">
              {say('goOn')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const List = () => {
  const say = useWords(CONTRACT_WORDS)
  const { is } = useStore(signed)
  const { data, error, isLoading, reload } = useLoaded(
    DocumentsDocument,
    { first: 30 },
    { pause: is !== 'somebody' },
  )
  const documents = data?.viewer?.documents.edges ?? []
  return (
    <>
      <Begin />
      {data?.viewer && <Waiting sessions={data.viewer.sessions} />}
      {isLoading && <Skeleton lines={4} />}
      {error !== undefined && data === undefined && <ErrorState error={error} onRetry={reload} />}
      {!isLoading && error === undefined && documents.length === 0 && (
        <EmptyState icon="document" title={say('none')}>
          {say('noneText')}
        </EmptyState>
      )}
      {documents.length > 0 && (
        <section>
          <h2>{say('mine')}</h2>
          <ul>
            {documents.map(({ node }) => (
              <Row key={node.id} document={node} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const ContractView = () => {
  const say = useWords(CONTRACT_WORDS)
  const runId = new URLSearchParams(useSearch()).get('run')
  return (
    <div className="page contract-page">
      <header>
        <h1>{say('title')}</h1>
        {runId === null ? (
          <p className="fine">{say('intro')}</p>
        ) : (
          <p className="no-print">
            <Link href="/documents">{say('all')}</Link>
          </p>
        )}
      </header>
      {runId === null ? <List /> : <ContractRun key={runId} id={runId} />}
    </div>
  )
}
export default ContractView
