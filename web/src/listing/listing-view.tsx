import { useLoaded } from '../api/loaded.ts'
import { useIdOfPath } from '../layout/paths.ts'
import { useTitle } from '../layout/title.ts'
import { HomeDocument } from './listing.graphql.ts'
import ListingPanel from './listing-panel.tsx'

/** A home as a page: what a link leads to. */
const ListingView = () => {
  const homeId = useIdOfPath('homeId') ?? ''
  const { data } = useLoaded(HomeDocument, { id: homeId })
  const name = data?.node?.__typename === 'Property' ? data.node.name : null
  useTitle(name)
  return (
    <div className="page home-page">
      {name !== null && <h1>{name}</h1>}
      <ListingPanel id={homeId} hasLink={false} />
    </div>
  )
}
export default ListingView
