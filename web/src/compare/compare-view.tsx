import { EmptyState } from '../kit/states.tsx'
import { useWords } from '../i18n/language.tsx'
import { LAYOUT_WORDS } from '../layout/words.ts'

const CompareView = () => {
  const say = useWords(LAYOUT_WORDS)
  return <EmptyState icon="table" title={say('compare')} />
}
export default CompareView
