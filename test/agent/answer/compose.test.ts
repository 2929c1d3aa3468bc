import { describe, expect, it } from 'vitest'
import type { Evidence } from '../../../src/agent/evidence.ts'
import { composeLaw } from '../../../src/agent/answer/law.ts'
import { composeLoans } from '../../../src/agent/answer/loan.ts'
import { lawEvidence } from '../../../src/agent/tools/evidence/law.ts'
import { loanEvidence } from '../../../src/agent/tools/evidence/loan.ts'
import { ARTICLES, LOANS } from '../../support/homes.ts'

const laws = (question: string, language: 'KO' | 'EN', order: readonly string[]): Evidence[] =>
  order.flatMap((number, index) => {
    const article = ARTICLES.find((it) => it.articleNumber === number)
    return article ? [lawEvidence({ ...article, score: 1, snippet: '' }, index + 1, question, language)] : []
  })

describe('the article that is told first', () => {
  it.each([
    ['My landlord wants to raise the rent by 10%. Is that allowed?', 'EN'],
    ['월세를 10% 올려달래요, 올려줘야 하나요?', 'KO'],
  ] as const)('of “%s” is the one that sets the share, wherever the search put it', (question, language) => {
    const part = composeLaw(laws(question, language, ['제6조의3', '제7조']), question, language)
    expect(part?.lead).toContain('20분의 1')
    expect(part?.lead).toContain('[2]')
    expect(part?.lead).toMatch(/10%.*5%/)
  })

  it('is the one that the search found first where no share is asked about', () => {
    const question = '계약 갱신을 거절할 수 있나요?'
    const part = composeLaw(laws(question, 'KO', ['제6조의3', '제7조']), question, 'KO')
    expect(part?.lead).toContain('[1]')
  })
})

describe('the loan that leads', () => {
  const offered = (names: readonly (readonly [string, number])[]): Evidence[] =>
    names.flatMap(([name, minRate], index) =>
      LOANS.slice(0, 1).map((loan) =>
        loanEvidence({ ...loan, id: `loan-${index}`, name, minRate, maxRate: 6 }, index + 1, 'KO'),
      ),
    )
  const products = offered([
    ['청년 전세대출', 2],
    ['신혼부부 전세대출', 3],
    ['우리집 전세대출', 4],
  ])

  it.each([
    ['전세대출 금리 비교해줘', ['우리집 전세대출']],
    ['신혼부부인데 전세대출 금리 비교해줘', ['신혼부부 전세대출']],
    ['청년 전세대출 금리 비교해줘', ['청년 전세대출']],
    ['28살인데 전세대출 금리 비교해줘', ['청년 전세대출']],
  ])('for “%s” is one that is open to whoever asks', (question, names) => {
    const lead = composeLoans(products, question, 'KO')?.lead.split('\n')[0]
    for (const name of names) expect(lead).toContain(name)
  })

  it('is followed by the one meant for the asker where another has the lower rate', () => {
    const lead = composeLoans(
      offered([
        ['우리집 전세대출', 3],
        ['신혼부부 전세대출', 4],
      ]),
      '신혼부부인데 전세대출 비교해줘',
      'KO',
    )?.lead
    expect(lead).toMatch(/우리집[\s\S]*\n[\s\S]*신혼부부 전세대출.*\[2\]/)
  })
})
