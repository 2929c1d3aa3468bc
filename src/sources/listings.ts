import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import { UnreadableFileError } from '../domain/errors.ts'
import type { PortalRecord } from '../domain/offer.ts'
import { isProblem } from '../domain/source-row.ts'
import type { SourceRow } from '../domain/source-row.ts'
import { isFields, listOf, parseDocument, parseShallow, readWhole, sniffFormat } from './document.ts'
import type { Fields } from './document.ts'
import { isComplex, readComplex } from './listing-complex.ts'
import { isOffer, readOffer } from './listing-offer.ts'
import { readLines, readTextFile } from './text-file.ts'
import type { TextFile } from './text-file.ts'

/**
 * An export of a portal (05-data-formats 4): an object a line (NDJSON), one JSON document (a page of articles, a list), or
 * CSV whose header has the same names. Ads, complexes and markers may be mixed.
 */
export async function* readListings(
  file: TextFile,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<SourceRow<PortalRecord>> {
  const isJson = (await sniffFormat(file)) === 'json'
  let rows = 0
  let known = 0
  for await (const row of isJson ? readJson(file, onBytes) : readCsv(file, onBytes)) {
    rows += 1
    if (!isProblem(row)) known += 1
    yield row
  }
  if (rows === 0) throw new UnreadableFileError('the file holds no listing')
  if (known === 0) throw new UnreadableFileError('no row of the file is an ad, a complex or a marker')
}

const readRecord = (row: Fields, line: number): SourceRow<PortalRecord> => {
  if (isOffer(row)) return { line, value: readOffer(row) }
  if (!isComplex(row))
    return { line, problem: 'the row is neither an ad (articleNo) nor a complex (complexNo)' }
  const complex = readComplex(row)
  return typeof complex === 'string'
    ? { line, problem: complex }
    : { line, value: { kind: 'COMPLEX', complex } }
}

async function* readJson(
  file: TextFile,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<SourceRow<PortalRecord>> {
  if (!(await isNdjson(file))) {
    const items = itemsOf(parseDocument(await readWhole(file, onBytes)))
    for (const [index, item] of items.entries()) yield readRecord(item, index + 1)
    return
  }
  for await (const { line, text, isComplete } of readLines(file, onBytes)) {
    if (text.trim() === '') continue
    const value = parseLine(text)
    if (value === undefined && !isComplete)
      throw new UnreadableFileError(`the file ends in the middle of line ${line}: it is cut off`)
    const items = value === undefined ? [] : itemsOf(value)
    if (items.length === 0) yield { line, problem: 'the line is not a JSON object' }
    for (const item of items) yield readRecord(item, line)
  }
}

const isNdjson = async (file: TextFile): Promise<boolean> => {
  for await (const { text } of readLines(file)) if (text.trim() !== '') return parseLine(text) !== undefined
  return false
}

const parseLine = (text: string): unknown => {
  try {
    return parseShallow(text)
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined
    throw cause
  }
}

/** The rows of an answer: of a list, of a page of ads that names its complex, or itself. */
const itemsOf = (value: unknown): Fields[] => {
  if (Array.isArray(value)) return value.flatMap(itemsOf)
  if (!isFields(value)) return []
  const articles = value['articleList'] ?? value['list']
  if (articles === undefined) return [value]
  const { complexNo, cortarNo } = value
  const rows = listOf(articles).filter(isFields)
  return rows.map((row) => ({
    ...(complexNo !== undefined && { complexNo }),
    ...(cortarNo !== undefined && { cortarNo }),
    ...row,
  }))
}

const csvRecord = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) })

async function* readCsv(
  file: TextFile,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<SourceRow<PortalRecord>> {
  const parser = parse({
    info: true,
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
  })
  // Whatever fails on the way, and an early end of the reading, closes both; the parser's reader below sees the error.
  pipeline(Readable.from(readTextFile(file, onBytes)), parser, () => undefined)
  let header: string[] | undefined
  let late: { record: string[]; line: number } | undefined
  const endings = new Set<string>()
  try {
    for await (const item of parser) {
      const { record, info } = csvRecord.parse(item)
      if (header === undefined) {
        header = readHeader(record)
        continue
      }
      // One row behind, because only the last one may turn out to be cut off.
      if (late) {
        if (endings.size < MOST_ENDINGS) endings.add(late.record.at(-1) ?? '')
        yield readCells(late.record, header, late.line)
      }
      late = { record, line: info.lines }
    }
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    throw new UnreadableFileError(`the file is cut off or not a CSV file (${cause.message})`, { cause })
  }
  if (header === undefined || late === undefined) return
  const { record, line } = late
  // Without an end of line the last cell may be a part of one, unless other rows end in the same.
  const isWhole =
    file.endsWithNewline || (record.length === header.length && endings.has(record.at(-1) ?? ''))
  if (!isWhole) throw new UnreadableFileError(`the file ends in the middle of line ${line}: it is cut off`)
  yield readCells(record, header, line)
}

const MOST_ENDINGS = 5000

const readCells = (record: string[], header: string[], line: number): SourceRow<PortalRecord> =>
  record.length === header.length
    ? readRecord(Object.fromEntries(header.map((name, at) => [name, record[at]])), line)
    : { line, problem: `${record.length} columns instead of ${header.length}` }

const readHeader = (record: string[]): string[] => {
  const header = record.map((name) => name.trim())
  const row = Object.fromEntries(header.map((name) => [name, '']))
  if (!isOffer(row) && !isComplex(row))
    throw new UnreadableFileError(
      'this is not an export of listings: the first line names neither articleNo (atclNo) nor complexNo',
    )
  return header
}
