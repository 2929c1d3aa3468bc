import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { parseDocument } from '../../../src/sources/document.ts'
import { parseMolit } from '../../../src/sources/molit-api.ts'
import { readMolitCsv } from '../../../src/sources/molit-csv.ts'
import { inspectTextFile } from '../../../src/sources/text-file.ts'
import { importDeals } from '../../../src/store/import/deals.ts'
import { ensureRegions, sigunguIn } from '../../../src/store/import/known-regions.ts'
import { inTransaction } from '../../../src/store/transaction-block.ts'
import { LAYOUTS, preambleOf, writeMolit } from '../../sources/molit-writer.ts'
import { houseItem, molitXml, rentItem, saleItem } from '../../sources/wire-molit.ts'
import { freshPool } from '../../support/db.ts'
import { createTempFiles } from '../../support/temp-files.ts'

const files = createTempFiles()
const pool = freshPool({ statementTimeoutMs: 0 })
beforeAll(() => inTransaction(pool, ensureRegions))
afterAll(() => files.remove())
beforeEach(() => pool.query('truncate real_estate, "transaction" cascade'))

const importItems = (...items: Record<string, string>[]) => {
  const { rows } = parseMolit(parseDocument(molitXml(items)))
  return importDeals(
    pool,
    (async function* stream() {
      yield* rows
    })(),
  )
}
const importCsv = async (
  layout: 'apartmentSale2024' | 'apartmentRent' | 'houseRent',
  row: Record<string, string>,
) => {
  const { subject } = LAYOUTS[layout]
  const text = writeMolit({ ...LAYOUTS[layout], preamble: preambleOf(subject) }, [row])
  return importDeals(pool, readMolitCsv(await inspectTextFile(files.write('deals.csv', text, 'cp949'))))
}
const places = async () =>
  (await pool.query('select region_code as code, address from real_estate order by code')).rows

describe('deals of the API', () => {
  test('lie where their code says, or where their 시군구 and the name of the dong say', async () => {
    expect(await importItems(saleItem(), rentItem())).toMatchObject({ read: 2, inserted: 2 })
    expect(await places()).toEqual([{ code: '4113510300', address: '경기도 성남시 분당구 정자동 6' }])
  })

  test('a dong code that is not known is found by its name in the 시군구', async () => {
    expect(await importItems(saleItem({ umdCd: '99900' }))).toMatchObject({ inserted: 1 })
    expect(await places()).toMatchObject([{ code: '4113510300' }])
  })

  test('unknown places are skipped and told, and abort nothing', async () => {
    const account = await importItems(
      saleItem({ sggCd: '28999', umdCd: '10100', umdNm: '제물포동' }),
      saleItem({ sggCd: '28999', umdCd: ' ', umdNm: '제물포동' }),
      saleItem({ sggCd: ' ' }),
      saleItem(),
    )
    expect(account).toMatchObject({ read: 4, inserted: 1, skipped: 3 })
    expect(account.problems.map(({ problem }) => problem).toSorted()).toEqual([
      expect.stringContaining('“28999 제물포동” is not a known region'),
      expect.stringContaining('“2899910100 제물포동” is not a known region'),
      expect.stringContaining('시군구 is blank'),
    ])
  })

  test('are the same deals as those of a download', async () => {
    const [where, when] = [
      {
        시군구: '경기도 성남시 분당구 정자동',
        번지: '6',
        단지명: '파크뷰',
        '전용면적(㎡)': '84.99',
        건축년도: '2004',
      },
      { 계약년월: '202604', 계약일: '07', 층: '10' },
    ]
    await importItems(saleItem(), rentItem())
    expect(
      await importCsv('apartmentSale2024', {
        ...where,
        ...when,
        '거래금액(만원)': '181,100',
        거래유형: '중개거래',
      }),
    ).toMatchObject({ inserted: 0, unchanged: 1 })
    expect(
      await importCsv('apartmentRent', {
        ...where,
        ...when,
        전월세구분: '전세',
        '보증금(만원)': '90,000',
        '월세금(만원)': '0',
        계약구분: '갱신',
        '갱신요구권 사용': '사용',
      }),
    ).toMatchObject({ inserted: 0, unchanged: 1 })
  })

  test('a leased house, whose lot only downloads tell, is the same one', async () => {
    const { dealAmount: _dealAmount, plottageAr: _plottageAr, jibun: _jibun, ...house } = houseItem()
    await importItems({ ...house, deposit: '10,000', monthlyRent: '50' })
    expect(
      await importCsv('houseRent', {
        시군구: '경기도 성남시 분당구 정자동',
        번지: '1**',
        '계약면적(㎡)': '198.4',
        전월세구분: '월세',
        계약년월: '202603',
        계약일: '02',
        '보증금(만원)': '10,000',
        '월세금(만원)': '50',
        건축년도: '1994',
        주택유형: '다가구',
      }),
    ).toMatchObject({ inserted: 0, unchanged: 1 })
  })

  test('a second import changes nothing, a cancellation updates', async () => {
    await importItems(saleItem())
    expect(await importItems(saleItem())).toMatchObject({ inserted: 0, updated: 0, unchanged: 1 })
    expect(await importItems(saleItem({ cdealType: 'O', cdealDay: '26.05.01' }))).toMatchObject({
      updated: 1,
    })
  })
})

test('a city with 구 and a 시도 stand for their 시군구', async () => {
  expect(await sigunguIn(pool, '41135')).toEqual(['41135'])
  expect(await sigunguIn(pool, '41130')).toEqual(['41131', '41133', '41135'])
  expect(await sigunguIn(pool, '3611000000')).toEqual(['36110'])
  expect(await sigunguIn(pool, '28999')).toEqual(['28999'])
  const seoul = await sigunguIn(pool, '1100000000')
  expect(seoul).toHaveLength(25)
  expect(seoul).toContain('11680')
})
