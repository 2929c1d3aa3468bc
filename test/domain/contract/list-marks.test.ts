import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutAtPoints, listPoints } from '../../../src/domain/contract/list-marks.ts'
import { splitClauses } from '../../../src/domain/contract/split.ts'
import { runs } from '../../support/runs.ts'

const STYLES: readonly ((i: number) => string)[] = [
  (i) => `${i + 1}.`,
  (i) => `${i + 1})`,
  (i) => `(${i + 1}) `,
  (i) => `${i + 1}번 `,
  (i) => `${'가나다라마바사'[i]}. `,
  (i) => `(${'가나다라마바사'[i]}) `,
  (i) => `${'ㄱㄴㄷㄹㅁㅂㅅ'[i]}. `,
  (i) => String.fromCodePoint(0x2460 + i),
  (i) => `${['첫째', '둘째', '셋째', '넷째', '다섯째', '여섯째', '일곱째'][i]}, `,
]
/** Ends of every kind, as messengers leave them. */
const POINTS = [
  '보증금은 만기에 돌려줌',
  '애완동물은 말하고 키우기',
  '계약기간은 26.12.1~28.11.30',
  '월세 55만원에 관리비 6만원',
  '벽에 못 박을 때 물어보기',
  '주차는 1대',
  '전입신고 가능해요',
]

describe('the points of a list in one line', () => {
  it('are found in every style of counting, however each of them ends', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...STYLES),
        fc.shuffledSubarray(POINTS, { minLength: 2 }),
        (mark, points) => {
          const line = points.map((point, i) => `${mark(i)}${point}`).join(' ')
          expect(cutAtPoints(line)).toHaveLength(points.length)
          expect(splitClauses(line).map(({ text }) => text)).toEqual(points)
        },
      ),
      { numRuns: runs(200) },
    )
  })

  it.each([
    '임대차기간은 2026. 12. 1. 부터 2028. 11. 30. 까지로 한다',
    '제1항 및 제2항에 따라 반환한다',
    '보증금 1.5억, 월세 2. 5만원은 아니다',
    '임차인이 한다. 나. 임대인은',
    '서울 마포구 연남동 228 - 7, 1동 - 2호',
  ])('are none where nothing counts on from one: %s', (line) => {
    expect(listPoints(line)).toEqual([])
  })

  it('lose no letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (line) => {
        expect(cutAtPoints(line).join('')).toBe(line)
      }),
      { numRuns: runs(200) },
    )
  })
})
