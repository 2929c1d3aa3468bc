import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import iconv from 'iconv-lite'
import { UnreadableFileError } from '../domain/errors.ts'

export type TextEncoding = 'utf-8' | 'cp949'

export interface TextFile {
  path: string
  encoding: TextEncoding
  /** Bytes. */
  size: number
  /** False when the last line was left unfinished: written by hand, or cut off. */
  endsWithNewline: boolean
}

/** More undecodable characters than this, per character that is not ASCII, and the bytes are not text in that encoding. */
const TOLERATED_DAMAGE = 0.02

/**
 * Reads the file once and tells how to read it: Korean authorities publish in CP949, others re-publish in UTF-8. A few
 * damaged characters cost their rows later, not the file.
 */
export const inspectTextFile = async (path: string): Promise<TextFile> => {
  await refuseForeignFile(path)
  const damage = { 'utf-8': tally('utf-8'), cp949: tally('cp949') }
  let size = 0
  let last: number | undefined
  let ascii = 0
  for await (const chunk of createReadStream(path)) {
    const bytes = asBuffer(chunk)
    if (bytes.includes(0))
      throw new UnreadableFileError('this is not a text file in UTF-8 or CP949 (it holds NUL bytes)')
    size += bytes.length
    last = bytes.at(-1)
    for (const byte of bytes) if (byte < 0x80) ascii += 1
    damage['utf-8'].push(bytes)
    damage.cp949.push(bytes)
  }
  const utf8 = damage['utf-8'].end()
  const cp949 = damage.cp949.end()
  const encoding: TextEncoding = utf8 <= cp949 ? 'utf-8' : 'cp949'
  // Korean characters take two bytes in CP949 and three in UTF-8; a bound is all that is needed here.
  if (Math.min(utf8, cp949) > 1 + ((size - ascii) / 2) * TOLERATED_DAMAGE)
    throw new UnreadableFileError('this is not a text file in UTF-8 or CP949')
  return { path, encoding, size, endsWithNewline: last === 0x0a }
}

/** The decoded text in chunks; `onBytes` hears how far the reading has come. */
export async function* readTextFile(
  file: TextFile,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(file.encoding, { stripBOM: true })
  let bytes = 0
  for await (const chunk of createReadStream(file.path)) {
    const buffer = asBuffer(chunk)
    bytes += buffer.length
    yield decoder.write(buffer)
    onBytes?.(bytes)
  }
  const rest = decoder.end()
  if (rest) yield rest
}

/** Lines without their ends (LF or CRLF), numbered from 1. An empty line at the end of the file is not a line. */
export async function* readLines(
  file: TextFile,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<{ line: number; text: string; isComplete: boolean }> {
  let rest = ''
  let line = 0
  for await (const chunk of readTextFile(file, onBytes)) {
    const parts = (rest + chunk).split('\n')
    rest = parts.pop() ?? ''
    for (const part of parts) yield { line: ++line, text: part.replace(/\r$/, ''), isComplete: true }
  }
  if (rest !== '') yield { line: ++line, text: rest, isComplete: false }
}

const REPLACEMENT = /\uFFFD/g

const tally = (encoding: TextEncoding) => {
  const decoder = iconv.getDecoder(encoding)
  let damaged = 0
  const count = (text: string | undefined) => {
    damaged += text?.match(REPLACEMENT)?.length ?? 0
  }
  return {
    push: (bytes: Buffer) => count(decoder.write(bytes)),
    end: () => {
      count(decoder.end())
      return damaged
    },
  }
}

const refuseForeignFile = async (path: string) => {
  const head = await readHead(path)
  if (head.length === 0) throw new UnreadableFileError('the file is empty')
  const starts = (...bytes: number[]) => bytes.every((byte, i) => head[i] === byte)
  if (starts(0x50, 0x4b, 0x03, 0x04))
    throw new UnreadableFileError(
      'this is a ZIP or Excel (XLSX) file: save or download it as text (CSV) first',
    )
  if (starts(0xd0, 0xcf, 0x11, 0xe0))
    throw new UnreadableFileError('this is an old Excel (XLS) file: save or download it as text (CSV) first')
  if (starts(0xff, 0xfe) || starts(0xfe, 0xff))
    throw new UnreadableFileError('this file is in UTF-16: save it in UTF-8 first')
}

const readHead = async (path: string) => {
  const handle = await open(path).catch((cause: unknown) => {
    throw new UnreadableFileError(`the file cannot be opened (${errorCode(cause)})`, { cause })
  })
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

const errorCode = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : 'unknown reason'

const asBuffer = (chunk: unknown): Buffer => {
  if (!Buffer.isBuffer(chunk)) throw new TypeError('a file stream without encoding yields buffers')
  return chunk
}
