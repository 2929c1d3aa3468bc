import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ReportedDeal } from '../../src/domain/deal.ts'
import { ProviderError, UnreadableFileError } from '../../src/domain/errors.ts'
import type { PropertyType } from '../../src/domain/property.ts'
import { isProblem } from '../../src/domain/source-row.ts'
import { parseDocument } from '../../src/sources/document.ts'
import { parseMolit, parseMolitPages } from '../../src/sources/molit-api.ts'
import { reportedSale } from '../support/deals.ts'
import { shared } from '../support/shared.ts'
import { gatewayError, houseItem, molitJson, molitXml, rentItem, saleItem } from './wire-molit.ts'

const parse = (text: string, propertyType?: PropertyType) =>
  parseMolit(parseDocument(text), propertyType ? { propertyType } : {})
const deals = (text: string, propertyType?: PropertyType): ReportedDeal[] =>
  parse(text, propertyType).rows.map((row) => {
    if (isProblem(row)) throw new Error(row.problem)
    return row.value
  })
const failure = (action: () => unknown): unknown => {
  try {
    action()
  } catch (error) {
    return error
  }
  return undefined
}

describe('the ministry’s deals as XML', () => {
  test('a sale of the detailed service is read with its whole region code and its road', () => {
    expect(deals(molitXml([saleItem()]))).toEqual([
      reportedSale({ regionCode: '4113510300', regionName: '정자동' }),
    ])
  })

  test('the columns decide what was traded: a lease without rent is jeonse, with rent it is 월세', () => {
    expect(deals(molitXml([rentItem(), rentItem({ deposit: '5,000', monthlyRent: '65' })]))).toMatchObject([
      {
        transactionType: 'JEONSE',
        salePrice: null,
        deposit: 90_000,
        monthlyRent: null,
        contractType: '갱신',
        renewalRightUsed: true,
        regionCode: '41135',
        regionName: '정자동',
        roadAddress: '정자일로 248',
      },
      { transactionType: 'RENT', salePrice: null, deposit: 5000, monthlyRent: 65 },
    ])
  })

  test('a cancelled sale is one, with or without its day', () => {
    expect(
      deals(molitXml([saleItem({ cdealType: 'O', cdealDay: '26.05.01' }), saleItem({ cdealType: 'O' })])),
    ).toMatchObject([
      { isCancelled: true, cancelledOn: '2026-05-01' },
      { isCancelled: true, cancelledOn: null },
    ])
  })

  test('blanks are a space, an empty tag or nothing; a basement is no blank', () => {
    expect(
      deals(molitXml([saleItem({ floor: '-1', buildYear: ' ', jibun: '', aptDong: '' })])),
    ).toMatchObject([{ floor: -1, buildYear: null, lotNumber: null, building: null }])
  })

  test.each([
    ['offiNm', 'OFFICETEL'],
    ['mhouseNm', 'VILLA'],
    ['aptNm', 'APARTMENT'],
  ])('%s tells the kind of home', (name, propertyType) => {
    const { aptNm: _aptNm, ...item } = saleItem()
    expect(deals(molitXml([{ ...item, [name]: '이름' }]))).toMatchObject([
      { propertyType, complexName: '이름' },
    ])
  })

  test('a detached house has no name and no exclusive area', () => {
    expect(deals(molitXml([houseItem()]))).toMatchObject([
      {
        propertyType: 'HOUSE',
        complexName: null,
        exclusiveArea: null,
        totalFloorArea: 198.4,
        plotArea: 120.1,
      },
    ])
  })

  test('rights to flats that may not stand yet are no deals of homes', () => {
    expect(failure(() => parse(molitXml([saleItem({ ownershipGbn: '분' })])))).toBeInstanceOf(
      UnreadableFileError,
    )
  })

  test('lower-case and Korean names of the past mean the same', () => {
    const lower = {
      sggcd: '41135',
      umdnm: '정자동',
      aptname: '파크뷰',
      excluusear: '84.99',
      dealyear: '2020',
      dealmonth: '12',
      dealday: '3',
      dealamount: '    82,500',
      floor: '2',
      reqgbn: '직거래',
    }
    const korean = {
      지역코드: '41135',
      법정동: ' 정자동',
      아파트: '파크뷰',
      전용면적: '84.99',
      년: '2020',
      월: '12',
      일: '3',
      거래금액: '    82,500',
      층: '2',
      거래유형: '직거래',
    }
    const [first] = deals(molitXml([lower]))
    expect(first).toMatchObject({ salePrice: 82_500, contractDate: '2020-12-03', isDirectTrade: true })
    expect(deals(molitXml([korean]))).toEqual([first])
    expect(
      deals(molitXml([{ ...rentItem(), urrcontractright: '사용', contracttype: '신규' }])),
    ).toMatchObject([{ transactionType: 'JEONSE' }])
  })

  test('any case of the tags reads the same', () => {
    const tag = fc.constantFrom<(name: string) => string>(
      (name) => name.toLowerCase(),
      (name) => name.toUpperCase(),
      (name) => name,
    )
    fc.assert(
      fc.property(fc.array(tag, { minLength: 30, maxLength: 30 }), (cases) => {
        const entries = Object.entries(saleItem()).map(([name, value], index) => [
          cases[index]?.(name) ?? name,
          value,
        ])
        expect(deals(molitXml([Object.fromEntries(entries)]))).toEqual(deals(molitXml([saleItem()])))
      }),
      { numRuns: 30 },
    )
  })

  test('a bad item costs itself alone and says why', () => {
    expect(
      parse(molitXml([saleItem({ dealDay: '99' }), saleItem(), saleItem({ dealAmount: '1.5억' })])).rows,
    ).toMatchObject([
      { line: 1, problem: expect.stringContaining('is not a day') },
      { line: 2, value: { salePrice: 181_100 } },
      { line: 3, problem: expect.stringContaining('거래금액') },
    ])
  })

  test('entities are resolved, numeric ones too', () => {
    expect(deals(molitXml([saleItem({ aptNm: 'A&amp;B &#50500;파트' })]))).toMatchObject([
      { complexName: 'A&B 아파트' },
    ])
  })
})

describe('the ministry’s deals as JSON', () => {
  test('a single item is an object, several are a list, none is an empty text', () => {
    expect(deals(molitJson({ item: saleItem() }))).toEqual(deals(molitXml([saleItem()])))
    expect(deals(molitJson({ item: [saleItem(), rentItem()] }))).toHaveLength(2)
    expect(parse(molitJson('', 0))).toEqual({ rows: [], totalCount: 0 })
    expect(parse(molitXml([]))).toEqual({ rows: [], totalCount: 0 })
  })

  test('numbers are read like texts, and codes keep their zeros', () => {
    const item = { ...saleItem(), dealYear: 2026, dealMonth: 4, dealDay: 7, excluUseAr: 84.99, floor: 10 }
    expect(deals(molitJson({ item }))).toEqual(deals(molitXml([saleItem()])))
    expect(deals(molitXml([saleItem({ sggCd: '04113', umdCd: '00300' })]))).toMatchObject([
      { regionCode: '0411300300' },
    ])
  })
})

test('pages of one question may stand in one file', () => {
  const pages = [molitJson({ item: [saleItem(), saleItem()] }, 3), molitJson({ item: saleItem() }, 3)]
  const { rows, totalCount } = parseMolitPages(parseDocument(`[${pages.join(',')}]`))
  expect(rows.map(({ line }) => line)).toEqual([1, 2, 3])
  expect(totalCount).toBe(3)
  expect(() => parseMolitPages([])).toThrow(UnreadableFileError)
})

describe('answers that are no deals', () => {
  test.each(['000', '00', '0'])('%s is success', (code) => {
    expect(parse(molitXml([saleItem()], { code })).rows).toHaveLength(1)
  })

  test('03 is an empty answer and no failure', () => {
    expect(parse(molitXml([], { code: '03', message: 'NODATA_ERROR' }))).toEqual({ rows: [], totalCount: 0 })
  })

  test.each([
    ['22', 'used up', false, true],
    ['30', 'not registered', false, true],
    ['31', 'expired', false, true],
    ['32', 'address', false, true],
    ['04', 'gateway', true, false],
    ['05', 'too long', true, false],
    ['10', 'parameter', false, false],
    ['77', 'not documented', false, false],
  ])('error %s inside HTTP 200 names itself: %s', (code, meaning, isTransient, isFinal) => {
    const wanted = { providerCode: code, isTransient, isFinal, message: expect.stringContaining(meaning) }
    expect(failure(() => parse(molitXml([], { code, message: 'X_ERROR' })))).toMatchObject(wanted)
    const error = failure(() => parse(gatewayError(code, 'X_ERROR')))
    expect(error).toBeInstanceOf(ProviderError)
    expect(error).toMatchObject({ ...wanted, message: expect.stringContaining('X_ERROR') })
  })

  test.each([
    ['a cut document', molitXml([saleItem()]).slice(0, -80)],
    ['a web page', '<html><body>점검 중입니다</body></html>'],
    ['plain text', 'Unauthorized'],
    ['another document', '<feed><entry/></feed>'],
    ['cut JSON', molitJson({ item: saleItem() }).slice(0, -9)],
    ['a body that is missing', '<response><header><resultCode>000</resultCode></header></response>'],
    ['an entity bomb', `<!DOCTYPE x [<!ENTITY a "b">]>${molitXml([saleItem()])}`],
    ['a number', '7'],
  ])('%s is refused with a clear message', (_name, text) => {
    expect(failure(() => parse(text))).toBeInstanceOf(UnreadableFileError)
  })
})

const sample = (name: string) => {
  const path = shared(`data/molit/${name}`)
  return path === undefined ? undefined : readFileSync(path, 'utf8')
}

describe.skipIf(shared('data/molit') === undefined)('the samples of the shared folder', () => {
  test('are read', () => {
    expect(deals(sample('AptTradeDev.xml') ?? '')).toMatchObject([
      {
        regionCode: '1111017500',
        complexName: '종로중흥S클래스',
        salePrice: 12_000,
        roadAddress: '종로66길 28',
      },
    ])
    expect(deals(sample('AptRent.xml') ?? '')).toMatchObject([
      { regionCode: '11110', regionName: '창신동', transactionType: 'JEONSE', deposit: 50_000 },
    ])
    expect(deals(sample('RHRent.xml') ?? '')).toMatchObject([{ propertyType: 'VILLA', floor: -1 }])
    expect(deals(sample('RHTrade.xml') ?? '')).toMatchObject([{ propertyType: 'VILLA', salePrice: 36_900 }])
    expect(parse(sample('AptRent.xml') ?? '').totalCount).toBe(159)
    expect(failure(() => parse(sample('error_gateway.xml') ?? ''))).toMatchObject({ providerCode: '30' })
  })
})
