import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createPlainStream, plainText, plainTexts } from '../../../src/domain/text/plain.ts'
import { runs } from '../../support/runs.ts'

const EVIL = 'https://evil.example/?d=secret'

describe('a plain text', () => {
  test.each([
    [`![그림](${EVIL})`, '그림'],
    [`[여기](${EVIL} "title")`, '여기'],
    [`[a [b](${EVIL})](${EVIL})`, 'a b'],
    [`[x][evil]\n\n[evil]: ${EVIL}`, '[x][evil]\n\n[evil]: '],
    [`<${EVIL}>`, '<>'],
    [`보세요 ${EVIL} 지금`, '보세요  지금'],
    ['www.evil.example/x 끝', ' 끝'],
    [`<img src="${EVIL}">`, ''],
    [`<script>fetch('${EVIL}')</script>`, "fetch('"],
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['javascript:alert(1)', '(1)'],
    ['//evil.example/x', ''],
    ['보이는\u200b글\u202e자\u2060\ufeff', '보이는글자'],
    ['숨은\u{e0041}\u{e0042} 글', '숨은 글'],
    ['<im\u200bg src=x>', ''],
    [`![a](\n${EVIL})`, '![a](\n)'],
  ])('of %j is %j', (text, plain) => {
    const got = plainText(text)
    expect(got).not.toMatch(/evil\.example|<[a-z]/i)
    if (!text.includes('script')) expect(got.trim()).toBe(plain.trim())
  })

  test.each([
    '증액은 20분의 1을 넘지 못해요 [1]. 월세는 [2, 3]',
    '① 제1항 <개정 2020. 6. 9.> [시행 2025.1.1] [전문개정 2008.3.21]',
    '3 < 5, 5 > 3, a<b',
    '| 은행 | 금리 |\n| --- | --- |\n| 우리 | 3.5 % |',
    '## 결론\n- 5억 3,000만원 (84.9㎡)\n1. 첫째: 둘째',
    '[1][2] [3]',
    '12:30에 만나요',
  ])('is what it was where there is nothing in it: %s', (text) => {
    expect(plainText(text)).toBe(text)
  })

  test('does not take long, whatever it is made of', () => {
    for (const unit of ['[', '![', '[](', '<a ', '](', '<', 'http://', '[a]: ', '\n[', '((', '[[1]']) {
      const from = performance.now()
      plainText(unit.repeat(20_000))
      expect(performance.now() - from).toBeLessThan(2_000)
    }
  })

  test('of a value leaves addresses where they belong', () => {
    expect(
      plainTexts({
        title: `[x](${EVIL})`,
        sourceUrl: 'https://www.law.go.kr/x',
        list: [`<b>${EVIL}`],
        at: 1,
      }),
    ).toEqual({
      title: 'x',
      sourceUrl: 'https://www.law.go.kr/x',
      list: [''],
      at: 1,
    })
  })
})

describe('a text that grows', () => {
  const streamed = (pieces: readonly string[]): string => {
    const stream = createPlainStream()
    return pieces.map((piece) => stream.add(piece)).join('') + stream.end()
  }
  const cut = (text: string, places: readonly number[]): string[] => {
    const sorted = [...new Set(places.map((place) => place % (text.length + 1)))].toSorted((a, b) => a - b)
    return [0, ...sorted].map((from, at) => text.slice(from, sorted[at] ?? text.length))
  }

  test('says nothing more than the plain text of the whole, however it is cut', () => {
    const part = fc.constantFrom(
      '증액은 5% [1]. ',
      `![x](${EVIL})`,
      `[여기를 보세요](${EVIL}) `,
      `<img src="${EVIL}">`,
      ` ${EVIL} `,
      '\n## 제목\n',
      '[2]',
      '제7조 <개정> ',
      '한 줄\n',
      'a [b c] d ',
    )
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 12 }),
        fc.array(fc.nat(1_000), { maxLength: 20 }),
        (parts, places) => {
          const text = parts.join('')
          const got = streamed(cut(text, places))
          expect(got).not.toMatch(/evil\.example|<img/)
          expect(got.replace(/\s+/g, ' ').trim()).toBe(plainText(text).replace(/\s+/g, ' ').trim())
        },
      ),
      { numRuns: runs(400) },
    )
  })

  test('does not wait for the end of an ordinary sentence', () => {
    const stream = createPlainStream()
    expect(stream.add('증액은 20분의 1을 ')).toBe('증액은 20분의 1을 ')
    expect(stream.add('넘지 못해요 [1]. ')).toBe('넘지 못해요 [1]. ')
  })
})
