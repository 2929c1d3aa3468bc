import iconv from 'iconv-lite'
import { afterEach, describe, expect, test } from 'vitest'
import { ProviderError, UnreadableFileError } from '../../src/domain/errors.ts'
import { isProblem } from '../../src/domain/source-row.ts'
import { parseDocument } from '../../src/sources/document.ts'
import { readFinlifeService } from '../../src/sources/finlife-client.ts'
import { readFinlife } from '../../src/sources/finlife.ts'
import { createHttpSource } from '../../src/sources/http.ts'
import { startWireServer } from '../support/wire-server.ts'
import type { WireAnswer, WireServer } from '../support/wire-server.ts'
import { finlifeJson, finlifeXml, loanBase, loanOption } from './wire-finlife.ts'

const read = (text: string) => readFinlife(parseDocument(text))
const products = (text: string) =>
  read(text).rows.map((row) => {
    if (isProblem(row)) throw new Error(row.problem)
    return row.value
  })

describe('files of 금융상품한눈에', () => {
  test('XML, whose options stand inside their product, says the same as JSON', () => {
    const second = loanBase({ fin_prdt_cd: 'HJ02', fin_prdt_nm: '한빛청년전세' })
    const json = finlifeJson({
      base: [loanBase(), second],
      options: [loanOption(), loanOption({ fin_prdt_cd: 'HJ02', lend_rate_min: '.95' })],
    })
    const xml = finlifeXml([
      { base: loanBase(), options: [loanOption()] },
      { base: second, options: [loanOption({ lend_rate_min: '.95' })] },
    ])
    expect(products(xml)).toEqual(products(json))
    expect(products(xml)).toMatchObject([
      { code: '0010927-HJ01', category: 'JEONSE', minRate: 3.61, maxRate: 4.9, averageRate: null },
      { code: '0010927-HJ02', minRate: 0.95 },
    ])
  })

  test('several pages in one file are joined, even where an option stands on another page than its product', () => {
    const text = `[${finlifeJson({ options: [], page: 1, pages: 2 })},${finlifeJson({
      base: [loanBase({ fin_prdt_cd: 'HJ02' })],
      options: [loanOption(), loanOption({ fin_prdt_cd: 'HJ02' })],
      page: 2,
      pages: 2,
    })}]`
    expect(products(text)).toMatchObject([{ minRate: 3.61 }, { minRate: 3.61 }])
    expect(read(text).notes).toEqual([])
  })

  test('a page that is not the only one is taken and said', () => {
    expect(read(finlifeJson({ pages: 3 })).notes).toEqual(['only 1 of 3 pages of R are in the file'])
  })

  test('a bad product is a skipped row, a bad option a note; the rows add up', () => {
    const file = read(
      finlifeJson({
        base: [loanBase({ fin_prdt_nm: null }), loanBase(), loanBase()],
        options: [loanOption({ lend_rate_min: '연 3%대' }), loanOption({ fin_prdt_cd: 'NONE' })],
      }),
    )
    expect(file.rows).toMatchObject([
      { line: 1, problem: expect.stringContaining('fin_prdt_nm') },
      { line: 2, value: { code: '0010927-HJ01' } },
      { line: 3, problem: expect.stringContaining('twice') },
    ])
    expect(file.notes).toEqual([
      expect.stringContaining('optionList[0]: lend_rate_min'),
      expect.stringContaining('optionList[1]: no product'),
    ])
  })

  test.each(['010', '011', '012', '013', '020', '021', '100', '101', '900'])(
    'err_cd %s is thrown',
    (code) => {
      let thrown: unknown
      try {
        read(finlifeJson({ code, message: '오류', base: [], options: [] }))
      } catch (error) {
        thrown = error
      }
      expect(thrown).toBeInstanceOf(ProviderError)
      expect(thrown).toMatchObject({ providerCode: code, isFinal: code.startsWith('0') })
    },
  )

  test.each([
    ['deposits', finlifeJson({ division: 'D' })],
    ['no product', finlifeJson({ base: [], options: [] })],
    ['an empty list', '[]'],
    ['another document', '{"a":1}'],
    ['a cut file', finlifeJson().slice(0, -20)],
    ['cut XML', finlifeXml([{ base: loanBase(), options: [] }]).slice(0, -20)],
  ])('%s: a clear message', (_name, text) => {
    expect(() => read(text)).toThrow(UnreadableFileError)
  })
})

describe('the live client of 금융상품한눈에', () => {
  let server: WireServer | undefined
  afterEach(async () => {
    await server?.close()
    server = undefined
  })
  const fetchAll = async (answer: (url: URL, nth: number) => WireAnswer) => {
    server = await startWireServer(answer)
    return readFinlifeService('rent', {
      baseUrl: server.url,
      auth: 'secret',
      http: createHttpSource({ perSecond: 1000, timeoutMs: 200, attempts: 2, backoffMs: 2 }),
    })
  }
  const answer = (url: URL): WireAnswer => {
    const [group, page] = [url.searchParams.get('topFinGrpNo') ?? '', url.searchParams.get('pageNo') ?? '']
    if (group === '060000') return { body: finlifeJson({ base: [], options: [] }) }
    const code = `${group}-${page}`
    return {
      body: finlifeJson({
        base: [loanBase({ fin_prdt_cd: code })],
        options: [loanOption({ fin_prdt_cd: code })],
        page: Number(page),
        pages: group === '020000' ? 2 : 1,
      }),
    }
  }

  test('reads every group of lenders and every page', async () => {
    const { rows, notes } = await fetchAll(answer)
    expect(rows.map((row) => !isProblem(row) && row.value.code)).toEqual(
      ['020000-1', '020000-2', '030200-1', '030300-1', '050000-1'].map((code) => `0010927-${code}`),
    )
    expect(notes).toEqual([])
    expect(server?.asked[0]?.url.pathname).toBe('/rentHouseLoanProductsSearch.json')
  })

  test('answers in EUC-KR are read', async () => {
    const { rows } = await fetchAll((url) => {
      const { body = '' } = answer(url)
      return {
        headers: { 'content-type': 'text/html;charset=EUC-KR' },
        body: iconv.encode(String(body), 'cp949'),
      }
    })
    expect(rows[0]).toMatchObject({ value: { company: '한빛은행' } })
  })

  test.each<[string, WireAnswer]>([
    ['900', { body: finlifeJson({ code: '900' }) }],
    ['HTTP 502', { status: 502 }],
    ['a web page', { body: '<html></html>' }],
    ['silence', { body: '{}', delayMs: 400 }],
  ])('asks again after %s', async (_name, trouble) => {
    const { rows } = await fetchAll((url, nth) => (nth === 2 ? trouble : answer(url)))
    expect(rows).toHaveLength(5)
  })

  test('a key that is refused is final, and not in the message', async () => {
    await expect(fetchAll(() => ({ body: finlifeJson({ code: '010' }) }))).rejects.toMatchObject({
      isFinal: true,
      message: expect.not.stringContaining('secret'),
    })
    expect(server?.asked).toHaveLength(1)
  })

  test('nothing at all is an error and not an empty market', async () => {
    await expect(fetchAll(() => ({ body: finlifeJson({ base: [], options: [] }) }))).rejects.toThrow(
      'no product',
    )
  })
})
