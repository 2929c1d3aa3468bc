import { isNode, LineCounter, parseDocument } from 'yaml'
import type { Document } from 'yaml'
import { UnreadableFileError } from '../domain/errors.ts'
import { readTextFile } from './text-file.ts'
import type { TextFile } from './text-file.ts'

/** More reasons than this nobody reads. */
const SHOWN = 20

/** What is wrong with a list of rows, and where: the way to it from the list. */
export interface RowProblem {
  path: readonly PropertyKey[]
  problem: string
}

export interface RowLine<Row> {
  /** Where the row begins. */
  line: number
  value: Row
}

/** A list of rows as YAML. A file with anything wrong in it is refused whole, every fault with its line. */
export const parseYamlRows = <Row>(
  text: string,
  read: (value: unknown) => { rows: readonly Row[]; problems: readonly RowProblem[] },
): RowLine<Row>[] => {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, stringKeys: true })
  const [fault] = document.errors
  if (fault !== undefined) {
    throw new UnreadableFileError(
      `line ${lines.linePos(fault.pos[0]).line}: this is not YAML (${fault.message.split('\n')[0]})`,
      { cause: fault },
    )
  }
  const lineOf = (path: readonly PropertyKey[]): number => lines.linePos(offsetOf(document, path)).line
  const { rows, problems } = read(valueOf(document))
  if (problems.length > 0) {
    const told = problems.slice(0, SHOWN).map(({ path, problem }) => `line ${lineOf(path)}: ${problem}`)
    const left = problems.length - told.length
    throw new UnreadableFileError([...told, ...(left > 0 ? [`… and ${left} more`] : [])].join('\n'))
  }
  return rows.map((value, index) => ({ line: lineOf([index]), value }))
}

const valueOf = (document: Document): unknown => {
  try {
    return document.toJS()
  } catch (cause) {
    // Aliases that lead nowhere, or that would grow without bound.
    if (!(cause instanceof ReferenceError)) throw cause
    throw new UnreadableFileError(`the aliases of the file cannot be followed (${cause.message})`, { cause })
  }
}

/** Where what a path leads to begins; of what is not there, where that begins which lacks it. */
const offsetOf = (document: Document, path: readonly PropertyKey[]): number => {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return 0
}

/** The text of a file of rows, of `largest` bytes at most. */
export const readRowFile = async (file: TextFile, largest: number, what: string): Promise<string> => {
  if (file.size > largest) throw new UnreadableFileError(`the file is too large for ${what}`)
  let text = ''
  for await (const piece of readTextFile(file)) text += piece
  return text
}
