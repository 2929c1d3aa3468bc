import * as fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import type { ReportedDeal } from '../../src/domain/deal.ts'
import type { PropertyType } from '../../src/domain/property.ts'
import { isProblem } from '../../src/domain/source-row.ts'
import { readMolitCsv } from '../../src/sources/molit-csv.ts'
import { inspectTextFile } from '../../src/sources/text-file.ts'
import { collect } from '../support/collect.ts'
import { reportedSale } from '../support/deals.ts'
import { shared } from '../support/shared.ts'
import { createTempFiles } from '../support/temp-files.ts'
import { LAYOUTS, preambleOf, writeMolit } from './molit-writer.ts'

const files = createTempFiles()
afterAll(files.remove)

const rowsOf = async (path: string, propertyType?: PropertyType) =>
  collect(readMolitCsv(await inspectTextFile(path), propertyType ? { propertyType } : {}))
const dealsOf = async (path: string, propertyType?: PropertyType): Promise<ReportedDeal[]> =>
  (await rowsOf(path, propertyType)).flatMap((row) => (isProblem(row) ? [] : [row.value]))

const SALE_HEADER =
  'NO,시군구,번지,본번,부번,단지명,전용면적(㎡),계약년월,계약일,거래금액(만원),동,층,매수자,매도자,건축년도,도로명,해제사유발생일,거래유형,중개사소재지,등기일자'
const sale = (changes: Partial<Record<string, string>> = {}) =>
  SALE_HEADER.split(',')
    .map((name) => {
      const value = changes[name] ?? SALE_VALUES[name] ?? '-'
      return value.includes(',') ? `"${value}"` : value
    })
    .join(',')
const SALE_VALUES: Record<string, string> = {
  NO: '1',
  시군구: '경기도 성남시 분당구 정자동',
  번지: '6',
  단지명: '파크뷰',
  '전용면적(㎡)': '84.99',
  계약년월: '202604',
  계약일: '7',
  '거래금액(만원)': '181,100',
  층: '10',
  건축년도: '2004',
  도로명: '정자일로 248',
  거래유형: '직거래',
}
const saleFile = (name: string, ...rows: string[]) =>
  files.write(name, `${SALE_HEADER}\n${rows.join('\n')}\n`)

test('a sale is read by the names of its columns', async () => {
  expect(await dealsOf(saleFile('sale.csv', sale()))).toEqual([reportedSale({ isDirectTrade: true })])
})

test('“-1” is a basement, “-” is nothing', async () => {
  const deals = await dealsOf(saleFile('floor.csv', sale({ 층: '-1' }), sale({ 층: '-' })))
  expect(deals.map(({ floor }) => floor)).toEqual([-1, null])
})

test('a mark of cancellation counts even when its day cannot be read', async () => {
  const deals = await dealsOf(
    saleFile(
      'cancelled.csv',
      sale({ 해제사유발생일: '20260501' }),
      sale({ 해제사유발생일: '26.05.02' }),
      sale({ 해제사유발생일: 'O' }),
    ),
  )
  expect(deals.map(({ isCancelled, cancelledOn }) => [isCancelled, cancelledOn])).toEqual([
    [true, '2026-05-01'],
    [true, '2026-05-02'],
    [true, null],
  ])
})

test('bad rows are reported with their line and reason, the others are read', async () => {
  const rows = await rowsOf(
    saleFile(
      'bad.csv',
      sale({ '거래금액(만원)': '' }),
      sale({ '거래금액(만원)': '12억' }),
      sale({ '거래금액(만원)': '0' }),
      sale({ '거래금액(만원)': '1,811,000,000' }),
      sale({ 계약일: '31' }),
      sale({ '전용면적(㎡)': 'wide' }),
      sale({ 시군구: '-' }),
      sale({ 층: '9999' }),
      '1,2,3',
      sale(),
    ),
  )
  expect(rows.filter(isProblem).map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(rows.filter(isProblem).map(({ problem }) => problem)).toEqual([
    expect.stringContaining('거래금액 is blank'),
    expect.stringContaining('“12억” is not an amount'),
    expect.stringContaining('거래금액 is 0'),
    expect.stringContaining('not an amount'),
    expect.stringContaining('is not a day'),
    expect.stringContaining('“wide” is not an area'),
    expect.stringContaining('시군구 is blank'),
    expect.stringContaining('층 “9999”'),
    '3 columns instead of 20',
  ])
  expect(rows.at(-1)).toMatchObject({ line: 11, value: { salePrice: 181_100 } })
})

test('a stray quotation mark costs at most its own row and the next', async () => {
  const rows = await rowsOf(
    saleFile('quote.csv', sale(), sale({ 단지명: '"파크' }), ...Array.from({ length: 8 }, () => sale())),
  )
  expect(rows.filter((row) => !isProblem(row)).length).toBeGreaterThanOrEqual(8)
})

describe('leases', () => {
  const rent = (values: { kind: string; deposit: string; rent: string }) =>
    writeMolit({ ...LAYOUTS.apartmentRent, preamble: preambleOf('아파트(전월세)') }, [
      {
        시군구: '서울특별시 강남구 수서동',
        전월세구분: values.kind,
        '전용면적(㎡)': '84.86',
        계약년월: '202608',
        계약일: '03',
        '보증금(만원)': values.deposit,
        '월세금(만원)': values.rent,
        계약구분: '갱신',
        '갱신요구권 사용': '사용',
      },
    ])

  test('전세 is told by its column, and holds no monthly rent', async () => {
    const path = files.write('jeonse.csv', rent({ kind: '전세', deposit: '90,000', rent: '0' }), 'cp949')
    expect(await dealsOf(path)).toMatchObject([
      {
        transactionType: 'JEONSE',
        salePrice: null,
        deposit: 90_000,
        monthlyRent: null,
        contractType: '갱신',
        renewalRightUsed: true,
      },
    ])
  })

  test('월세 holds a deposit, which may be 0, and a monthly rent', async () => {
    const path = files.write('rent.csv', rent({ kind: '월세', deposit: '0', rent: '65' }), 'cp949')
    expect(await dealsOf(path)).toMatchObject([
      { transactionType: 'RENT', salePrice: null, deposit: 0, monthlyRent: 65 },
    ])
  })

  test.each([
    ['전세', '65'],
    ['월세', '0'],
    ['매매', '0'],
  ])('%s with a monthly rent of %s contradicts itself and is reported', async (kind, amount) => {
    const rows = await rowsOf(files.write('odd.csv', rent({ kind, deposit: '1,000', rent: amount }), 'cp949'))
    expect(rows).toMatchObject([{ line: 17, problem: expect.stringContaining('전월세구분') }])
  })
})

describe('the kind of home', () => {
  const row = [
    { 시군구: '서울특별시 강남구 수서동', 계약년월: '202608', 계약일: '03', '거래금액(만원)': '10,000' },
  ]

  test.each([
    ['아파트(매매)', 'APARTMENT'],
    ['연립다세대(매매)', 'VILLA'],
    ['오피스텔(매매)', 'OFFICETEL'],
    ['단독다가구(매매)', 'HOUSE'],
  ] as const)('stands in the preamble: %s', async (subject, propertyType) => {
    const text = writeMolit({ ...LAYOUTS.apartmentSale2021, preamble: preambleOf(subject) }, row)
    expect(await dealsOf(files.write('download.csv', text, 'cp949'))).toMatchObject([{ propertyType }])
  })

  test.each([
    ['오피스텔(매매)_실거래가_20251207162315.csv', 'OFFICETEL'],
    ['연립다세대(매매)_실거래가.csv'.normalize('NFD'), 'VILLA'],
    ['offi_trade.csv', 'OFFICETEL'],
    ['sh_trade.csv', 'HOUSE'],
  ] as const)('stands in the file name: %s', async (name, propertyType) => {
    const text = writeMolit({ ...LAYOUTS.apartmentSale2021, preamble: [] }, row)
    expect(await dealsOf(files.write(name, text, 'cp949'))).toMatchObject([{ propertyType }])
  })

  test('may be given, and then nothing else counts', async () => {
    const text = writeMolit({ ...LAYOUTS.apartmentSale2021, preamble: preambleOf('아파트(매매)') }, row)
    expect(await dealsOf(files.write('apt.csv', text), 'VILLA')).toMatchObject([{ propertyType: 'VILLA' }])
  })

  test('is asked for when nothing tells it', async () => {
    const text = writeMolit({ ...LAYOUTS.apartmentSale2021, preamble: [] }, row)
    await expect(rowsOf(files.write('download.csv', text))).rejects.toThrow('--type')
  })

  test('land and shops are not homes', async () => {
    const text = writeMolit({ ...LAYOUTS.apartmentSale2021, preamble: preambleOf('상업업무용(매매)') }, row)
    await expect(rowsOf(files.write('download.csv', text))).rejects.toThrow('not deals of homes')
  })
})

describe('files that are no download are refused', () => {
  test.each([
    [
      'a list of regions',
      '법정동코드\t법정동명\t폐지여부\n1100000000\t서울특별시\t존재\n',
      'not a 실거래가 download',
    ],
    ['a header alone', `${SALE_HEADER}\n`, 'holds no deal'],
    ['a header without the price', '시군구,번지,단지명,계약년월,계약일\n서울,1,a,202601,1\n', '거래금액'],
    ['a file cut in a row', `${SALE_HEADER}\n${sale()}\n${sale().slice(0, 40)}`, 'middle of line 3'],
    [
      'a file cut in the last cell',
      `${SALE_HEADER}\n${sale()}\n${sale({ 등기일자: '26.04.2' })}`,
      'middle of line 3',
    ],
    ['a file cut inside quotation marks', `${SALE_HEADER}\n${sale()}\n1,"경기도 성남`, 'cut off'],
  ])('%s', async (_name, text, message) => {
    await expect(rowsOf(files.write('apt.csv', text))).rejects.toThrow(message)
  })

  test('but a last line that is whole needs no line end', async () => {
    expect(await dealsOf(files.write('apt.csv', `${SALE_HEADER}\n${sale()}`))).toHaveLength(1)
  })
})

const cell = fc.constantFrom('-', '', ' ', '1', '12-3')
const deal = fc.record({
  name: fc.stringMatching(/^[가-힣A-Za-z0-9][가-힣A-Za-z0-9() ",.-]{0,20}[가-힣)]$/),
  region: fc.constantFrom(
    '서울특별시 강남구 역삼동',
    '경기도 성남시 분당구 정자동',
    '충청북도 증평군 증평읍 증평리',
  ),
  price: fc.integer({ min: 1, max: 99_999_999 }),
  rent: fc.integer({ min: 0, max: 5000 }),
  area: fc.integer({ min: 100, max: 3_000_000 }).map((n) => n / 10_000),
  day: fc
    .integer({ min: 0, max: 9000 })
    .map((n) => new Date(Date.UTC(2006, 0, 1 + n)).toISOString().slice(0, 10)),
  floor: fc.integer({ min: -3, max: 80 }),
  lot: cell,
})

test.each(Object.entries(LAYOUTS))(
  'whatever is written in layout %s reads back the same',
  async (name, layout) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(deal, { minLength: 1, maxLength: 8 }),
        fc.constantFrom<'utf-8' | 'cp949'>('utf-8', 'cp949'),
        fc.integer({ min: 0, max: 8 }),
        async (deals, encoding, lines) => {
          const preamble = [
            ...preambleOf('아파트(매매)').slice(0, lines),
            ...preambleOf(layout.subject).slice(8, 9),
          ]
          const text = writeMolit(
            { ...layout, preamble },
            deals.map((d) => ({
              시군구: d.region,
              번지: d.lot,
              단지명: d.name,
              건물명: d.name,
              전월세구분: d.rent === 0 ? '전세' : '월세',
              '전용면적(㎡)': d.area.toFixed(4),
              '연면적(㎡)': d.area.toFixed(4),
              '계약면적(㎡)': d.area.toFixed(4),
              계약년월: d.day.slice(0, 7).replace('-', ''),
              계약일: d.day.slice(8),
              '거래금액(만원)': d.price.toLocaleString('en-US'),
              '보증금(만원)': d.price.toLocaleString('en-US'),
              '월세금(만원)': d.rent.toLocaleString('en-US'),
              층: String(d.floor),
            })),
          )
          const path = files.write(`property-${name}.csv`, text, encoding)
          const isRent = layout.columns.includes('전월세구분')
          const isHouse = layout.propertyType === 'HOUSE'
          const type = !isRent ? 'SALE' : undefined
          expect(await dealsOf(path)).toMatchObject(
            deals.map((d) => ({
              propertyType: layout.propertyType,
              transactionType: type ?? (d.rent === 0 ? 'JEONSE' : 'RENT'),
              regionName: d.region,
              complexName: isHouse ? null : d.name.trim(),
              exclusiveArea: isHouse ? null : d.area,
              totalFloorArea: isHouse ? d.area : null,
              contractDate: d.day,
              salePrice: isRent ? null : d.price,
              deposit: isRent ? d.price : null,
              monthlyRent: isRent && d.rent > 0 ? d.rent : null,
              floor: isHouse ? null : d.floor,
            })),
          )
        },
      ),
      { numRuns: 25 },
    )
  },
)

const bundang = shared('data/molit/apt_trade_bundang_400_cp949.csv')
test.skipIf(bundang === undefined)('the 400 sales of a real download are all read', async () => {
  const deals = await dealsOf(bundang ?? '')
  expect(deals).toHaveLength(400)
  expect(deals.filter(({ isCancelled }) => isCancelled)).toHaveLength(6)
  expect(new Set(deals.map(({ transactionType }) => transactionType))).toEqual(new Set(['SALE']))
  expect(
    deals.every(({ salePrice }) => salePrice !== null && salePrice > 10_000 && salePrice < 1_000_000),
  ).toBe(true)
})

const shapes = ['rtmolit_apt_trade_shape_cp949.csv', 'rtmolit_apt_rent_shape_cp949.csv'].map((name) =>
  shared(`data/molit/${name}`),
)
test.skipIf(shapes.includes(undefined))('downloads with a preamble are read as they come', async () => {
  const [sales, leases] = await Promise.all(shapes.map((path) => dealsOf(path ?? '')))
  expect(sales).toMatchObject([
    { propertyType: 'APARTMENT', salePrice: 212_000, building: '401' },
    { complexName: '(토지임대부아파트)강남브리즈힐', salePrice: 130_000 },
  ])
  expect(leases).toMatchObject([
    { transactionType: 'JEONSE', deposit: 90_000, renewalRightUsed: true },
    { transactionType: 'RENT', deposit: 33_431, monthlyRent: 65, renewalRightUsed: false },
  ])
})
