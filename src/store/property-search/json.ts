import { PROPERTY_COLUMNS } from '../rows/property.ts'
import { REGION_COLUMNS } from '../rows/region.ts'
import { AGENT_COLUMNS, NEARBY_COLUMNS } from '../rows/surroundings.ts'
import { TRANSACTION_COLUMNS } from '../rows/transaction.ts'
import { TRUST_COLUMNS } from '../rows/trust-score.ts'
import { selectShapeValues } from '../statement.ts'
import type { Queryable } from '../statement.ts'
import { listingCursor } from './cursor.ts'
import { listingStatement } from './listing-statement.ts'
import type { ListingRequest } from './listing-statement.ts'

/** What is asked of a listing: names of fields, under the keys that they are to have. */
export interface JsonField {
  key: string
  field: string
  /** Null for a value. */
  inside: readonly JsonField[] | null
}

interface JsonType {
  name: string
  /** SQL by the name of a field that is a value. */
  values: Readonly<Record<string, string>>
  objects: Readonly<Record<string, () => JsonType>>
  /** Null where there is no such row, and the object is then null. */
  isThere?: string
}

/** As JavaScript writes it. */
const instant = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** As Relay's global ids are made. */
const globalId = (type: string, column: string): string =>
  `encode(convert_to('${type}:' || ${column}, 'UTF8'), 'base64')`

/** Marks where the condition is put that tells the viewer's favorites. */
const FAVORITED = '/* favorited */'

const REGION: JsonType = {
  name: 'Region',
  values: { ...REGION_COLUMNS, id: globalId('Region', 'r.id') },
  objects: {},
}
const TRUST_SCORE: JsonType = {
  name: 'TrustScore',
  values: {
    score: TRUST_COLUMNS.score,
    modelVersion: TRUST_COLUMNS.modelVersion,
    calculatedAt: instant(TRUST_COLUMNS.calculatedAt),
  },
  objects: {},
  isThere: TRUST_COLUMNS.propertyId,
}
const NEARBY: JsonType = {
  name: 'NearbyFacilities',
  values: NEARBY_COLUMNS,
  objects: {},
  isThere: NEARBY_COLUMNS.propertyId,
}
const AGENT: JsonType = {
  name: 'RealEstateAgent',
  values: AGENT_COLUMNS,
  objects: {},
  isThere: AGENT_COLUMNS.transactionId,
}
const PROPERTY: JsonType = {
  name: 'Property',
  values: {
    ...PROPERTY_COLUMNS,
    id: globalId('Property', 're.id'),
    createdAt: instant(PROPERTY_COLUMNS.createdAt),
    updatedAt: instant(PROPERTY_COLUMNS.updatedAt),
    isFavorited: FAVORITED,
  },
  objects: {
    region: () => REGION,
    trustScore: () => TRUST_SCORE,
    nearbyFacilities: () => NEARBY,
  },
}
const TRANSACTION: JsonType = {
  name: 'Transaction',
  values: { ...TRANSACTION_COLUMNS, id: globalId('Transaction', 't.id') },
  objects: { agent: () => AGENT },
}
const LISTING: JsonType = {
  name: 'PropertySearchResult',
  values: {},
  objects: { property: () => PROPERTY, transaction: () => TRANSACTION },
}

/** PostgreSQL takes a hundred arguments, and every field needs two. */
const MOST_FIELDS = 50
const KEY = /^[A-Za-z_]\w*$/

/** The SQL of an object, or undefined where a field has none. Keys are GraphQL names, and checked once more all the same. */
const objectSql = (type: JsonType, fields: readonly JsonField[]): string | undefined => {
  if (fields.length > MOST_FIELDS) return undefined
  const parts: string[] = []
  for (const { key, field, inside } of fields) {
    const sql = fieldSql(type, field, inside)
    if (sql === undefined || !KEY.test(key)) return undefined
    parts.push(`'${key}', ${sql}`)
  }
  const made = `json_build_object(${parts.join(', ')})`
  return type.isThere === undefined ? made : `case when ${type.isThere} is not null then ${made} end`
}

const own = <T>(of: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined

const fieldSql = (type: JsonType, field: string, inside: JsonField['inside']): string | undefined => {
  if (inside === null) return field === '__typename' ? `'${type.name}'::text` : own(type.values, field)
  const object = own(type.objects, field)?.()
  return object && objectSql(object, inside)
}

/** SQL that makes the JSON of a listing; undefined where something asked for cannot be made this way. */
export const listingJsonSql = (fields: readonly JsonField[]): string | undefined => objectSql(LISTING, fields)

export interface ListingJson {
  cursor: string
  /** The listing as JSON. */
  node: string
}

/** A page whose listings are made by PostgreSQL as the JSON that goes out, by the SQL of {@link listingJsonSql}. */
export const readListingsAsJson = async (
  db: Queryable,
  request: ListingRequest,
  sql: string,
): Promise<{ json: ListingJson[]; hasNextPage: boolean }> => {
  const { text, values, hash } = listingStatement(
    request,
    (favorited) => `${sql.replaceAll(FAVORITED, favorited)}::text`,
  )
  const rows = await selectShapeValues(db, text, values)
  return {
    json: rows.slice(0, request.first).map(([key, id, node]) => ({
      cursor: listingCursor({ key: String(key), id: String(id) }, hash),
      node: String(node),
    })),
    hasNextPage: rows.length > request.first,
  }
}
