import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inForce } from '../../../src/domain/rules/rule.ts'
import { koreanDay } from '../../../src/domain/day.ts'
import type { Rule } from '../../../src/domain/rules/rule.ts'
import { formatManwon } from '../../../src/domain/money.ts'
import { RULES } from '../../support/rules.ts'
import { shared } from '../../support/shared.ts'

const { ltv, stress, regulatedArea, permitArea, depositArea, regions: _regions, ...others } = RULES
const TABLES: readonly (readonly Rule[])[] = [
  ...Object.values(others),
  ...Object.values(ltv),
  ...Object.values(stress),
]

describe('the rows of every table', () => {
  it('follow one another without gap or overlap', () => {
    expect(TABLES).toHaveLength(85)
    for (const rows of TABLES) {
      expect(rows.length).toBeGreaterThan(0)
      for (const [index, row] of rows.entries()) {
        const next = rows[index + 1]
        expect(row.name && row.article && row.text && row.source).toBeTruthy()
        if (next === undefined) continue
        expect(Date.parse(row.effectiveTo ?? '')).toBe(Date.parse(next.effectiveFrom) - 24 * 60 * 60 * 1000)
      }
    }
    expect(regulatedArea.length).toBeGreaterThan(0)
    expect(permitArea.length).toBeGreaterThan(0)
    expect(depositArea.length).toBeGreaterThan(0)
  })

  it('are open at their end, but for those that the law itself ends', () => {
    const ends = TABLES.map((rows) => rows.at(-1)).filter((row) => row?.effectiveTo !== null)
    expect(ends.map((row) => `${row?.id} ${row?.effectiveTo}`).toSorted()).toEqual(
      [
        'stress-elsewhere-2026-07-01 2026-12-31',
        'first-home-cut-2026-01-01 2028-12-31',
        'birth-cut-2026-01-01 2028-12-31',
        'shrinking-area-cut-2026-01-01 2028-12-31',
        'property-tax-only-home-ratio-2026-01-01 2026-12-31',
        'property-tax-only-home-rates-2020-12-29 2026-12-28',
        'savings-deduction-2024-01-01 2028-12-31',
      ].toSorted(),
    )
  })

  it('are found on their first and their last day', () => {
    for (const rows of TABLES) {
      for (const row of rows) {
        expect(inForce(rows, row.effectiveFrom, 'asOf')).toBe(row)
        expect(inForce(rows, row.effectiveTo ?? '2100-01-01', 'asOf')).toBe(row)
      }
    }
  })

  it('refuse the day before the first', () => {
    for (const rows of TABLES) {
      const first = rows[0]?.effectiveFrom ?? ''
      const before = new Date(Date.parse(first) - 1).toISOString().slice(0, 10)
      expect(() => inForce(rows, before, 'asOf')).toThrow(expect.objectContaining({ field: 'asOf' }))
    }
  })
})

describe('koreanDay', () => {
  it('turns at midnight in Seoul', () => {
    expect(koreanDay(new Date('2025-12-31T14:59:59Z'))).toBe('2025-12-31')
    expect(koreanDay(new Date('2025-12-31T15:00:00Z'))).toBe('2026-01-01')
  })
})

/** The statute’s text from a heading on, without line breaks and spaces; empty where the file is absent. */
const article = (file: string, heading: string, length = 4000): string => {
  const path = shared(`data/statutes/${file}`)
  if (path === undefined) return ''
  const text = readFileSync(path, 'utf8')
  const start = text.indexOf(`##### ${heading}`)
  expect(start).toBeGreaterThan(0)
  const next = text.indexOf('#####', start + 5)
  return text.slice(start, Math.min(next, start + length)).replace(/[\s\\]/g, '')
}

const decree = '주택임대차보호법_시행령.md'
const written = (manwon: number): string => formatManwon(manwon).replaceAll(/[\s,]/g, '')
/** 4,800만원 is 4천800만원 in a statute, 1억4,500만원 is 1억4천500만원. */
const inStatute = (manwon: number): string =>
  written(manwon).replace(
    /(\d)(\d{3})만원$/,
    (_all, thousands: string, rest: string) => `${thousands}천${rest}만원`,
  )

describe.skipIf(shared(`data/statutes/${decree}`) === undefined)('the rows, against the statutes', () => {
  it('hold the tiers of 시행령 제10조 and 제11조', () => {
    const amounts = article(decree, '제10조 ')
    const ceilings = article(decree, '제11조 ')
    const row = RULES.smallDeposit.at(-1)
    for (const [index, tier] of (row?.tiers ?? []).entries()) {
      expect(amounts).toMatch(new RegExp(`${index + 1}\\.[^:]*:${inStatute(tier.amount)}`))
      expect(ceilings).toMatch(new RegExp(`${index + 1}\\.[^:]*:${inStatute(tier.ceiling)}`))
    }
    expect(amounts).toContain('2023.2.21>')
    expect(amounts).toContain('주택가액의2분의1')
    expect(amounts).toContain('세종특별자치시,용인시,화성시및김포시')
    expect(amounts).toContain('안산시,광주시,파주시,이천시및평택시')
  })

  it('begin on the days and with the decrees of the 부칙', () => {
    const text = readFileSync(shared(`data/statutes/${decree}`) ?? '', 'utf8')
    for (const { effectiveFrom, text: said } of RULES.smallDeposit) {
      const number = /제(\d+)호/.exec(said)?.[1] ?? ''
      const start = text.indexOf(`부칙 <제${number}호`)
      expect(start).toBeGreaterThan(0)
      const supplement = text.slice(start, start + 400)
      const [year, month, day] = effectiveFrom.split('-').map(Number)
      const isOnPromulgation =
        supplement.includes(`,${year}.${month}.${day}>`) && supplement.includes('공포한 날부터')
      expect(isOnPromulgation || supplement.includes(`${year}년 ${month}월 ${day}일부터`)).toBe(true)
    }
  })

  it('convert by 시행령 제9조', () => {
    const text = article(decree, '제9조 ')
    expect(text).toContain('연1할')
    expect(text).toContain('연2퍼센트')
    expect(RULES.conversionCap.at(-1)).toMatchObject({ highest: 10, margin: 2, effectiveFrom: '2020-09-29' })
  })

  it('cap increases by 시행령 제8조', () => {
    expect(article(decree, '제8조 ')).toContain('20분의1')
    expect(RULES.increaseCap.at(-1)?.cap).toBe(100 / 20)
  })

  it('count the amount of a rent by 공인중개사법 시행규칙 제20조', () => {
    const text = article('공인중개사법_시행규칙.md', '제20조 ')
    expect(text).toContain('차임액에100을곱한금액')
    expect(text).toContain('5천만원미만인경우')
    expect(text).toContain('70을곱한금액')
    expect(RULES.rentAmount[0]).toMatchObject({ months: 100, small: 5000, fewerMonths: 70 })
    expect(text).toContain('전용면적이85제곱미터이하')
  })

  it('tax by 지방세법 제11조, 제13조의2 and 제151조', () => {
    const rates = article('지방세법_법률.md', '제11조 ', 6000)
    expect(rates).toContain('6억원이하인주택:1천분의10')
    expect(rates).toContain('다섯째자리에서반올림하여소수점넷째자리')
    expect(rates).toContain('9억원을초과하는주택:1천분의30')
    const heavy = article('지방세법_법률.md', '제13조의2 ')
    // 4 % (제11조 제1항 제7호 나목) and two or four times 2 % (중과기준세율).
    expect(heavy).toContain('100분의200을합한세율')
    expect(heavy).toContain('100분의400을합한세율')
    expect(RULES.heavyTax[0]).toMatchObject({ second: 4 + 2 * 2, more: 4 + 2 * 4 })
    const education = article('지방세법_법률.md', '제151조 ')
    expect(education).toContain('해당세율에100분의50을곱한세율을적용하여산출한금액)의100분의20')
    expect(RULES.educationTax[0]).toMatchObject({ ofTax: 50 * 0.2, ofPrice: (4 - 2) * 0.2 })
  })
})
