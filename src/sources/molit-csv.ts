import { basename } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import type { ReportedDeal } from '../domain/deal.ts'
import { UnreadableFileError } from '../domain/errors.ts'
import type { PropertyType } from '../domain/property.ts'
import { isProblem } from '../domain/source-row.ts'
import type { SourceRow } from '../domain/source-row.ts'
import {
  isRent,
  missingColumns,
  propertyTypeOf,
  propertyTypeOfFileName,
  propertyTypeOfHeader,
  readHeader,
  REPORTED_TYPES,
} from './molit-columns.ts'
import type { MolitColumn, MolitHeader } from './molit-columns.ts'
import { isBlankOrDay, readDeal } from './molit-deal.ts'
import type { MolitFields } from './molit-deal.ts'
import { readTextFile } from './text-file.ts'
import type { TextFile } from './text-file.ts'

/** The preamble has 12 to 16 lines; a file without a header by here is something else. */
const LONGEST_PREAMBLE = 60

const csvRecord = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) })

interface Layout {
  header: MolitHeader
  columns: number
  propertyType: PropertyType
}

/**
 * A download of rt.molit.go.kr (실거래가 조건별 자료제공): sales and leases of homes, every column layout, read by the names
 * in the header. `propertyType` overrides what preamble, file name and layout tell.
 */
export async function* readMolitCsv(
  file: TextFile,
  options: { propertyType?: PropertyType; onBytes?: (bytes: number) => void } = {},
): AsyncGenerator<SourceRow<ReportedDeal>> {
  const preamble: string[] = []
  let layout: Layout | undefined
  let late: SourceRow<ReportedDeal> | undefined
  let lateIsWhole = false
  for await (const { cells, line } of readRecords(file, options.onBytes)) {
    if (layout === undefined) {
      layout = readLayout(cells, { preamble, path: file.path, propertyType: options.propertyType })
      if (layout === undefined) preamble.push(cells.join(','))
      if (preamble.length > LONGEST_PREAMBLE) break
      continue
    }
    // One row behind, because only the last one may turn out to be cut off.
    if (late) yield late
    late = readRow(cells, line, layout)
    lateIsWhole = !isProblem(late) && isBlankOrDay(cellsOf(layout, cells)('registeredOn'))
  }
  if (layout === undefined)
    throw new UnreadableFileError(
      'this is not a 실거래가 download: no line names the columns 시군구 and 계약년월',
    )
  if (late === undefined) throw new UnreadableFileError('the file holds no deal, only a header')
  if (!file.endsWithNewline && !lateIsWhole)
    throw new UnreadableFileError(`the file ends in the middle of line ${late.line}: it is cut off`)
  yield late
}

async function* readRecords(file: TextFile, onBytes?: (bytes: number) => void) {
  const parser = parse({
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
  })
  // Whatever fails on the way, and an early end of the reading, closes both; the parser's reader below sees the error.
  pipeline(Readable.from(readTextFile(file, onBytes)), parser, () => undefined)
  try {
    for await (const item of parser) {
      const { record, info } = csvRecord.parse(item)
      yield { cells: record, line: info.lines }
    }
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    throw new UnreadableFileError(`the file is cut off or not a CSV file (${cause.message})`, { cause })
  }
}

const readLayout = (
  cells: string[],
  told: { preamble: string[]; path: string; propertyType: PropertyType | undefined },
): Layout | undefined => {
  const header = readHeader(cells)
  if (header === undefined) return undefined
  const subject = told.preamble.find((line) => line.includes('실거래구분'))
  const propertyType =
    told.propertyType ??
    propertyTypeOf(subject ?? '') ??
    propertyTypeOfFileName(basename(told.path)) ??
    propertyTypeOfHeader(header, cells)
  if (propertyType === 'FOREIGN')
    throw new UnreadableFileError(`these are not deals of homes (${subject?.trim() ?? basename(told.path)})`)
  if (propertyType === undefined)
    throw new UnreadableFileError(
      `the file does not tell the kind of home: name it with --type ${REPORTED_TYPES.join('|')}`,
    )
  const missing = missingColumns(header)
  if (missing.length > 0) throw new UnreadableFileError(`the header lacks ${missing.join(', ')}`)
  return { header, columns: cells.length, propertyType }
}

const cellsOf = (layout: Layout, cells: string[]) => (column: MolitColumn) => {
  const position = layout.header[column]
  return position === undefined ? undefined : cells[position]
}

const readRow = (cells: string[], line: number, layout: Layout): SourceRow<ReportedDeal> => {
  if (cells.length !== layout.columns)
    return { line, problem: `${cells.length} columns instead of ${layout.columns}` }
  const cell = cellsOf(layout, cells)
  const fields: MolitFields = {
    regionName: cell('region'),
    complexName: cell('complexName'),
    lot: cell('lot'),
    road: cell('road'),
    exclusiveArea: cell('exclusiveArea'),
    totalFloorArea: cell('totalFloorArea'),
    plotArea: cell('plotArea'),
    contractMonth: cell('contractMonth'),
    contractDay: cell('contractDay'),
    salePrice: cell('salePrice'),
    leaseKind: cell('leaseKind'),
    ...(isRent(layout.header) && { deposit: cell('deposit') ?? '', monthlyRent: cell('monthlyRent') ?? '' }),
    floor: cell('floor'),
    building: cell('building'),
    buildYear: cell('buildYear'),
    cancelled: cell('cancelled'),
    cancelledOn: cell('cancelledOn'),
    dealing: cell('dealing'),
    contractType: cell('contractType'),
    renewalRight: cell('renewalRight'),
  }
  const deal = readDeal(fields, layout.propertyType)
  return typeof deal === 'string' ? { line, problem: deal } : { line, value: deal }
}
