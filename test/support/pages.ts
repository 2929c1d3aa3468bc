import { Client } from 'pg'
import { inject } from 'vitest'

const PAGE = 8192
const HEADER = 24
const POINTER = 4

interface Found {
  relation: string
  /** In a row or an entry that its page points to, be it a dead one; the rest is free space. */
  held: boolean
}

/** The bounds of what a page points to (bufpage.h), for heaps, TOAST and the indexes in use alike. */
const itemsOf = (page: Buffer): [number, number][] => {
  const lower = page.readUInt16LE(12)
  const items: [number, number][] = []
  for (let at = HEADER; at + POINTER <= Math.min(lower, PAGE); at += POINTER) {
    const pointer = page.readUInt32LE(at)
    const offset = pointer & 0x7fff
    const length = pointer >>> 17
    if (length > 0) items.push([offset, offset + length])
  }
  return items
}

/** For each place of a text in a page: whether an item has it. */
const findIn = (page: Buffer, wanted: Buffer): boolean[] => {
  const found: boolean[] = []
  for (let at = page.indexOf(wanted); at >= 0; at = page.indexOf(wanted, at + 1))
    found.push(itemsOf(page).some(([start, end]) => at < end && at + wanted.length > start))
  return found
}

/** The superuser's of the test server. */
export const adminUrlOf = (databaseUrl: string): string => {
  const url = new URL(inject('adminUrl'))
  url.pathname = new URL(databaseUrl).pathname
  return url.href
}

/**
 * Where a text stands in the files of a database – tables, TOAST, indexes, catalogues – as they are on the disk after a
 * checkpoint, read as the superuser of the test server.
 */
export const findInPages = async (databaseUrl: string, text: string): Promise<Found[]> => {
  const client = new Client({ connectionString: adminUrlOf(databaseUrl) })
  await client.connect()
  try {
    await client.query('checkpoint')
    const { rows } = await client.query<{ relation: string; path: string }>(
      `select c.oid::regclass::text as relation, pg_relation_filepath(c.oid) as path from pg_class c
       where pg_relation_filepath(c.oid) is not null and not c.relisshared and pg_relation_size(c.oid) > 0`,
    )
    const found: Found[] = []
    for (const { relation, path } of rows) {
      const { rows: files } = await client.query<{ bytes: Buffer | null }>(
        'select pg_read_binary_file($1, true) as bytes',
        [path],
      )
      const bytes = files[0]?.bytes ?? Buffer.alloc(0)
      for (let at = 0; at + PAGE <= bytes.length; at += PAGE)
        for (const held of findIn(bytes.subarray(at, at + PAGE), Buffer.from(text)))
          found.push({ relation, held })
    }
    return found
  } finally {
    await client.end()
  }
}
