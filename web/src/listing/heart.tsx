import { useMutation } from 'urql'
import { useWords } from '../i18n/language.tsx'
import { Icon } from '../kit/icon.tsx'
import { useErrorWords } from '../kit/states.tsx'
import { useToast } from '../kit/toast.tsx'
import { AddFavoriteDocument, RemoveFavoriteDocument } from './listing.graphql.ts'
import { LISTING_WORDS } from './words.ts'

/** Keeps a home, or lets it go. It shows at once, and goes back where the server says no. */
export const Heart = ({ home }: { home: { id: string; name: string; isFavorited: boolean } }) => {
  const say = useWords(LISTING_WORDS)
  const errorWords = useErrorWords()
  const tell = useToast()
  const [, add] = useMutation(AddFavoriteDocument)
  const [, remove] = useMutation(RemoveFavoriteDocument)

  const set = async (isKept: boolean, mayUndo = true) => {
    const variables = { propertyId: home.id }
    const { data, error } = await (isKept ? add(variables) : remove(variables))
    if (error !== undefined) return tell(errorWords(error))
    const outcome = data && 'addFavorite' in data ? data.addFavorite : data?.removeFavorite
    if (outcome !== undefined && outcome.__typename !== 'Property') return tell(outcome.said)
    tell(
      say(isKept ? 'kept' : 'removed'),
      mayUndo ? { title: say('undo'), onAct: () => void set(!isKept, false) } : undefined,
    )
  }

  return (
    <button
      type="button"
      className="icon-button heart"
      aria-pressed={home.isFavorited}
      aria-label={say(home.isFavorited ? 'unkeep' : 'keep', { name: home.name })}
      onClick={() => void set(!home.isFavorited)}
    >
      <Icon name="heart" />
    </button>
  )
}
