import { EmptyState } from '../kit/states.tsx'
import { useWords } from '../i18n/language.tsx'
import { LAYOUT_WORDS } from '../layout/words.ts'

const MarketView = () => {
  const say = useWords(LAYOUT_WORDS)
  return <EmptyState icon="chart" title={say('market')} />
}
export default MarketView
