import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  LAW_ABBREVIATIONS,
  officialArticleUrl,
  officialLawUrl,
  parseArticleNumber,
  resolveLawName,
} from '../../../src/domain/law/law.ts'

describe('parseArticleNumber', () => {
  it.each([
    ['7조의2', '제7조의2'],
    ['제7조의2', '제7조의2'],
    [' 제 7 조 의 2 ', '제7조의2'],
    ['제3조', '제3조'],
    ['제6조의3제1항제8호', '제6조의3'],
    ['10조 2항', '제10조'],
    ['제2조 4호 다목', '제2조'],
    ['제103조의21', '제103조의21'],
  ])('reads %s as %s', (text, number) => {
    expect(parseArticleNumber(text)).toBe(number)
  })

  it.each(['', '조', '제조', '7', '제7조의', '제0조', '제7조의0', '2조원', '제7조의2에 따라', '민법 7조'])(
    'does not take “%s” for an article number',
    (text) => {
      expect(parseArticleNumber(text)).toBeNull()
    },
  )

  it('reads every written form of a number back to its one canonical form', () => {
    const space = fc.constantFrom('', ' ')
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1200 }),
        fc.option(fc.integer({ min: 1, max: 70 })),
        fc.boolean(),
        space,
        (main, branch, prefixed, gap) => {
          const written = `${prefixed ? `제${gap}` : ''}${main}${gap}조${branch === null ? '' : `${gap}의${gap}${branch}`}`
          const canonical = `제${main}조${branch === null ? '' : `의${branch}`}`
          expect(parseArticleNumber(written)).toBe(canonical)
          expect(parseArticleNumber(canonical)).toBe(canonical)
        },
      ),
    )
  })
})

describe('resolveLawName', () => {
  it.each([
    ['주임법', '주택임대차보호법'],
    ['주택임대차 보호법', '주택임대차보호법'],
    ['「주택임대차보호법」', '주택임대차보호법'],
    ['상임법', '상가건물 임대차보호법'],
    ['상임법 시행령', '상가건물 임대차보호법 시행령'],
    ['상가건물임대차보호법', '상가건물 임대차보호법'],
    ['공인중개사법시행규칙', '공인중개사법 시행규칙'],
    ['전세사기 특별법', '전세사기피해자 지원 및 주거안정에 관한 특별법'],
    ['거래신고법', '부동산 거래신고 등에 관한 법률'],
    ['집합건물법', '집합건물의 소유 및 관리에 관한 법률'],
    ['민간임대주택법', '민간임대주택에 관한 특별법'],
    ['민법', '민법'],
  ])('takes %s for %s', (text, name) => {
    expect(resolveLawName(text)).toBe(name)
  })

  it('does not guess a law that it does not know', () => {
    expect(resolveLawName('항공안전법')).toBeNull()
    expect(resolveLawName('시행령')).toBeNull()
    expect(resolveLawName('')).toBeNull()
  })
})

describe('official addresses', () => {
  it('are written without the spaces of the name, as the publisher does', () => {
    expect(officialLawUrl('상가건물 임대차보호법 시행령')).toBe(
      'https://www.law.go.kr/법령/상가건물임대차보호법시행령',
    )
    expect(officialArticleUrl('주택임대차보호법', '제7조의2')).toBe(
      'https://www.law.go.kr/법령/주택임대차보호법/제7조의2',
    )
  })
})

describe('what laws are called', () => {
  it('no form means two laws, and each leads to its law', () => {
    const forms = Object.entries(LAW_ABBREVIATIONS).flatMap(([name, short]) =>
      [name, ...short].map((form) => [form.replaceAll(/\s/g, ''), name] as const),
    )
    for (const [form, name] of forms) {
      expect([form, resolveLawName(form)]).toEqual([form, name])
      expect(resolveLawName(`${form} 시행령`)).toBe(`${name} 시행령`)
    }
  })
})
