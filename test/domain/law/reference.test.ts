import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LAW_ABBREVIATIONS } from '../../../src/domain/law/law.ts'
import { readLawReferences } from '../../../src/domain/law/reference.ts'

const read = (text: string) =>
  readLawReferences(text).map(({ lawName, articleNumber }) => `${lawName ?? '?'} ${articleNumber}`)

describe('readLawReferences', () => {
  it.each([
    ['주임법 7조의2', ['주택임대차보호법 제7조의2']],
    ['주임법 제6조의3 제1항 제8호가 뭐예요', ['주택임대차보호법 제6조의3']],
    ['「주택임대차보호법」 제7조에 따라 5%', ['주택임대차보호법 제7조']],
    ['민법 제623조, 제624조와 626조', ['민법 제623조', '민법 제624조', '민법 제626조']],
    ['민법상 635조', ['민법 제635조']],
    ['상임법 시행령 2조', ['상가건물 임대차보호법 시행령 제2조']],
    ['주택임대차보호법시행령 제8조', ['주택임대차보호법 시행령 제8조']],
    ['전세 사기 특별법 14조의2', ['전세사기피해자 지원 및 주거안정에 관한 특별법 제14조의2']],
    ['주임법 제3조와 같은 법 시행령 제10조', ['주택임대차보호법 제3조', '주택임대차보호법 시행령 제10조']],
    ['주임법 시행령 제8조, 동법 제7조', ['주택임대차보호법 시행령 제8조', '주택임대차보호법 제7조']],
    ['건축법 제11조', ['건축법 제11조']],
    ['제7조의2가 무슨 뜻인가요', ['? 제7조의2']],
    ['6조의3 3항', ['? 제6조의3']],
    ['주임법 3조. 그리고 계약서 제5조에는', ['주택임대차보호법 제3조', '? 제5조']],
  ])('finds in “%s” %j', (text, found) => {
    expect(read(text)).toEqual(found)
  })

  it.each([
    '전세금 5% 인상 가능해?',
    '예산이 2조원 넘는 사업',
    '시가총액 3조 5천억',
    '규모가 3조의 2배',
    '우리 조는 3조입니다',
    '',
  ])('finds no article in “%s”', (text) => {
    expect(read(text)).toEqual([])
  })

  it('tells where a mention stands, law name included', () => {
    const text = '그러면 주임법 7조의2 1항은요?'
    const [reference] = readLawReferences(text)
    expect(reference?.text).toBe('주임법 7조의2 1항')
    expect(text.slice(reference?.start, reference?.end)).toBe(reference?.text)
  })

  it('finds any known law by any of its names, with or without spaces', () => {
    const names = Object.entries(LAW_ABBREVIATIONS).flatMap(([name, short]) =>
      [name, ...short].map((form) => ({ name, form })),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.constantFrom('', ' 시행령', ' 시행규칙'),
        fc.boolean(),
        fc.integer({ min: 1, max: 999 }),
        ({ name, form }, decree, spaced, number) => {
          const written = spaced ? form : form.replaceAll(' ', '')
          expect(readLawReferences(`${written}${decree} ${number}조 알려줘`)).toMatchObject([
            { lawName: `${name}${decree}`, articleNumber: `제${number}조` },
          ])
        },
      ),
    )
  })

  it('never fails and never overlaps, whatever is written', () => {
    const piece = fc.constantFrom(
      '주임법',
      '민법',
      ' ',
      '제',
      '7',
      '12',
      '조',
      '의',
      '2',
      '항',
      '같은 법',
      '시행령',
      ',',
      '억',
      '」',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 5 })), { maxLength: 25 }), (pieces) => {
        const text = pieces.join('')
        let end = 0
        for (const reference of readLawReferences(text)) {
          expect(reference.start).toBeGreaterThanOrEqual(end)
          expect(text.slice(reference.start, reference.end)).toBe(reference.text)
          end = reference.end
        }
      }),
    )
  })
})
