import { useLanguage, useWords } from '../i18n/language.tsx'
import { formatDay } from '../format/quantity.ts'
import { useEvidence } from '../layout/evidence.tsx'
import type { DocumentWholeFragment } from './contract.graphql.ts'
import { Severity } from './severity.tsx'
import { CONTRACT_WORDS } from './words.ts'

type Review = NonNullable<DocumentWholeFragment['review']>
type Law = NonNullable<Review['risks'][number]['law']>

/** An article as it stands in the law. */
const Article = ({ law }: { law: Law }) => {
  const say = useWords(CONTRACT_WORDS)
  const { language } = useLanguage()
  return (
    <article className="article">
      <p className="fine">
        {law.effectiveDate && say('effective', { day: formatDay(law.effectiveDate, language) })}{' '}
        {law.isDigest && <span className="badge">{say('digest')}</span>}
      </p>
      {language === 'EN' && law.englishDigest !== null && <p>{law.englishDigest}</p>}
      <p className="article-text" lang="ko">
        {law.content}
      </p>
      {law.sourceUrl && (
        <p>
          <a href={law.sourceUrl} target="_blank" rel="noopener noreferrer">
            {say('source')}
          </a>
        </p>
      )}
    </article>
  )
}

const evidenceOf = (law: Law) => ({
  key: `law:${law.id}`,
  title: `${law.label} (${law.title})`,
  node: <Article law={law} />,
})

const Risk = ({ risk }: { risk: Review['risks'][number] }) => {
  const say = useWords(CONTRACT_WORDS)
  const { open } = useEvidence()
  const { law } = risk
  return (
    <li className="risk">
      <Severity level={risk.severity} />
      <blockquote lang="ko">{risk.clause}</blockquote>
      <p>{risk.reason}</p>
      {risk.suggestion && (
        <p className="risk-suggestion">
          <strong>{say('suggestion')}</strong> {risk.suggestion}
        </p>
      )}
      {law && (
        <button type="button" className="risk-law" onClick={() => open(evidenceOf(law))}>
          {say('law')}: {law.label}
        </button>
      )}
    </li>
  )
}

const ORDER = { HIGH: 0, MEDIUM: 1, LOW: 2 } as const

/** What the analysis found, the gravest first. */
export const ReviewSection = ({ review }: { review: DocumentWholeFragment['review'] }) => {
  const say = useWords(CONTRACT_WORDS)
  if (review === null) return <p className="fine">{say('notReviewed')}</p>
  const risks = review.risks.toSorted((a, b) => ORDER[a.severity] - ORDER[b.severity])
  return (
    <section className="review" aria-label={say('review')}>
      <h2>
        {say('review')} <Severity level={review.riskLevel} />
      </h2>
      <p className="fine">{risks.length === 0 ? say('noRisks') : say('risks', { count: risks.length })}</p>
      <ul>
        {risks.map((risk) => (
          <Risk key={`${risk.type} ${risk.clause}`} risk={risk} />
        ))}
      </ul>
      {review.recommendations.length > 0 && (
        <>
          <h3>{say('recommendations')}</h3>
          <ul className="bullets">
            {review.recommendations.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      {review.complianceCheck.length > 0 && (
        <details>
          <summary>{say('checks')}</summary>
          <ul className="checks">
            {review.complianceCheck.map(({ rule, article, passed }) => (
              <li key={rule} data-passed={passed}>
                <strong>{say(passed ? 'passed' : 'failed')}</strong> {rule}
                {article && <span className="fine"> {article}</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
