import { describe, expect, test } from 'vitest'
import type { RunMode } from '../../src/domain/run.ts'
import { calendarOf } from '../../src/domain/calendar.ts'
import { rulesCalls } from '../support/calls.ts'
import { startConversation } from '../support/conversation.ts'
import { testPorts } from '../support/ports.ts'

const remindersTo = async (query: string, mode: RunMode = 'TEAM', language: 'KO' | 'EN' = 'KO') => {
  const ports = testPorts()
  const { carryOn, journal } = startConversation(
    { ports, calls: rulesCalls(ports) },
    { query, language },
    mode,
  )
  await carryOn()
  const answer = journal.answer()
  expect(answer).not.toBeNull()
  return answer?.reminders
}

describe('days that were worked out become reminders', () => {
  test.each(['TEAM', 'CONSULT', 'RESEARCH'] as const)('of a renewal, in %s', async (mode) => {
    expect(
      await remindersTo('2029년 9월 30일이 전세 만기인데 갱신 요구를 언제까지 해야 해요?', mode),
    ).toEqual([
      { on: '2029-03-30', title: '갱신 요구를 할 수 있는 첫날', ground: '주택임대차보호법 제6조의3' },
      {
        on: '2029-07-28',
        title: '갱신 요구 보내기 (2029년 7월 29일까지 닿아야 해요)',
        ground: '주택임대차보호법 제6조의3',
      },
      { on: '2029-09-30', title: '임대차 계약이 끝나는 날', ground: null },
    ])
  })

  test('of a lease of which its beginning and its term are told', async () => {
    const found = await remindersTo('2029년 9월 30일에 입주한 전세고 2년 계약이에요. 만기가 언제예요?')
    expect(found?.map(({ on }) => on)).toEqual(['2031-03-29', '2031-07-27', '2031-09-29'])
  })

  test('of a shop by its own law', async () => {
    const found = await remindersTo('상가 계약이 2029년 9월 30일 만기인데 갱신 요구 언제까지 해야 해요?')
    expect(found?.map(({ on }) => on)).toEqual(['2029-03-30', '2029-08-28', '2029-09-30'])
    expect(found?.[1]?.ground).toBe('상가건물 임대차보호법 제10조')
  })

  test('of a paper that has to arrive, in the language of the answer', async () => {
    const found = await remindersTo(
      'Write a text message to claim renewal, the lease ends 2029년 9월 30일',
      'TEAM',
      'EN',
    )
    expect(found).toEqual([
      expect.objectContaining({
        on: '2029-07-28',
        title: expect.stringContaining('Claim for renewal') as string,
      }),
      { on: '2029-09-30', title: 'The lease ends', ground: null },
    ])
  })

  test.each([
    '갱신 요구는 언제까지 해야 해요?',
    '갱신청구 문자 하나 써줘',
    '2020년 9월 30일이 전세 만기였는데 갱신 요구를 언제까지 해야 했나요?',
    '보증금 2억 돌려달라는 내용증명 써줘',
  ])('none is guessed, and none of the past: %s', async (query) => {
    expect(await remindersTo(query)).toBeUndefined()
  })

  test.each([
    ['경매 배당요구 종기가 2029년 5월 10일이라는데 세입자는 뭘 해야 해요?', '2029-05-10'],
    ['2029년 3월 1일에 입주하는 전세인데 보증보험 언제까지 가입할 수 있어요?', '2030-02-28'],
    [
      '상가 계약 만기가 2029년 6월 30일이에요. 권리금 약정은 9천인데 감정은 7천이래요. 방해받으면 배상 얼마까지?',
      '2032-06-30',
    ],
    ['2029년 4월 20일에 새 아파트 샀어요 기존집 언제까지 처분해야 양도세 비과세 되나요?', '2032-04-20'],
  ])('is put into a calendar too: %s', async (query, day) => {
    const found = (await remindersTo(query)) ?? []
    expect(found.map(({ on }) => on)).toContain(day)
    const ics = calendarOf(found, new Date('2026-11-23T08:00:00.000Z'))
    for (const { on } of found) expect(ics).toContain(`DTSTART;VALUE=DATE:${on.replaceAll('-', '')}`)
  })
})
