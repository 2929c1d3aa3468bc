import { aSource } from '../../support/facts.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assessGrounding, readClaims } from '../../../src/agent/answer/grounding.ts'
import { message, say } from '../../../src/domain/message/say.ts'
import { formatManwon, formatManwonEnglish } from '../../../src/domain/money.ts'

const claims = (text: string) => [...readClaims(text)].toSorted()
const source = (n: number, ...facts: string[]) => aSource(n, '출처', facts)

describe('readClaims', () => {
  it.each([
    ['5억 3천', ['m:53000']],
    ['5억3,000만원', ['m:53000']],
    ['53,000만원', ['m:53000']],
    ['530 million won', ['m:53000']],
    ['530,000,000원', ['m:53000']],
    ['5.3억', ['m:53000']],
    ['8천만원', ['m:8000']],
    ['3,000만원', ['m:3000']],
    ['5%', ['p:5']],
    ['5 %', ['p:5']],
    ['5퍼센트', ['p:5']],
    ['5프로', ['p:5']],
    ['20분의 1', ['p:5']],
    ['3.1% ~ 4.65%', ['p:3.1', 'p:4.65']],
    ['3.1~4.65%', ['p:3.1', 'p:4.65']],
    ['주택임대차보호법 제7조의2 제1항', ['a:7의2', 'n:1']],
    ['Article 7-2', ['a:7의2']],
    ['제7조와 제10조', ['a:10', 'a:7']],
    ['84.90㎡', ['n:84.9']],
    ['2015년 3월', ['n:2015', 'n:3']],
    ['2026-10', ['n:10', 'n:2026']],
    ['1,234건', ['n:1234']],
    ['보증금 1,000만원, 월 65만원', ['m:1000', 'm:65']],
    ['숫자 없음', []],
  ])('reads “%s”', (text, expected) => {
    expect(claims(text)).toEqual(expected)
  })

  it('reads every amount of money as the same claim however it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), (amount) => {
        const written = [
          formatManwon(amount),
          `${amount.toLocaleString('en-US')}만원`,
          formatManwonEnglish(amount),
          `${amount}0000원`,
        ]
        expect(written.map(claims)).toEqual(written.map(() => [`m:${amount}`]))
      }),
    )
  })
})

describe('assessGrounding', () => {
  const sources = [source(1, '가격: 5억 3,000만원', '면적: 84.9㎡'), source(2, '금리: 3.5%')]

  it('accepts a figure that the cited source states, in whatever spelling', () => {
    expect(assessGrounding('가격은 5억3천만원이에요 [1]. 금리는 3.5 %예요 [2].', sources)).toEqual({
      supportedShare: 1,
      unsupported: [],
    })
  })

  it('refuses a figure that only another source states', () => {
    expect(assessGrounding('금리는 3.5%예요 [1].', sources)).toEqual({
      supportedShare: 0,
      unsupported: ['금리는 3.5%예요.'],
    })
  })

  it('refuses a figure without any source', () => {
    expect(assessGrounding('가격은 6억원이에요.', sources).supportedShare).toBe(0)
    expect(assessGrounding('가격은 5억 3,000만원이에요.', sources).supportedShare).toBe(0)
  })

  it('lets a line or a section cite for its sentences', () => {
    expect(assessGrounding('1. 집 84.9㎡. 가격 5억 3,000만원 [1]', sources).supportedShare).toBe(1)
    expect(assessGrounding('## 집\n- 가격 5억 3,000만원 [1]\n- 면적 84.9㎡', sources).supportedShare).toBe(1)
    expect(assessGrounding('## 집\n가격 [1]\n## 금리\n84.9', sources).supportedShare).toBe(0)
  })

  it('gives a sentence the numbers behind its full stop, and none of the next', () => {
    expect(
      assessGrounding('가격은 5억 3,000만원이에요. [1] 금리는 3.5%예요. [2] 좋아요.', sources).supportedShare,
    ).toBe(1)
    expect(assessGrounding('가격은 5억 3,000만원이에요. [2] 금리는 3.5%예요. [1]', sources)).toEqual({
      supportedShare: 0,
      unsupported: ['가격은 5억 3,000만원이에요.', '금리는 3.5%예요.'],
    })
  })

  it('reads each cell of a row by itself', () => {
    expect(
      assessGrounding('| 값 | 5억 3,000만원이에요. [1] | 금리 3.5%예요. [2] |', sources).supportedShare,
    ).toBe(1)
    expect(assessGrounding('| 값 | 6억원이에요. [1] | 3.5% [2] |', sources)).toEqual({
      supportedShare: 0.5,
      unsupported: ['6억원이에요.'],
    })
    // A row that is cited once, in whichever cell, is cited for all of them.
    expect(assessGrounding('| 집 [1] | 5억 3,000만원 | 84.9㎡ |', sources).supportedShare).toBe(1)
  })

  it('does not count list numbers, citations, or what the person said', () => {
    expect(assessGrounding('1. 첫째 [1]\n2. 둘째 [2]', sources)).toEqual({
      supportedShare: 1,
      unsupported: [],
    })
    expect(assessGrounding('5억 미만으로 찾았어요.', [], ['강남구 5억 미만'])).toEqual({
      supportedShare: 1,
      unsupported: [],
    })
  })

  it("holds the reasons and assumptions of a calculation to be the source's own, and no other sentence of ours", () => {
    const [given] = aSource(1, '종합부동산세 계산', ['과세표준 0원']).facts
    if (given === undefined) throw new Error('the source has a fact')
    const said = (role: 'assumption' | 'result') => ({
      ...aSource(1, '종합부동산세 계산', []),
      facts: [{ ...given, ...message('tax.note.noExclusion'), role }],
    })
    const text = `${say(message('tax.note.noExclusion'), 'KO')} [1]`
    expect(readClaims(text)).toContain('p:150')
    expect(assessGrounding(text, [said('assumption')]).supportedShare).toBe(1)
    expect(assessGrounding(text, [said('result')]).supportedShare).toBe(0)
  })

  it('is the share of the sentences that state figures', () => {
    const text = '안녕하세요. 가격은 5억 3,000만원이에요 [1]. 면적은 99㎡예요 [1].'
    expect(assessGrounding(text, sources).supportedShare).toBe(0.5)
  })
})
