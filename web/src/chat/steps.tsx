import { useLanguage, useWords } from '../i18n/language.tsx'
import type { Language } from '../gql/schema.ts'
import { formatMoney } from '../format/money.ts'
import { dealName, priceOf } from '../source/source-name.ts'
import type { LiveRunFragment, RunCardFragment, StepFoundFragment } from './chat.graphql.ts'
import { CHAT_WORDS } from './words.ts'

export type Step = RunCardFragment['steps'][number] &
  Partial<Pick<LiveRunFragment['steps'][number], 'output'>>

/** What a step has found, a line a thing. */
const linesOf = (found: StepFoundFragment, language: Language): string[] => {
  switch (found.__typename) {
    case 'ListingsOutput':
      return found.listings.map(
        ({ property, transaction }) => `${property.name} · ${priceOf(transaction, language)}`,
      )
    case 'ArticlesOutput':
      return found.articles.map(({ label, title }) => `${label} (${title})`)
    case 'StatisticsOutput':
      return found.statistics.map(
        ({ complexName, region, transactionType, medianPrice }) =>
          `${complexName ?? region.fullName} ${dealName(transactionType, language)}` +
          (medianPrice === null ? '' : ` ${formatMoney(medianPrice, language)}`),
      )
    case 'ProductsOutput':
      return found.products.map(({ company, name }) => `${company} ${name}`)
    case 'FiguresOutput':
      return found.calculations.map(({ title }) => title)
    case 'DocumentOutput':
      return found.title === null ? [] : [found.title]
    default:
      return found satisfies never
  }
}

const MOST = 3

const Found = ({ found }: { found: StepFoundFragment }) => {
  const { language } = useLanguage()
  const lines = linesOf(found, language)
  if (lines.length === 0) return null
  return (
    <ul className="step-found">
      {lines.slice(0, MOST).map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>{line}</li>
      ))}
      {lines.length > MOST && <li>+{lines.length - MOST}</li>}
    </ul>
  )
}

/** The plan as it is carried out. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => {
  const say = useWords(CHAT_WORDS)
  return (
    <ol className="steps" aria-label={say('steps')}>
      {steps.map(({ stepId, task, description, status, progressPercentage, error, output }) => (
        <li key={stepId} data-status={status}>
          <span className="step-sign" aria-hidden="true" />
          <div>
            <p className="step-task">
              <strong>{task}</strong>
              <span className="step-state">
                {status === 'IN_PROGRESS' ? `${progressPercentage}%` : say(`step.${status}`)}
              </span>
            </p>
            <p className="step-text">{description}</p>
            {status === 'IN_PROGRESS' && <progress max={100} value={progressPercentage} aria-label={task} />}
            {error !== null && <p className="step-error">{error}</p>}
            {output != null && <Found found={output} />}
          </div>
        </li>
      ))}
    </ol>
  )
}
