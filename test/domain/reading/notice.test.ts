import { describe, expect, test } from 'vitest'
import { amendNotice, readNotice } from '../../../src/domain/reading/notice.ts'

describe('which paper is wanted', () => {
  test.each([
    ['내용증명 써줘', 'CERTIFIED_MAIL', false],
    ['보증금 돌려달라는 내용증명 초안 써줘', 'DEPOSIT_RETURN', false],
    ['집주인이 전세금을 안 줘요. 내용증명 양식 좀 주세요', 'DEPOSIT_RETURN', false],
    ['전세금 3억 만기가 지난달이었는데 주인이 돈을 안 줌. 보낼 내용증명 초안 좀', 'DEPOSIT_RETURN', false],
    ['갱신청구 문자 하나 써줘', 'RENEWAL_CLAIM', true],
    ['계약갱신요구권 행사 내용증명 양식', 'RENEWAL_CLAIM', false],
    ['집주인한테 뭐라고 문자 보내야 돼? 갱신하고 싶은데', 'RENEWAL_CLAIM', true],
    ['재계약 안 한다고 집주인한테 보낼 문자 좀 써줘', 'NON_RENEWAL', true],
    ['만기 때 나간다고 통보 문자 예시 보여줘', 'NON_RENEWAL', true],
    ['묵시적 갱신 중인데 해지 통지서 양식 줘', 'TERMINATION', false],
    ['묵시적 갱신 됐는데 나가겠다고 통보하는 문자 써줘', 'TERMINATION', true],
    ['갱신요구권 써서 살고 있는데 이사 가려고 해요. 집주인한테 보낼 문자 써줘', 'TERMINATION', true],
    ['천장 누수 수리해달라는 내용증명 좀', 'REPAIR_REQUEST', false],
    ['수리 요청 공문 써줘', 'REPAIR_REQUEST', false],
    ['천장에서 물 새는데 집주인한테 보낼 카톡 써줘', 'REPAIR_REQUEST', true],
    ['세입자가 월세를 두 달 밀렸는데 내용증명 작성해줘', 'ARREARS', false],
    ['가계약금 돌려달라는 문자 써줘', 'PROVISIONAL_RETURN', true],
    ['가계약금 안 줘서 그러는데 내용증명 작성해줘', 'PROVISIONAL_RETURN', false],
    ['가계약금 200만원 넣을 때 쓸 문구 써줘', 'PROVISIONAL_TERMS', false],
    ['가계약금 100 보내기 전에 보낼 문자 써줘', 'PROVISIONAL_TERMS', true],
    ['집주인한테 월세 5%까지는 괜찮다고 문자 써줘', 'RAISE_REPLY', true],
    ['전세금 인상을 거절하는 문자 써줘', 'RAISE_REPLY', true],
    ['전세 계약 특약 뭐 넣어야 돼? 문구로 써줘', 'SPECIAL_TERMS', false],
    ['특약 문구 추천해줘 사기 안 당하게', 'SPECIAL_TERMS', false],
    ['특약 5개만 써줘', 'SPECIAL_TERMS', false],
    ['write me a letter demanding my deposit back', 'DEPOSIT_RETURN', false],
    ['Draft a text message to claim renewal of my lease', 'RENEWAL_CLAIM', true],
    ['Can you prepare a notice that the boiler needs repair?', 'REPAIR_REQUEST', false],
    ['Write my landlord a message that I am moving out when the lease ends', 'NON_RENEWAL', true],
    ['What special clauses should I put in a jeonse contract?', 'SPECIAL_TERMS', false],
  ])('%s', (text, of, isMessage) => {
    expect(readNotice(text)).toMatchObject({ of, isMessage })
  })

  test.each([
    '내용증명 보내면 효력 있어요?',
    '내용증명 보냈는데 답이 없어요',
    '내용증명은 어떻게 보내요?',
    '내용증명 안 써도 되나요',
    '계약서에 이런 특약 있는데 괜찮아?',
    // What stands in a contract already is reviewed.
    '특약 3번 문구가 저한테 불리한 내용인가요?',
    '2번 특약 문구 좀 이상한 것 같아',
    '특약 제5항 문구 뜻이 뭐예요',
    '특약 문구가 무슨 뜻인지 모르겠어요',
    '집주인이 보낸 특약 어떤 문구가 위험해요?',
    'what does the wording of special terms 3 mean?',
    '매매계약서 초안 써줘 대출 안 나오면 해제 특약 넣어서',
    '전세 2억, 특약으로 도배 임대인 부담 넣고 계약서 써줘',
    '특약으로 갱신 안 한다고 썼는데 유효해?',
    '갱신 요구는 언제까지 해야 돼?',
    '집주인이 문자로 나가래요',
    '생일 축하 문자 써줘',
    '가계약금 돌려받을 수 있나요?',
    '월세 5%까지만 올려도 되나요?',
    'what notice period do I need to give?',
    'Do I need to give notice before moving out?',
    'I want my deposit back but the landlord sends no message',
  ])('none: %s', (text) => {
    expect(readNotice(text)).toBeNull()
  })

  test('what is broken, and who writes', () => {
    expect(readNotice('보일러랑 곰팡이 때문에 수리해달라는 내용증명 써줘')?.about).toEqual([
      '보일러',
      '곰팡이',
    ])
    // What a tenant sends says nothing for a landlord.
    expect(readNotice('저는 집주인인데 갱신 거절 내용증명 써줘')).toMatchObject({
      of: 'CERTIFIED_MAIL',
      sender: 'LESSOR',
    })
  })

  test('the paper that is wanted, and none that is told as sent already', () => {
    const text =
      '보증금 돌려달라는 내용증명 써줘. 수신 박민수 발신 정다은, 8월에 문자로 연장 안 한다고 알렸는데 안 줘요'
    expect(readNotice(text)).toMatchObject({
      of: 'DEPOSIT_RETURN',
      parties: { lessor: '박민수', lessee: '정다은' },
    })
    expect(readNotice('갱신 안 한다고 내용증명 써줘. 만기에 보증금도 돌려달라고')?.of).toBe('NON_RENEWAL')
    expect(
      readNotice('보증금 반환 내용증명 써줘. 받는 사람 최정호, 보내는 사람 나(윤가람)')?.parties,
    ).toMatchObject({ lessor: '최정호', lessee: '윤가람' })
    expect(readNotice('임대인 김철수, 임차인 이영희. 보증금 반환 내용증명 써줘')?.parties).toMatchObject({
      lessor: '김철수',
      lessee: '이영희',
    })
    expect(readNotice('집주인이 안줘요. 보증금 반환 내용증명 써줘')?.parties.lessor).toBeNull()
  })

  test('a request is written where it is called a text of its own, and terms where a contract is asked for words', () => {
    expect(readNotice('변기가 막혔어요. 수리해달라고 요청하는 글 써주세요')).toMatchObject({
      of: 'REPAIR_REQUEST',
      about: ['배수'],
    })
    expect(readNotice('같은 날 근저당 잡히는 걸 막으려면 계약서에 뭐라고 써둬야 돼?')).toMatchObject({
      of: 'SPECIAL_TERMS',
      about: ['NO_NEW_CHARGE'],
    })
    expect(readNotice('이 글 좀 봐줘. 보일러를 수리해달라는 내용이야')).toBeNull()
  })

  test('later the same paper as a message, or as a letter', () => {
    const letter = readNotice('갱신청구 내용증명 써줘')
    const asMessage = amendNotice(letter, null, '문자로도 써줘')
    expect(asMessage).toEqual({ ...letter, isMessage: true })
    expect(amendNotice(asMessage, readNotice('내용증명으로 써줘'), '내용증명으로 써줘')).toEqual(letter)
    expect(amendNotice(letter, null, '만기는 3월 10일이야')).toEqual(letter)
  })
})
