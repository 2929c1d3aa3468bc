import { describe, expect, test } from 'vitest'
import { heirsIn, renouncedIn, spouseLeftIn } from '../../../src/domain/reading/heirs.ts'

describe('who inherits', () => {
  test.each<[string, number | null, boolean | null]>([
    ['아버지 명의 7억 아파트, 유언 없이 돌아가심. 어머니랑 저 여동생 이렇게 셋', 2, true],
    ['어머니가 돌아가셨고 아버지랑 저랑 형 둘이 있어요(자식 셋)', 3, true],
    ['남편 사망, 아이 하나. 나랑 아이 몫은?', 1, true],
    ['아버지 돌아가시고 어머니는 먼저 가셨어요. 남매 넷이에요', 4, false],
    ['My husband died without a will. We have two kids', 2, true],
    ['엄마가 돌아가셨는데 아빠 저 오빠 남동생 있어요', 3, true],
    ['아내가 작년에 세상을 떠났고 아들 하나 딸 둘이에요', 3, true],
    ['어머니가 9월에 돌아가셨어요. 아버지는 5년 전에 먼저 가셨고 자식은 저 포함 셋', 3, false],
    ['아버지는 작년에 먼저 돌아가셨고 이번에 어머니가 돌아가셨어요. 남매 둘', 2, false],
    ['부모님 두 분 다 돌아가셨고 저랑 언니 둘뿐이에요', 2, false],
    // The count at the end is that of all who are named.
    ['아버지 유산 7억인데 엄마랑 저랑 남동생 셋이면 각각 얼마', 2, true],
    ['상속인데 저랑 언니 둘이에요 엄마는 먼저 돌아가셨고', 2, false],
    ['아버지가 돌아가셨고 엄마랑 저랑 남동생 둘이 있어요', 3, true],
    ['아버지가 10억 아파트 남기고 돌아가셨는데 상속세 얼마? 자녀 둘뿐이야', 2, false],
    ['아버지가 작년에 아파트 한 채를 남기고 돌아가셨어요. 어머니와 자녀 둘뿐이에요', 2, true],
    ['남편이 작년에 돌아가셨고 아이 하나뿐이에요', 1, true],
    ['어머니 없이 아버지가 혼자 사시다 돌아가셨고 자녀가 셋이에요', 3, false],
    // Whether the other parent lives nobody said.
    ['아버지가 돌아가셨고 자녀는 3명이에요', 3, null],
    ['어머니가 8억 집을 두고 지난달 별세하셨는데 남매 둘이에요', 2, null],
    // Nobody died.
    ['아들 하나 딸 하나 있는 집인데 전세 구해요', null, null],
    ['상속분이 어떻게 되나요', null, null],
  ])('%s', (text, children, spouse) => {
    expect([heirsIn(text), spouseLeftIn(text)]).toEqual([children, spouse])
  })
})

describe('who renounces', () => {
  test.each<[string, { spouse: boolean; children: number } | null]>([
    ['동생이 상속포기하면?', { spouse: false, children: 1 }],
    ['동생은 그대로 받고 엄마만 포기하면요', { spouse: true, children: 0 }],
    ['제가 포기하면 어떻게 나눠요', { spouse: false, children: 1 }],
    ['오빠 둘이 상속을 포기하면', { spouse: false, children: 2 }],
    ['what if my mother renounces?', { spouse: true, children: 0 }],
    ['상속포기는 언제까지 해야 하나요', null],
    ['계약금 포기하고 해제할게요', null],
  ])('%s', (text, renounced) => {
    expect(renouncedIn(text)).toEqual(renounced)
  })

  test('says nothing of how many inherit', () => {
    expect([heirsIn('동생이 상속포기하면?'), heirsIn('제가 상속을 포기하면?')]).toEqual([null, null])
  })
})
