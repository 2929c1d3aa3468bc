import { describe, expect, test } from 'vitest'
import { talk } from './talk.ts'

const caseOf = (turns: readonly string[]) => {
  const { followUp, request } = talk(turns, { inLaw: true }).at(-1) ?? {}
  const wish = request?.wishes.find(({ act }) => act !== 'FIND')
  return { followUp, request, wish }
}
const LIMIT = '연봉 7천만원, 빚없음, 서울, 30년 변동 4% DSR만 보면 주담대 한도?'

describe('a conversation stays on its task', () => {
  test('what is said later of another kind is said of the calculation that takes it', () => {
    const monthly = '3억만 빌리면 매달 얼마나 갚아?'
    const { wish } = caseOf([LIMIT, monthly, '5년 주기형으로 받으면요?'])
    expect(wish?.asks).toContain('dsr')
    expect(wish?.asks).not.toContain('repayment')
    expect(wish?.case).toMatchObject({ income: 7000, facts: { rateType: 'PERIODIC' } })
    // What the last one takes is said of that one.
    expect(caseOf([LIMIT, monthly, '20년으로 하면요?']).wish).toMatchObject({
      asks: expect.arrayContaining(['repayment']),
      case: { loan: 30_000, years: 20 },
    })
  })

  test('how long a loan lasts is said of the loan that was worked out before two leases were held against one another', () => {
    const { wish } = caseOf([
      '3억 빌려서 30년 4%면 매달 얼마?',
      '전세 3억을 4%로 대출받는 거랑 보증금 3천에 월세 90 중에 뭐가 이득이에요?',
      '40년으로 하면?',
    ])
    expect(wish?.asks).toContain('repayment')
    expect(wish?.case).toMatchObject({ loan: 30_000, rate: 4, years: 40 })
  })

  test('debts that come to it leave the question as it was, however they are paid back', () => {
    const { wish, request } = caseOf([
      LIMIT,
      '아 깜빡했다 신용대출 3천 있음 (6%, 만기일시). 주기형 기준으로 다시',
    ])
    expect(wish?.asks).toContain('dsr')
    expect(request?.person.debts).toMatchObject([{ kind: 'CREDIT', balance: 3000, rate: 6 }])
  })

  test('who asks stays who they are when something else is asked', () => {
    const turns = [LIMIT, '자동차 할부 월 50만원 있어요', '집값 7억에 LTV 70%면 결국 얼마까지 빌려요?']
    expect(caseOf(turns).request?.person.debts).toHaveLength(1)
  })

  test('a home that is owned elsewhere is none that is looked for, nor where the case is', () => {
    const bought = '수원 8억 84㎡ 아파트 사려고요 생애최초는 아니고 취득세 총액?'
    const owned =
      '앗 말 안한게 있는데 제 이름으로 대전에 아파트 하나 있어요. 사려는 8억짜리는 조정대상지역이에요'
    const before = caseOf([bought]).wish
    const { wish } = caseOf([bought, owned])
    expect(wish).toMatchObject({ act: 'COMPUTE', tax: { asks: ['acquisitionTax'], ownHomes: 1 } })
    expect(wish?.case).toMatchObject({ regionCode: before?.case.regionCode, price: 80_000, regulated: true })
  })

  test.each([
    [
      '3억 30년 3.9% 원리금균등 월 상환액 얼마야',
      '성인 아들에게 2억 증여, 결혼 출산 계획은 없어요. 증여세 얼마?',
    ],
    [
      '전세 3억 갱신하는데 집주인이 3억 2천 달래요 가능해요?',
      '2019년에 5억에 산 집을 9억에 팔면 양도세 얼마예요? 2주택이고 비조정',
    ],
  ])('another tax of a sum of its own goes on from nothing: %s', (before, own) => {
    const asks = ({ wish }: ReturnType<typeof caseOf>) => wish?.asks
    expect(asks(caseOf([before, own]))).toEqual(asks(caseOf([own])))
    expect(caseOf([before, own]).followUp?.amendsCase).toBeUndefined()
  })

  test('a kind that comes to it is looked for where the search was', () => {
    const { followUp } = talk(['마포구 원룸 월세 1000에 60 이하', '오피스텔도 껴서 보여줘']).at(-1) ?? {}
    expect(followUp?.conditions?.propertyTypes.toSorted()).toEqual(['OFFICETEL', 'ONEROOM'])
    expect(followUp?.conditions?.regionCodes).toHaveLength(1)
  })

  test('what is gone back to is found by what it had worked out, though the last one could not be', () => {
    const { wish } = caseOf([
      '전세 4억2천 아파트 복비 상한 얼마죠',
      '근데 입주하고 나서 집주인이 고양이 안된다고 나가래요. 계약서에는 동물 얘기 없었는데요?',
      '아까 복비로 돌아가서 부가세는 따로 붙어요? 붙으면 다해서 얼마',
    ])
    expect(wish?.asks).toEqual(expect.arrayContaining(['fee', 'vat']))
    expect(wish?.case.deposits).toEqual([42_000])
  })
})
