import { EmptyState } from '../kit/states.tsx'
import { useWords } from '../i18n/language.tsx'
import { LAYOUT_WORDS } from '../layout/words.ts'

const FavoritesView = () => {
  const say = useWords(LAYOUT_WORDS)
  return <EmptyState icon="heart" title={say('favorites')} />
}
export default FavoritesView
