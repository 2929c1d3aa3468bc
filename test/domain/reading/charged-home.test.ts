import { describe, expect, test } from 'vitest'
import { readRequest } from '../../../src/domain/reading/read.ts'
import { asksFor } from '../../../src/domain/reading/read-asks.ts'
import { PLACES } from '../../support/homes.ts'

const intentOf = (text: string) =>
  readRequest(text, { places: PLACES, now: new Date('2026-11-26T03:00:00Z') }).intent.intentType

describe('a home that is told with its debts is not looked for', () => {
  test.each([
    '마포구 빌라 전세 1억6천 어때요? 중개사가 시세 2억이라고 하고 근저당 3천 있음',
    '강남구 오피스텔 전세 2억 어떤가요 근저당 4천 시세 3억',
    '송파구 전세 5억 아파트 어때 보여? 시세 7억이고 근저당 1억 잡혀 있대',
  ])('%s', (text) => {
    expect(intentOf(text)).toBe('RISK_ANALYSIS')
  })

  test.each(['마포구 빌라 전세 1억6천 이하 찾아줘', '근저당 없는 마포구 전세 2억 빌라 보여줘'])(
    '%s',
    (text) => {
      expect(intentOf(text)).toBe('PROPERTY_SEARCH')
    },
  )
})

test.each([
  ['9억5천 매매 중개수수료 부가세까지 주면 총 얼마', true],
  ['복비에 부가세 붙으면 얼마예요', true],
  ['what is the fee including VAT', true],
  ['9억5천 매매 중개수수료 얼마', false],
])('with VAT: %s', (text, is) => {
  expect(asksFor('vat', text)).toBe(is)
})
