import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maskJsonLine, maskPersonalData } from '../../src/domain/personal-data.ts'
import { runs } from '../support/runs.ts'

describe('masking personal data', () => {
  test.each([
    ['제 주민번호는 900101-1234568입니다', '제 주민번호는 900101-1******입니다'],
    ['9001011234568', '9001011******'],
    ['900101 1234568', '900101 1******'],
    ['900101 - 1234568', '900101 - 1******'],
    ['９００１０１－１２３４５６８', '900101－1******'],
    ['900101–5234568 (외국인)', '900101–5****** (외국인)'],
    ['9 0 0 1 0 1 - 1 2 3 4 5 6 8', '900101 - 1******'],
    ['900101\u200b-\u200b1234568', '900101\u200b-\u200b1******'],
    ['check digit wrong: 900101-1234567', 'check digit wrong: 900101-1******'],
    ['no such day: 901399-1234567', 'no such day: 901399-1******'],
    ['전화 010-1234-5678로', '전화 010-****-5678로'],
    ['01012345678', '010****5678'],
    ['+82 10-1234-5678', '010-****-5678'],
    ['02-123-4567', '02-****-4567'],
    ['kim.chulsoo@example.co.kr로 보내줘', '***********@example.co.kr로 보내줘'],
    ['국민은행 123456-01-234567 예금주 홍길동', '국민은행 ******-**-**4567 예금주 홍길동'],
    ['계좌 12345678901234', '계좌 **********1234'],
    ['카드 4111-1111-1111-1111', '카드 ****-****-****-1111'],
  ])('%s', (text, masked) => {
    expect(maskPersonalData(text)).toBe(masked)
  })

  test.each([
    '보증금 350000000원에 월세 500000원',
    '2026-12-01부터 2028-11-30까지',
    '법정동코드 1168010300, 아현동 123-45',
    '01936b3a-1234-7123-8123-123456789012',
    'session-01936b3a-1234-7123-8123-123456789012',
    '전화 1588-1234',
    '시각 1793000000000',
    '37.5665, 126.9780',
    '84㎡ 아파트 전세 6억 분당구',
  ])('leaves alone: %s', (text) => {
    expect(maskPersonalData(text)).toBe(text)
  })

  test('masking twice changes nothing, and the text never gets longer', () => {
    const part = fc.oneof(
      fc.constantFrom(
        '900101-1234568',
        '9001011234568',
        '010-1234-5678',
        'a@b.co',
        '110-123-456789',
        ' ',
        '-',
        '은행 ',
      ),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.stringMatching(/^[\d\- .]{0,16}$/),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const text = parts.join('')
        const masked = maskPersonalData(text)
        expect(masked.length).toBeLessThanOrEqual(text.length)
        expect(maskPersonalData(masked)).toBe(masked)
      }),
      { numRuns: runs(2_000) },
    )
  })

  test('a valid number is masked wherever it stands in a text', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 20 }).map((text) => text.replace(/\d/g, '')),
        fc.constantFrom('-', '', ' ', ' - ', '—', '/'),
        (around, between) => {
          const masked = maskPersonalData(`${around}900101${between}1234568${around}`)
          expect(masked).not.toContain('1234568')
          expect(masked).not.toContain('234568')
        },
      ),
    )
  })

  test.each(['1', '1-', 'a.', 'a@', '1 ', '010-', '계좌 ', '9 0 0 1 0 1 ', 'a@b.c', '900101-9'])(
    'a question full of “%s” is masked to its end',
    (piece) => {
      const masked = maskPersonalData(piece.repeat(Math.ceil(20_000 / piece.length)))
      expect(maskPersonalData(masked)).toBe(masked)
    },
  )

  test('a line of JSON stays valid and keeps its numbers', () => {
    const line = {
      time: 1801151234567,
      text: 'a "900101-1234568"\n\u0001kim@example.com',
      '900101-1234568': 1,
    }
    const masked = maskJsonLine(`${JSON.stringify(line)}\n`)
    expect(JSON.parse(masked)).toEqual({
      time: 1801151234567,
      text: 'a "900101-1******"\n\u0001***@example.com',
      '900101-1******': 1,
    })
    expect(masked.endsWith('\n')).toBe(true)
  })
})
