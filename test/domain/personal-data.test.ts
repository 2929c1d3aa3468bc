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
    ['９００１０１－１２３４５６８', '９００１０１－１******'],
    ['900101–5234568 (외국인)', '900101–5****** (외국인)'],
    ['9 0 0 1 0 1 - 1 2 3 4 5 6 8', '9 0 0 1 0 1 - 1 * * * * * *'],
    ['900101\u200b-\u200b1234568', '900101\u200b-\u200b1******'],
    ['check digit wrong: 900101-1234567', 'check digit wrong: 900101-1******'],
    ['no such day: 901399-1234567', 'no such day: 901399-1******'],
    ['전화 010-1234-5678로', '전화 010-****-5678로'],
    ['01012345678', '010****5678'],
    ['01012345678만 받아요', '010****5678만 받아요'],
    ['821012345678', '8210****5678'],
    ['820160000000원', '820160000000원'],
    ['KRW 820160000000', 'KRW 820160000000'],
    ['+82 10-1234-5678', '+82 10-****-5678'],
    ['02-123-4567', '02-***-4567'],
    ['kim.chulsoo@example.co.kr로 보내줘', '***********@example.co.kr로 보내줘'],
    ['국민은행 123456-01-234567 예금주 홍길동', '국민은행 ******-**-**4567 예금주 홍길동'],
    ['계좌 12345678901234', '계좌 **********1234'],
    ['카드 4111-1111-1111-1111', '카드 ****-****-****-1111'],
    ['카드 4111–1111–1111–1111', '카드 ****–****–****–1111'],
    ['카드 4111 - 1111 - 1111 - 1111', '카드 **** - **** - **** - 1111'],
    ['850315ㅡ1234567', '850315ㅡ1******'],
    ['850315-\n1234567', '850315-\n1******'],
    ['850315\r\n1234567', '850315\r\n1******'],
    ['앞자리 850315 뒷자리 1234567이에요', '앞자리 850315 뒷자리 1******이에요'],
    ['앞자리는 850315이고요, 뒷자리는 1234567', '앞자리는 850315이고요, 뒷자리는 1******'],
    ['주민번호가 850315 그리고 1234567', '주민번호가 850315 그리고 1******'],
    ['(010) 1234-5678', '(010) ****-5678'],
    ['010 - 1234 - 5678', '010 - **** - 5678'],
    ['０１０ㅡ１２３４ㅡ５６７８', '０１０ㅡ****ㅡ５６７８'],
    ['0 1 0 1 2 3 4 5 6 7 8', '0 1 0 * * * * 5 6 7 8'],
    ['공일공 일이삼사 오육칠팔', '공일공 **** 오육칠팔'],
    ['(02) 123 - 4567', '(02) *** - 4567'],
    ['국민 123456 – 01 – 234567', '국민 ****** – ** – **4567'],
    ['농협 110 123 456789', '농협 *** *** **6789'],
    ['110-123456789 신한은행', '***-*****6789 신한은행'],
    ['kim＠example.com', '***＠example.com'],
    ['kim (at) example.com', '*** (at) example.com'],
    ['홍길동@example.com', '***@example.com'],
    ['여권번호 M12345678', '여권번호 M1*******'],
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
    '30000-35000만원 사이, 10000-20000',
    '계좌로 3000000000원을 보냈어요',
    '국민은행 대출 300,000,000원',
    '2024-03-15 - 2026-03-14',
    '24-03-15 - 26-03-14',
    '개설등록번호 제11680-2019-00123호',
    '주택임대차보호법 제3조의2제7항, 민법 제623조',
    '전용 84.97㎡(공급 112.35㎡), 101동 1203호',
    '보증금 5000/60, 10000/45',
    '서울시 마포구 아현동 123-45 1층',
    '4113510300, 11680-10100',
    '연소득 5,000만원, 대출 3.5% 30년',
    '이 일은 삼사일 안에 구일이 오륙칠팔',
    '2026년 3월 1일 10:30~11:30',
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
