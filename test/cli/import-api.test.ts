import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { runImport } from '../../src/cli/import/run.ts'
import { finlifeJson } from '../sources/wire-finlife.ts'
import { gatewayError, molitXml, rentItem, saleItem } from '../sources/wire-molit.ts'
import { searchXml } from '../sources/wire-drf.ts'
import { runHere } from '../support/command.ts'
import { freshDatabase, type TestDatabase } from '../support/db.ts'
import { startWireServer } from '../support/wire-server.ts'
import type { WireAnswer, WireServer } from '../support/wire-server.ts'

let database: TestDatabase
let server: WireServer | undefined
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())
afterEach(async () => {
  await server?.close()
  server = undefined
})

const run = async (args: string[], answer: (url: URL) => WireAnswer, keys: Record<string, string> = {}) => {
  server = await startWireServer(answer)
  return runHere(runImport, args, {
    DATABASE_URL: database.url,
    MOLIT_API_URL: server.url,
    FINLIFE_API_URL: server.url,
    LAW_API_URL: `${server.url}/`,
    API_REQUESTS_PER_SECOND: '30',
    ...keys,
  })
}
const KEYS = { MOLIT_API_KEY: 'geheim', FINLIFE_API_KEY: 'geheim', LAW_API_OC: 'geheim' }

describe('npm run import -- … --api', { timeout: 60_000 }, () => {
  const MOLIT = ['molit', '--api', '--region', '41135', '--from', '202604', '--to', '202605']

  test('reads the deals of a 시군구 over some months; again, nothing changes', async () => {
    const answer = (url: URL): WireAnswer => {
      const month = url.searchParams.get('DEAL_YMD')?.slice(4) ?? ''
      return {
        body: molitXml([
          url.pathname.includes('Rent') ? rentItem({ dealMonth: month }) : saleItem({ dealMonth: month }),
        ]),
      }
    }
    const args = [...MOLIT, '--service', 'apttradedev,AptRent']
    const first = await run(args, answer, KEYS)
    expect(first.stderr).toContain('AptTradeDev 41135 202604–202605: 100 %')
    expect(first.stdout).toContain('AptTradeDev 41135 202604–202605: 2 read, 2 inserted')
    expect(first.stdout).toContain('total of 2 files: 4 read, 4 inserted')
    await server?.close()
    expect((await run(args, answer, KEYS)).stdout).toContain('4 read, 0 inserted, 0 updated, 4 unchanged')
  })

  test('stops at an error that every further request would meet', async () => {
    const { code, stderr, stdout } = await run(
      MOLIT,
      () => ({ body: gatewayError('22', 'LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR') }),
      KEYS,
    )
    expect(code).toBe(1)
    expect(server?.asked).toHaveLength(1)
    expect(stderr).toContain('error 22: the number of requests a day is used up')
    expect(stderr.match(/not tried after that/g)).toHaveLength(7)
    expect(`${stderr}${stdout}`).not.toContain('geheim')
    expect(stdout).toContain('8 files not imported')
  })

  test('a service that refuses alone does not keep the others from their turn', async () => {
    const { code, stdout } = await run(
      [...MOLIT, '--service', 'AptTradeDev,AptRent'],
      (url) =>
        url.pathname.includes('Rent')
          ? { body: molitXml([rentItem({ floor: '7' })]) }
          : { body: gatewayError('20', 'DENIED') },
      KEYS,
    )
    expect(code).toBe(1)
    expect(stdout).toContain('AptRent 41135 202604–202605: 2 read, 2 inserted')
  })

  test('reads loans and laws', async () => {
    const loans = await run(['finlife', '--api', '--service', 'rent'], () => ({ body: finlifeJson() }), KEYS)
    // The same product in each of the five groups of lenders.
    expect(loans.stdout).toContain('finlife rent: 5 read, 1 inserted, 0 updated, 0 unchanged, 4 skipped')
    await server?.close()
    const law = await run(['statutes', '--api', '없는법'], () => ({ body: searchXml([]) }), KEYS)
    expect(law).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('no law in force of the name “없는법”'),
    })
  })

  test.each([
    [MOLIT, 'MOLIT_API_KEY'],
    [['finlife', '--api'], 'FINLIFE_API_KEY'],
    [['statutes', '--api', '민법'], 'LAW_API_OC'],
  ])('%j without its key says which', async (args, name) => {
    const { code, stderr } = await run(args, () => ({}))
    expect(code).toBe(1)
    expect(stderr.trim()).toBe(`--api needs a key in ${name}`)
  })
})
