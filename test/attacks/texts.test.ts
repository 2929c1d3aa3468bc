import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { XMLValidator } from 'fast-xml-parser'
import { expect, inject, test } from 'vitest'
import { cleanText } from '../../src/domain/text/clean.ts'
import { UnreadableFileError } from '../../src/domain/errors.ts'
import { parseDocument } from '../../src/sources/document.ts'
import { renderDocx } from '../../src/sources/docx.ts'
import { readListings } from '../../src/sources/listings.ts'
import { inspectTextFile } from '../../src/sources/text-file.ts'
import { graphql } from '../gql/gql.ts'
import { commonApp, guest } from '../support/app.ts'
import { createGqlClient } from '../support/gql.ts'
import { runs } from '../support/runs.ts'

const AnalyzeOnce = graphql(`
  query AnalyzeOnce($text: String!) {
    analyzeIntent(text: $text) {
      intentType
    }
  }
`)
const AnalyzeTenTimes = graphql(`
  query AnalyzeTenTimes($text: String!) {
    a: analyzeIntent(text: $text) {
      intentType
    }
    b: analyzeIntent(text: $text) {
      intentType
    }
    c: analyzeIntent(text: $text) {
      intentType
    }
    d: analyzeIntent(text: $text) {
      intentType
    }
    e: analyzeIntent(text: $text) {
      intentType
    }
    f: analyzeIntent(text: $text) {
      intentType
    }
    g: analyzeIntent(text: $text) {
      intentType
    }
    h: analyzeIntent(text: $text) {
      intentType
    }
    i: analyzeIntent(text: $text) {
      intentType
    }
    j: analyzeIntent(text: $text) {
      intentType
    }
  }
`)
const CreateTitledSession = graphql(`
  mutation CreateTitledSession($title: String!) {
    createSession(title: $title) {
      __typename
      ... on ChatSession {
        title
      }
    }
  }
`)
const SaveNamedSearch = graphql(`
  mutation SaveNamedSearch($name: String!, $queryText: String!) {
    saveSearch(name: $name, queryText: $queryText) {
      __typename
      ... on SavedSearch {
        name
        queryText
      }
    }
  }
`)

test('A70 a text costs by its length, as often as it is handed over, and one of 20,000 characters stalls nobody', async () => {
  const { url } = await commonApp()
  const client = createGqlClient(url, null)
  const text = '“'.repeat(20_000)
  const refused = await client.request(AnalyzeTenTimes, { text })
  expect(refused.errors?.[0]?.extensions?.['code']).toBe('OPERATION_TOO_EXPENSIVE')
  const short = await client.request(AnalyzeTenTimes, { text: '전세 2억 위험해?' })
  expect(short.errors).toBeUndefined()
  for (const piece of ['“', ' ', '\r', '~', '! ', '집주인', '1,', '1억 ']) {
    const { data, errors } = await client.request(AnalyzeOnce, {
      text: piece.repeat(Math.floor(20_000 / piece.length)).slice(0, 19_990) + '전세',
    })
    expect({ piece, errors, intent: typeof data?.analyzeIntent.intentType }).toEqual({
      piece,
      errors: undefined,
      intent: 'string',
    })
  }
  const long = await client.request(AnalyzeOnce, { text: '가'.repeat(45_000) })
  expect(long.data?.analyzeIntent ?? null).toBeNull()
  expect(long.errors?.[0]?.message).toMatch(/at most|text/)
})

const NO_TEXT = [
  '\u0000',
  '\u0007',
  '\u001b',
  '\u0085',
  '\u061c',
  '\u200e',
  '\u202a',
  '\u202e',
  '\u2066',
  '\u2069',
  '\ufdd0',
  '\ufffe',
  '\uffff',
  '\u{1fffe}',
]

test('A81 what is no text is taken out at the door: controls, directions, non-characters', async () => {
  const client = await guest((await commonApp()).url)
  const dirty = NO_TEXT.map((it, at) => `${it}제목${at}`).join('')
  const clean = NO_TEXT.map((_, at) => `제목${at}`).join('')
  const { createSession } = await client.execute(CreateTitledSession, { title: dirty })
  expect(createSession).toEqual({ __typename: 'ChatSession', title: clean })
  const { saveSearch } = await client.execute(SaveNamedSearch, {
    name: 'a\u202eb',
    queryText: '강남구\u2067 아파트\ufffe',
  })
  expect(saveSearch).toEqual({ __typename: 'SavedSearch', name: 'ab', queryText: '강남구 아파트' })
  await client.close()
})

test('A81 cleaning leaves every letter, line and emoji, and nothing that is no text', () => {
  const kept = '가나다 “집” 1억\t\r\n👨‍👩‍👧 ﷺ é 漢字'
  expect(cleanText(kept)).toBe(kept)
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...NO_TEXT), (text, odd) => {
      const clean = cleanText(text + odd + text)
      expect(clean.isWellFormed()).toBe(true)
      expect(NO_TEXT.filter((it) => clean.includes(it))).toEqual([])
      expect(cleanText(clean)).toBe(clean)
    }),
    { numRuns: runs(300) },
  )
})

test('A81 a .docx is well-formed, whatever its texts hold', async () => {
  const odd = `특약${NO_TEXT.join('')}\ud800 <b>&`
  const file = await renderDocx(`계약서${odd}`, [
    { kind: 'title', text: odd },
    { kind: 'paragraph', text: odd },
  ])
  const folder = mkdtempSync(join(tmpdir(), 'holmesnyangz-odd-docx-'))
  try {
    const path = join(folder, 'odd.docx')
    writeFileSync(path, file)
    for (const part of ['word/document.xml', 'docProps/core.xml', 'word/footer1.xml']) {
      const xml = execFileSync('unzip', ['-p', path, part], { encoding: 'utf8' })
      expect(XMLValidator.validate(xml)).toBe(true)
      expect(NO_TEXT.filter((it) => xml.includes(it))).toEqual([])
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('A83 an import that is nested without end ends with what is wrong, not with a stack', async () => {
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
    ['[{"list":', '}]'],
  ] as const) {
    const text = `${open.repeat(100_000)}1${close.repeat(100_000)}`
    expect(() => parseDocument(text)).toThrow(UnreadableFileError)
    expect(() => parseDocument(text)).toThrow(/nested/)
  }
  expect(() => parseDocument(`${'<a>'.repeat(20_000)}1${'</a>'.repeat(20_000)}`)).toThrow(UnreadableFileError)
  const path = join(mkdtempSync(join(inject('scratch'), 'deep-')), 'deep.ndjson')
  writeFileSync(path, `{"articleNo":"1"}\n${'['.repeat(50_000)}${']'.repeat(50_000)}\n`)
  const file = await inspectTextFile(path)
  const read = async () => {
    for await (const row of readListings(file)) if (row === undefined) throw new Error('no row')
  }
  await expect(read()).rejects.toThrow(/nested/)
  expect(parseDocument('[[{"a":[1]}]]')).toEqual([[{ a: [1] }]])
})
