import { expect, it } from 'vitest'
import { extractKeywords } from '../../../src/domain/language/keywords.ts'
import { detectLanguage } from '../../../src/domain/language/language.ts'

it.each([
  ['전세금 5% 인상 가능해?', ['전세금', '5%', '인상']],
  ['임대인이 보증금을 안 돌려줘요', ['임대인', '보증금', '돌려줘']],
  ['2억 5천 이하 전세자금대출 상품 비교해줘', ['2억', '5천', '이하', '전세자금대출', '상품']],
  ['How much can the landlord raise the deposit?', ['much', 'landlord', 'raise', 'deposit']],
])('%s keeps its content words', (text, words) => {
  expect(extractKeywords(text)).toEqual(words)
})

it.each([
  ['강남구 아파트', 'ko'],
  ['Apartments in Gangnam-gu', 'en'],
  ['LTV 70%면 얼마야', 'ko'],
  ['What does 전세 mean in the Korean market?', 'en'],
  ['Please review this clause: 임대인은 매년 보증금을 10%까지 올릴 수 있고 임차인은 따른다.', 'en'],
  ['LTV, DSR: 대출 한도가 얼마야', 'ko'],
  ['', 'ko'],
] as const)('“%s” is %s', (text, language) => {
  expect(detectLanguage(text)).toBe(language)
})
