import { readAskedShare } from '../../src/domain/reading/share.ts'
import { articleEvidence, articleRow } from '../../src/agent/tools/evidence/law.ts'
import { loanEvidence } from '../../src/agent/tools/evidence/loan.ts'
import { listingEvidence } from '../../src/agent/tools/evidence/listing.ts'
import { aFact, partText } from '../support/facts.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Evidence } from '../../src/agent/facts/evidence.ts'
import { citeInOrder } from '../../src/agent/answer/citations.ts'
import { composeLaw } from '../../src/agent/answer/law.ts'
import { composeLoans } from '../../src/agent/answer/loan.ts'
import { composeProperties } from '../../src/agent/answer/property.ts'
import { toMarkdown } from '../../src/domain/document/markdown.ts'
import { inertMarkdown, inertText } from '../../src/domain/text/inert.ts'
import { readHtml, RENDERERS } from '../support/markdown.ts'

const HOSTILE = [
  '![a [b] c](&#104;ttps://evil.example/x.png)',
  '[집 [보기] 더](https://evil.example)',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">여기</a>',
  '[x]: https://evil.example',
  '[1]: https://evil.example',
  '[1](https://evil.example)',
  'https://evil.example/a_b',
  'www.evil.example',
  'owner@evil.example',
  '<https://evil.example>',
  '~~없는 집~~ 1~2 3~4',
  '**급매** _역세권_ `코드`',
  '1. 첫째',
  '2025. 3. 1. 준공',
  '# 제목',
  '- 항목',
  '> 인용',
  '---',
  '===',
  '| a | b |',
  '```',
  '~~~',
  '\\',
  'a\\',
  '&lt;b&gt; &amp; &#60;',
  '\u001b[2J\u001b]8;;https://evil.example\u0007링크\u001b]8;;\u0007',
  '[ ] 할 일',
  '[^1] 각주',
]
const piece = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.constantFrom(
    '[',
    ']',
    '(',
    ')',
    '!',
    '<',
    '>',
    '~',
    '*',
    '_',
    '`',
    '\\',
    '&',
    '#',
    '|',
    ':',
    '1.',
    '-',
    '\n',
    ' ',
  ),
  fc.constantFrom('집', '매물', 'home', '84', '㎡'),
)
const hostileText = fc.array(piece, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''))

const LIVE = ['a', 'img', 'del', 's', 'script', 'input', 'pre', 'code', 'em', 'hr', 'sup', 'section']

const home = (name: string, n: number): Evidence =>
  listingEvidence(
    {
      propertyId: `p${n}`,
      transactionId: `t${n}`,
      code: name,
      name,
      propertyType: 'APARTMENT',
      regionCode: '1144000000',
      regionName: name,
      address: name,
      transactionType: 'SALE',
      salePrice: 50_000,
      deposit: null,
      monthlyRent: null,
      exclusiveArea: 84,
      floor: null,
      completionDate: null,
      totalHouseholds: null,
      tags: [],
      trustScore: null,
      nearby: null,
      agent: { agentName: name, companyName: name, isDirectTrade: false },
      isFavorited: false,
      isDemo: false,
    },
    n,
    { search: 0, found: [aFact('3건')] },
  )
const loan = (name: string): Evidence =>
  loanEvidence(
    {
      id: 'l1',
      code: name,
      name,
      company: name,
      category: 'JEONSE',
      rateType: name,
      repaymentType: name,
      minRate: 3.1,
      maxRate: 4.2,
      averageRate: null,
      limitText: name,
      eligibility: name,
      disclosedMonth: null,
      options: [],
      isDemo: false,
    },
    1,
  )
/** With its sentences given: how many a text has is no structure of Markdown. */
const law = (text: string): Evidence => {
  const sentence = { text, items: [], paragraph: null, position: 0 }
  const named = { label: '민법 제1조', title: text, effectiveDate: null, isDigest: false }
  return articleEvidence(articleRow(named, [sentence, { ...sentence, position: 1 }], text), {
    n: 1,
    kind: 'legal',
    source: { kind: 'LAW', id: 'a1', label: named.label },
  })
}

const outline = (markdown: string, render: (text: string) => string) => {
  const { lines, elements } = readHtml(render(markdown))
  return {
    lines: lines.map(({ lists, quoted, heading }) => [lists, quoted, heading]),
    elements: [...elements].filter(([name]) => name !== 'br').toSorted(),
  }
}

describe('A77 text of others in an answer', () => {
  const written = (text: string): string[] =>
    [
      composeProperties(Array.from({ length: 11 }, (_, at) => home(text, at + 1))),
      composeLoans([loan(text)], '대출'),
      ...composeLaw([law(text)], readAskedShare('민법'), { language: 'KO' }),
    ].map((part) => {
      const evidence = Array.from({ length: 11 }, (_, at) => home(text, at + 1))
      const markdown = partText(part, 'KO')
      return citeInOrder(markdown, evidence).text
    })

  test.each(RENDERERS)('stays text under %s: the structure is that of harmless words', (_name, render) => {
    fc.assert(
      fc.property(hostileText, (text) => {
        if (inertText(text) === '') return
        const plain = written('새집')
        for (const [at, markdown] of written(text).entries()) {
          expect(outline(markdown, render)).toEqual(outline(plain[at] ?? '', render))
          expect(/\p{Cc}/u.test(markdown.replaceAll('\n', ''))).toBe(false)
        }
      }),
      { examples: [['-~집'], ['1.~집'], ['#~집']] },
    )
  })

  test('loses no letter or number that was no address or mark-up', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[가-힣a-z0-9 _*~[\]|!#.-]{1,40}$/), (text) => {
        const letters = (of: string) => of.normalize('NFKC').replaceAll(/[^가-힣a-z0-9]/g, '')
        fc.pre(!/www\.|\]\(|\/\//.test(text))
        expect(letters(inertText(text))).toBe(letters(text))
        expect(inertText(inertText(text))).toBe(inertText(text))
      }),
    )
  })

  test.each(RENDERERS)(
    'a model’s own Markdown keeps its structure and loses what is live: %s',
    (_name, render) => {
      fc.assert(
        fc.property(fc.array(hostileText, { minLength: 1, maxLength: 4 }), (texts) => {
          const markdown = `## 답\n\n${texts.join('\n\n')}\n\n- **끝** [1]\n`
          const { elements } = readHtml(render(inertMarkdown(markdown.replaceAll(/https?:\/\/|www\./g, ''))))
          for (const live of ['a', 'img', 'del', 'script', 'input', 'sup']) {
            expect(elements.get(live) ?? 0, live).toBe(0)
          }
          expect(inertMarkdown(inertMarkdown(markdown))).toBe(inertMarkdown(markdown))
        }),
        { examples: [[['~| a | b |~~없는 집~~ 1~2 3~4!']]] },
      )
    },
  )

  test.each(RENDERERS)('in a contract it is the words of a party, under %s', (_name, render) => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const contract = toMarkdown([
          { kind: 'heading', text: '특약' },
          { kind: 'list', items: [text, '둘째'] },
          { kind: 'paragraph', text },
        ])
        const { elements } = readHtml(render(contract))
        for (const live of LIVE) expect(elements.get(live) ?? 0, live).toBe(0)
      }),
    )
  })

  test('spans of months and numbers are not struck through', () => {
    const markdown = '2025-12~2026-03 사이 1~2건, 3~4건\n'
    for (const [, render] of RENDERERS) {
      const { elements, text } = readHtml(render(inertMarkdown(markdown)))
      expect(elements.has('del')).toBe(false)
      expect(text.replaceAll(/\s/g, '')).toBe('2025-12~2026-03사이1~2건,3~4건')
    }
  })
})
