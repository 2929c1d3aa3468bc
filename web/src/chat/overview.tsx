import { useLanguage, useWords } from '../i18n/language.tsx'
import { useEvidence } from '../layout/evidence.tsx'
import { ListingCard } from '../listing/listing-card.tsx'
import { sourceName } from '../source/source-name.ts'
import { useSources } from '../source/use-sources.tsx'
import { ANSWER_WORDS } from '../answer/words.ts'
import type { RunCardFragment } from './chat.graphql.ts'

/** What an answer rests on, as a list of its own. */
const SourceList = ({ run }: { run: Pick<RunCardFragment, 'id' | 'answer'> }) => {
  const say = useWords(ANSWER_WORDS)
  const { language } = useLanguage()
  const sources = run.answer?.citations ?? []
  const show = useSources(run.id, sources)
  return (
    <ol className="source-list">
      {sources.map(({ number, source }) => (
        <li key={number}>
          <button type="button" disabled={source === null} onClick={() => show(number)}>
            <span className="mark">{number}</span>
            <span>{source === null ? say('goneSource') : sourceName(source, language)}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

/** Shows homes and sources of a run's answer beside it; `isQuiet`: where there is room, and nobody's focus moves. */
export const useOverview = (run: Pick<RunCardFragment, 'id' | 'answer'> | null) => {
  const say = useWords(ANSWER_WORDS)
  const { open } = useEvidence()
  return (isQuiet: boolean): void => {
    const offers = run?.answer?.properties ?? []
    const sources = run?.answer?.citations ?? []
    if (run === null || sources.length === 0) return
    if (isQuiet && !matchMedia('(width >= 1024px)').matches) return
    open({
      key: `${run.id} overview`,
      title:
        offers.length > 0
          ? say('homes', { count: offers.length })
          : say('sources', { count: sources.length }),
      isQuiet,
      node:
        offers.length > 0 ? (
          <ul className="homes">
            {offers.map((offer) => (
              <li key={offer.transaction.id}>
                <ListingCard listing={offer} />
              </li>
            ))}
          </ul>
        ) : (
          <SourceList run={run} />
        ),
    })
  }
}
