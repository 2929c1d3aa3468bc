import { afterAll, expect, test } from 'vitest'
import { inspectTextFile, readLines, readTextFile } from '../../src/sources/text-file.ts'
import { createTempFiles } from '../support/temp-files.ts'

const files = createTempFiles()
afterAll(files.remove)

const textOf = async (path: string) => {
  let text = ''
  for await (const chunk of readTextFile(await inspectTextFile(path))) text += chunk
  return text
}

const KOREAN = '분당구 정자동 펲펲 뷁\n서현동\n'

test('CP949 and UTF-8 are told apart by what decodes, letters beyond EUC-KR included', async () => {
  const cp949 = files.write('cp949.txt', KOREAN, 'cp949')
  const utf8 = files.write('utf8.txt', KOREAN)
  expect((await inspectTextFile(cp949)).encoding).toBe('cp949')
  expect((await inspectTextFile(utf8)).encoding).toBe('utf-8')
  expect(await textOf(cp949)).toBe(KOREAN)
  expect(await textOf(utf8)).toBe(KOREAN)
})

test('a byte order mark is no part of the text', async () => {
  const path = files.write('bom.txt', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(KOREAN)]))
  expect(await textOf(path)).toBe(KOREAN)
})

test('one damaged byte does not change the encoding', async () => {
  const bytes = Buffer.from(KOREAN.repeat(20))
  bytes[100] = 0xff
  const path = files.write('damaged.txt', bytes)
  expect((await inspectTextFile(path)).encoding).toBe('utf-8')
  expect((await textOf(path)).match(/\uFFFD/g)?.length).toBeGreaterThan(0)
})

test('characters cut by the borders of the chunks come out whole', async () => {
  const text = `a${'가나다라'.repeat(50_000)}`
  expect(await textOf(files.write('long.txt', text, 'cp949'))).toBe(text)
  expect(await textOf(files.write('long8.txt', text))).toBe(text)
})

test.each([
  ['an empty file', Buffer.alloc(0), 'empty'],
  ['an Excel file', Buffer.from('PK\u0003\u0004rest'), 'Excel'],
  ['an old Excel file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]), 'Excel'],
  ['UTF-16', Buffer.from('\uFEFF서울', 'utf16le'), 'UTF-16'],
  [
    'bytes without meaning',
    Buffer.from(Array.from({ length: 3000 }, (_, i) => 0x80 + ((i * 7919) % 127))),
    'not a text file',
  ],
  ['NUL bytes', Buffer.from('abc\0def'), 'not a text file'],
])('%s is refused by name', async (name, content, message) => {
  const path = files.write(`${name}.bin`, content)
  await expect(inspectTextFile(path)).rejects.toThrow(message)
})

test('a file that is not there is refused with the system code', async () => {
  await expect(inspectTextFile('/nowhere/at/all.csv')).rejects.toThrow('ENOENT')
})

test('lines are numbered from 1, CRLF or LF, and an unfinished one says so', async () => {
  const lines = []
  for await (const line of readLines(await inspectTextFile(files.write('lines.txt', 'a\r\nb\n\nc'))))
    lines.push(line)
  expect(lines).toEqual([
    { line: 1, text: 'a', isComplete: true },
    { line: 2, text: 'b', isComplete: true },
    { line: 3, text: '', isComplete: true },
    { line: 4, text: 'c', isComplete: false },
  ])
})
