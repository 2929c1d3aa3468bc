import { afterEach, describe, expect, test } from 'vitest'
import { isProblem } from '../../src/domain/source-row.ts'
import { createHttpSource } from '../../src/sources/http.ts'
import { monthsBetween, readMolitService } from '../../src/sources/molit-client.ts'
import type { MolitQuery } from '../../src/sources/molit-client.ts'
import { collect } from '../support/collect.ts'
import { startWireServer } from '../support/wire-server.ts'
import type { WireAnswer, WireServer } from '../support/wire-server.ts'
import { gatewayError, molitJson, molitXml, saleItem } from './wire-molit.ts'

let server: WireServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

const KEY = 'abc+/=='
const serve = async (answer: (url: URL, nth: number) => WireAnswer) => {
  server = await startWireServer(answer)
  return server
}
const read = async (
  query: Partial<MolitQuery> = {},
  options: { perSecond?: number; timeoutMs?: number; rowsPerPage?: number; key?: string } = {},
) => {
  const { perSecond = 30, timeoutMs = 2000, rowsPerPage = 2, key = KEY } = options
  const rows = readMolitService(
    { service: 'AptTradeDev', sigungu: '41135', from: '202604', to: '202604', ...query },
    {
      baseUrl: server?.url ?? '',
      serviceKey: key,
      rowsPerPage,
      http: createHttpSource({ perSecond, timeoutMs, attempts: 3, backoffMs: 5 }),
    },
  )
  return collect(rows)
}
/** Three deals a month, as pages of what was asked for. */
const pages = (url: URL): WireAnswer => {
  const all = [1, 2, 3].map((floor) =>
    saleItem({ floor: String(floor), dealMonth: url.searchParams.get('DEAL_YMD')?.slice(4) ?? '' }),
  )
  const [page, size] = [Number(url.searchParams.get('pageNo')), Number(url.searchParams.get('numOfRows'))]
  return { body: molitXml(all.slice((page - 1) * size, page * size), { total: all.length, page }) }
}

describe('the live client of the ministry', () => {
  test('reads every page of every month and numbers the items', async () => {
    const { asked } = await serve(pages)
    const rows = await read({ from: '202512', to: '202601' })
    expect(rows.map((row) => row.line)).toEqual([1, 2, 3, 4, 5, 6])
    expect(rows.map((row) => !isProblem(row) && row.value.floor)).toEqual([1, 2, 3, 1, 2, 3])
    expect(
      asked.map(({ url }) => `${url.searchParams.get('DEAL_YMD')} ${url.searchParams.get('pageNo')}`),
    ).toEqual(['202512 1', '202512 2', '202601 1', '202601 2'])
    expect(asked[0]?.url.pathname).toBe('/RTMSDataSvcAptTradeDev/getRTMSDataSvcAptTradeDev')
    expect(asked[0]?.url.searchParams.get('LAWD_CD')).toBe('41135')
  })

  test('sends a key that is encoded already and one that is not as the same key', async () => {
    const { asked } = await serve(pages)
    await read({}, { rowsPerPage: 10 })
    await read({}, { rowsPerPage: 10, key: 'abc%2B%2F%3D%3D' })
    expect(asked.map(({ url }) => url.searchParams.get('serviceKey'))).toEqual([KEY, KEY])
  })

  test('reads JSON, and a service that holds fewer rows a page than it was asked for', async () => {
    await serve((url) => ({
      headers: { 'content-type': 'text/plain' },
      body: molitJson({ item: saleItem({ floor: url.searchParams.get('pageNo') ?? '' }) }, 3),
    }))
    expect(await read({}, { rowsPerPage: 1000 })).toHaveLength(3)
  })

  test('an empty month is no failure', async () => {
    await serve(() => ({ body: molitXml([], { code: '03', message: 'NODATA_ERROR' }) }))
    expect(await read()).toEqual([])
  })

  test.each<[string, WireAnswer]>([
    ['error 04 inside HTTP 200', { body: gatewayError('04', 'HTTP ROUTING ERROR') }],
    ['error 05 inside HTTP 200', { body: molitXml([], { code: '05', message: 'SERVICETIME_OUT' }) }],
    ['HTTP 500', { status: 500, body: '<html>oops</html>' }],
    ['HTTP 429', { status: 429, headers: { 'retry-after': '0' }, body: 'API rate limit' }],
    ['a web page with HTTP 200', { headers: { 'content-type': 'text/html' }, body: '<html>점검</html>' }],
    ['an answer that is cut off', { body: molitXml([saleItem()]), cutAfter: 300 }],
    ['a slow answer', { body: molitXml([saleItem()]), delayMs: 400 }],
  ])('asks again after %s', async (_name, trouble) => {
    const { asked } = await serve((url, nth) => (nth === 1 ? trouble : pages(url)))
    expect(await read({}, { rowsPerPage: 10, timeoutMs: 200 })).toHaveLength(3)
    expect(asked).toHaveLength(2)
  })

  test('gives up after the attempts it has, and tells the host but never the key', async () => {
    const { asked } = await serve((url) => ({ status: 503, body: `${url.search} ${KEY}` }))
    await expect(read()).rejects.toMatchObject({
      name: 'Busy',
      message: expect.not.stringContaining('abc'),
      isFinal: false,
    })
    expect(asked).toHaveLength(3)
  })

  test.each(['22', '30', '31', '32'])('error %s is final at the first answer', async (code) => {
    const { asked } = await serve(() => ({ body: gatewayError(code, 'LIMITED') }))
    await expect(read()).rejects.toMatchObject({ providerCode: code, isFinal: true })
    expect(asked).toHaveLength(1)
  })

  test.each([401, 403])('HTTP %i is final', async (status) => {
    const { asked } = await serve(() => ({ status, body: 'Unauthorized' }))
    await expect(read()).rejects.toMatchObject({
      isFinal: true,
      message: expect.stringContaining('Unauthorized'),
    })
    expect(asked).toHaveLength(1)
  })

  test('does not follow a redirection, which would carry the key away', async () => {
    await serve(() => ({ status: 302, headers: { location: 'http://127.0.0.1:9/' } }))
    await expect(read()).rejects.toMatchObject({ providerCode: '302' })
  })

  test('half a month is an error and not a quiet month', async () => {
    await serve((url) =>
      url.searchParams.get('pageNo') === '1'
        ? { body: molitXml([saleItem()], { total: 5 }) }
        : { body: molitXml([], { total: 5 }) },
    )
    await expect(read()).rejects.toThrow('delivered 1 of the 5')
  })

  test('keeps to its rate', async () => {
    const { asked } = await serve(pages)
    await read({ from: '202601', to: '202605' }, { perSecond: 20, rowsPerPage: 10 })
    const [first, last] = [asked[0]?.at ?? 0, asked.at(-1)?.at ?? 0]
    expect(asked).toHaveLength(5)
    expect(last - first).toBeGreaterThan(150)
  })

  test('a host that nobody answers at is a passing trouble', async () => {
    await (await serve(pages)).close()
    await expect(read()).rejects.toMatchObject({
      isTransient: true,
      message: expect.stringContaining('reached'),
    })
  })
})

test('months go over the end of a year', () => {
  expect(monthsBetween('202511', '202602')).toEqual(['202511', '202512', '202601', '202602'])
})
