import { useLoaded } from '../api/loaded.ts'
import { useWords } from '../i18n/language.tsx'
import { useIdOfPath } from '../layout/paths.ts'
import { useTitle } from '../layout/title.ts'
import { HomeDocument } from './listing.graphql.ts'
import ListingPanel from './listing-panel.tsx'
import { LISTING_WORDS } from './words.ts'

/** A home as a page: what a link leads to. */
const ListingView = () => {
  const say = useWords(LISTING_WORDS)
  const homeId = useIdOfPath('homeId') ?? ''
  const { data } = useLoaded(HomeDocument, { id: homeId })
  const name = data?.node?.__typename === 'Property' ? data.node.name : null
  useTitle(name)
  return (
    <div className="page home-page">
      {name !== null && <h1>{name}</h1>}
      {name !== null && <h2 className="visually-hidden">{say('about')}</h2>}
      <ListingPanel id={homeId} hasLink={false} />
    </div>
  )
}
export default ListingView
