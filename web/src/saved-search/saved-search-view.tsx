import { useMutation } from 'urql'
import { signed } from '../api/identity.ts'
import { useLoaded } from '../api/loaded.ts'
import { useStore } from '../api/store.ts'
import { useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { EmptyState, ErrorState, Skeleton } from '../kit/states.tsx'
import { useToast } from '../kit/toast.tsx'
import { filterOf } from '../search/conditions.ts'
import { useRegionNames } from '../search/region-names.ts'
import { SavedSearchForm } from './form.tsx'
import { SavedSearchCard } from './saved-search-card.tsx'
import { SavedSearchesDocument, SaveSearchDocument } from './saved-search.graphql.ts'
import { SAVED_WORDS } from './words.ts'
import '../search/search.css'
import './saved-search.css'

const SavedSearchView = () => {
  const say = useWords(SAVED_WORDS)
  const tell = useToast()
  const { is } = useStore(signed)
  const [, save] = useMutation(SaveSearchDocument)
  const { data, error, isLoading, reload } = useLoaded(
    SavedSearchesDocument,
    {},
    { pause: is !== 'somebody' },
  )
  const searches = data?.viewer?.savedSearches ?? []
  const names = useRegionNames(searches.map(({ filter }) => filterOf(filter)))
  return (
    <div className="page">
      <header>
        <h1>{say('title')}</h1>
        <p className="fine">{say('intro')}</p>
      </header>
      {isLoading && <Skeleton lines={6} />}
      {error !== undefined && data === undefined && <ErrorState error={error} onRetry={reload} />}
      {!isLoading && error === undefined && searches.length === 0 && (
        <EmptyState icon="bell" title={say('none')}>
          {say('noneText')}
        </EmptyState>
      )}
      {searches.map((saved) => (
        <SavedSearchCard key={saved.id} saved={saved} names={names} />
      ))}
      <Card>
        <h2>{say('create')}</h2>
        <SavedSearchForm
          first={{ name: '', sentence: '', alertsEnabled: true }}
          sentenceHelp={say('sentenceHelp')}
          onSubmit={async ({ name, sentence, alertsEnabled }) => {
            const outcome = await save({ name, queryText: sentence.trim(), alertsEnabled, filter: null })
            const result = outcome.data?.saveSearch
            if (result?.__typename !== 'SavedSearch') return { data: result, error: outcome.error }
            tell(say('saved', { name }))
            return null
          }}
        >
          {(_form, isBusy) => (
            <Button type="submit" look="primary" isBusy={isBusy}>
              {say('save')}
            </Button>
          )}
        </SavedSearchForm>
      </Card>
    </div>
  )
}
export default SavedSearchView
