import { Link } from 'wouter'
import { useSubscription } from 'urql'
import { useLoaded } from '../api/loaded.ts'
import { useIsVisible } from '../api/visible.ts'
import { RequestForm } from '../form/request-form.tsx'
import { useWords } from '../i18n/language.tsx'
import { EmptyState, ErrorState, Skeleton } from '../kit/states.tsx'
import { documentPath, sessionPath } from '../layout/paths.ts'
import { ContractRunLiveDocument, ContractRunNowDocument } from './contract.graphql.ts'
import type { ContractRunPartsFragment } from './contract.graphql.ts'
import { ContractDocument } from './document.tsx'
import { CONTRACT_WORDS } from './words.ts'

const ENDED: ReadonlySet<string> = new Set(['COMPLETED', 'FAILED', 'CANCELLED'])

const Progress = ({ run }: { run: ContractRunPartsFragment }) => {
  const say = useWords(CONTRACT_WORDS)
  return (
    <ol className="contract-steps" aria-label={say('progress')}>
      {run.steps.map(({ stepId, description, status }) => (
        <li key={stepId} data-status={status}>
          {description}
        </li>
      ))}
    </ol>
  )
}

/** A contract that is being written: what is asked, form by form, and each version with its review before it is decided on. */
export const ContractRun = ({ id }: { id: string }) => {
  const say = useWords(CONTRACT_WORDS)
  const { data, error, isLoading, reload } = useLoaded(ContractRunNowDocument, { id })
  const known = data?.run ?? null
  const isVisible = useIsVisible()
  const [{ data: live }] = useSubscription({
    query: ContractRunLiveDocument,
    variables: { runId: id },
    pause: !isVisible || known === null || ENDED.has(known.status),
  })
  const run = live?.runLive ?? known
  if (isLoading) return <Skeleton lines={8} />
  if (error !== undefined && run === null) return <ErrorState error={error} onRetry={reload} />
  if (run === null) return <EmptyState icon="document" title={say('notFound')} />
  const { pendingInput: request } = run
  const toDecide = request?.__typename === 'DocumentDecisionRequest' ? request.document : null
  return (
    <div className="contract-run">
      {!ENDED.has(run.status) && <Progress run={run} />}
      {request === null && !ENDED.has(run.status) && (
        <p role="status" className="fine">
          {say('writing')}
        </p>
      )}
      {request !== null && <RequestForm key={request.id} runId={run.id} request={request} />}
      {toDecide !== null && <ContractDocument document={toDecide} />}
      {run.status === 'FAILED' && <p role="alert">{run.error?.message ?? say('failedRun')}</p>}
      {ENDED.has(run.status) && (
        <>
          {run.document && (
            <p>
              <Link href={documentPath(run.document.id)} className="button button-primary">
                {say('open')}
              </Link>
            </p>
          )}
          {run.answer && <p>{run.answer.text.split('\n')[0]}</p>}
        </>
      )}
      <p className="no-print">
        <Link href={sessionPath(run.session.id)}>{say('inChat')}</Link>
      </p>
    </div>
  )
}
