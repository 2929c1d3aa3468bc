import { createHash } from 'node:crypto'
import { z } from 'zod'
import { InvalidInputError } from '../../domain/errors.ts'
import type { LawHit } from '../../domain/law/search.ts'

export interface LawPageRequest {
  query: string
  lawName?: string | null | undefined
  first: number
  after?: string | null | undefined
  /** As in LawQuery. */
  isByWords?: boolean
}

export interface LawConnection {
  items: { node: LawHit; cursor: string }[]
  hasNextPage: boolean
}

const position = z.tuple([z.int().min(1).max(1_000_000), z.string()])

const hashOf = ({ query, lawName }: LawPageRequest, version: string): string =>
  createHash('sha256')
    .update(JSON.stringify([query, lawName ?? null, version]))
    .digest('base64url')
    .slice(0, 16)

const parseCursor = (cursor: string, hash: string): number => {
  let content: unknown
  try {
    content = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    content = undefined
  }
  const parsed = position.safeParse(content)
  if (!parsed.success) throw new InvalidInputError('after is not a cursor of this search', 'after')
  // Ranks of another corpus mean other articles.
  if (parsed.data[1] !== hash) {
    throw new InvalidInputError('after belongs to another query, or the laws have changed since', 'after')
  }
  return parsed.data[0]
}

/** A stretch of the ranked list: the ranking of one query over one corpus is always the same, so a place in it is a cursor. */
export const lawPage = <Hit>(
  request: LawPageRequest,
  version: string,
  hits: readonly Hit[],
  show: (hit: Hit) => LawHit,
): LawConnection => {
  const hash = hashOf(request, version)
  const from = request.after == null ? 0 : parseCursor(request.after, hash)
  return {
    items: hits.slice(from, from + request.first).map((hit, at) => ({
      node: show(hit),
      cursor: Buffer.from(JSON.stringify([from + at + 1, hash])).toString('base64url'),
    })),
    hasNextPage: hits.length > from + request.first,
  }
}
