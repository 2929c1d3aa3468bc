import { useState } from 'react'
import { useLoaded } from '../api/loaded.ts'
import { useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { ErrorState, Skeleton } from '../kit/states.tsx'
import { Table } from '../kit/table.tsx'
import { InspectEventsDocument } from './inspector.graphql.ts'
import type { InspectEventsQuery } from './inspector.graphql.ts'
import { INSPECTOR_WORDS } from './words.ts'

type Event = NonNullable<InspectEventsQuery['run']>['events']['edges'][number]['node']

const detailOf = (event: Event): string => {
  switch (event.__typename) {
    case 'PlanReady':
      return `#${event.plan.revision}: ${event.plan.steps.map(({ stepId }) => stepId).join(', ')}`
    case 'StepUpdated':
      return `${event.step.stepId} ${event.step.status} ${event.step.progressPercentage}% (${event.completedSteps}/${event.totalSteps})`
    case 'AnswerDelta':
      return `@${event.offset} ${event.text}`
    case 'InputRequested':
      return `${event.request.__typename}: ${event.request.message}`
    case 'InputReceived':
      return event.summary
    case 'RunFailed':
      return `${event.failure.code}: ${event.failure.message}`
    case 'RunCancelled':
      return event.reason ?? ''
    default:
      return ''
  }
}

const PAGE = 100

const Page = ({
  id,
  after,
  onMore,
}: {
  id: string
  after: string | null
  onMore: ((cursor: string) => void) | null
}) => {
  const say = useWords(INSPECTOR_WORDS)
  const { data, error, isLoading, reload } = useLoaded(InspectEventsDocument, { id, first: PAGE, after })
  if (isLoading) return <Skeleton lines={8} />
  if (error !== undefined && data === undefined) return <ErrorState error={error} onRetry={reload} />
  const page = data?.run?.events
  const end = page?.pageInfo.endCursor ?? null
  return (
    <>
      <Table
        caption={say('events')}
        rows={page?.edges.map(({ node }) => node) ?? []}
        rowKey={({ sequence }) => String(sequence)}
        columns={[
          { key: 'sequence', title: say('sequence'), cell: ({ sequence }) => sequence },
          { key: 'at', title: say('at'), cell: ({ at }) => at.slice(11, 23) },
          { key: 'type', title: say('type'), cell: ({ __typename }) => __typename },
          { key: 'detail', title: say('detail'), cell: (event) => detailOf(event).slice(0, 200) },
        ]}
      />
      {onMore !== null && page?.pageInfo.hasNextPage === true && end !== null && (
        <Button onClick={() => onMore(end)}>{say('more')}</Button>
      )}
    </>
  )
}

/** The journal of a run, a page after another. */
export const Events = ({ id }: { id: string }) => {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null])
  return cursors.map((after, at) => (
    <Page
      key={after}
      id={id}
      after={after}
      onMore={at === cursors.length - 1 ? (end) => setCursors([...cursors, end]) : null}
    />
  ))
}
