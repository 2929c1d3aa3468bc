import { EmptyState } from '../kit/states.tsx'
import { useWords } from '../i18n/language.tsx'
import { LAYOUT_WORDS } from '../layout/words.ts'

const ContractView = () => {
  const say = useWords(LAYOUT_WORDS)
  return <EmptyState icon="document" title={say('documents')} />
}
export default ContractView
