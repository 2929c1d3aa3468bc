import { describe, expect, it } from 'vitest'
import { articleSentences, essentialSentences } from '../../../src/domain/topics/essential.ts'
import { ARTICLES } from '../../support/homes.ts'

const article = (number: string): string =>
  ARTICLES.find((item) => item.articleNumber === number)?.content ?? ''

describe('essentialSentences', () => {
  it('does not cut a date into sentences', () => {
    const content = '이 법은 2025. 3. 1. 이후 계약부터 적용한다. 다만, 갱신한 계약은 그러하지 아니하다.'
    expect(articleSentences(content).map(({ text }) => text)).toEqual([
      '이 법은 2025. 3. 1. 이후 계약부터 적용한다.',
      '다만, 갱신한 계약은 그러하지 아니하다.',
    ])
  })

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

const REFUSALS = `① 임대인은 임차인이 계약갱신을 요구할 경우 정당한 사유 없이 거절하지 못한다. 다만, 다음 각 호의 어느 하나에 해당하는 경우에는 그러하지 아니하다.
1. 임차인이 2기의 차임액에 해당하는 금액에 이르도록 차임을 연체한 사실이 있는 경우
2. 임차인이 거짓이나 그 밖의 부정한 방법으로 임차한 경우${' 그 밖에 이에 준하는 사유'.repeat(12)}
3. 서로 합의하여 임대인이 임차인에게 상당한 보상을 제공한 경우${' 그 밖에 이에 준하는 사유'.repeat(12)}
8. 임대인(임대인의 직계존속ㆍ직계비속을 포함한다)이 목적 주택에 실제 거주하려는 경우
⑧ 임차권등기명령의 신청을 기각하는 결정에 대하여 임차인은 항고할 수 있다.`

describe('a long list', () => {
  it.each([
    ['집주인이 직접 들어와 산다고 갱신을 거절했어요', '8. 임대인'],
    ['My landlord refused to renew because he wants to live there', '8. 임대인'],
    ['월세를 밀렸다고 갱신을 거절해요', '1. 임차인이 2기의'],
  ])('is told by the item that “%s” is about, with a mark for what is left out', (question, item) => {
    const told = essentialSentences(REFUSALS, question, '', 2).map(({ text }) => text)
    const list = told.find((text) => text.includes('다음 각 호'))
    expect(list).toContain(item)
    expect(list).toContain('…')
    expect(list?.length).toBeLessThan(425)
  })

  it('does not end in the middle of the sentence that opens it, when a proviso follows', () => {
    const content =
      '① 당사자는 다음 각 호의 계약을 체결한 경우 30일 이내에 신고하여야 한다. 다만, 국가가 당사자이면 국가가 신고한다.\n1. 매매계약\n2. 공급계약'
    const [first, second] = articleSentences(content)
    expect(first?.items).toEqual(['1. 매매계약', '2. 공급계약'])
    expect(second?.items).toEqual([])
  })

  it('leaves what stands in brackets in its sentence', () => {
    const content =
      '주택(건물의 일부를 포함한다. 이하 같다)에 대하여 신고하여야 한다. 다만, 그러하지 아니하다.'
    expect(articleSentences(content).map(({ text }) => text)).toEqual([
      '주택(건물의 일부를 포함한다. 이하 같다)에 대하여 신고하여야 한다.',
      '다만, 그러하지 아니하다.',
    ])
  })
})

it('tells courts and procedure last, but to whoever asks about them', () => {
  const best = (question: string) => essentialSentences(REFUSALS, question, '', 1)[0]?.text
  expect(best('집주인이 보증금을 안 돌려줘서 임차권등기명령을 신청하려고 해요')).not.toContain('항고')
  expect(best('임차권등기명령 신청이 기각되면 항고할 수 있나요?')).toContain('항고')
})

describe('articleSentences', () => {
  it('knows the paragraph of each sentence and keeps a list with the sentence that opens it', () => {
    const sentences = articleSentences(article('제3조의3'))
    expect(sentences.map((sentence) => sentence.paragraph)).toEqual([1, 2])
    expect(sentences[1]?.text).toMatch(/소명하여야 한다\.$/)
    expect(sentences[1]?.items).toEqual(['1. 신청의 취지 및 이유', '2. 임대차의 목적인 주택'])
  })

  it('gives an article without paragraphs none', () => {
    expect(articleSentences(article('제623조'))).toHaveLength(1)
    expect(articleSentences(article('제623조'))[0]?.paragraph).toBeNull()
  })
})
