import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFinlife } from '../../../src/domain/loan/finlife.ts'
import { readRate } from '../../../src/domain/loan/finlife-rate.ts'

const response = (prdt_div: string, baseList: unknown[], optionList: unknown[]) => ({
  result: {
    prdt_div,
    total_count: '1',
    max_page_no: 1,
    now_page_no: 1,
    err_cd: '000',
    err_msg: '정상',
    baseList,
    optionList,
  },
})
const rentBase = {
  dcls_month: '202610',
  fin_co_no: '0010001',
  fin_prdt_cd: 'WR1',
  kor_co_nm: '가나은행',
  fin_prdt_nm: '전세론',
  join_way: '영업점',
  loan_lmt: '최대 2억원\r\n임차보증금의 80% 이내',
  dcls_end_day: null,
}
const rentOption = {
  dcls_month: '202610',
  fin_co_no: '0010001',
  fin_prdt_cd: 'WR1',
  rpay_type: 'S',
  rpay_type_nm: '만기일시상환방식',
  lend_rate_type: 'C',
  lend_rate_type_nm: '변동금리',
  lend_rate_min: 3.8,
  lend_rate_max: '4.95',
  lend_rate_avg: null,
}

describe('readRate', () => {
  it.each([
    [3.95, 3.95],
    ['3.95', 3.95],
    ['.95', 0.95],
    [' 4.1 ', 4.1],
    ['4.1%', 4.1],
    ['5.', 5],
  ])('reads %j as %j', (value, rate) => {
    expect(readRate(value)).toBe(rate)
  })

  it.each([null, undefined, '', ' ', '-', 0, 0.0, '0', '0.00', '.0'])(
    'takes %j for “not published”',
    (value) => {
      expect(readRate(value)).toBeNull()
    },
  )

  it.each(['연 3%대', '3~4', '-1.2', -1, Number.NaN, '1e2', 'null', 999, {}])('does not read %j', (value) => {
    expect(readRate(value)).toBeUndefined()
  })
})

describe('parseFinlife', () => {
  it('joins options to their product and takes the rates over all of them', () => {
    const { products, problems } = parseFinlife(
      response(
        'R',
        [rentBase],
        [
          rentOption,
          {
            ...rentOption,
            lend_rate_type_nm: '고정금리',
            lend_rate_min: '3.60',
            lend_rate_max: 4.2,
            lend_rate_avg: '3.9',
          },
          { ...rentOption, lend_rate_min: 0.0, lend_rate_max: '', lend_rate_avg: 4.1 },
        ],
      ),
    )
    expect(problems).toEqual([])
    expect(products).toHaveLength(1)
    expect(products[0]).toMatchObject({
      code: '0010001-WR1',
      company: '가나은행',
      category: 'JEONSE',
      rateType: '변동금리, 고정금리',
      repaymentType: '만기일시상환방식',
      minRate: 3.6,
      maxRate: 4.95,
      averageRate: 4,
      limitText: '최대 2억원\n임차보증금의 80% 이내',
      eligibility: null,
      disclosedMonth: '202610',
    })
    expect(products[0]?.options[2]).toMatchObject({ minRate: null, maxRate: null, averageRate: 4.1 })
  })

  it('leaves a product without published rates unranked instead of at zero', () => {
    const zero = { ...rentOption, lend_rate_min: 0, lend_rate_max: '0.0', lend_rate_avg: '' }
    const { products } = parseFinlife(response('R', [rentBase], [zero]))
    expect(products[0]).toMatchObject({ minRate: null, maxRate: null, averageRate: null })
  })

  it('keeps equal product codes of two banks apart', () => {
    const other = { ...rentBase, fin_co_no: '0010002', kor_co_nm: '다라은행' }
    const { products } = parseFinlife(
      response(
        'R',
        [rentBase, other],
        [{ ...rentOption, fin_co_no: '0010002', lend_rate_min: 5, lend_rate_max: 6 }],
      ),
    )
    expect(products.map(({ company, minRate }) => [company, minRate])).toEqual([
      ['가나은행', null],
      ['다라은행', 5],
    ])
  })

  it('reads a credit loan by its kind, and only the rate that is paid (A), not its parts', () => {
    const base = { ...rentBase, crdt_prdt_type: '1', crdt_prdt_type_nm: '일반신용대출' }
    const option = { fin_co_no: '0010001', fin_prdt_cd: 'WR1', crdt_prdt_type: '1' }
    const { products, problems } = parseFinlife(
      response(
        'C',
        [base, { ...base, crdt_prdt_type: '2', fin_prdt_nm: '마이너스통장' }],
        [
          {
            ...option,
            crdt_lend_rate_type: 'A',
            crdt_grad_1: '4.5',
            crdt_grad_4: 5.1,
            crdt_grad_5: null,
            crdt_grad_6: 0,
            crdt_grad_avg: 4.7,
          },
          { ...option, crdt_lend_rate_type: 'B', crdt_grad_1: 3.05, crdt_grad_avg: 3.05 },
          { ...option, crdt_lend_rate_type: 'C', crdt_grad_1: '.95' },
        ],
      ),
    )
    expect(problems).toEqual([])
    expect(products).toMatchObject([
      { code: '0010001-WR1-1', category: 'CREDIT', minRate: 4.5, maxRate: 5.1, averageRate: 4.7 },
      { code: '0010001-WR1-2', name: '마이너스통장', minRate: null, options: [] },
    ])
    expect(products[0]?.options.map(({ creditBand, averageRate }) => [creditBand, averageRate])).toEqual([
      ['900점 초과', 4.5],
      ['801~900점', 5.1],
    ])
  })

  it('tells every row that it cannot use and keeps the others', () => {
    const { products, problems } = parseFinlife(
      response(
        'R',
        [rentBase, { ...rentBase, fin_prdt_cd: 'WR2', kor_co_nm: null }, rentBase, 'text'],
        [
          rentOption,
          { ...rentOption, fin_prdt_cd: 'GONE' },
          { ...rentOption, lend_rate_min: '협의', lend_rate_max: 5 },
          { ...rentOption, lend_rate_min: 6, lend_rate_max: 5 },
          { ...rentOption, lend_rate_min: true },
        ],
      ),
    )
    expect(products).toHaveLength(1)
    expect(products[0]).toMatchObject({ minRate: 3.8, maxRate: 6 })
    expect(problems.map(({ where }) => where)).toEqual([
      'baseList[1]',
      'baseList[2]',
      'baseList[3]',
      'optionList[1]',
      'optionList[2]',
      'optionList[3]',
      'optionList[4]',
    ])
  })

  it.each([
    [
      'a refused key',
      { result: { prdt_div: 'R', err_cd: '010', err_msg: '미등록 인증키' } },
      '010: 미등록 인증키',
    ],
    ['a deposit product list', response('D', [], []), 'prdt_div D'],
    ['something else altogether', { products: [] }, 'result'],
    ['nothing', null, ''],
  ])('tells %s and gives no products', (_what, json, reason) => {
    const { products, problems } = parseFinlife(json)
    expect(products).toEqual([])
    expect(problems).toHaveLength(1)
    expect(`${problems[0]?.where} ${problems[0]?.reason}`).toContain(reason)
  })

  it('accepts lists that are null, as an empty page has them', () => {
    expect(parseFinlife({ result: { prdt_div: 'M', err_cd: 0, baseList: null, optionList: null } })).toEqual({
      products: [],
      problems: [],
    })
  })

  it('never publishes a rate of zero or one outside its own bounds, whatever the rows hold', () => {
    const rate = fc.oneof(
      fc.double({ min: 0, max: 20, noNaN: true }),
      fc.constantFrom(null, '', '0', 0, '.5', '4.20', 'x'),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(rate, rate, rate), { maxLength: 6 }), (rows) => {
        const options = rows.map(([min, max, avg]) => ({
          ...rentOption,
          lend_rate_min: min,
          lend_rate_max: max,
          lend_rate_avg: avg,
        }))
        const [product] = parseFinlife(response('R', [rentBase], options)).products
        const { minRate, maxRate } = product ?? {}
        expect(minRate).not.toBe(0)
        expect(maxRate).not.toBe(0)
        expect(minRate ?? 0).toBeLessThanOrEqual(maxRate ?? 0)
      }),
    )
  })
})
