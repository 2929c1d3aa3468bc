import { describe, expect, test } from 'vitest'
import { fillContract } from '../../../src/cli/ask/contract-form.ts'
import type { ContractForm, ContractRequest, Issue } from '../../../src/cli/ask/contract-form.ts'

/** Somebody who types these lines and then goes. */
const typing = (lines: readonly string[]) => {
  const left = [...lines]
  const prompts: string[] = []
  const said: string[] = []
  return {
    prompts,
    said,
    ask: (prompt: string) => {
      prompts.push(prompt)
      return Promise.resolve(left.shift() ?? null)
    },
    say: (text: string) => void said.push(text),
    close: () => {},
  }
}

const LESSOR = ['김임대', '서울 마포구 월드컵로 1', '010-1234-5678', '']
const LESSEE = ['박임차', '경기 성남시 정자로 2', '010-8765-4321', '850315-2345678']

const fill = async (
  lines: readonly string[],
  refusals: Issue[][] = [],
  documentType = 'lease_contract',
  terms: ContractRequest['terms'] = null,
) => {
  const terminal = typing(lines)
  const given: ContractForm[] = []
  const done = await fillContract(terminal, { documentType, terms }, (form) => {
    given.push(form)
    return Promise.resolve(refusals[given.length - 1] ?? [])
  })
  return { ...terminal, done, given }
}

describe('the contract form of a terminal', () => {
  test('reads amounts and days as people write them', async () => {
    const { given, done } = await fill([
      ...LESSOR,
      ...LESSEE,
      '3억 5천',
      '',
      '2026.12.01',
      '2028년 11월 30일',
      '반려동물을 기를 수 있다.',
      '',
    ])
    expect(done).toBe(true)
    expect(given).toEqual([
      {
        lessor: { name: '김임대', address: '서울 마포구 월드컵로 1', phone: '010-1234-5678' },
        lessee: {
          name: '박임차',
          address: '경기 성남시 정자로 2',
          phone: '010-8765-4321',
          residentRegistrationNumber: '850315-2345678',
        },
        deposit: 35_000,
        monthlyRent: null,
        price: null,
        startDate: '2026-12-01',
        endDate: '2028-11-30',
        specialTerms: ['반려동물을 기를 수 있다.'],
      },
    ])
  })

  test('asks again at once for what it cannot read, and later only for what was refused', async () => {
    const terms = ['많이', '5,000', '1,5', '50', '2026-02-30', '2026-12-01', '2028-11-30', '']
    const { given, prompts, said } = await fill(
      [...LESSOR, ...LESSEE, ...terms, '010-1111-2222'],
      [[{ field: 'contractParties.lessee.phone', message: 'must be a Korean phone number' }]],
    )
    expect(said.filter((line) => line.includes('알아볼 수 없어요'))).toHaveLength(3)
    expect(given).toHaveLength(2)
    expect(given[0]).toMatchObject({ deposit: 5_000, monthlyRent: 50, startDate: '2026-12-01' })
    expect(given[1]).toEqual({ ...given[0], lessee: { ...given[0]?.lessee, phone: '010-1111-2222' } })
    expect(prompts.at(-1)).toContain('임차인 전화번호')
  })

  test('ends where whoever was asked has gone', async () => {
    expect((await fill(LESSOR)).done).toBe(false)
  })

  test('a sale asks for the price, the down payment and the two days, and for no rent', async () => {
    const { given, prompts } = await fill(
      [...LESSOR, ...LESSEE, '', '5000', '2026-12-01', '2027-01-31', '', '4000'],
      [[{ field: 'contractParties.deposit', message: 'is more than the price' }]],
      'sales_contract',
    )
    expect(prompts.filter((prompt) => prompt.includes('월세'))).toEqual([])
    expect(given.map(({ price, deposit }) => [price, deposit])).toEqual([
      [null, 5_000],
      [null, 4_000],
    ])
    expect(given[1]).toEqual({ ...given[0], deposit: 4_000 })
  })

  test('what is left blank is left to the listing, and what the listing says is shown', async () => {
    const days = ['2026-12-01', '2028-11-30', '']
    const rent = { transactionType: 'RENT', price: null, deposit: 3_000, monthlyRent: 70 } as const
    const leased = await fill([...LESSOR, ...LESSEE, '', '0', ...days], [], 'lease_contract', rent)
    expect(leased.given).toMatchObject([{ deposit: null, monthlyRent: 0, price: null }])
    expect(leased.prompts.join()).toMatch(/3,000만원.*70만원/)

    const sale = { transactionType: 'SALE', price: 82_500, deposit: null, monthlyRent: null } as const
    const lines = ['8억', '', '8000', ...days]
    const sold = await fill([...LESSOR, ...LESSEE, ...lines], [], 'sales_contract', sale)
    // A down payment is in no listing: it cannot be left out.
    expect(sold.given).toMatchObject([{ deposit: 8_000, price: 80_000 }])
    expect(sold.prompts.join()).toContain('8억 2,500만원')
  })
})
