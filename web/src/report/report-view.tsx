import { EmptyState } from '../kit/states.tsx'
import { useWords } from '../i18n/language.tsx'
import { LAYOUT_WORDS } from '../layout/words.ts'

const ReportView = () => {
  const say = useWords(LAYOUT_WORDS)
  return <EmptyState icon="document" title={say('report')} />
}
export default ReportView
