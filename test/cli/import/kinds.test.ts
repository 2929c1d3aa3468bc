import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IMPORT_KINDS } from '../../../src/cli/import/kinds.ts'
import type { ImportWord } from '../../../src/cli/import/kinds.ts'
import { ProviderError, UnreadableFileError } from '../../../src/domain/errors.ts'
import { isProblem } from '../../../src/domain/source-row.ts'
import { readStatute } from '../../../src/sources/statutes.ts'
import { inspectTextFile } from '../../../src/sources/text-file.ts'
import { LAYOUTS, preambleOf, writeMolit } from '../../sources/molit-writer.ts'
import { drfLaw, drfXml } from '../../sources/wire-drf.ts'
import { finlifeJson, finlifeXml, loanBase, loanOption } from '../../sources/wire-finlife.ts'
import { article, csv, ndjson, oneRoom } from '../../sources/wire-listings.ts'
import { gatewayError, molitJson, molitXml, saleItem } from '../../sources/wire-molit.ts'
import { freshPool } from '../../support/db.ts'
import { createTempFiles } from '../../support/temp-files.ts'

const STATUTE = fileURLToPath(new URL('../../sources/fixtures/statute.md', import.meta.url))
const files = createTempFiles()
const pool = freshPool({ statementTimeoutMs: 0 })
const whole: Record<string, { word: ImportWord; text: string }> = {}
beforeAll(async () => {
  const { statute, articles } = await readStatute(await inspectTextFile(STATUTE))
  const law = drfLaw(
    statute,
    articles.flatMap((row) => (isProblem(row) ? [] : [row.value])),
  )
  const row = {
    시군구: '경기도 성남시 분당구 정자동',
    단지명: '파크뷰',
    계약년월: '202604',
    계약일: '07',
    '거래금액(만원)': '5,000',
  }
  Object.assign(whole, {
    regions: {
      word: 'regions',
      text: '법정동코드\t법정동명\t폐지여부\n4113510300\t경기도 성남시 분당구 정자동\t존재\n',
    },
    statute: { word: 'statutes', text: readFileSync(STATUTE, 'utf8') },
    'statute in XML': { word: 'statutes', text: drfXml(law) },
    'statute in JSON': { word: 'statutes', text: JSON.stringify(law) },
    'deals in CSV': {
      word: 'molit',
      text: writeMolit({ ...LAYOUTS.apartmentSale2024, preamble: preambleOf('아파트(매매)') }, [row, row]),
    },
    'deals in XML': { word: 'molit', text: molitXml([saleItem()]) },
    'deals in JSON': { word: 'molit', text: molitJson({ item: saleItem() }) },
    'loans in JSON': { word: 'finlife', text: finlifeJson() },
    'loans in XML': { word: 'finlife', text: finlifeXml([{ base: loanBase(), options: [loanOption()] }]) },
    'ads in NDJSON': { word: 'listings', text: ndjson(article(), article({ articleNo: '2' })) },
    'ads in CSV': { word: 'listings', text: csv(oneRoom(), oneRoom({ atclNo: '2' })) },
  })
})
afterAll(() => files.remove())

const NAMES = [
  'regions',
  'statute',
  'statute in XML',
  'statute in JSON',
  'deals in CSV',
  'deals in XML',
  'deals in JSON',
  'loans in JSON',
  'loans in XML',
  'ads in NDJSON',
  'ads in CSV',
]
const WORDS: ImportWord[] = ['regions', 'statutes', 'molit', 'finlife', 'listings']

const run = async (word: ImportWord, content: string | Buffer) => {
  const file = await inspectTextFile(files.write('given', content))
  return IMPORT_KINDS[word].run(pool, file, { onBytes: () => {} })
}
const state = async () => {
  const tables = [
    'region',
    'law',
    'legal_article',
    'real_estate',
    '"transaction"',
    'loan_product',
    'corpus_version',
  ]
  return Promise.all(
    tables.map(async (table) => (await pool.query(`select count(*)::int from ${table}`)).rows[0]),
  )
}
const sample = (name: string) => whole[name] ?? { word: 'regions', text: '' }

describe.each(NAMES)('a file of %s', (name) => {
  test('cut somewhere, mixed up or empty is refused with a reason and changes nothing', async () => {
    const { word, text } = sample(name)
    const before = await state()
    const cuts = [
      text.slice(0, -3),
      text.slice(0, Math.floor(text.length * 0.7)),
      '',
      Buffer.from([0xff, 0xfe, 0x41, 0]),
    ]
    for (const [index, cut] of cuts.entries()) {
      // A list of regions may end in any of its lines.
      if (name === 'regions' && index === 1) continue
      await expect(run(word, cut), `cut ${index}`).rejects.toThrow(UnreadableFileError)
    }
    expect(await state()).toEqual(before)
  })

  test('given under another word is refused and changes nothing', async () => {
    const { word, text } = sample(name)
    const before = await state()
    for (const other of WORDS.filter((one) => one !== word))
      await expect(run(other, text), other).rejects.toThrow(UnreadableFileError)
    expect(await state()).toEqual(before)
  })

  test('is imported; its numbers add up, and a second time nothing changes', async () => {
    const { word, text } = sample(name)
    const first = await run(word, text)
    expect(first.read).toBeGreaterThan(0)
    expect(first.inserted + first.updated + first.unchanged + first.skipped).toBe(first.read)
    const before = await state()
    expect(await run(word, text)).toMatchObject({
      read: first.read,
      inserted: 0,
      updated: 0,
      unchanged: first.read - first.skipped,
      skipped: first.skipped,
    })
    expect(await state()).toEqual(before)
  })
})

test('an error that was saved as a file is told by its code', async () => {
  await expect(run('molit', gatewayError('30', 'SERVICE_KEY_IS_NOT_REGISTERED_ERROR'))).rejects.toThrow(
    ProviderError,
  )
  await expect(run('finlife', finlifeJson({ code: '010' }))).rejects.toThrow('010')
})
