import { expect, test } from 'vitest'
import type { ListingHit } from '../../../src/domain/listing.ts'
import { NO_CONDITIONS } from '../../../src/domain/property.ts'
import { rulesCalls } from '../../support/calls.ts'
import { startConversation } from '../../support/conversation.ts'
import { LISTINGS } from '../../support/homes.ts'
import { testPorts } from '../../support/ports.ts'
import { talk } from './talk.ts'

const home = (at: number, change: Partial<ListingHit>): ListingHit => ({
  ...(LISTINGS[0] as ListingHit),
  propertyId: `471${at}`,
  transactionId: `9000${at}`,
  transactionType: 'JEONSE',
  salePrice: null,
  ...change,
})
const SHOWN = [
  home(1, { name: '해오름집', deposit: 30_000, exclusiveArea: 59, trustScore: 80 }),
  home(2, { name: '달오름집', deposit: 20_000, exclusiveArea: 34, trustScore: 95 }),
  home(3, { name: '별오름집', deposit: 40_000, exclusiveArea: 84, trustScore: 70 }),
]

/** The first sentence of the answer to what is asked after these homes were shown. */
const leadOf = async (query: string): Promise<string> => {
  const ports = testPorts({
    memory: {
      last: {
        question: '역삼동 아파트 전세 찾아줘',
        intentType: 'PROPERTY_SEARCH',
        facets: ['PROPERTY_SEARCH'],
        query: { ...NO_CONDITIONS, regionCodes: ['1168010100'], transactionTypes: ['JEONSE'] },
        listings: SHOWN.map(({ propertyId, transactionId }) => ({ propertyId, transactionId })),
        seen: [],
      },
    },
    replace: {
      searchListings: ({ among }) => {
        const items = SHOWN.filter(({ transactionId }) => among == null || among.includes(transactionId))
        return Promise.resolve({ items, totalCount: items.length, capped: false, isEmpty: false })
      },
    },
  })
  const { carryOn, journal } = startConversation({ ports, calls: rulesCalls(ports) }, { query }, 'TEAM')
  await carryOn()
  return journal.answer()?.text.split('\n')[0] ?? ''
}

test.each([
  ['이 중에 제일 안전한 데는?', '달오름집', '신뢰점수'],
  ['그중 제일 싼 집은?', '달오름집', '가장 낮은'],
  ['그중 제일 비싼 집은?', '별오름집', '가장 높은'],
  ['이 중에 가장 넓은 곳은?', '별오름집', '가장 넓은'],
  ['Which is the smallest of these?', '달오름집', '가장 좁은'],
])('“%s” is answered with the home first, and by what it is the first', async (query, name, by) => {
  const lead = await leadOf(query)
  expect(lead).toContain(by)
  const others = SHOWN.filter((it) => it.name !== name)
  expect(lead).toContain(name)
  for (const it of others) expect(lead).not.toContain(it.name)
})

test('two of them are held against one another by what they differ in', async () => {
  const lead = await leadOf('1번이랑 3번 비교해줘')
  // 3억 and 4억, 59㎡ and 84㎡.
  expect(lead).toMatch(/해오름집.*1억원.*별오름집.*25㎡/)
  expect(lead).not.toContain('달오름집')
})

test('the second cheapest is not told to be the cheapest', async () => {
  const lead = await leadOf('두 번째로 싼 집 보여줘')
  expect(lead).toContain('해오름집')
  expect(lead).not.toContain('가장')
})

test.each(['연봉 6천인데 얼마나 빌릴 수 있어?', '연봉 6천이면 대출 얼마까지 돼요?'])(
  '“%s” after a home was talked of is asked for that home',
  (question) => {
    const [search, , turn] = talk(['강남구 전세 4억 미만 아파트 찾아줘', '2번 복비는?', question])
    expect(turn?.followUp?.listings.map(({ transactionId }) => transactionId)).toEqual([
      search?.shown[1]?.transactionId,
    ])
    const [wish] = turn?.request.wishes ?? []
    expect([wish?.need, wish?.case.deposits, turn?.request.person.income]).toEqual([
      'LOAN_CONSULT',
      [search?.shown[1]?.deposit],
      6000,
    ])
  },
)

test('and after no home in particular for none', () => {
  const [, turn] = talk(['강남구 전세 4억 미만 아파트 찾아줘', '연봉 6천인데 얼마나 빌릴 수 있어?'])
  expect(turn?.followUp?.listings ?? []).toEqual([])
})

test('of more homes than are worked out side by side it is said which ones were', () => {
  const search = '강남구 5억 미만 아파트 찾아줘'
  const toldOf = (question: string) => talk([search, question])[1]?.followUp
  const all = toldOf('1번 2번 3번 4번 5번 취득세 각각 얼마야?')
  expect(all?.request?.cases).toHaveLength(4)
  expect(all?.assumptions.at(-1)?.value).toMatch(/5건.*4건/)
  expect(toldOf('1번이랑 3번 취득세 각각 얼마야?')?.assumptions.at(-1)?.value).not.toMatch(/\d건/)
})

test('of the two is of two homes where two were shown, and of no homes where none were', () => {
  const turns = talk(['강남구 5억 미만 아파트 찾아줘', '1번이랑 3번 비교해줘', '둘 중 뭐가 나아?'])
  expect(turns[2]?.followUp?.listings).toEqual(turns[1]?.followUp?.listings)
  expect(turns[2]?.followUp?.listings).toHaveLength(2)
  const [only] = talk(['전세 3억이랑 보증금 1억 월세 70 둘 중 뭐가 나아요? 금리는 4%예요'])
  expect(only?.followUp).toBeNull()
  expect(only?.request.wishes[0]?.case.deposits).toEqual([30_000, 10_000])
})
