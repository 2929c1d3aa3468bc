import { describe, expect, test } from 'vitest'
import { readLawTopics } from '../../src/domain/law-topic.ts'
import { essentialSentences } from '../../src/agent/tools/evidence/essential.ts'
import { demoLaws } from '../../src/store/seed/law.ts'

const namesOf = (question: string): string[] =>
  readLawTopics(question).map(({ lawName, articleNumber }) => `${lawName} ${articleNumber}`)

describe('the article that governs a question', () => {
  test.each([
    ['대항력은 언제 생겨?', '주택임대차보호법 제3조'],
    ['전입신고 안 하면 어떻게 돼?', '주택임대차보호법 제3조'],
    ['확정일자 받으면 뭐가 좋아?', '주택임대차보호법 제3조의2'],
    ['이사 갈 때 임차권등기명령 어떻게 해?', '주택임대차보호법 제3조의3'],
    ['집주인이 보증금을 안 돌려줘요', '주택임대차보호법 제3조의3'],
    ['계약갱신청구권 썼는데 집주인이 들어와 산다고 하면?', '주택임대차보호법 제6조의3'],
    ['묵시적 갱신 되면 언제든 나갈 수 있어?', '주택임대차보호법 제6조의2'],
    ['Can my landlord raise the rent by 10%?', '주택임대차보호법 제7조'],
    ['전월세 신고 안 하면 과태료 얼마야?', '부동산 거래신고 등에 관한 법률 제28조'],
    ['전월세 신고 언제까지 해?', '부동산 거래신고 등에 관한 법률 제6조의2'],
    ['월세 두 달 밀리면 쫓겨나?', '민법 제640조'],
    ['보일러 고장났는데 수리비 누가 내?', '민법 제623조'],
    ['전세 1년 계약했는데 더 살 수 있어?', '주택임대차보호법 제4조'],
  ])('“%s”: %s', (question, article) => {
    expect(namesOf(question)[0]).toBe(article)
  })

  test.each(['최우선변제금 서울 얼마야?', '마포 아파트 전세 시세', '상가 월세 밀리면?'])(
    'none for “%s”',
    (question) => {
      expect(namesOf(question)).toEqual([])
    },
  )

  test('stands in the laws that the product comes with, and holds what it is to be quoted for', () => {
    const held = demoLaws()
    for (const question of ['대항력은 언제 생겨?', '확정일자 받으면 뭐가 좋아?', '월세 두 달 밀리면?']) {
      const [topic] = readLawTopics(question)
      const article = held
        .filter(({ name }) => name === topic?.lawName)
        .flatMap(({ articles }) => articles)
        .find(({ articleNumber }) => articleNumber === topic?.articleNumber)
      expect(article).toBeDefined()
    }
  })
})

describe('the sentence that is quoted', () => {
  const ARTICLE =
    '④ 제8조제1항에 따른 신고를 하지 아니하거나 거짓으로 신고한 자에게는 300만원 이하의 과태료를 부과한다.\n' +
    '⑤ 다음 각 호의 어느 하나에 해당하는 자에게는 100만원 이하의 과태료를 부과한다.\n' +
    '1. 제8조제2항에 따른 신고를 하지 아니한 자\n3. 제6조의2에 따른 신고를 하지 아니하거나 거짓으로 한 자'

  test('is the one that is about the duty in question, however alike the others are', () => {
    const question = '전월세 신고 안 하면 과태료 얼마야?'
    const [topic] = readLawTopics(question)
    const [first] = essentialSentences(ARTICLE, topic?.about ?? question, '', 2, topic?.quote)
    expect(first?.paragraph).toBe(5)
    expect(first?.text).toContain('100만원')
    expect(first?.text).toContain('제6조의2')
  })
})
