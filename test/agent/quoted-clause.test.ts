import { describe, expect, test } from 'vitest'
import { actsByClause } from '../../src/domain/contract/clause-asked.ts'
import { rulesCalls } from '../support/calls.ts'
import { startConversation } from '../support/conversation.ts'
import { testPorts } from '../support/ports.ts'

const answerTo = async (query: string): Promise<string> => {
  const ports = testPorts()
  const { carryOn, journal } = startConversation(
    { ports, calls: rulesCalls(ports) },
    { query, language: 'KO' },
    'TEAM',
  )
  await carryOn()
  return journal.answer()?.text ?? ''
}

describe('a clause that is quoted in a question', () => {
  test.each([
    '세입자가 월세를 안 내서 비밀번호를 바꾸려고 해요. 계약서에 "차임 연체 시 임대인은 출입문을 폐쇄할 수 있다"라고 썼으니까 괜찮은 거죠?',
    "세입자가 석 달째 월세를 안 내요. 열쇠집 불러서 도어락 바꾸고 짐은 창고에 보관해두려는데 계약서에 '연체 시 임대인이 임의로 명도할 수 있다'는 조항도 있으니 문제 없겠죠?",
  ])('what is to be done by it comes before what a review finds: %s', async (question) => {
    const text = await answerTo(question)
    expect(text.slice(0, 300)).toMatch(/안 돼요.*명도소송/s)
    expect(text.indexOf('안 돼요')).toBeLessThan(text.indexOf('계약서를 검토했어요'))
  })

  test('the law of just this case says that it is void, before what a review finds', async () => {
    const text = await answerTo(
      '월세 계약서에 이런 문구가 있는데 봐주세요.\n"임대차기간 만료 후 계약이 자동으로 연장된 상태에서 임차인이 퇴거하는 경우, 임차인은 월차임 3개월분을 위약금으로 지급한다."\n도장 찍어도 괜찮을까요',
    )
    expect(text.slice(0, 300)).toContain('효력이 없어')
    expect(text).toContain('계약서를 검토했어요')
  })

  test.each([
    ["'연체 시 단전할 수 있다'는 조항이 있어서 전기를 끊을까 해요", true],
    ["특약에 '만기 후 임대인이 짐을 처분할 수 있다' 있어요. 내놓아도 되나요", true],
    ["'퇴거 시 위약금 100만원을 낸다'는 특약에 서명해도 되나요", false],
    ["'청소비는 임차인이 부담한다'는 조항이 있는 집인데 괜찮나요", false],
    ['비밀번호를 바꾸려고 해요', false],
  ])('tells of an act, or asks of the clause: %s', (question, acts) => {
    expect(actsByClause(question)).toBe(acts)
  })
})
