import { readAskedShare } from '../../../src/domain/reading/share.ts'
import { leadText } from '../../support/facts.ts'
import { describe, expect, it } from 'vitest'
import type { Evidence } from '../../../src/agent/facts/evidence.ts'
import { composeLaw } from '../../../src/agent/answer/law.ts'
import { composeLoans } from '../../../src/agent/answer/loan.ts'
import { lawEvidence } from '../../../src/agent/tools/evidence/law.ts'
import { loanEvidence } from '../../../src/agent/tools/evidence/loan.ts'
import { ARTICLES, LOANS } from '../../support/homes.ts'

const laws = (question: string, order: readonly string[]): Evidence[] =>
  order.flatMap((number, index) => {
    const article = ARTICLES.find((it) => it.articleNumber === number)
    return article ? [lawEvidence({ ...article, score: 1, snippet: '' }, index + 1, question)] : []
  })

describe('the article that is told first', () => {
  it.each([
    ['My landlord wants to raise the rent by 10%. Is that allowed?', 'EN'],
    ['월세를 10% 올려달래요, 올려줘야 하나요?', 'KO'],
  ] as const)('of “%s” is the one that sets the share, wherever the search put it', (question, language) => {
    const lead = leadText(
      composeLaw(laws(question, ['제6조의3', '제7조']), readAskedShare(question), { language })[0] ?? null,
      language,
    )
    expect(lead).toContain('20분의 1')
    expect(lead).toContain('[2]')
    expect(lead).toMatch(/10%.*5%/)
  })

  it('is the one that the search found first where no share is asked about', () => {
    const question = '계약 갱신을 거절할 수 있나요?'
    const lead = leadText(
      composeLaw(laws(question, ['제6조의3', '제7조']), readAskedShare(question), { language: 'KO' })[0] ??
        null,
      'KO',
    )
    expect(lead).toContain('[1]')
  })
})

describe('the loan that leads', () => {
  const offered = (names: readonly (readonly [string, number])[]): Evidence[] =>
    names.flatMap(([name, minRate], index) =>
      LOANS.slice(0, 1).map((loan) =>
        loanEvidence({ ...loan, id: `loan-${index}`, name, minRate, maxRate: 6 }, index + 1),
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
    const lead = leadText(composeLoans(products, question), 'KO').split('\n')[0]
    for (const name of names) expect(lead).toContain(name)
  })

  it('is followed by the one meant for the asker where another has the lower rate', () => {
    const lead = leadText(
      composeLoans(
        offered([
          ['우리집 전세대출', 3],
          ['신혼부부 전세대출', 4],
        ]),
        '신혼부부인데 전세대출 비교해줘',
      ),
      'KO',
    )
    expect(lead).toMatch(/우리집[\s\S]*\n[\s\S]*신혼부부 전세대출.*\[2\]/)
  })
})
