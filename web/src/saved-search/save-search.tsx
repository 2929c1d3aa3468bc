import { useState } from 'react'
import { useLocation } from 'wouter'
import { useMutation } from 'urql'
import { useLoaded } from '../api/loaded.ts'
import { signed } from '../api/identity.ts'
import { useStore } from '../api/store.ts'
import type { PropertyFilter } from '../gql/schema.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { Icon } from '../kit/icon.tsx'
import { useErrorWords } from '../kit/states.tsx'
import { useToast } from '../kit/toast.tsx'
import { conditionsOf } from '../search/conditions.ts'
import { useRegionNames } from '../search/region-names.ts'
import { SavedSearchForm } from './form.tsx'
import {
  SavedSearchesDocument,
  SaveSearchDocument,
  UpdateSavedSearchDocument,
} from './saved-search.graphql.ts'
import { SAVED_WORDS } from './words.ts'
import './saved-search.css'

/** Keeps the conditions that are shown: as a new saved search, or in place of those of the one they came from. */
export const SaveSearch = ({ filter, savedId }: { filter: PropertyFilter; savedId: string | null }) => {
  const say = useWords(SAVED_WORDS)
  const { language } = useLanguage()
  const errorWords = useErrorWords()
  const tell = useToast()
  const [, go] = useLocation()
  const { is } = useStore(signed)
  const [isOpen, setOpen] = useState(false)
  const [, save] = useMutation(SaveSearchDocument)
  const [{ fetching }, update] = useMutation(UpdateSavedSearchDocument)
  const { data } = useLoaded(SavedSearchesDocument, {}, { pause: savedId === null || is !== 'somebody' })
  const saved = data?.viewer?.savedSearches.find(({ id }) => id === savedId)
  const name = conditionsOf(filter, useRegionNames([filter]), language)
    .map(({ text }) => text)
    .join(' ')
    .slice(0, 100)
  const seeAll = { title: say('seeAll'), onAct: () => go('/searches') }

  const change = async (id: string) => {
    const outcome = await update({ id, filter })
    if (outcome.error !== undefined) return tell(errorWords(outcome.error))
    const result = outcome.data?.updateSavedSearch
    if (result === undefined) return
    tell(result.__typename === 'SavedSearch' ? say('updated') : result.said, seeAll)
  }

  return (
    <>
      {saved !== undefined && (
        <Button look="primary" isBusy={fetching} onClick={() => void change(saved.id)}>
          {say('update', { name: saved.name })}
        </Button>
      )}
      <Button onClick={() => setOpen(true)}>
        <Icon name="bell" />
        {say('saveThis')}
      </Button>
      {isOpen && (
        <Dialog title={say('saveThis')} onClose={() => setOpen(false)}>
          <SavedSearchForm
            first={{ name: name || say('anything'), sentence: '', alertsEnabled: true }}
            sentenceHelp={null}
            onSubmit={async (given) => {
              const outcome = await save({
                name: given.name,
                filter,
                queryText: null,
                alertsEnabled: given.alertsEnabled,
              })
              if (outcome.data?.saveSearch.__typename !== 'SavedSearch')
                return { data: outcome.data?.saveSearch, error: outcome.error }
              setOpen(false)
              tell(say('saved', { name: given.name }), seeAll)
              return null
            }}
          >
            {(_form, isBusy) => (
              <Button type="submit" look="primary" isBusy={isBusy}>
                {say('save')}
              </Button>
            )}
          </SavedSearchForm>
        </Dialog>
      )}
    </>
  )
}
