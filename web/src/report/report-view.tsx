import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { CitationContext } from '../answer/citations.tsx'
import { Markdown } from '../answer/markdown.tsx'
import { useLoaded } from '../api/loaded.ts'
import { formatDay, formatShare } from '../format/quantity.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { EmptyState, ErrorState, Skeleton } from '../kit/states.tsx'
import { useEvidence } from '../layout/evidence.tsx'
import { sessionPath, useIdOfPath } from '../layout/paths.ts'
import { useTitle } from '../layout/title.ts'
import { sourceName } from '../source/source-name.ts'
import { useSources } from '../source/use-sources.tsx'
import { ReportDocument } from './report.graphql.ts'
import type { ReportQuery } from './report.graphql.ts'
import { sectionsOf } from './sections.ts'
import type { Section } from './sections.ts'
import { REPORT_WORDS } from './words.ts'
import '../answer/answer.css'
import '../listing/listing.css'
import './report.css'

type Run = NonNullable<ReportQuery['run']>
type Answer = NonNullable<Run['answer']>

const Contents = ({ sections }: { sections: readonly Section[] }) => {
  const say = useWords(REPORT_WORDS)
  const titled = sections.filter(({ title }) => title !== null)
  if (titled.length < 2) return null
  return (
    <nav className="report-contents" aria-label={say('contents')}>
      <h2>{say('contents')}</h2>
      <ol>
        {titled.map(({ id, title, depth }) => (
          <li key={id} data-depth={Math.min(depth, 3)}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
        <li data-depth="1">
          <a href="#sources">{say('sources')}</a>
        </li>
      </ol>
    </nav>
  )
}

/** Footnotes: on paper they are all there is of a source, on a screen each opens what it names. */
const Footnotes = ({ answer, onOpen }: { answer: Answer; onOpen: (number: number) => void }) => {
  const say = useWords(REPORT_WORDS)
  const { language } = useLanguage()
  if (answer.citations.length === 0) return null
  return (
    <section className="report-sources" id="sources">
      <h2>{say('sources')}</h2>
      <ol>
        {answer.citations.map(({ number, source }) => (
          <li key={number} value={number} id={`source-${number}`}>
            <button type="button" onClick={() => onOpen(number)}>
              {source === null ? say('gone') : sourceName(source, language)}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

const Titled = ({ section, children }: { section: Section; children: ReactNode }) => (
  <section id={section.id} className="report-section">
    {section.title !== null && (section.depth <= 2 ? <h2>{section.title}</h2> : <h3>{section.title}</h3>)}
    {children}
  </section>
)

const Report = ({ run, answer }: { run: Run; answer: Answer }) => {
  const say = useWords(REPORT_WORDS)
  const { language } = useLanguage()
  const openSource = useSources(run.id, answer.citations)
  const [title, sections] = useMemo(() => {
    const all = sectionsOf(answer.text)
    const [first, ...rest] = all
    // A title of the whole is the page's.
    return first?.depth === 1 && first.title !== null
      ? [first.title, [{ ...first, title: null }, ...rest]]
      : [null, all]
  }, [answer.text])
  const { evidence } = useEvidence()
  const opened = evidence?.key.startsWith(`${run.id} `) === true ? Number(evidence.key.split(' ')[1]) : null
  const citations = useMemo(
    () => ({ sources: answer.citations, shown: opened, show: openSource }),
    [answer.citations, opened, openSource],
  )
  const { generatedBy: maker } = answer
  return (
    <CitationContext value={citations}>
      <header>
        <h1>{title ?? run.query}</h1>
        {title !== null && <p className="fine">{run.query}</p>}
        <p className="fine">
          {[
            run.completedAt === null ? null : say('made', { day: formatDay(run.completedAt, language) }),
            maker?.kind === 'MODEL' ? say('byModel', { model: maker.model ?? '' }) : say('byRules'),
            say('supported', { share: formatShare(answer.supportedShare) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="report-tools no-print">
          <Button isSmall onClick={() => print()}>
            <Icon name="print" size={16} />
            {say('print')}
          </Button>
          <Link className="button button-small" href={sessionPath(run.session.id)}>
            {say('session')}
          </Link>
        </p>
      </header>
      <div className="report-body">
        <Contents sections={sections} />
        <article>
          {answer.assumptions.length > 0 && (
            <aside className="report-assumptions">
              <h2>{say('assumptions')}</h2>
              <ul>
                {answer.assumptions.map(({ name, value }) => (
                  <li key={`${name} ${value}`}>
                    {name}: {value}
                  </li>
                ))}
              </ul>
            </aside>
          )}
          {sections.map((section) => (
            <Titled key={section.id} section={section}>
              <Markdown text={section.text} />
            </Titled>
          ))}
          <Footnotes answer={answer} onOpen={openSource} />
        </article>
      </div>
    </CitationContext>
  )
}

/** A long answer to be read, and printed: contents, sections, footnotes. */
const ReportView = () => {
  const say = useWords(REPORT_WORDS)
  const id = useIdOfPath('runId') ?? ''
  const { data, error, isLoading, reload } = useLoaded(ReportDocument, { id })
  const run = data?.run ?? null
  useTitle(run?.query ?? null)
  return (
    <div className="page report">
      {isLoading && <Skeleton lines={12} />}
      {error !== undefined && data === undefined && <ErrorState error={error} onRetry={reload} />}
      {data !== undefined && run === null && <EmptyState icon="document" title={say('notFound')} />}
      {run !== null && run.answer === null && (
        <EmptyState
          icon="document"
          title={say('notYet')}
          action={
            <Link className="button" href={sessionPath(run.session.id)}>
              {say('session')}
            </Link>
          }
        >
          {say('notYetText')}
        </EmptyState>
      )}
      {run?.answer && <Report run={run} answer={run.answer} />}
    </div>
  )
}
export default ReportView
