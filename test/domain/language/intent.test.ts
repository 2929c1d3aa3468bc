import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { analyzedIntent, INTENT_TYPES } from '../../../src/domain/intent.ts'
import { readIntent } from '../../../src/domain/language/intent.ts'
import { buildPlaceIndex } from '../../../src/domain/language/places.ts'
import { shared } from '../../support/shared.ts'
import { readLines } from './evaluation.ts'
import { INTENT_SENTENCES } from './intent-sentences.ts'
import { allRegions, someRegions } from './regions.ts'

const places = buildPlaceIndex(someRegions())

describe.each(INTENT_TYPES)('%s', (intent) => {
  const sentences = INTENT_SENTENCES.filter(([wanted]) => wanted === intent).map(([, text]) => text)

  it('has at least ten sentences of our own', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(10)
  })

  it.each(sentences)('%s', (text) => {
    const got = readIntent(text, places)
    expect(got).toMatchObject({ intentType: intent })
    analyzedIntent.parse(got)
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
    expect(plain).toBeGreaterThan(readIntent('집 알아봐줘', places).confidence)
    expect(plain).toBeGreaterThan(readIntent('신축 빌라 괜찮을까', places).confidence)
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

  it('an empty or endless text is read without complaint', () => {
    expect(readIntent('', places).intentType).toBe('IRRELEVANT')
    const contract = `다음 계약서를 검토해줘.\n\n${'제1조 임대인은 보증금을 반환한다. '.repeat(800)}`
    expect(readIntent(contract, places).intentType).toBe('CONTRACT_REVIEW')
  })

  const all = allRegions()
  const development = shared('eval/intents.dev.jsonl')
  it.skipIf(!all || !development)(
    'the development set is read rightly, but for two in eighty at most',
    () => {
      const index = buildPlaceIndex(all ?? [])
      const items = readLines(development ?? '', z.object({ text: z.string(), intent: z.enum(INTENT_TYPES) }))
      const wrong = items.filter((item) => readIntent(item.text, index).intentType !== item.intent)
      expect(wrong.map((item) => item.text).slice(2)).toEqual([])
      expect(items.length).toBeGreaterThan(50)
    },
  )
})
