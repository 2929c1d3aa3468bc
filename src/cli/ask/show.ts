import type { Language } from '../../domain/run.ts'
import { calculationName } from './calculation-name.ts'
import { choiceLines } from './choices.ts'
import { label, MARKED } from './labels.ts'
import { viewMarkdown } from './markdown-view.ts'
import { harmless } from './output.ts'
import type { Output } from './output.ts'
import type { ShownEvent, ShownSource, ShownStep } from './events.ts'

const MARKS: Record<string, string> = {
  PENDING: '○',
  IN_PROGRESS: '◐',
  COMPLETED: '●',
  FAILED: '✕',
  SKIPPED: '–',
}

/** What this program says itself, in the language of the question. */
const SAID = {
  KO: {
    found: (count: string) => `${count}건`,
    steps: (count: number) => `${count}단계`,
    failed: '실패',
    cancelled: '취소됨',
  },
  EN: {
    found: (count: string) => `${count} found`,
    steps: (count: number) => (count === 1 ? '1 step' : `${count} steps`),
    failed: 'Failed',
    cancelled: 'Cancelled',
  },
} as const

const bar = (percentage: number): string => {
  const filled = Math.round(percentage / 10)
  return `${'█'.repeat(filled)}${'░'.repeat(10 - filled)} ${String(percentage).padStart(3)} %`
}

export const stepLine = (step: ShownStep, language: Language = 'KO'): string => {
  const result = step.result
  const count =
    typeof result === 'object' && result !== null && 'totalCount' in result
      ? `  ${SAID[language].found(String(result.totalCount))}`
      : ''
  return `${MARKS[step.status] ?? '?'} ${bar(step.progressPercentage)}  ${step.description}${count}${step.error ? `  (${step.error})` : ''}`
}

/** Who offers a listing: the office, or that there is none. */
const agentOf = (
  { agent }: Extract<ShownSource, { __typename: 'Transaction' }>,
  language: Language,
): string => {
  if (agent === null) return ''
  const name = [agent.companyName, agent.agentName].filter((part) => part !== null).join(' ')
  return [name, agent.isDirectTrade ? MARKED[language].direct : ''].filter((part) => part !== '').join(', ')
}

export const sourceLine = (source: ShownSource, language: Language = 'KO'): string =>
  `${'isDemo' in source && source.isDemo ? MARKED[language].demo : ''}${nameOf(source, language)}`

const nameOf = (source: ShownSource, language: Language): string => {
  switch (source.__typename) {
    case 'LegalArticle':
      return `${source.lawName} ${source.articleNumber}(${source.title})${source.sourceUrl ? ` ${source.sourceUrl}` : ''}`
    case 'Property':
      return `${source.name}, ${source.address} (${source.code})`
    case 'Transaction': {
      const facts = [
        source.articleNo && `${MARKED[language].listing} ${source.articleNo}`,
        agentOf(source, language),
      ]
      const known = facts.filter((fact) => fact !== null && fact !== '').join(', ')
      return `${source.property.name} ${label(source.transactionType, language)}${known === '' ? '' : ` (${known})`}`
    }
    case 'MarketStatistics':
      return [
        source.region.fullName,
        label(source.propertyType, language),
        label(source.transactionType, language),
        language === 'KO'
          ? `실거래 ${source.transactionCount}건`
          : `${source.transactionCount} reported deals`,
      ]
        .filter((part) => part !== '')
        .join(' ')
    case 'LoanProduct':
      return `${source.company} ${source.loanName}`
    case 'CalculationSource':
      return calculationName(source.calculation, language)
    case 'Ruling':
      return `${source.about[language]} (${[...source.articles, source.asOf].join(', ')})`
  }
}

const HEADS = {
  KO: { assumed: '가정', sources: '출처', gone: '지금은 없는 출처' },
  EN: { assumed: 'Assumed', sources: 'Sources', gone: 'no longer there' },
} as const

/** As much of a growing answer as can be shown: whole lines, and a table when all of it is there. */
const settledLines = (text: string): string => {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  return whole.replace(/(?:^|(?<=\n))(?:\|[^\n]*\n)+$/, '')
}

/**
 * Writes events as they come. On a terminal the steps move in place and the answer is rendered; elsewhere it is a line a
 * step and the Markdown itself, as it streams.
 */
export const createShow = (out: Output, language: Language = 'KO', isAsked = false) => {
  const said = SAID[language]
  const live = out.isTTY
  /** What of the answer a terminal shows already. */
  let rendered = ''
  const render = (upTo: string) => {
    if (!upTo.startsWith(rendered)) {
      out.write('\n\n')
      rendered = ''
    }
    const fresh = upTo.slice(rendered.length)
    if (fresh !== '') out.control(viewMarkdown(harmless(fresh)))
    rendered = upTo
  }
  let steps: ShownStep[] = []
  let drawn = 0
  let text = ''

  const draw = () => {
    if (drawn > 0) out.control(`\u001B[${drawn}A`)
    for (const step of steps) {
      out.control('\u001B[2K')
      out.write(`${stepLine(step, language)}\n`)
    }
    drawn = steps.length
  }
  const setStep = (changed: ShownStep) => {
    steps = steps.map((step) => (step.stepId === changed.stepId ? changed : step))
    if (live && text === '') draw()
    else if (text === '') out.write(`${stepLine(changed, language)}\n`)
  }

  return (event: ShownEvent): void => {
    switch (event.__typename) {
      case 'PlanningStarted':
        out.write(`${event.message}\n`)
        return
      case 'PlanReady': {
        const { intent, executionStrategy } = event.plan
        steps = event.plan.steps
        drawn = 0
        out.write(
          `[${intent.label} ${Math.round(intent.confidence * 100)} %] ${said.steps(steps.length)}, ${executionStrategy}\n`,
        )
        if (live) draw()
        return
      }
      case 'StepUpdated':
        setStep(event.step)
        return
      case 'AnswerDelta':
        if (text === '') out.write('\n')
        if (!live && event.offset < text.length) out.write('\n\n')
        text = text.slice(0, event.offset) + event.text
        if (live) render(settledLines(text))
        else out.write(event.text)
        return
      case 'RunCompleted': {
        const { answer } = event
        if (text === '') out.write('\n')
        if (live) render(answer.text)
        else if (text === '') out.write(answer.text)
        out.write('\n')
        // Headings are in the language of the answer; quotes and names may be in Korean in any.
        const headings = answer.text.match(/^#+ .*$/gm)?.join('') ?? answer.text
        const written = /[가-힣]/.test(headings) ? 'KO' : 'EN'
        const words = HEADS[written]
        for (const { name, value } of answer.assumptions) out.write(`\n${words.assumed}: ${name} = ${value}`)
        if (answer.citations.length > 0) out.write(`\n${words.sources}\n`)
        for (const { number, source } of answer.citations)
          out.write(`  [${number}] ${source === null ? words.gone : sourceLine(source, written)}\n`)
        return
      }
      case 'RunFailed':
        out.write(`\n${said.failed}: ${event.failure.message} (${event.failure.code})\n`)
        return
      case 'RunCancelled':
        out.write(`\n${said.cancelled}${event.reason ? `: ${event.reason}` : ''}\n`)
        return
      case 'InputRequested':
        out.write(`\n${event.request.message}\n`)
        // Whoever is asked at the terminal sees them with each field.
        if (!isAsked)
          for (const field of event.request.form)
            for (const line of choiceLines(field, language)) out.write(`${line}\n`)
        // What is typed stands below the steps: they are drawn anew under it.
        drawn = 0
        return
      case 'ExecutionStarted':
      case 'InputReceived':
        return
      default:
        event satisfies never
    }
  }
}
