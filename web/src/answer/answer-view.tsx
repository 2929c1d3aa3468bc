import { useMemo } from 'react'
import { Link } from 'wouter'
import { formatDay, formatShare } from '../format/quantity.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { useToast } from '../kit/toast.tsx'
import { useEvidence } from '../layout/evidence.tsx'
import { sourceName } from '../source/source-name.ts'
import { useSources } from '../source/use-sources.tsx'
import type { AnswerCardFragment } from './answer.graphql.ts'
import { CitationContext } from './citations.tsx'
import { Markdown } from './markdown.tsx'
import { partsOf } from './parts.ts'
import { ANSWER_WORDS } from './words.ts'
import './answer.css'

interface AnswerTextProps {
  runId: string
  text: string
  /** Null while it is still written. */
  answer: AnswerCardFragment | null
}

/** The text of an answer: its first sentence the biggest thing, sections that fold, each [n] a way to its source. */
export const AnswerText = ({ runId, text, answer }: AnswerTextProps) => {
  const say = useWords(ANSWER_WORDS)
  const { language } = useLanguage()
  const { evidence } = useEvidence()
  const shown = evidence?.key
  const sources = answer?.citations
  const show = useSources(runId, sources)
  const citations = useMemo(
    () => ({
      sources,
      show,
      shown: shown?.startsWith(`${runId} `) === true ? Number(shown.split(' ')[1]) : null,
    }),
    [runId, show, shown, sources],
  )
  const { title: whole, first, rest, parts } = useMemo(() => partsOf(text), [text])
  return (
    <CitationContext value={citations}>
      {whole !== '' && <p className="answer-title">{whole}</p>}
      {first !== '' && (
        <div className="lead">
          <Markdown text={first} />
        </div>
      )}
      {rest !== '' && <Markdown text={rest} />}
      {parts.map(({ title, text: part }, at) => (
        // Sections are only added at the end.
        // oxlint-disable-next-line react/no-array-index-key
        <details key={at} className="section" open>
          <summary>
            <h3>{title}</h3>
          </summary>
          <Markdown text={part} />
        </details>
      ))}
      {sources !== undefined && sources.length > 0 && (
        <details className="section sources">
          <summary>
            <h3>{say('sources', { count: sources.length })}</h3>
          </summary>
          <ol>
            {sources.map(({ number, source }) => (
              <li key={number} value={number}>
                <button
                  type="button"
                  className="link"
                  disabled={source === null}
                  onClick={() => show(number)}
                >
                  {source === null ? say('goneSource') : sourceName(source, language)}
                </button>
              </li>
            ))}
          </ol>
        </details>
      )}
    </CitationContext>
  )
}

/** A file made of a text that is here already. */
const save = (name: string, type: string, content: string) => {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** What stands beside an answer: days, what was assumed, who wrote it. */
export const AnswerNotes = ({ answer }: { answer: AnswerCardFragment }) => {
  const say = useWords(ANSWER_WORDS)
  const { language } = useLanguage()
  const { reminders, calendar, assumptions, generatedBy, confidence, supportedShare } = answer
  const maker =
    generatedBy === null
      ? null
      : generatedBy.kind === 'MODEL'
        ? say('by.MODEL', { model: generatedBy.model ?? '' })
        : say('by.RULES')
  return (
    <>
      {reminders.length > 0 && (
        <section className="reminders">
          <h3>
            <Icon name="bell" /> {say('reminders')}
          </h3>
          <ul>
            {reminders.map(({ date, title, ground }) => (
              <li key={`${date} ${title}`}>
                <time dateTime={date}>{formatDay(date, language)}</time>
                <span>
                  {title}
                  {ground !== null && <small> {ground}</small>}
                </span>
              </li>
            ))}
          </ul>
          {calendar !== null && (
            <Button
              isSmall
              className="no-print"
              onClick={() => save(say('calendarFile'), 'text/calendar;charset=utf-8', calendar)}
            >
              <Icon name="download" size={16} />
              {say('calendar')}
            </Button>
          )}
        </section>
      )}
      {assumptions.length > 0 && (
        <section className="assumptions">
          <h3>{say('assumptions')}</h3>
          <ul>
            {assumptions.map(({ name, value, source }) => (
              <li key={`${name} ${value}`}>
                {name}: <strong>{value}</strong> <small>{say(`from.${source}`)}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="maker">
        {[
          maker,
          generatedBy?.standInReason,
          generatedBy?.isCut === true ? say('isCut') : null,
          say('confidence', { share: formatShare(confidence) }),
          say('supported', { share: formatShare(supportedShare) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  )
}

export const CopyButton = ({ text }: { text: string }) => {
  const say = useWords(ANSWER_WORDS)
  const tell = useToast()
  return (
    <Button
      look="quiet"
      isSmall
      onClick={() => void navigator.clipboard.writeText(text).then(() => tell(say('copied')))}
    >
      {say('copy')}
    </Button>
  )
}

export const DocumentLink = ({ path, title }: { path: string; title: 'report' | 'document' }) => {
  const say = useWords(ANSWER_WORDS)
  return (
    <Link href={path} className="button button-small">
      <Icon name="document" size={16} />
      {say(title)}
    </Link>
  )
}
