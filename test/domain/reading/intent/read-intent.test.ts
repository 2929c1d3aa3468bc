import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { analyzedIntent, INTENT_TYPES } from '../../../../src/domain/intent.ts'
import { buildPlaceIndex } from '../../../../src/domain/language/places.ts'
import { readIntent } from '../../../../src/domain/reading/intent/read-intent.ts'
import { runs } from '../../../support/runs.ts'
import { shared } from '../../../support/shared.ts'
import { readLines } from '../../language/evaluation.ts'
import { allRegions, someRegions } from '../../language/regions.ts'
import { EXAMPLES } from './examples.ts'

const places = buildPlaceIndex(someRegions())

describe.each(INTENT_TYPES)('%s', (intent) => {
  const sentences = EXAMPLES.asked.filter((example) => example.intent === intent).map(({ text }) => text)

  it('has at least a hundred sentences of our own, of which nearly all are read rightly', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(100)
    const wrong = sentences.filter((text) => readIntent(text, places).intentType !== intent)
    expect(wrong.slice(Math.floor(sentences.length / 50))).toEqual([])
  })
})

describe('the reading of a question', () => {
  it('names regions, kinds, deals, amounts and terms by kind', () => {
    const got = readIntent('마포구 아파트 전세 3억 이하 찾아줘', places)
    expect(got.entities).toEqual({
      region: ['서울특별시 마포구'],
      propertyType: ['아파트'],
      transactionType: ['전세'],
      amount: ['3억 이하'],
    })
    expect(readIntent('주택임대차보호법 제7조 설명해줘', places).entities['law']).toEqual([
      '주택임대차보호법 제7조',
    ])
  })

  it('keeps the content words', () => {
    expect(readIntent('전세금 5% 인상 가능해?', places).keywords).toEqual(['전세금', '5%', '인상'])
  })

  it('is surer of a plain question than of a vague one', () => {
    const plain = readIntent('디딤돌 대출 금리 알려줘', places).confidence
    expect(plain).toBeGreaterThan(readIntent('신축 빌라 괜찮을까', places).confidence)
    expect(plain).toBeGreaterThan(readIntent('집이랑 계약이랑 그거', places).confidence)
  })

  it('lists what a question combines, and the intent itself otherwise', () => {
    const both = readIntent('마포구 아파트 시세랑 대출 한도 같이 봐줘', places)
    expect(both.facets.toSorted()).toEqual(['LOAN_CONSULT', 'MARKET_INQUIRY'])
    expect(readIntent('마포구 아파트 시세 알려줘', places).facets).toEqual(['MARKET_INQUIRY'])
  })

  it('does not depend on spaces', () => {
    for (const text of ['마포구아파트전세시세알려줘', '마포구  아파트 전세  시세 알려줘']) {
      expect(readIntent(text, places).intentType).toBe('MARKET_INQUIRY')
    }
  })

  it('reads what is pasted by what is asked of it', () => {
    const contract = `다음 계약서를 검토해줘.\n\n${'제1조 임대인은 보증금을 반환한다. '.repeat(800)}`
    expect(readIntent(contract, places).intentType).toBe('CONTRACT_REVIEW')
  })

  it('a text without a word is read without complaint', () => {
    for (const text of ['', ' ', '?!', '\ud800', '🏠'])
      expect(readIntent(text, places).intentType).toBe('IRRELEVANT')
  })
})

describe('whatever is asked', () => {
  const words = [
    '전세',
    '시세',
    '대출',
    '계약서',
    '위험',
    '찾아줘',
    '랑',
    ' ',
    '.',
    '\n',
    '"',
    "'",
    '5억',
    'rent',
    'my',
    '\ud800',
  ]
  const texts = fc.oneof(
    fc.string({ maxLength: 80 }),
    fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((list) => list.join('')),
  )

  it('has a reading of its form, and the same one again', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const reading = analyzedIntent.parse(readIntent(text, places))
        expect(readIntent(text, places)).toEqual(reading)
        if (reading.intentType !== 'COMPREHENSIVE') expect(reading.facets).toEqual([reading.intentType])
      }),
      { numRuns: runs(300) },
    )
  })

  it('is read in linear time', () => {
    const time = (text: string) => {
      const begun = performance.now()
      readIntent(text, places)
      return performance.now() - begun
    }
    for (const unit of [
      '전세 시세 ',
      '찾아주고 대출 알려줘. ',
      '계약서',
      'may i ',
      '"가',
      "'가나다라",
      'make ',
      '보증금을',
    ]) {
      time(unit.repeat(1000 / unit.length))
      const short = time(unit.repeat(2000 / unit.length))
      const long = time(unit.repeat(16_000 / unit.length))
      expect(long).toBeLessThan(30 * Math.max(short, 10))
    }
  })
})

describe('sentences that taught it nothing', () => {
  const item = z.object({ text: z.string(), intent: z.enum(INTENT_TYPES) })
  const wrongOf = (path: string, index = places) =>
    readLines(path, item).filter(({ text, intent }) => readIntent(text, index).intentType !== intent)
  const plain = (text: string) => text.replaceAll(/[\s.?!]/g, '').toLowerCase()
  const known = new Set(EXAMPLES.asked.map(({ text }) => plain(text)))

  it('are read as their author meant them, but for one in eight at most', () => {
    const path = new URL('intent-blind.jsonl', import.meta.url).pathname
    const items = readLines(path, item)
    expect(items.filter(({ text }) => known.has(plain(text)))).toEqual([])
    expect(items.length).toBe(200)
    expect(wrongOf(path).length).toBeLessThanOrEqual(items.length / 8)
  })

  const all = allRegions()
  const development = shared('eval/intents.dev.jsonl')
  it.skipIf(!all || !development)(
    'those of the development set are read rightly, but for two in eighty at most',
    () => {
      const path = development ?? ''
      const index = buildPlaceIndex(all ?? [])
      expect(
        wrongOf(path, index)
          .map(({ text }) => text)
          .slice(2),
      ).toEqual([])
      const items = readFileSync(path, 'utf8').split('\n').filter(Boolean)
      expect(items.length).toBeGreaterThan(50)
      expect(readLines(path, item).filter(({ text }) => known.has(plain(text)))).toEqual([])
    },
  )
})
