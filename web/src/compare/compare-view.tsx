import { useLocation, useSearch } from 'wouter'
import { useWords } from '../i18n/language.tsx'
import { Tabs } from '../kit/tabs.tsx'
import { ComparedHomes } from './compared-homes.tsx'
import { ComparedRegions } from './compared-regions.tsx'
import { COMPARE_WORDS } from './words.ts'
import '../market/market.css'
import './compare.css'

const CompareView = () => {
  const say = useWords(COMPARE_WORDS)
  const [, go] = useLocation()
  const shown = new URLSearchParams(useSearch()).get('show') === 'regions' ? 'regions' : 'homes'
  return (
    <div className="page">
      <h1>{say('title')}</h1>
      <Tabs
        label={say('what')}
        tabs={[
          { key: 'homes', title: say('homes') },
          { key: 'regions', title: say('regions') },
        ]}
        shown={shown}
        onShow={(key) => go(key === 'regions' ? '/compare?show=regions' : '/compare')}
      >
        <div className="compare-body">{shown === 'regions' ? <ComparedRegions /> : <ComparedHomes />}</div>
      </Tabs>
    </div>
  )
}
export default CompareView
