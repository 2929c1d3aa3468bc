import { getArgumentValues, GraphQLObjectType, getOperationAST, Kind } from 'graphql'
import type {
  DocumentNode,
  ExecutionArgs,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLResolveInfo,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql'
import type { Language } from '../../domain/run.ts'
import { listingJsonSql } from '../../store/property-search/json.ts'
import type { JsonField, ListingJson } from '../../store/property-search/json.ts'

type Fragments = Record<string, FragmentDefinitionNode>

/** An operation that asks for a page of listings and nothing else, in fields that PostgreSQL can write as JSON itself. */
export interface ListingOperation {
  operation: OperationDefinitionNode
  field: FieldNode
  /** The key of the page in the answer. */
  key: string
  fragments: Fragments
  /** SQL that makes the JSON of a listing. */
  sql: string
  page: readonly JsonField[]
}

/**
 * A selection as a tree of fields, fragments opened; undefined where it holds what the plain tree cannot say: directives,
 * arguments, or one key twice, whose selections would have to be merged.
 */
const treeOf = (set: SelectionSetNode, fragments: Fragments): JsonField[] | undefined => {
  const fields: JsonField[] = []
  for (const node of set.selections) {
    if (node.directives && node.directives.length > 0) return undefined
    if (node.kind === Kind.FIELD) {
      if (node.arguments && node.arguments.length > 0) return undefined
      const inside = node.selectionSet ? treeOf(node.selectionSet, fragments) : null
      if (inside === undefined) return undefined
      fields.push({ key: node.alias?.value ?? node.name.value, field: node.name.value, inside })
      continue
    }
    // No type below a page of listings has subtypes, so that every fragment that is valid there applies.
    const opened = node.kind === Kind.INLINE_FRAGMENT ? node : fragments[node.name.value]
    if (!opened || (opened.directives && opened.directives.length > 0)) return undefined
    const inside = treeOf(opened.selectionSet, fragments)
    if (inside === undefined) return undefined
    fields.push(...inside)
  }
  return new Set(fields.map(({ key }) => key)).size === fields.length ? fields : undefined
}

const PAGE_VALUES = new Set(['__typename', 'totalCount', 'totalCountCapped'])
const EDGE_VALUES = new Set(['__typename', 'cursor'])
const PAGE_INFO = new Set(['__typename', 'hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'])

const isKnown = (values: ReadonlySet<string>, { field, inside }: JsonField): boolean =>
  inside === null && values.has(field)

/** The one selection of listings in the edges; undefined where the page asks for anything this cannot answer. */
const listingsIn = (page: readonly JsonField[]): readonly JsonField[] | undefined => {
  let listings: readonly JsonField[] | undefined
  for (const part of page) {
    if (part.field === 'pageInfo') {
      if (!part.inside?.every((value) => isKnown(PAGE_INFO, value))) return undefined
    } else if (part.field === 'edges') {
      const nodes = part.inside?.filter(({ field }) => field === 'node') ?? []
      const others = part.inside?.filter(({ field }) => field !== 'node') ?? []
      if (listings || nodes.length !== 1 || !others.every((value) => isKnown(EDGE_VALUES, value)))
        return undefined
      listings = nodes[0]?.inside ?? undefined
    } else if (!isKnown(PAGE_VALUES, part)) return undefined
  }
  return listings
}

/** Undefined for every other operation. The document is valid. */
export const readListingOperation = (
  document: DocumentNode,
  operationName: string | null | undefined,
  language: Language,
): ListingOperation | undefined => {
  const operation = getOperationAST(document, operationName)
  const [field, ...more] = operation?.selectionSet.selections ?? []
  if (operation?.operation !== 'query' || field?.kind !== Kind.FIELD || more.length > 0) return undefined
  if (field.name.value !== 'propertySearch' || field.directives?.length || operation.directives?.length)
    return undefined
  const fragments = Object.fromEntries(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  )
  const page = field.selectionSet && treeOf(field.selectionSet, fragments)
  const listings = page && listingsIn(page)
  const sql = listings && listingJsonSql(listings, language)
  return sql === undefined || !page
    ? undefined
    : { operation, field, key: field.alias?.value ?? field.name.value, fragments, sql, page }
}

/** Which resolutions want JSON: said beside their info, which no client can reach. */
const wanted = new WeakMap<GraphQLResolveInfo, string>()
export const listingSqlFor = (info: GraphQLResolveInfo): string | undefined => wanted.get(info)

interface FoundAsJson {
  json: readonly ListingJson[]
  pageInfo: Record<string, unknown>
  count: { totalCount: number; capped: boolean } | null
}

const isFoundAsJson = (value: unknown): value is FoundAsJson =>
  typeof value === 'object' && value !== null && 'json' in value && 'pageInfo' in value && 'count' in value

const object = (type: string, fields: readonly JsonField[], valueOf: (part: JsonField) => string): string =>
  `{${fields.map((part) => `"${part.key}":${part.field === '__typename' ? `"${type}"` : valueOf(part)}`).join(',')}}`

const pageJson = (page: readonly JsonField[], { json, pageInfo, count }: FoundAsJson): string =>
  object('PropertySearchConnection', page, ({ field, inside }) => {
    if (field === 'totalCount') return JSON.stringify(count?.totalCount)
    if (field === 'totalCountCapped') return JSON.stringify(count?.capped)
    if (field === 'pageInfo')
      return object('PageInfo', inside ?? [], (part) => JSON.stringify(pageInfo[part.field] ?? null))
    const edges = json.map(({ cursor, node }) =>
      object('PropertySearchEdge', inside ?? [], (part) =>
        part.field === 'cursor' ? JSON.stringify(cursor) : node,
      ),
    )
    return `[${edges.join(',')}]`
  })

/**
 * The JSON of the operation's answer. The field's own resolver runs, with all that stands around it (authorisation, checks
 * of the input, limits before it); only the completion of its fields, one by one, is left to PostgreSQL. Throws what the
 * resolver throws.
 */
export const executeListingOperation = async (
  { operation, field, key, fragments, sql, page }: ListingOperation,
  args: ExecutionArgs,
  variables: Record<string, unknown>,
): Promise<string> => {
  const query = args.schema.getQueryType()
  const definition = query?.getFields()['propertySearch']
  const resolve = definition?.resolve
  if (!(query instanceof GraphQLObjectType) || !definition || !resolve)
    throw new Error('the schema has no propertySearch')
  const info: GraphQLResolveInfo = {
    fieldName: field.name.value,
    fieldNodes: [field],
    returnType: definition.type,
    parentType: query,
    path: { prev: undefined, key, typename: query.name },
    schema: args.schema,
    fragments,
    rootValue: args.rootValue,
    operation,
    variableValues: variables,
  }
  wanted.set(info, sql)
  const input = getArgumentValues(definition, field, variables)
  const found: unknown = await resolve(args.rootValue, input, args.contextValue, info)
  if (!isFoundAsJson(found)) throw new Error('listings were asked for as JSON and came otherwise')
  return `{"${key}":${pageJson(page, found)}}`
}
