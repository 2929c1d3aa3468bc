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

  it.each([
    '제3조 임차인은 어떠한 경우에도 보증금 반환을 청구할 수 없다.',
    '임차인은 계약 만료 후에도 갱신을 요구할 수 없다',
    '임대인은 수선 의무를 지지 아니한다.',
    '임차인은 계약 기간 중 반려동물을 기를 수 없다.',
    '임차인은 퇴거 시 도배 및 장판 비용을 전액 부담한다.',
    '월세를 1회라도 연체하면 임대인은 즉시 계약을 해지할 수 있다.',
    '특약: 반려동물 사육 금지. 퇴거 시 청소비 30만원 임차인 부담.',
    '특약사항\n1. 임차인은 전입신고를 하지 않기로 한다.',
    'The tenant shall not claim the deposit back before a new tenant moves in.',
  ])('is the whole question where a clause stands alone: %s', (clause) => {
    expect(readPasted(clause)).toMatchObject({ request: '', isWhole: true })
  })

  it.each([
    '임대인이 보증금을 돌려주지 않는다',
    '집주인이 계약을 해지할 수 있다는데 맞나요',
    '임차인은 갱신을 요구할 수 있다?',
    '임대인이 실거주한다고 나가라고 한다',
    '보증금 반환을 청구할 수 있는지 알려줘',
    '제가 임차인인데 수리비를 부담해야 한다',
    '특약에 뭘 넣어야 해?',
    'Can the tenant be made to pay for all repairs?',
  ])('is not the whole question where somebody asks or tells: %s', (question) => {
    expect(readPasted(question)?.isWhole ?? false).toBe(false)
  })
})
