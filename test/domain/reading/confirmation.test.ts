import { describe, expect, test } from 'vitest'
import { readConfirmation } from '../../../src/domain/reading/confirmation.ts'

describe('what somebody says of amounts that differ from the listing', () => {
  const agreed = [1, 50]
  test.each([
    '네, 적은 금액이 맞아요',
    '맞아요',
    '맞습니다',
    '응 협의했어',
    '합의된 금액입니다',
    '적은 대로 써 주세요',
    '보증금 1만원, 월세 50만원이 맞아요',
    'Yes, the amount I gave is right',
    'we negotiated it',
  ])('“%s” is a yes', (said) => {
    expect(readConfirmation(said, agreed)).toBe('RIGHT')
  })

  test.each([
    '매물에 올라온 금액대로 써 주세요',
    '아니요, 매물대로요',
    '매물 가격으로 할게요',
    'Write it as listed',
    'no, as it is listed',
  ])('“%s” is the listing', (said) => {
    expect(readConfirmation(said, agreed)).toBe('AS_LISTED')
  })

  // Nothing of these is written into a contract without another question.
  test.each([
    '금액을 다시 적을게요',
    'I will give the amounts again',
    '아니요',
    '맞지 않아요',
    '안 맞아요',
    '네, 잘못 적었어요',
    '예, 틀렸네요',
    '네? 아닌데요',
    '네, 8억 2,500만원이에요',
    '8억 2,500만원이 맞아요',
    '매물대로 말고요',
    '매물대로가 아니에요',
    '아마 맞을 거예요',
    '글쎄요',
    "that isn't right",
    'not right',
    '',
  ])('“%s” is neither', (said) => {
    expect(readConfirmation(said, agreed)).toBe('UNSURE')
  })
})
