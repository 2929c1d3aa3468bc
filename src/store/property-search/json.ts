import { PROPERTY } from '../rows/property.ts'
import { REGION } from '../rows/region.ts'
import type { Column, RowOf } from '../rows/row.ts'
import { AGENT, NEARBY } from '../rows/surroundings.ts'
import { TRANSACTION } from '../rows/transaction.ts'
import { TRUST_SCORE } from '../rows/trust-score.ts'
import { selectShapeValues } from '../statement.ts'
import type { Queryable } from '../statement.ts'
import type { Language } from '../../domain/run.ts'
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
  values(): Readonly<Record<string, string>>
  /** What is told in the language of who reads, by the field that it is in Korean. */
  told: Readonly<Record<string, string>>
  objects: Readonly<Record<string, JsonType>>
  /** Null where there is no such row, and the object is then null. */
  isThere?(): string
}

/** As JavaScript writes it. */
const instant = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** As Relay's global ids are made. */
const globalId = (type: string, column: string): string =>
  `encode(convert_to('${type}:' || ${column}, 'UTF8'), 'base64')`

/** Marks where the condition is put that tells the viewer's favorites. */
const FAVORITED = '/* favorited */'

interface Beside {
  objects?: Readonly<Record<string, JsonType>>
  values?: Readonly<Record<string, string>>
  told?: Readonly<Record<string, string>>
  isOptional?: boolean
}

/** A type of the API whose plain fields are the columns of a row, by their names. */
const jsonType = <Row>(
  name: string,
  row: RowOf<Row>,
  { objects = {}, values = {}, told = {}, isOptional = false }: Beside = {},
): JsonType => {
  const valueOf = ([field, { sql, kind }]: [string, Column]): [string, string][] => {
    if (kind === 'json') return []
    if (field === 'id') return [[field, globalId(name, sql)]]
    return [[field, kind === 'instant' ? instant(sql) : sql]]
  }
  let known: Record<string, string> | undefined
  return {
    name,
    objects,
    told,
    values: () =>
      (known ??= { ...Object.fromEntries(Object.entries<Column>(row.columns).flatMap(valueOf)), ...values }),
    ...(isOptional && { isThere: () => row.columns[row.key].sql }),
  }
}

const LISTING: JsonType = {
  name: 'PropertySearchResult',
  values: () => ({}),
  told: {},
  objects: {
    property: jsonType('Property', PROPERTY, {
      values: { isFavorited: FAVORITED },
      told: {
        label: 'name',
        addressLabel: 'address',
        directionLabel: 'direction',
        floorsLabel: 'floorInfo',
        tagLabels: 'tags',
      },
      objects: {
        region: jsonType('Region', REGION, { told: { label: 'name', fullLabel: 'fullName' } }),
        trustScore: jsonType('TrustScore', TRUST_SCORE, { isOptional: true }),
        nearbyFacilities: jsonType('NearbyFacilities', NEARBY, {
          isOptional: true,
          told: {
            subwayLineLabel: 'subwayLine',
            subwayStationLabel: 'subwayStation',
            elementarySchoolLabels: 'elementarySchools',
            middleSchoolLabels: 'middleSchools',
            highSchoolLabels: 'highSchools',
          },
        }),
      },
    }),
    transaction: jsonType('Transaction', TRANSACTION, {
      objects: { agent: jsonType('RealEstateAgent', AGENT, { isOptional: true }) },
    }),
  },
}

/** PostgreSQL takes a hundred arguments, and every field needs two. */
const MOST_FIELDS = 50
const KEY = /^[A-Za-z_]\w*$/

/** The SQL of an object, or undefined where a field has none. Keys are GraphQL names, and checked once more all the same. */
const objectSql = (type: JsonType, fields: readonly JsonField[], language: Language): string | undefined => {
  if (fields.length > MOST_FIELDS) return undefined
  const parts: string[] = []
  for (const { key, field, inside } of fields) {
    const sql = fieldSql(type, { field, inside }, language)
    if (sql === undefined || !KEY.test(key)) return undefined
    parts.push(`'${key}', ${sql}`)
  }
  const made = `json_build_object(${parts.join(', ')})`
  return type.isThere === undefined ? made : `case when ${type.isThere()} is not null then ${made} end`
}

const own = <T>(of: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined

const fieldSql = (
  type: JsonType,
  { field, inside }: Pick<JsonField, 'field' | 'inside'>,
  language: Language,
): string | undefined => {
  if (inside !== null) {
    const object = own(type.objects, field)
    return object && objectSql(object, inside, language)
  }
  if (field === '__typename') return `'${type.name}'::text`
  const told = own(type.told, field)
  // Rows are Korean; what they are called in English is not in them.
  if (told !== undefined && language !== 'KO') return undefined
  return own(type.values(), told ?? field)
}

/** SQL that makes the JSON of a listing for who reads this language; undefined where something asked for cannot be made this way. */
export const listingJsonSql = (fields: readonly JsonField[], language: Language): string | undefined =>
  objectSql(LISTING, fields, language)

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
