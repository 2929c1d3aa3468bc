import { UnreadableFileError } from '../domain/errors.ts'
import { regionLevel } from '../domain/region.ts'
import type { RegionRecord } from '../domain/region.ts'
import type { SourceRow } from '../domain/source-row.ts'
import { readLines } from './text-file.ts'
import type { TextFile } from './text-file.ts'

const HEADER = ['법정동코드', '법정동명', '폐지여부']
const STATES = new Map([
  ['존재', true],
  ['폐지', false],
])

/**
 * The full list of 법정동코드 as the government distributes it: TAB separated, one header line, abolished regions included.
 * They are kept as inactive, because deals of the past name them.
 */
export async function* readRegions(
  file: TextFile,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<SourceRow<RegionRecord>> {
  let rows = 0
  for await (const { line, text, isComplete } of readLines(file, onBytes)) {
    if (line === 1) {
      checkHeader(text)
      continue
    }
    if (text.trim() === '') continue
    const row = parseRegion(text)
    if (typeof row === 'string' && !isComplete)
      throw new UnreadableFileError(`the file ends in the middle of line ${line}: it is cut off`)
    rows += 1
    yield typeof row === 'string' ? { line, problem: row } : { line, value: row }
  }
  if (rows === 0) throw new UnreadableFileError('the file holds no region, only a header')
}

const checkHeader = (text: string) => {
  const cells = text.split('\t').map((cell) => cell.trim())
  if (HEADER.some((name, i) => cells[i] !== name))
    throw new UnreadableFileError(
      `this is not a list of 법정동코드: line 1 must be ${HEADER.join(', ')} with TABs`,
    )
}

/** The region of a line, or what is wrong with it. */
const parseRegion = (text: string): RegionRecord | string => {
  const cells = text.split('\t').map((cell) => cell.trim())
  const [code = '', name = '', state = ''] = cells
  if (cells.length !== HEADER.length) return `${cells.length} columns instead of ${HEADER.length}`
  if (!/^\d{10}$/.test(code)) return `the code “${code}” does not have 10 digits`
  const fullName = name.replace(/\s+/g, ' ')
  if (fullName === '' || fullName.includes('\uFFFD')) return `the name “${name}” is not readable`
  const isActive = STATES.get(state)
  if (isActive === undefined) return `the state “${state}” is neither 존재 nor 폐지`
  return { code, name: fullName.split(' ').at(-1) ?? fullName, fullName, level: regionLevel(code), isActive }
}
