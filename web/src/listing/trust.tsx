import { formatDay, formatShare } from '../format/quantity.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import type { HomeQuery } from './listing.graphql.ts'
import { LISTING_WORDS } from './words.ts'

/** A score of 0 to 100 as a length and as its number. */
const Meter = ({ score, label }: { score: number; label: string }) => (
  <svg className="meter" viewBox="0 0 100 6" preserveAspectRatio="none" role="img" aria-label={label}>
    <rect width="100" height="6" className="meter-rest" />
    <rect width={score} height="6" className="meter-part" />
  </svg>
)

export const TrustLine = ({ score }: { score: number }) => {
  const say = useWords(LISTING_WORDS)
  const rounded = Math.round(score)
  return (
    <span className="trust-line">
      {say('trust', { score: rounded })}
      <Meter score={score} label={say('trustLong', { score: rounded })} />
    </span>
  )
}

type Home = Extract<HomeQuery['node'], { __typename: 'Property' }>

/** The score, and what it was made of. */
export const TrustFactors = ({ trust }: { trust: NonNullable<Home['trustScore']> }) => {
  const say = useWords(LISTING_WORDS)
  const { language } = useLanguage()
  return (
    <section className="trust">
      <h3>
        {say('trustTitle')} <strong>{Math.round(trust.score)}</strong>
        <small> / 100</small>
      </h3>
      <ul aria-label={say('trustWhy')}>
        {trust.factors.map(({ key, label, score, weight, evidence }) => (
          <li key={key}>
            <span className="trust-name">
              {label} <small>{say('trustWeight', { share: formatShare(weight) })}</small>
            </span>
            <span className="trust-score">{Math.round(score)}</span>
            <Meter score={score} label={say('trustLong', { score: Math.round(score) })} />
            <p>{evidence}</p>
          </li>
        ))}
      </ul>
      <p className="fine">
        {say('trustAt', { day: formatDay(trust.calculatedAt, language), model: trust.modelVersion })}
      </p>
    </section>
  )
}
