import type { ReactNode } from 'react'
import { useLoaded } from '../api/loaded.ts'
import { formatMoney } from '../format/money.ts'
import { formatArea, formatCount, formatDay, formatMonth, formatPercent } from '../format/quantity.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { EmptyState, ErrorState, Skeleton } from '../kit/states.tsx'
import { Markdown, safeHref } from '../answer/markdown.tsx'
import { SourcesOfDocument } from './source.graphql.ts'
import type { SourceDetailFragment } from './source.graphql.ts'
import { priceOf } from './source-name.ts'
import type { CalculationFactRole } from '../gql/schema.ts'
import { SOURCE_WORDS } from './words.ts'
import './source.css'

type Of<Name extends SourceDetailFragment['__typename']> = Extract<SourceDetailFragment, { __typename: Name }>
type Row = readonly [name: string, value: ReactNode]

/** Words of a lender, which some are not known for in another language. */
const inKorean = (text: string | null) =>
  text !== null && /[가-힣]/.test(text) ? <span lang="ko">{text}</span> : text

/** What is known, name by name. */
export const Facts = ({ rows }: { rows: readonly Row[] }) => (
  <dl className="facts">
    {rows
      .filter(([, value]) => value !== null && value !== '')
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)

const Demo = ({ isDemo }: { isDemo: boolean }) => {
  const say = useWords(SOURCE_WORDS)
  return isDemo ? <p className="source-demo">◇ {say('demo')}</p> : null
}

const Article = ({ source }: { source: Of<'LegalArticle'> }) => {
  const say = useWords(SOURCE_WORDS)
  const { language } = useLanguage()
  const href = source.sourceUrl === null ? null : safeHref(source.sourceUrl)
  return (
    <>
      <p className="source-kind">{source.title}</p>
      {source.isDigest && <p className="source-note">{say('digest')}</p>}
      {language === 'EN' && source.englishDigest !== null && (
        <>
          <p className="source-note">{say('inEnglish')}</p>
          <p>{source.englishDigest}</p>
        </>
      )}
      <div className="source-article" lang="ko">
        {source.content}
      </div>
      <Facts
        rows={[
          [
            say('effective'),
            source.effectiveDate === null ? null : formatDay(source.effectiveDate, language),
          ],
        ]}
      />
      {href !== null && (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {say('original')}
        </a>
      )}
    </>
  )
}

const Deal = ({ source }: { source: Of<'Transaction'> }) => {
  const say = useWords(SOURCE_WORDS)
  const { language } = useLanguage()
  const { property } = source
  const near = property.nearbyFacilities
  const trust = property.trustScore
  return (
    <>
      <Demo isDemo={source.isDemo} />
      <p className="source-kind">{say(`kind.${source.kind}`)}</p>
      {source.isCancelled && <p className="source-note">▲ {say('cancelled')}</p>}
      <Facts
        rows={[
          [say('price'), <strong key="price">{priceOf(source, language)}</strong>],
          [say('address'), property.address],
          [say('area'), source.exclusiveArea === null ? null : formatArea(source.exclusiveArea, language)],
          [say('floor'), source.floor === null ? null : String(source.floor)],
          [say('date'), source.transactionDate === null ? null : formatDay(source.transactionDate, language)],
          [
            say('built'),
            property.completionDate === null ? null : formatMonth(property.completionDate, language),
          ],
          [
            say('households'),
            property.totalHouseholds === null ? null : formatCount(property.totalHouseholds, language),
          ],
          [
            say('station'),
            near?.subwayStation == null
              ? null
              : [
                  near.subwayLine,
                  near.subwayStation,
                  near.subwayWalkingTime === null ? null : say('walk', { minutes: near.subwayWalkingTime }),
                ]
                  .filter(Boolean)
                  .join(' '),
          ],
          [say('trust'), trust === null ? null : String(trust.score)],
        ]}
      />
      {trust !== null && (
        <ul className="source-factors">
          {trust.factors.map(({ key, label, evidence }) => (
            <li key={key}>
              <strong>{label}</strong> {evidence}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const Home = ({ source }: { source: Of<'Property'> }) => {
  const say = useWords(SOURCE_WORDS)
  const { language } = useLanguage()
  return (
    <>
      <Demo isDemo={source.isDemo} />
      <Facts
        rows={[
          [say('address'), source.address],
          [say('area'), source.exclusiveArea === null ? null : formatArea(source.exclusiveArea, language)],
          [
            say('built'),
            source.completionDate === null ? null : formatMonth(source.completionDate, language),
          ],
          [
            say('households'),
            source.totalHouseholds === null ? null : formatCount(source.totalHouseholds, language),
          ],
        ]}
      />
    </>
  )
}

const Statistics = ({ source }: { source: Of<'MarketStatistics'> }) => {
  const say = useWords(SOURCE_WORDS)
  const { language } = useLanguage()
  const money = (amount: number | null) => (amount === null ? null : formatMoney(amount, language))
  const { minPrice, maxPrice } = source
  return (
    <>
      <Demo isDemo={source.isDemo} />
      <img
        className="source-chart"
        src={`data:image/svg+xml;utf8,${encodeURIComponent(source.chartSvg)}`}
        alt={say('chart')}
      />
      <Facts
        rows={[
          [say('median'), money(source.medianPrice)],
          [say('average'), money(source.averagePrice)],
          [
            say('range'),
            minPrice === null || maxPrice === null ? null : `${money(minPrice)} ~ ${money(maxPrice)}`,
          ],
          [say('count'), formatCount(source.transactionCount, language)],
          [say('pyeong'), money(source.pricePerPyeong)],
          [say('change'), source.changeRate === null ? null : formatPercent(source.changeRate)],
          [say('ratio'), source.jeonseRatio === null ? null : formatPercent(source.jeonseRatio)],
        ]}
      />
    </>
  )
}

const Product = ({ source }: { source: Of<'LoanProduct'> }) => {
  const say = useWords(SOURCE_WORDS)
  const { language } = useLanguage()
  const { minRate, maxRate } = source
  const percent = (rate: number | null) => (rate === null ? null : formatPercent(rate))
  return (
    <>
      <Demo isDemo={source.isDemo} />
      <Facts
        rows={[
          [say('rate'), [percent(minRate), percent(maxRate)].filter(Boolean).join(' ~ ')],
          [say('averageRate'), percent(source.averageRate)],
          [say('limit'), inKorean(source.limitText)],
          [say('eligibility'), inKorean(source.eligibility)],
          [say('rateType'), source.rateType],
          [say('repayment'), source.repaymentType],
          [
            say('disclosed'),
            source.disclosedMonth === null ? null : formatMonth(source.disclosedMonth, language),
          ],
        ]}
      />
    </>
  )
}

/** What a calculation says besides what it comes to, in this order. */
const PARTS = ['RESULT', 'INPUT', 'ASSUMPTION', 'REASON', 'ADVICE'] as const

const Calculation = ({ source }: { source: Of<'CalculationSource'> }) => {
  const say = useWords(SOURCE_WORDS)
  const { language } = useLanguage()
  const told = (role: CalculationFactRole) => [
    ...new Set(source.facts.filter((it) => it.role === role).map(({ text }) => text)),
  ]
  return (
    <>
      {told('CONCLUSION').map((text) => (
        <p key={text} className="source-conclusion">
          {text}
        </p>
      ))}
      {told('CAVEAT').map((text) => (
        <p key={text} className="source-caveat">
          {text}
        </p>
      ))}
      {PARTS.map((role) => {
        const texts = told(role)
        return (
          texts.length > 0 && (
            <section key={role}>
              <h3>{say(`fact.${role}`)}</h3>
              <ul className="source-facts">
                {texts.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </section>
          )
        )
      })}
      <h3>{say('rules')}</h3>
      <ul className="source-rules">
        {source.rules.map(({ name, article, effectiveFrom, text }) => (
          <li key={`${name} ${article}`}>
            <strong>{name}</strong>
            <span>{article}</span>
            <span>{text}</span>
            <small>{say('from', { day: formatDay(effectiveFrom, language) })}</small>
          </li>
        ))}
      </ul>
    </>
  )
}

const RulingText = ({ source }: { source: Of<'Ruling'> }) => {
  const say = useWords(SOURCE_WORDS)
  const { language } = useLanguage()
  const told = (both: { ko: string; en: string }) => (language === 'KO' ? both.ko : both.en)
  const list = (items: readonly { ko: string; en: string }[]) =>
    items.map((item) => `- ${told(item)}`).join('\n')
  return (
    <>
      <p className="source-note">
        {say('asOf', { day: formatDay(source.asOf, language) })} ·{' '}
        {source.reviewedBy === null ? say('unreviewed') : say('reviewed', { name: source.reviewedBy })}
      </p>
      <h3>{say('conclusion')}</h3>
      <Markdown text={told(source.conclusion)} />
      {source.conditions.length > 0 && <h3>{say('conditions')}</h3>}
      <Markdown text={list(source.conditions)} />
      {source.steps.length > 0 && <h3>{say('steps')}</h3>}
      <Markdown text={list(source.steps)} />
      {source.unverified !== null && (
        <>
          <h3>{say('unverified')}</h3>
          <Markdown text={told(source.unverified)} />
        </>
      )}
      <h3>{say('rules')}</h3>
      <Markdown text={source.articles.map((it) => `- ${it}`).join('\n')} />
    </>
  )
}

const Source = ({ source }: { source: SourceDetailFragment }) => {
  switch (source.__typename) {
    case 'LegalArticle':
      return <Article source={source} />
    case 'Transaction':
      return <Deal source={source} />
    case 'Property':
      return <Home source={source} />
    case 'MarketStatistics':
      return <Statistics source={source} />
    case 'LoanProduct':
      return <Product source={source} />
    case 'CalculationSource':
      return <Calculation source={source} />
    case 'Ruling':
      return <RulingText source={source} />
    default:
      return source satisfies never
  }
}

/** The whole of source n of a run's answer. */
const SourceView = ({ runId, number }: { runId: string; number: number }) => {
  const say = useWords(SOURCE_WORDS)
  const { data, error, isLoading, reload } = useLoaded(
    SourcesOfDocument,
    { runId },
    { policy: 'cache-first' },
  )
  if (isLoading) return <Skeleton lines={8} />
  if (error !== undefined && data === undefined) return <ErrorState error={error} onRetry={reload} />
  const source = data?.run?.answer?.citations.find((it) => it.number === number)?.source ?? null
  return source === null ? <EmptyState icon="search" title={say('gone')} /> : <Source source={source} />
}
export default SourceView
