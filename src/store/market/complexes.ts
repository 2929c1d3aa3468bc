import { textOf } from '../../domain/prose.ts'
import type { Complex, ComplexQuery } from '../../domain/market.ts'
import { codeRange } from '../region-range.ts'
import { select, selectPlanned } from '../statement.ts'
import type { Queryable } from '../statement.ts'

export const readComplex = async (db: Queryable, id: string): Promise<Complex | null> => {
  const [found] = await select<Complex>(
    db,
    'complex_name',
    'select id::text as id, name from real_estate where id = $1::bigint',
    [id],
  )
  return found ?? null
}

/** A shorter name stands in too many sentences. */
const SHORTEST = 3
const MOST = 5

/**
 * The homes of a region whose name the text holds, spaces aside: all of it, up to its first bracket, or without brackets
 * (까치마을(1단지)(대우롯데) is 까치마을 1단지, and 까치마을). Of names that contain one another the longest, and all homes that have it.
 */
export const complexesNamed = async (db: Queryable, query: ComplexQuery): Promise<Complex[]> => {
  const { from, to } = codeRange(query.regionCode)
  return selectPlanned<Complex>(
    db,
    `with known as (
       select id, name, regexp_replace(lower(name), '\\s', '', 'g') as tight
       from real_estate
       where region_code >= $1 and region_code < $2 and ($3::text is null or property_type = $3)
     ), named as (
       select id, name, unnest(array[
         translate(tight, '()', ''),
         translate(split_part(tight, ')', 1), '(', ''),
         regexp_replace(tight, '\\([^)]*\\)', '', 'g')
       ]) as called
       from known
     ), said as (
       select id, name, max(length(called)) as size from named
       where length(called) >= ${SHORTEST} and strpos($4, called) > 0
       group by id, name
     )
     select id::text as id, name from said where size = (select max(size) from said) order by id limit ${MOST}`,
    [
      from,
      to,
      query.propertyType ?? null,
      textOf(query.text)
        .toLowerCase()
        .replaceAll(/[\s\0]/gu, ''),
    ],
  )
}
