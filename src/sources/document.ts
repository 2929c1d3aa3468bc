import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { UnreadableFileError } from '../domain/errors.ts'
import { readTextFile } from './text-file.ts'
import type { TextFile } from './text-file.ts'

export type DocumentFormat = 'xml' | 'json'

/** Answers of the public services, and files of them, are a few megabytes; more than this is not one document. */
const LARGEST = 256 * 1024 * 1024

/** Tags and attributes (“@name”) as an object of texts; a tag that repeats is an array. Values stay as they were written. */
const parser = new XMLParser({
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  // Numeric entities too; what a DOCTYPE would define is refused below.
  htmlEntities: true,
})

export const formatOf = (text: string): DocumentFormat | undefined => {
  const [first] = text.trimStart()
  if (first === '<') return 'xml'
  return first === '{' || first === '[' ? 'json' : undefined
}

/** An XML or JSON text as a value, whichever it is. */
export const parseDocument = (text: string): unknown => {
  const format = formatOf(text)
  if (format === 'json') return parseJson(text)
  if (format === 'xml') return parseXml(text)
  throw new UnreadableFileError(`this is neither XML nor JSON: “${text.trim().slice(0, 60)}”`)
}

/** Values in values: what the sources publish has fewer than ten, and what goes down into a thousand has no stack left. */
const DEEPEST = 64

const refuseDeep = (value: unknown): void => {
  let level = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST)
      throw new UnreadableFileError(
        `the document is nested more than ${DEEPEST} deep, which no known source is`,
      )
    level = level.flatMap((item) => (Array.isArray(item) ? item : isFields(item) ? Object.values(item) : []))
  }
}

/** A text as the value that it is in JSON. A SyntaxError where it is none, an UnreadableFileError where it is nested without end. */
export const parseShallow = (text: string): unknown => {
  const value: unknown = JSON.parse(text)
  refuseDeep(value)
  return value
}

const parseJson = (text: string): unknown => {
  try {
    return parseShallow(text)
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
    throw new UnreadableFileError(`the document is cut off or not JSON (${cause.message})`, { cause })
  }
}

const parseXml = (text: string): unknown => {
  if (/<html[\s>]/i.test(text.slice(0, 1000)))
    throw new UnreadableFileError('this is a web page, not data: the service is away or the address is wrong')
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    throw new UnreadableFileError('the XML defines a document type, which no known source does')
  // The parser takes what it gets: only the validator notices a document that was cut off.
  const valid = XMLValidator.validate(text.trimStart())
  if (valid !== true)
    throw new UnreadableFileError(
      `the document is cut off or not XML (line ${valid.err.line}: ${valid.err.msg})`,
    )
  let value: unknown
  try {
    value = parser.parse(text)
  } catch (cause) {
    throw new UnreadableFileError('the XML is not readable', { cause })
  }
  refuseDeep(value)
  return value
}

export const readWhole = async (file: TextFile, onBytes?: (bytes: number) => void): Promise<string> => {
  if (file.size > LARGEST) throw new UnreadableFileError('the document has more than 256 MB: split it')
  let text = ''
  for await (const chunk of readTextFile(file, onBytes)) text += chunk
  return text
}

export const readDocument = async (file: TextFile, onBytes?: (bytes: number) => void): Promise<unknown> =>
  parseDocument(await readWhole(file, onBytes))

/** The first character that says something, to tell the formats of a kind of import apart. */
export const sniffFormat = async (file: TextFile): Promise<DocumentFormat | undefined> => {
  for await (const chunk of readTextFile(file)) if (chunk.trim() !== '') return formatOf(chunk)
  return undefined
}

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A list, a single object that should have been one, or nothing: as XML turned into JSON has them all. */
export const listOf = (value: unknown): unknown[] => {
  if (value === undefined || value === null || value === '') return []
  return Array.isArray(value) ? value : [value]
}

/** The text of a value: of a number, of a tag with attributes, of a list of lists of lines. */
export const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.map(textOf).join('\n')
  return isFields(value) ? textOf(value['#text'] ?? value['content'] ?? value['_cdata']) : ''
}
