import { describe, expect, test } from 'vitest'
import { readRequest } from '../../../src/domain/reading/read.ts'
import { after, now, places } from './conversation.ts'

/** Told to no model before: none of these is one of the examples of intents. */
const GO_ON = [
  '통지는 카톡으로 해도 되는거죠?',
  '그건 누가 내요?',
  '문자로 보내도 돼요?',
  '언제까지요?',
  '그럼 어디에 신고해요?',
  '카톡 캡처도 증거가 되나요?',
  '말로만 해도 되나요?',
  '전화로 해도 괜찮아요?',
  '와이프가 대신 해도 돼요?',
  '팩스도 되나요?',
  '집주인이 차단하면 어떡해요?',
  'can I do it by text?',
  'what if they ignore me?',
  'what if they block my number?',
  'does email work too?',
  'do I need a lawyer?',
]
const ELSEWHERE = [
  '오늘 날씨 어때',
  '파스타 만드는 법 알려줘',
  '카톡 프로필 바꾸는 법',
  '여권은 어디서 만들어요?',
  '휴대폰 요금제 해지 언제 돼요?',
  '회사에 퇴사 통지는 언제 해요?',
  '주식 추천해줘',
  'who won the game last night?',
  'write me a poem',
  'how do I send a text on iphone?',
]
const LAW = [
  '전세 계약이 묵시적 갱신됐는데 해지 통지하면 언제 나갈 수 있나요?',
  '9억 아파트 사면 취득세 얼마예요?',
  'My lease renewed silently. When can I leave after giving notice?',
]

const intentAfter = (first: string, question: string) =>
  after(first, question)?.request?.intent.intentType ??
  readRequest(question, { places, now }).intent.intentType

describe.each(LAW)('after “%s”', (first) => {
  test.each(GO_ON)('“%s” goes on with it', (question) => {
    expect(intentAfter(first, question)).toBe('LEGAL_CONSULT')
  })

  test.each(ELSEWHERE)('“%s” is of nothing that was asked', (question) => {
    expect([after(first, question), intentAfter(first, question)]).toEqual([null, 'IRRELEVANT'])
  })
})
