import { isNode, LineCounter, parseDocument } from 'yaml'
import type { Document } from 'yaml'
import { UnreadableFileError } from '../domain/errors.ts'
import { readRuleRows } from '../domain/rules/rows.ts'
import type { RuleRow } from '../domain/rules/rows.ts'
import { readTextFile } from './text-file.ts'
import type { TextFile } from './text-file.ts'

/** All rules of the country are a few hundred kilobytes. */
const LARGEST = 4 * 1024 * 1024
/** More reasons than this nobody reads. */
const SHOWN = 20

export interface RuleLine {
  /** Where the row begins. */
  line: number
  value: RuleRow
}

/** A list of dated rules as YAML. A file with anything wrong in it is refused whole, every fault with its line. */
export const parseRules = (text: string): RuleLine[] => {
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
  const { rows, problems } = readRuleRows(valueOf(document))
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

export const readRules = async (file: TextFile): Promise<RuleLine[]> => {
  if (file.size > LARGEST) throw new UnreadableFileError('the file is too large for a list of rules')
  let text = ''
  for await (const piece of readTextFile(file)) text += piece
  return parseRules(text)
}
