import { describe, expect, test } from 'vitest'
import { talk } from './talk.ts'

const lastOf = (...turns: string[]) => talk(turns, { inLaw: true }).at(-1)

describe('what was told before a question of law', () => {
  test('the deposit that was told bears the interest', () => {
    const came = lastOf(
      '전세 보증금 1억7천 못 받고 이사 가야 하는데 어떻게 해야 하나요',
      '임차권등기 신청만 하고 이사하면 안 되나요',
      '집 비우고 열쇠까지 넘긴 다음 60일 동안 안 준다고 치면 이자는 얼마 받을 수 있나요? 소송은 아직 안 한 상태',
    )
    expect(came?.request.wishes.map(({ case: given }) => given.deposits)).toContainEqual([17_000])
  })

  test('months of arrears that are corrected are those of the case', () => {
    const came = lastOf(
      '김밥집 하는데 건물주가 후임을 안 받아준대요. 권리금 방해 아닌가요',
      '예전에 월세 세 달치까지 밀렸다가 완납했으면 달라져요?',
      '다시 제 김밥집이요. 밀렸던 건 세 달치가 아니라 두 달치였어요. 그럼 권리금 보호받아요?',
    )
    expect(came?.request.wishes[0]?.case.facts).toMatchObject({ premises: 'SHOP', arrearsMonths: 2 })
  })

  test.each([
    [
      'What is the agent fee for a jeonse of 550M? Do both sides pay?',
      'OK unrelated: do I have to report the lease?',
    ],
    ['복비는 누가 내요?', '다른 얘긴데 전월세 신고는 언제까지 해야 해요?'],
  ])('who says that it is something else goes on from nothing: %s / %s', (before, question) => {
    expect(lastOf(before, question)?.followUp?.before ?? []).toEqual([])
  })
})
