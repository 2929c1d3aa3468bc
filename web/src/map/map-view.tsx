import { EmptyState } from '../kit/states.tsx'
import { useWords } from '../i18n/language.tsx'
import { LAYOUT_WORDS } from '../layout/words.ts'

const MapView = () => {
  const say = useWords(LAYOUT_WORDS)
  return <EmptyState icon="map" title={say('map')} />
}
export default MapView
