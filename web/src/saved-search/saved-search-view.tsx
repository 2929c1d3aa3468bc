import { EmptyState } from '../kit/states.tsx'
import { useWords } from '../i18n/language.tsx'
import { LAYOUT_WORDS } from '../layout/words.ts'

const SavedSearchView = () => {
  const say = useWords(LAYOUT_WORDS)
  return <EmptyState icon="bell" title={say('searches')} />
}
export default SavedSearchView
