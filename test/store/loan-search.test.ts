import { beforeAll, describe, expect, test } from 'vitest'
import { InvalidInputError } from '../../src/domain/errors.ts'
import { loanPage, searchLoans } from '../../src/store/loan-search.ts'
import { loansById } from '../../src/store/rows/loan.ts'
import { freshPool } from '../support/db.ts'

const pool = freshPool({ max: 4 })

interface Draft {
  name: string
  company?: string
  category?: string
  rates?: [number, number]
  average?: number
  limit?: string
  rateType?: string
}

const DRAFTS: Draft[] = [
  { name: '비싼 전세대출', rates: [4.1, 5], limit: '최대 5억원', rateType: '변동금리' },
  { name: '싼 전세대출', rates: [3.2, 4.4], limit: '최대 1억원', rateType: '고정금리' },
  { name: '금리 모름' },
  { name: '평균만 알려진 대출', average: 3.9, company: '100% 은행' },
  { name: '청년 버팀목', rates: [2, 3.1], category: 'POLICY', company: '주택도시기금', limit: '최대 2억원' },
  { name: '담보대출', rates: [3.2, 6], category: 'MORTGAGE' },
]

beforeAll(async () => {
  for (const [at, draft] of DRAFTS.entries()) {
    await pool.query(
      `insert into loan_product (code, name, company, category, min_rate, max_rate, average_rate, limit_text, rate_type,
         is_demo, options) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, true, $10)`,
      [
        `L${at}`,
        draft.name,
        draft.company ?? '하나 은행',
        draft.category ?? 'JEONSE',
        draft.rates?.[0] ?? null,
        draft.rates?.[1] ?? null,
        draft.average ?? null,
        draft.limit ?? null,
        draft.rateType ?? null,
        JSON.stringify([
          {
            collateral: null,
            creditBand: null,
            rateType: null,
            repaymentType: null,
            minRate: null,
            maxRate: null,
            averageRate: null,
          },
        ]),
      ],
    )
  }
}, 60_000)

const names = async (query: Partial<Parameters<typeof searchLoans>[1]>) =>
  (await searchLoans(pool, { first: 10, ...query })).items.map(({ name }) => name)

describe('loan search', () => {
  test('lowest rate first, an unknown rate last and never as zero', async () => {
    expect(await names({})).toEqual([
      '청년 버팀목',
      '싼 전세대출',
      '담보대출',
      '평균만 알려진 대출',
      '비싼 전세대출',
      '금리 모름',
    ])
  })

  test.each<[string, Parameters<typeof names>[0], string[]]>([
    ['a category', { category: 'POLICY' }, ['청년 버팀목']],
    [
      'a highest rate leaves products without a published lowest rate out',
      { maxRate: 3.2 },
      ['청년 버팀목', '싼 전세대출', '담보대출'],
    ],
    ['a part of the company, spaces aside', { companyName: '도시 기금' }, ['청년 버팀목']],
    ['wildcards are no wildcards', { companyName: '%' }, ['평균만 알려진 대출']],
    ['a rate type', { rateType: '고정' }, ['싼 전세대출']],
  ])('%s', async (_, query, expected) => {
    expect(await names(query)).toEqual(expected)
  })

  test('an amount puts products with too low a limit last and hides none', async () => {
    expect(await names({ amount: 25_000 })).toEqual([
      '담보대출',
      '평균만 알려진 대출',
      '비싼 전세대출',
      '금리 모름',
      '청년 버팀목',
      '싼 전세대출',
    ])
  })

  test('keywords come before the rate', async () => {
    expect((await names({ keywords: ['전세대출'] })).slice(0, 2)).toEqual(['싼 전세대출', '비싼 전세대출'])
  })

  test('the page is cut after ranking, the count is of all', async () => {
    expect(await searchLoans(pool, { first: 1, keywords: ['버팀목'] })).toMatchObject({
      items: [{ name: '청년 버팀목', isDemo: true, minRate: 2 }],
      totalCount: 6,
    })
  })
})

describe('loan pages', () => {
  test.each([1, 2, 5, 6, 7])('of %i walk through all in order, each once', async (first) => {
    const walked: string[] = []
    let after: string | null = null
    for (;;) {
      const page: Awaited<ReturnType<typeof loanPage>> = await loanPage(pool, { filter: {}, first, after })
      expect(page.totalCount).toBe(6)
      walked.push(...page.items.map(({ node }) => node.name))
      after = page.items.at(-1)?.cursor ?? null
      if (!page.hasNextPage) break
    }
    expect(walked).toEqual(await names({}))
  })

  test('cursors of other lists are refused, and an empty list is counted', async () => {
    const { items } = await loanPage(pool, { filter: {}, first: 1 })
    for (const after of ['', 'x', items[0]?.cursor]) {
      await expect(loanPage(pool, { filter: { category: 'CREDIT' }, first: 1, after })).rejects.toThrow(
        InvalidInputError,
      )
    }
    expect(await loanPage(pool, { filter: { category: 'CREDIT' }, first: 1 })).toEqual({
      items: [],
      hasNextPage: false,
      totalCount: 0,
    })
  })

  test('products by id come in the order asked for', async () => {
    const { items } = await searchLoans(pool, { first: 2 })
    const ids = items.map(({ id }) => id)
    expect(
      (await loansById(pool, [ids[1] ?? '', 'x', ids[0] ?? ''])).map((row) => row?.name ?? null),
    ).toEqual(['싼 전세대출', null, '청년 버팀목'])
  })
})
