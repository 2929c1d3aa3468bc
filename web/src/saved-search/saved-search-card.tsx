import { useState } from 'react'
import { Link } from 'wouter'
import { useMutation } from 'urql'
import { useLoaded } from '../api/loaded.ts'
import { formatCount } from '../format/quantity.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { useErrorWords } from '../kit/states.tsx'
import { useToast } from '../kit/toast.tsx'
import { ListingCard } from '../listing/listing-card.tsx'
import { searchAddress } from '../search/address.ts'
import { ConditionList } from '../search/chips.tsx'
import { conditionsOf, filterOf } from '../search/conditions.ts'
import type { RegionNames } from '../search/conditions.ts'
import { useMatches } from './alerts.tsx'
import { SavedSearchForm } from './form.tsx'
import {
  DeleteSavedSearchDocument,
  NewestDocument,
  UpdateSavedSearchDocument,
} from './saved-search.graphql.ts'
import type { SavedSearchRowFragment } from './saved-search.graphql.ts'
import { SAVED_WORDS } from './words.ts'

const Newest = ({ saved }: { saved: SavedSearchRowFragment }) => {
  const say = useWords(SAVED_WORDS)
  const { language } = useLanguage()
  const { data } = useLoaded(NewestDocument, { filter: filterOf(saved.filter) })
  const matches = useMatches(saved.id)
  const found = data?.propertySearch
  const shown = matches.length > 0 ? matches : (found?.edges.map(({ node }) => node) ?? [])
  return (
    <>
      <h3>
        {say(matches.length > 0 ? 'matches' : 'newest')}{' '}
        {found !== undefined && (
          <small>{say('now', { count: formatCount(found.totalCount, language) })}</small>
        )}
      </h3>
      <div className="home-grid">
        {shown.slice(0, 6).map((listing) => (
          <ListingCard key={listing.transaction.id} listing={listing} />
        ))}
      </div>
    </>
  )
}

/** One saved search: what it looks for, whether it tells, what it finds. */
export const SavedSearchCard = ({ saved, names }: { saved: SavedSearchRowFragment; names: RegionNames }) => {
  const say = useWords(SAVED_WORDS)
  const { language } = useLanguage()
  const tell = useToast()
  const errorWords = useErrorWords()
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null)
  const [{ fetching: isChanging }, update] = useMutation(UpdateSavedSearchDocument)
  const [{ fetching: isDeleting }, remove] = useMutation(DeleteSavedSearchDocument)
  const filter = filterOf(saved.filter)
  const conditions = conditionsOf(filter, names, language)
  const close = () => setDialog(null)

  const toggle = async () => {
    const { error } = await update({ id: saved.id, alertsEnabled: !saved.alertsEnabled })
    if (error !== undefined) tell(errorWords(error))
  }

  return (
    <Card className="saved" aria-label={saved.name}>
      <header>
        <h2>{saved.name}</h2>
        <label className="check">
          <input
            type="checkbox"
            checked={saved.alertsEnabled}
            disabled={isChanging}
            onChange={() => void toggle()}
          />
          {say(saved.alertsEnabled ? 'alertsOn' : 'alertsOff')}
        </label>
      </header>
      {saved.queryText && <p className="fine">{say('fromSentence', { sentence: saved.queryText })}</p>}
      {conditions.length === 0 ? (
        <p className="fine">{say('anything')}</p>
      ) : (
        <ConditionList conditions={conditions} />
      )}
      {saved.unrecognized.length > 0 && (
        <p className="saved-unread">
          <span aria-hidden="true">▲ </span>
          {say('unread', { parts: saved.unrecognized.join(', ') })}
        </p>
      )}
      <Newest saved={saved} />
      <footer>
        <Link className="button button-small" href={searchAddress('/homes', { filter, sort: 'NEWEST' })}>
          {say('open')}
        </Link>
        <Link
          className="button button-small"
          href={searchAddress('/homes', { filter, sort: 'NEWEST', saved: saved.id })}
        >
          {say('conditions')}
        </Link>
        <Button isSmall onClick={() => setDialog('edit')}>
          {say('edit')}
        </Button>
        <Button isSmall look="quiet" onClick={() => setDialog('delete')}>
          {say('delete')}
        </Button>
      </footer>
      {dialog === 'edit' && (
        <Dialog title={saved.name} onClose={close}>
          <SavedSearchForm
            first={{ name: saved.name, sentence: '', alertsEnabled: saved.alertsEnabled }}
            sentenceHelp={say('sentenceEdit')}
            onSubmit={async ({ name, sentence, alertsEnabled }) => {
              const outcome = await update({
                id: saved.id,
                name,
                alertsEnabled,
                queryText: sentence.trim() === '' ? null : sentence.trim(),
              })
              const result = outcome.data?.updateSavedSearch
              if (result?.__typename !== 'SavedSearch') return { data: result, error: outcome.error }
              close()
              tell(say('updated'))
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
      {dialog === 'delete' && (
        <Dialog
          title={say('deleteTitle')}
          onClose={close}
          actions={
            <>
              <Button onClick={close}>{say('cancel')}</Button>
              <Button
                look="danger"
                isBusy={isDeleting}
                onClick={async () => {
                  const { error } = await remove({ id: saved.id })
                  tell(error === undefined ? say('deleted') : errorWords(error))
                }}
              >
                {say('delete')}
              </Button>
            </>
          }
        >
          <p>{say('deleteText', { name: saved.name })}</p>
        </Dialog>
      )}
    </Card>
  )
}
