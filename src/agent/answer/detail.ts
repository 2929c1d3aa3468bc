import type { Block } from '../../domain/block.ts'
import type { Language } from '../../domain/run.ts'
import { renderPieces } from './render.ts'

/** How far what was found is gone into: all that there is to say, or what decides; the rest stands with the sources. */
export const DETAILS = ['full', 'brief', 'terse'] as const
export type Detail = (typeof DETAILS)[number]
/** How many of something are told. */
export type Counts = Readonly<Record<Detail, number>>
export const ALL = Number.POSITIVE_INFINITY

/** Letters that anybody reads of an answer before it is told in less detail; with what is noted under it no more than 2,500. */
const MOST_CHARACTERS = 1_900

const lengthOf = (blocks: readonly Block[], language: Language): number => {
  let length = 0
  for (const piece of renderPieces(blocks, language)) length += piece.length
  return length
}

/** As much of it as is not too long to be read. */
export const inFittingDetail = (compose: (detail: Detail) => Block[], language: Language): Block[] => {
  let blocks: Block[] = []
  for (const detail of DETAILS) {
    blocks = compose(detail)
    if (lengthOf(blocks, language) <= MOST_CHARACTERS) break
  }
  return blocks
}
