import { chmodSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runImport } from '../../src/cli/import/run.ts'
import { readState } from '../../src/dev/embedded/state.ts'
import { startEmbedded } from '../../src/dev/embedded.ts'
import { createPool } from '../../src/store/pool.ts'
import { runHere, runProcess } from '../support/command.ts'
import type { Outcome } from '../support/command.ts'
import { freshDatabase, type TestDatabase } from '../support/db.ts'
import { createTempFiles } from '../support/temp-files.ts'
import { LAYOUTS, preambleOf, writeMolit } from '../sources/molit-writer.ts'
import { finlifeJson } from '../sources/wire-finlife.ts'
import { article, ndjson } from '../sources/wire-listings.ts'
import { gatewayError, molitXml, saleItem } from '../sources/wire-molit.ts'

const STATUTE = fileURLToPath(new URL('../sources/fixtures/statute.md', import.meta.url))
const REGIONS =
  '법정동코드\t법정동명\t폐지여부\n4100000000\t경기도\t존재\n4113510300\t경기도 성남시 분당구 정자동\t존재\n'

const files = createTempFiles()
let database: TestDatabase
beforeAll(async () => {
  // As root the embedded server runs as another account, which has to get in.
  chmodSync(files.folder, 0o755)
  database = await freshDatabase()
})
afterAll(async () => {
  await database.drop()
  files.remove()
})

const run = (args: string[]): Promise<Outcome> => runHere(runImport, args, { DATABASE_URL: database.url })
/** As operators run it, with all that a process does at its beginning and end. */
const runAlone = (args: string[], env: Record<string, string> = { DATABASE_URL: database.url }) =>
  runProcess('import.ts', args, env)
const count = async (table: string, url = database.url) => {
  const pool = createPool(url, { max: 1 })
  try {
    return (await pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n
  } finally {
    await pool.end()
  }
}
const sale = (changes: Record<string, string> = {}) => ({
  시군구: '경기도 성남시 분당구 정자동',
  단지명: '파크뷰',
  '전용면적(㎡)': '84.99',
  계약년월: '202604',
  계약일: '07',
  '거래금액(만원)': '181,100',
  ...changes,
})
const molit = (name: string, ...rows: Record<string, string>[]) =>
  files.write(
    name,
    writeMolit({ ...LAYOUTS.apartmentSale2024, preamble: preambleOf('아파트(매매)') }, rows),
    'cp949',
  )

const fixtureOf = (name: string, lawId: string) =>
  readFileSync(STATUTE, 'utf8').replaceAll('고양이 임대차보호법', name).replace('000042', lawId)

describe('npm run import', { timeout: 60_000 }, () => {
  test('accounts for every row and lists the skipped ones', async () => {
    await run(['regions', files.write('regions.txt', REGIONS)])
    const path = molit(
      'apt.csv',
      sale(),
      sale({ 계약일: '99' }),
      sale({ 시군구: '서울특별시 없는구 없는동' }),
    )
    const { code, stdout, stderr } = await runAlone(['molit', path])
    expect(code).toBe(0)
    expect(stdout).toContain('apt.csv: 3 read, 1 inserted, 0 updated, 0 unchanged, 2 skipped')
    expect(stdout).toContain('line 18: skipped: 계약년월')
    expect(stdout).toContain('line 19: skipped: “서울특별시 없는구 없는동” is not a known region')
    expect(stderr).toContain('apt.csv: 100 %')
    expect((await run(['molit', path])).stdout).toContain(
      '3 read, 0 inserted, 0 updated, 1 unchanged, 2 skipped',
    )
  })

  test('takes over rules, and refuses a file of them with line and reason', async () => {
    const row = (rate: string) =>
      [
        '- id: base-rate-2031-01-15',
        '  kind: baseRate',
        '  name: 한국은행 기준금리',
        '  article: 한국은행 금융통화위원회 결정',
        '  from: 2031-01-15',
        '  until: null',
        '  verified: true',
        '  source: 한국은행',
        '  text: 기준금리.',
        `  values: { rate: ${rate} }`,
      ].join('\n')
    const refused = await run(['rules', files.write('wrong.yaml', row('275'))])
    expect(refused.code).toBe(1)
    expect(refused.stderr).toContain('line 10: values.rate: must be percent')
    expect(await count('rule_set')).toBe(0)
    const taken = await run(['rules', files.write('rate.yaml', row('2.75'))])
    expect(taken).toMatchObject({ code: 0, stdout: expect.stringContaining('1 read, 1 inserted') })
    expect(taken.stdout).toContain('base-rate-2026-08-27 now ends on 2031-01-14')
    // What the product brings along, and what was laid over it.
    expect(await count('rule_set')).toBe(2)
  })

  test('lists the first 20 skipped rows and counts the others', async () => {
    const rows = Array.from({ length: 30 }, () => sale({ 계약일: '99' }))
    const { stdout } = await run(['molit', molit('bad-apt.csv', ...rows)])
    expect(stdout.match(/skipped: /g)).toHaveLength(20)
    expect(stdout).toContain('… and 10 more skipped')
  })

  test('takes the fitting files of a folder and adds them up', async () => {
    const folder = createTempFiles()
    folder.write('a.md', fixtureOf('고양이 임대차보호법', '000042'))
    folder.write('b.md', fixtureOf('강아지 임대차보호법', '000043'))
    folder.write('notes.txt', 'not a statute')
    const { code, stdout } = await run(['statutes', folder.folder])
    folder.remove()
    expect(stdout).toContain('total of 2 files: 16 read, 16 inserted')
    expect(code).toBe(0)
    expect(await count('law')).toBe(2)
  })

  test('a file that cannot be read changes nothing, says why, and does not keep the others from their turn', async () => {
    const before = await count('"transaction"')
    const whole = writeMolit({ ...LAYOUTS.apartmentSale2024, preamble: [] }, [
      sale({ 층: '3' }),
      sale({ 층: '4' }),
    ])
    const cut = files.write('cut-apt.csv', whole.slice(0, -40), 'cp949')
    const { code, stderr, stdout } = await run([
      'molit',
      cut,
      files.write('error.xml', gatewayError('30', 'SERVICE_KEY_IS_NOT_REGISTERED_ERROR')),
      files.write('empty.csv', ''),
      molit('good.csv', sale({ 층: '9' })),
    ])
    expect(code).toBe(1)
    expect(stderr).toContain('cut-apt.csv: not imported: the file is cut off')
    expect(stderr).toContain("error.xml: not imported: the ministry's service answered error 30")
    expect(stderr).toContain('empty.csv: not imported: the file is empty')
    expect(stdout).toContain('good.csv: 1 read, 1 inserted')
    expect(stdout).toContain('3 files not imported')
    expect(await count('"transaction"')).toBe((before ?? 0) + 1)
  })

  test('takes every format of deals, loans and listings by its content', async () => {
    await run(['regions', files.write('regions.txt', REGIONS)])
    const xml = files.write('answer.xml', molitXml([saleItem({ floor: '21' })], { total: 40 }))
    const deals = await run(['molit', xml])
    expect(deals.stdout).toContain('answer.xml: 1 read, 1 inserted')
    expect(deals.stdout).toContain('the file holds 1 of the 40 deals that were asked for')
    const loans = files.write('loans.json', finlifeJson())
    expect((await run(['finlife', loans])).stdout).toContain('loans.json: 1 read, 1 inserted')
    expect((await run(['loans', loans])).stdout).toContain('1 unchanged')
    const listings = files.write(
      'ads.ndjson',
      ndjson(article(), article({ articleNo: '2', tradeTypeCode: '?' })),
    )
    const ads = await run(['listings', listings, '--complete'])
    expect(ads).toMatchObject({ code: 0 })
    expect(ads.stdout).toContain('ads.ndjson: 2 read, 1 inserted, 0 updated, 0 unchanged, 1 skipped')
    expect(ads.stdout).toContain('line 2: skipped: the trade type')
  })

  test('a missing file is no usage error', async () => {
    expect(await run(['molit', '/nowhere.csv'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('does not exist'),
    })
    expect(await run(['--help'])).toMatchObject({ code: 0, stdout: expect.stringContaining('usage:') })
  })

  test('arguments that make no sense are refused with the usage', async () => {
    for (const args of [['molit'], ['molit', STATUTE, '--odd']])
      expect(await run(args)).toMatchObject({ code: 2, stderr: expect.stringContaining('usage:') })
  })

  test('starts the database of DATA_DIR and stops it again; beside a running server it uses that one', async () => {
    const env = { DATA_DIR: `${files.folder}/data` }
    const path = files.write('alone.txt', REGIONS)
    expect((await runAlone(['regions', path], env)).stdout).toContain('2 read, 2 inserted')
    expect((await readState(env.DATA_DIR))?.users).toEqual([])

    const server = await startEmbedded({ dataDir: env.DATA_DIR, log: () => {} })
    try {
      expect(server.owned).toBe(true)
      expect((await runHere(runImport, ['regions', path], env)).stdout).toContain(
        '2 read, 0 inserted, 0 updated, 2 unchanged',
      )
      expect(await count('region', server.url)).toBe(2)
    } finally {
      await server.stop()
    }
  })
})
