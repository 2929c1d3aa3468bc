import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeMarkdown, toMarkdown } from '../../../src/domain/document/markdown.ts'
import { fillTemplate } from '../../../src/domain/document/template.ts'
import { anOrder, someParties } from '../../support/contract.ts'

test.each([
  ['*굵게* _기울임_ `코드`', '\\*굵게\\* \\_기울임\\_ \\`코드\\`'],
  ['<script>alert(1)</script>', '\\<script\\>alert(1)\\</script\\>'],
  ['[여기](javascript:x) ![그림](x)', '\\[여기\\](javascript:x) !\\[그림\\](x)'],
  ['# 제목', '\\# 제목'],
  ['1. 목록', '1\\. 목록'],
  ['84.9㎡', '84.9㎡'],
  ['- 목록', '\\- 목록'],
  ['가 | 나', '가 \\| 나'],
  ['두 줄\n\n# 제목', '두 줄 \\# 제목'],
  ['&lt;', '\\&lt;'],
])('%s is shown as it is', (text, escaped) => {
  expect(escapeMarkdown(text)).toBe(escaped)
})

test('unescaped again it is the text with its spaces collapsed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const shown = escapeMarkdown(text).replace(/\\([\\`*_[\]<>#|~&.)=+-])/g, '$1')
      expect(shown).toBe(text.replace(/\s+/g, ' ').trim())
    }),
  )
})

test('what a person types cannot break a table, add a heading or a clause', () => {
  const plain = toMarkdown(fillTemplate(anOrder(), someParties()).blocks)
  const hostile = '홍 | | |\n\n# 제목\n---\n**제14조**'
  const parties = someParties({ specialTerms: [hostile, '둘'] })
  const markdown = toMarkdown(
    fillTemplate(anOrder(), { ...parties, lessor: { ...parties.lessor, name: hostile } }).blocks,
  )
  const shape = (text: string) =>
    text.split('\n').map((line) => (/^(#+ |\||---|\*\*|\d+\. )/.exec(line)?.[1] ?? '').trim())
  expect(shape(markdown)).toEqual(shape(plain))
  const columns = (text: string) =>
    text
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) => line.match(/(?<!\\)\|/g)?.length)
  expect(columns(markdown)).toEqual(columns(plain))
})
