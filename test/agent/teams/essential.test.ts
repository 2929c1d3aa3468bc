import { describe, expect, it } from 'vitest'
import { articleSentences, essentialSentences } from '../../../src/agent/teams/search/evidence/essential.ts'
import { ARTICLES } from '../../support/homes.ts'

const article = (number: string): string =>
  ARTICLES.find((item) => item.articleNumber === number)?.content ?? ''

describe('essentialSentences', () => {
  it.each([
    ['전세금 5% 인상 가능해?', '제7조', '20분의 1의 금액을 초과하지 못한다.'],
    ['월세 올린 지 얼마 안 됐는데 언제 또 올릴 수 있나요', '제7조', '1년 이내에는 하지 못한다.'],
    ['집주인이 보증금을 안 돌려줘요', '제3조의3', '임차권등기명령을 신청할 수 있다.'],
    ['갱신하면 몇 년 살 수 있어?', '제6조의3', '존속기간은 2년으로 본다.'],
  ])('finds what answers “%s”', (question, number, words) => {
    const [first] = essentialSentences(article(number), question, '', 1)
    expect(first?.text).toContain(words)
  })

  it('quotes the statute word by word', () => {
    for (const { content } of ARTICLES) {
      const flat = content.replaceAll(/\s+/g, ' ')
      for (const sentence of essentialSentences(content, '보증금', '', 9))
        expect(flat).toContain(sentence.text)
    }
  })
})

describe('articleSentences', () => {
  it('knows the paragraph of each sentence and keeps a list with the sentence that opens it', () => {
    const sentences = articleSentences(article('제3조의3'))
    expect(sentences.map((sentence) => sentence.paragraph)).toEqual([1, 2])
    expect(sentences[1]?.text).toMatch(/소명하여야 한다\. 1\. 신청의 취지 및 이유 2\. 임대차의 목적인 주택$/)
  })

  it('gives an article without paragraphs none', () => {
    expect(articleSentences(article('제623조'))).toHaveLength(1)
    expect(articleSentences(article('제623조'))[0]?.paragraph).toBeNull()
  })
})
