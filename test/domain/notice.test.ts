import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formFor,
  NOTICE_IDS,
  noticeOf,
  NOTICES,
  SPECIAL_TERMS,
  termsFor,
  writeNotice,
} from '../../src/domain/notice/notice.ts'
import { NOTICE_FIELDS } from '../../src/domain/notice/fields.ts'
import type { NoticeForm, NoticeValues } from '../../src/domain/notice/notice.ts'
import { reviewContract } from '../../src/domain/contract/review.ts'
import { runs } from '../support/runs.ts'
import { shared } from '../support/shared.ts'

const STATUTES = shared('data/statutes')
type Paragraph = NoticeForm['body'][number]
const templateOf = (it: Paragraph): string => (typeof it === 'string' ? it : it.ifKnown)
const isPlain = (it: Paragraph): it is string => typeof it === 'string'
const FORMS = NOTICES.flatMap(({ id, forms }) => forms.map((form) => ({ id, ...form })))
const PAPERS = FORMS.flatMap(({ body, message }) => [body, [message]])

describe('the papers that are sent', () => {
  test('are one for each id, the first form that of a home or of whatever is let', () => {
    expect(NOTICES.map(({ id }) => id)).toEqual([...NOTICE_IDS])
    for (const { forms } of NOTICES) expect(['HOME', null]).toContain(forms[0]?.premises)
  })

  test.skipIf(STATUTES === undefined)('rest on articles that the statutes have, and name no other', () => {
    const held = new Map(
      readdirSync(STATUTES ?? '').map((file) => {
        const text = readFileSync(join(STATUTES ?? '', file), 'utf8')
        const law = /^제목: (.+)$/m.exec(text)?.[1]?.trim() ?? ''
        return [law, new Set([...text.matchAll(/^#+ (제\d+조(?:의\d+)*)/gm)].map(([, it]) => it))]
      }),
    )
    const named = FORMS.flatMap(({ body, message }) =>
      [...body.map(templateOf), message].flatMap((it) =>
        [...it.matchAll(/(주택임대차보호법|상가건물 임대차보호법|민법) (제\d+조(?:의\d+)?)/g)].map(
          ([, lawName = '', articleNumber = '']) => ({ lawName, articleNumber }),
        ),
      ),
    )
    const all = [
      ...FORMS.flatMap(({ articles }) => articles),
      ...SPECIAL_TERMS.map(({ article }) => article),
      ...named,
    ]
    expect(
      all.filter(({ lawName, articleNumber }) => held.get(lawName)?.has(articleNumber) !== true),
    ).toEqual([])
    for (const { articles, body, id } of FORMS) {
      const text = body.join(' ')
      if (/법 제\d/.test(text)) {
        expect(
          articles.some(({ articleNumber }) => text.includes(articleNumber)),
          id,
        ).toBe(true)
      }
    }
  })

  test('a shop is written to by the law of shops, a home by that of homes', () => {
    for (const { premises, body, message, id } of FORMS) {
      const text = [...body, message].join(' ')
      if (premises === 'SHOP') expect(text, id).not.toContain('주택임대차보호법')
      else expect(text, id).not.toContain('상가건물')
    }
    expect(formFor(noticeOf('RENEWAL_CLAIM'), 'SHOP').window).toEqual([6, 1])
    expect(formFor(noticeOf('RENEWAL_CLAIM'), null).window).toEqual([6, 2])
  })

  test('what is not known is a blank and is named; nothing is made up', () => {
    for (const paper of PAPERS) {
      const { paragraphs, blanks } = writeNotice(paper, {})
      const places = new Set(
        paper.filter(isPlain).flatMap((it) => [...it.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)),
      )
      expect(new Set<string>(blanks)).toEqual(places)
      expect(paragraphs.join('\n')).not.toMatch(/[{}]|\d{4}년/)
    }
  })

  test('what is known stands where it belongs, and no more is blank', () => {
    const value = {
      text: fc.string({
        minLength: 1,
        maxLength: 12,
        unit: fc.constantFrom('가', '길', '나', '3', ' ', '$', '{'),
      }),
      date: fc
        .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
        .map((it) => it.toISOString().slice(0, 10)),
      money: fc.integer({ min: 0, max: 500_000 }),
    }
    const values = fc.record(
      Object.fromEntries(Object.entries(NOTICE_FIELDS).map(([name, { kind }]) => [name, value[kind]])),
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.constantFrom(...PAPERS), values, (paper, known: NoticeValues) => {
        const { paragraphs, blanks } = writeNotice(paper, known)
        const isWritten = (it: Paragraph) =>
          isPlain(it) ||
          [...it.ifKnown.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => Boolean(Reflect.get(known, name)))
        expect(paragraphs).toHaveLength(paper.filter(isWritten).length)
        for (const blank of blanks) expect(known[blank]).toBeUndefined()
        if (typeof known.lessee === 'string' && paper.some((it) => templateOf(it).includes('{lessee}')))
          expect(paragraphs.join('\n')).toContain(known.lessee)
      }),
      { numRuns: runs(100) },
    )
  })

  test('particles follow what was filled in', () => {
    const [said] = writeNotice(['보증금 {deposit}을(를) 받고 {lessee}은(는)'], {
      deposit: 30_000,
      lessee: '김나',
    }).paragraphs
    expect(said).toBe('보증금 3억원을 받고 김나는')
  })
})

describe('special terms', () => {
  test('those that are asked for, else the usual ones', () => {
    expect(termsFor({ deal: 'LEASE', about: ['PETS'] }).map(({ id }) => id)).toEqual(['PETS'])
    expect(
      termsFor({ deal: 'SALE', about: [] }).every(({ deal, isUsual }) => deal === 'SALE' && isUsual),
    ).toBe(true)
    expect(new Set(SPECIAL_TERMS.map(({ id }) => id)).size).toBe(SPECIAL_TERMS.length)
  })

  test('pass the review of contracts that this product makes', () => {
    const lease = SPECIAL_TERMS.filter(({ deal }) => deal === 'LEASE').map(
      ({ wording }, at) => `${at + 1}. ${wording}`,
    )
    const { risks } = reviewContract(['임대차계약서', '특약사항', ...lease].join('\n'))
    expect(risks.filter(({ severity }) => severity === 'HIGH')).toEqual([])
  })
})
