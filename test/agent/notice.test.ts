import { describe, expect, test } from 'vitest'
import type { RunMode } from '../../src/domain/run.ts'
import { rulesCalls } from '../support/calls.ts'
import { startConversation } from '../support/conversation.ts'
import { testPorts } from '../support/ports.ts'

const answerTo = async (query: string, mode: RunMode = 'TEAM', language: 'KO' | 'EN' = 'KO') => {
  const ports = testPorts()
  const { carryOn, journal } = startConversation(
    { ports, calls: rulesCalls(ports) },
    { query, language },
    mode,
  )
  await carryOn()
  return journal.answer()
}

const paragraphsOf = (answer: Awaited<ReturnType<typeof answerTo>>) =>
  (answer?.sources ?? []).flatMap((it) =>
    it.kind === 'CALCULATION' && it.name === 'notice' ? [it.result['paragraphs']] : [],
  )

describe('a paper that is to be sent is an answer', () => {
  test.each(['TEAM', 'CONSULT', 'RESEARCH'] as const)('in %s, with what was said in it', async (mode) => {
    const answer = await answerTo(
      '보증금 3억 돌려달라는 내용증명 초안 써줘. 만기는 2026년 10월 31일이었어',
      mode,
    )
    expect(answer?.type).not.toBe('DECLINED')
    const text = answer?.text ?? ''
    expect(text).toContain('보증금 3억원을')
    expect(text).toContain('2026년 10월 31일')
    expect(text).toContain('＿＿＿＿ 귀하')
    expect(text).toContain('3통')
    expect(text).not.toContain('출처에서 확인하지 못했어요')
    expect(paragraphsOf(answer)).toHaveLength(1)
  })

  test('by when it has to arrive is said where the end of the lease is', async () => {
    const answer = await answerTo('만기가 2027년 9월 30일인데 갱신청구 문자 하나 써줘')
    expect(answer?.text).toContain('2027년 3월 30일부터 2027년 7월 29일까지')
    const without = await answerTo('갱신청구 문자 하나 써줘')
    expect(without?.text).not.toMatch(/20\d\d-\d\d-\d\d부터/)
  })

  test('what ends a renewed lease says when it ends, and a provisional deposit has its sum in it', async () => {
    const ends = await answerTo('묵시적 갱신 중인데 해지 통지서 양식 줘')
    expect(ends?.text).toMatch(/오늘 닿으면 20\d\d년 \d{1,2}월 \d{1,2}일/)
    const provisional = await answerTo('가계약금 200만원 돌려달라는 문자 써줘')
    expect(provisional?.text).toContain('가계약금 200만원')
  })

  test('what is said to a raise keeps the five percent that are agreed to', async () => {
    const answer = await answerTo(
      '집주인한테 월세 5%까지는 괜찮다고 문자 써줘. 보증금 1000에 월세 60인데 70으로 올려달래',
    )
    expect(answer?.text).toContain('5%까지의 증액에는 동의')
  })

  test('a shop has its own law', async () => {
    const answer = await answerTo('상가 임대차 갱신 요구 내용증명 써줘')
    expect(answer?.text).toContain('상가건물 임대차보호법 제10조 제1항')
  })

  test('special terms need no home and ask nothing back', async () => {
    const answer = await answerTo('전세 계약 특약 뭐 넣어야 돼? 문구로 써줘')
    expect(answer?.text).toContain('잔금일의 다음 날까지')
  })

  test('in English the explanation is English and the paper Korean', async () => {
    const answer = await answerTo('write me a letter demanding my deposit back', 'TEAM', 'EN')
    expect(answer?.text).toContain('What you did not say is left blank')
    expect(answer?.text).toContain('돌려주시기 바랍니다')
  })
})
