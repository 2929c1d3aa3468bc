import { describe, expect, it } from 'vitest'
import { readPasted } from '../../../src/domain/contract/pasted.ts'

describe('a contract in a question', () => {
  it.each([
    ['특약에 “수리비는 전부 임차인 부담”이라고 되어 있는데 괜찮아?', '수리비는 전부 임차인 부담'],
    ['다음 계약서를 검토해줘. 제1조 보증금은 금 일억원으로 한다.', '제1조 보증금은 금 일억원으로 한다.'],
    [
      '임차인은 어떤 경우에도 갱신을 요구하지 않기로 한다',
      '임차인은 어떤 경우에도 갱신을 요구하지 않기로 한다',
    ],
    ['이 조항 봐줘\n임대인은 언제든지 계약을 해지할 수 있다', '임대인은 언제든지 계약을 해지할 수 있다'],
    ['The tenant shall pay for all repairs', 'The tenant shall pay for all repairs'],
    [
      'Please review this clause: 임대인은 언제든지 계약을 해지할 수 있다',
      '임대인은 언제든지 계약을 해지할 수 있다',
    ],
  ])('%s', (question, text) => {
    expect(readPasted(question)?.text).toBe(text)
  })

  it.each([
    '계약서 검토해줘',
    '이 특약 저한테 불리한가요',
    '계약서 7조가 무슨 뜻인지, 불리하지 않은지 봐줘',
    'Please review my lease contract for unfair clauses',
    '매매계약서 잔금일 조항 괜찮은지',
  ])('is not there: %s', (question) => {
    expect(readPasted(question)).toBeNull()
  })
})
