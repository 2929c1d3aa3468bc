import { formatCount } from '../format/quantity.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import type { InspectRunQuery } from './inspector.graphql.ts'
import { INSPECTOR_WORDS } from './words.ts'

export type Run = NonNullable<InspectRunQuery['run']>
type Step = Run['steps'][number]

const msOf = ({ startedAt, completedAt }: Step): number | null =>
  startedAt === null || completedAt === null ? null : Date.parse(completedAt) - Date.parse(startedAt)

/** When each step ran, beside the others: what ran at once lies above each other. */
const Bar = ({ step, from, span }: { step: Step; from: number; span: number }) => {
  if (step.startedAt === null) return null
  const start = ((Date.parse(step.startedAt) - from) / span) * 100
  const end = step.completedAt === null ? 100 : ((Date.parse(step.completedAt) - from) / span) * 100
  return (
    <svg className="inspected-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect x={start} width={Math.max(1, end - start)} height="8" />
    </svg>
  )
}

const StepRow = ({ step, from, span }: { step: Step; from: number; span: number }) => {
  const say = useWords(INSPECTOR_WORDS)
  const { language } = useLanguage()
  const ms = msOf(step)
  return (
    <li className="inspected-step">
      <p>
        <code>{step.stepId}</code> <strong>{step.description}</strong>
        <span className="inspected-status" data-status={step.status}>
          {step.status}
        </span>
      </p>
      <p className="fine">
        {[
          step.team,
          step.agentName,
          step.dependsOn.length > 0 ? `${say('dependsOn')}: ${step.dependsOn.join(', ')}` : null,
          ms === null ? null : `${formatCount(ms, language)} ms`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Bar step={step} from={from} span={span} />
      {step.error !== null && <p role="alert">{step.error}</p>}
      {step.result !== null && (
        <details>
          <summary>{say('result')}</summary>
          {/* What is wider than its box can be scrolled by the keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre tabIndex={0}>{JSON.stringify(step.result, null, 2)}</pre>
        </details>
      )}
    </li>
  )
}

export const Steps = ({ steps }: { steps: readonly Step[] }) => {
  const say = useWords(INSPECTOR_WORDS)
  const times = steps.flatMap(({ startedAt, completedAt }) =>
    [startedAt, completedAt].flatMap((it) => (it === null ? [] : [Date.parse(it)])),
  )
  const from = Math.min(...times)
  const span = Math.max(1, Math.max(...times) - from)
  if (steps.length === 0) return <p>{say('noSteps')}</p>
  return (
    <ol className="inspected" aria-label={say('timeline')}>
      {steps.map((step) => (
        <StepRow key={step.stepId} step={step} from={from} span={span} />
      ))}
    </ol>
  )
}
