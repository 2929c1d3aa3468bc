import { useState } from 'react'
import { Link } from 'wouter'
import { useLoaded } from '../api/loaded.ts'
import { formatShare, formatTime } from '../format/quantity.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { EmptyState, ErrorState, Skeleton } from '../kit/states.tsx'
import { Tabs } from '../kit/tabs.tsx'
import { sessionPath, useIdOfPath } from '../layout/paths.ts'
import { useTitle } from '../layout/title.ts'
import { Checkpoints } from './checkpoints.tsx'
import { Events } from './events.tsx'
import { InspectRunDocument } from './inspector.graphql.ts'
import { Steps } from './steps.tsx'
import type { Run } from './steps.tsx'
import { Usage } from './usage.tsx'
import { INSPECTOR_WORDS } from './words.ts'
import '../listing/listing.css'
import './inspector.css'

const PARTS = ['steps', 'events', 'checkpoints', 'usage'] as const
type Part = (typeof PARTS)[number]

const Summary = ({ run }: { run: Run }) => {
  const say = useWords(INSPECTOR_WORDS)
  const { language } = useLanguage()
  const { answer, plan, totalExecutionTime: took } = run
  const rows: [string, string | null][] = [
    [say('status'), run.status],
    [say('mode'), run.mode],
    [say('phase'), run.phase],
    [say('started'), run.startedAt === null ? null : formatTime(run.startedAt, language)],
    [say('took'), took === null ? null : say('seconds', { count: took.toFixed(2) })],
    [
      say('intent'),
      plan === null ? null : `${plan.intent.intentType} (${formatShare(plan.intent.confidence)})`,
    ],
    [
      say('strategy'),
      plan === null ? null : `${plan.executionStrategy}, ${say('revision', { count: plan.revision })}`,
    ],
    [say('forkedFrom'), run.forkedFrom?.node ?? null],
    [say('answer'), answer === null ? null : `${answer.type} (${formatShare(answer.confidence)})`],
    [say('supported'), answer === null ? null : formatShare(answer.supportedShare)],
    [
      say('by'),
      answer?.generatedBy
        ? [answer.generatedBy.kind, answer.generatedBy.model, answer.generatedBy.standInReason]
            .filter(Boolean)
            .join(', ')
        : null,
    ],
  ]
  return (
    <dl className="facts">
      {rows.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

/** A run from the inside, for who builds with it. */
const InspectorView = () => {
  const say = useWords(INSPECTOR_WORDS)
  const id = useIdOfPath('runId') ?? ''
  const [part, setPart] = useState<Part>('steps')
  const { data, error, isLoading, reload } = useLoaded(InspectRunDocument, { id })
  const run = data?.run ?? null
  useTitle(run === null ? null : `${say('title')}: ${run.query.slice(0, 40)}`)
  if (isLoading)
    return (
      <div className="page">
        <Skeleton lines={10} />
      </div>
    )
  if (error !== undefined && data === undefined) return <ErrorState error={error} onRetry={reload} />
  if (run === null) return <EmptyState icon="code" title={say('notFound')} />
  return (
    <div className="page inspector">
      <header>
        <h1>{run.query.length > 120 ? `${run.query.slice(0, 120)}…` : run.query}</h1>
        <p>
          <Link href={sessionPath(run.session.id)}>{say('session')}</Link>{' '}
          <Button isSmall onClick={reload}>
            {say('refresh')}
          </Button>
        </p>
      </header>
      {run.error !== null && (
        <p role="alert">
          {run.error.code}: {run.error.message}
        </p>
      )}
      <Summary run={run} />
      <Tabs
        label={say('parts')}
        tabs={PARTS.map((key) => ({ key, title: say(key) }))}
        shown={part}
        onShow={setPart}
      >
        <div className="inspector-part">
          {part === 'steps' && <Steps steps={run.steps} />}
          {part === 'events' && <Events key={run.lastEventCursor} id={run.id} />}
          {part === 'checkpoints' && <Checkpoints checkpoints={run.checkpoints} />}
          {part === 'usage' && <Usage usage={run.usage} />}
        </div>
      </Tabs>
    </div>
  )
}
export default InspectorView
