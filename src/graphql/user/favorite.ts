import { NotFoundError } from '../../domain/errors.ts'
import { isUuid } from '../../domain/id.ts'
import {
  addFavorite,
  countFavorites,
  listFavorites,
  loadFavorites,
  removeFavorite,
} from '../../store/favorites.ts'
import type { FavoriteRow } from '../../store/favorites.ts'
import type { Stretch } from '../../store/keyset.ts'
import { builder } from '../builder.ts'
import { pageFields, readStretchArgs, toSlicePage, writePlace } from '../connection.ts'
import type { ConnectionArgs, Edge, Page } from '../connection.ts'
import type { Context } from '../context.ts'
import { TransactionTypeEnum } from '../enums.ts'
import { isSerial, requireIdOf } from '../ids.ts'
import { loaderByArguments, loaderById, loaderByUser } from '../loaders.ts'
import { Property, reload, User } from '../refs.ts'

/** The favourite itself, of which the property is shown as the node. */
type FavoriteEdgeRow = Edge<string> & FavoriteRow

const priceChange = ({ priceAtSave, currentPrice }: FavoriteRow): number | null =>
  priceAtSave === null || currentPrice === null ? null : currentPrice - priceAtSave

const changeRate = (row: FavoriteRow): number | null => {
  const change = priceChange(row)
  return change === null || !row.priceAtSave ? null : Math.round((1000 * change) / row.priceAtSave) / 10
}

const FavoriteEdge = builder.objectRef<FavoriteEdgeRow>('FavoriteEdge').implement({
  description: 'A favourite in a page, with what became of its price.',
  fields: (t) => ({
    node: t.field({ type: Property, description: 'The property.', resolve: (edge) => edge.node }),
    cursor: t.exposeString('cursor', { description: pageFields.cursor }),
    favoritedAt: t.field({
      type: 'DateTime',
      description: 'When it was saved.',
      resolve: (edge) => edge.favoritedAt,
    }),
    priceType: t.field({
      type: TransactionTypeEnum,
      nullable: true,
      description:
        'What the prices are of: the lowest sale price asked, else the lowest jeonse deposit, else the lowest monthly rent. ' +
        'Null: nothing was offered when it was saved.',
      resolve: (edge) => edge.priceType,
    }),
    priceAtSave: t.field({
      type: 'Manwon',
      nullable: true,
      description: 'The lowest asking price when it was saved; null: nothing was offered.',
      resolve: (edge) => edge.priceAtSave,
    }),
    currentPrice: t.field({
      type: 'Manwon',
      nullable: true,
      description: 'The lowest asking price of the same kind now; null: nothing of the kind is offered.',
      resolve: (edge) => edge.currentPrice,
    }),
    priceChange: t.int({
      nullable: true,
      description:
        'Change since it was saved, in 만원; negative when it became cheaper. Null where a price is.',
      resolve: priceChange,
    }),
    priceChangeRate: t.float({
      nullable: true,
      description: 'The same in percent of the price at saving, to one decimal.',
      resolve: changeRate,
    }),
  }),
})

interface FavoritePage extends Page<string, FavoriteEdgeRow> {
  countAll: () => Promise<number>
}

export const FavoriteConnection = builder.objectRef<FavoritePage>('FavoriteConnection').implement({
  description: 'A page of favourites.',
  fields: (t) => ({
    edges: t.field({ type: [FavoriteEdge], ...pageFields.edges, resolve: (page) => page.edges }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      ...pageFields.pageInfo,
      resolve: (page) => page.pageInfo,
    }),
    totalCount: t.int({ description: 'All of them.', resolve: (page) => page.countAll() }),
  }),
})

const favoritesLoader = loaderByArguments(({ pool }, stretch: Stretch, userIds) =>
  listFavorites(pool, userIds, stretch),
)
const countLoader = loaderByUser(({ pool }, userId) => countFavorites(pool, userId))

export const readFavorites = async (
  context: Context,
  userId: string,
  args: ConnectionArgs,
): Promise<FavoritePage> => {
  const stretch = readStretchArgs(args, isUuid)
  const { rows, hasMore } = await favoritesLoader(context, stretch).load(userId)
  const page = toSlicePage<string, FavoriteEdgeRow>(rows.map(toEdge), hasMore, stretch)
  return { ...page, countAll: () => countLoader(context).load(userId) }
}

const favoriteOfLoader = loaderById(async ({ pool, viewer }, propertyIds) => {
  const rows = viewer === null ? [] : await loadFavorites(pool, viewer.userId, propertyIds)
  return propertyIds.map((id) => rows.find(({ propertyId }) => propertyId === id) ?? null)
})

const toEdge = (row: FavoriteRow): FavoriteEdgeRow => ({
  ...row,
  node: row.propertyId,
  cursor: writePlace({ at: row.favoritedAt, id: row.id }),
})

builder.objectFields(Property, (t) => ({
  favoriteEdge: t.field({
    type: FavoriteEdge,
    nullable: true,
    description:
      'Itself as an edge of the viewer’s `User.favorites`, for lists that get it from a change; null where it is none of them.',
    resolve: async (row, _args, context) => {
      const favorite = await favoriteOfLoader(context).load(row.id)
      return favorite && toEdge(favorite)
    },
  }),
  viewer: t.field({
    type: User,
    nullable: true,
    description:
      'Who asks, for what a change brings along: `viewer { favorites { totalCount } }`. Null for those who are not signed in.',
    resolve: (_row, _args, { viewer }) => viewer?.userId ?? null,
  }),
}))

const FavoriteResult = builder.errorUnion('FavoriteResult', {
  description: 'The property as it stands now, or that there is none.',
  types: [Property, NotFoundError],
  resolveType: () => 'Property',
})

const propertyIdOf = (globalId: string): string => {
  const id = requireIdOf('Property', globalId, 'the property')
  if (!isSerial(id)) throw new NotFoundError('the property')
  return id
}

const propertyId = 'Id of a Property.'

builder.mutationFields((t) => ({
  addFavorite: t.withAuth({ signedIn: true }).field({
    type: FavoriteResult,
    description:
      'Saves a property with its price of the moment. One that is saved already stays as it was. Errors: NotFoundError.',
    args: { propertyId: t.arg.id({ required: true, description: propertyId }) },
    resolve: async (_root, args, context) => {
      const id = propertyIdOf(args.propertyId)
      if (!(await addFavorite(context.pool, context.viewer.userId, id)))
        throw new NotFoundError('the property')
      return reload(Property.getDataloader(context), id, 'the property')
    },
  }),
  removeFavorite: t.withAuth({ signedIn: true }).field({
    type: FavoriteResult,
    description: 'Takes a property off the favourites, where it was one. Errors: NotFoundError.',
    args: { propertyId: t.arg.id({ required: true, description: propertyId }) },
    resolve: async (_root, args, context) => {
      const id = propertyIdOf(args.propertyId)
      await removeFavorite(context.pool, context.viewer.userId, id)
      return reload(Property.getDataloader(context), id, 'the property')
    },
  }),
}))
