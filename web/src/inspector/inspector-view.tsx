import { EmptyState } from '../kit/states.tsx'
import { useWords } from '../i18n/language.tsx'
import { LAYOUT_WORDS } from '../layout/words.ts'

const InspectorView = () => {
  const say = useWords(LAYOUT_WORDS)
  return <EmptyState icon="code" title={say('run')} />
}
export default InspectorView
