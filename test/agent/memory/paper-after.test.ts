import { expect, test } from 'vitest'
import { talk } from './talk.ts'

const noticeOf = (...turns: string[]) => talk(turns).at(-1)?.request.wishes[0]?.notice

test.each([
  ['전세금 못 돌려받고 있어요', 'DEPOSIT_RETURN'],
  ['보일러 고장났는데 집주인이 안 고쳐줘요', 'REPAIR_REQUEST'],
])('“내용증명 써줘” after “%s” is one for that', (before, of) => {
  expect(noticeOf(before, '내용증명 써줘')).toMatchObject({ of, sender: 'LESSEE', isMessage: false })
})

test('by itself, or after something else, it says nothing of what it is for', () => {
  expect(noticeOf('내용증명 써줘')).toMatchObject({ of: 'CERTIFIED_MAIL' })
  expect(noticeOf('재산세 언제 내요?', '내용증명 써줘')).toMatchObject({ of: 'CERTIFIED_MAIL' })
})

test('what is said later of it stands in it', () => {
  const turn = talk([
    '전세금 못 돌려받고 있어요',
    '내용증명 써줘',
    '보증금은 2억이고 만기는 10월 31일이에요',
    '임대인 이름은 김철수예요',
  ]).at(-1)
  const wish = turn?.request.wishes[0]
  expect(wish?.notice).toMatchObject({ of: 'DEPOSIT_RETURN', parties: { lessor: '김철수' } })
  expect(wish?.case.deposits).toEqual([20_000])
  expect(wish?.case.facts.dates).toHaveLength(1)
})
