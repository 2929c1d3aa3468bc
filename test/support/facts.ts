import type { Part } from '../../src/agent/answer/line.ts'
import { renderBlocks, renderPieces } from '../../src/agent/answer/render.ts'
import type { Evidence } from '../../src/agent/facts/evidence.ts'
import { facts } from '../../src/agent/facts/fact.ts'
import type { Fact } from '../../src/agent/facts/fact.ts'
import { name } from '../../src/domain/message/arg.ts'
import { message } from '../../src/domain/message/say.ts'
import type { Said } from '../../src/domain/message/say.ts'
import type { Language } from '../../src/domain/run.ts'

const says = facts('result', 'quoted')

/** A fact in somebody else's words. */
export const aFact = (text: string): Fact => says('words', { text: name(text) })

/** A source that states these things. */
export const aSource = (n: number, title: string, texts: readonly string[] = []): Evidence => ({
  n,
  kind: 'legal',
  title: message('words', { text: name(title) }),
  facts: texts.map(aFact),
  rows: [],
  source: { kind: 'LAW', id: String(n), label: title },
  listing: null,
})

/** A part of an answer as it is read. */
export const leadText = (part: Part | null, language: Language): string =>
  part === null ? '' : renderBlocks([{ kind: 'conclusion', lines: part.lead }], language)

export const partText = (part: Part | null, language: Language): string =>
  part === null
    ? ''
    : [...renderPieces([{ kind: 'conclusion', lines: part.lead }, part.section], language)].join('')

/** Which notes a calculator made. */
export const idsOf = (notes: readonly Said[]): string[] => notes.map(({ id }) => id)
