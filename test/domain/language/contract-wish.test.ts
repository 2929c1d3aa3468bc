import { describe, expect, test } from 'vitest'
import { readContractWish } from '../../../src/domain/language/contract-wish.ts'
import { PLACES } from '../../support/homes.ts'

const read = (text: string) => readContractWish(text, PLACES, new Date('2026-11-22'))
const LEASES = ['JEONSE', 'RENT']

describe('the deals that a contract may be about', () => {
  test.each([
    ['전월세 계약서 작성해줘', LEASES],
    ['임대차계약서 작성 부탁해', LEASES],
    ['마포구 전세 아파트 임대차계약서 써줘', ['JEONSE']],
    ['마포구 전세 계약서 만들어줘', ['JEONSE']],
    ['반전세 계약서 초안', ['RENT']],
    ['월세 계약서 써줄래?', ['RENT']],
    ['세입자랑 쓸 계약서 만들어줘', LEASES],
    ['매매계약서 작성해줘', ['SALE']],
    ['전세 낀 집 매매 계약서 써줘', ['SALE']],
    ['집 팔 건데 계약서 작성해줘', ['SALE']],
    ['매매가 6억, 계약금 6천, 잔금 3월 말일로 계약서 써줘', ['SALE']],
    ['계약서 써줘', []],
    ['Write a lease contract', LEASES],
    ['I need a new jeonse lease agreement written up with a pet clause', ['JEONSE']],
    ['Draw up a sales contract for an apartment in Gangnam-gu', ['SALE']],
    ['draft a contract of sale', ['SALE']],
  ])('%s', (text, deals) => {
    expect(read(text)).toMatchObject({ deals, isRenewal: false, beyondHomes: null })
  })
})

test.each([
  '재계약 계약서 써줘',
  '보증금 증액분 반영해서 새 전세계약서 작성하려고요',
  'renew my lease contract',
])('a lease that goes on: %s', (text) => expect(read(text).isRenewal).toBe(true))

test.each([
  ['상가 임대차계약서 작성해줘', '상가 임대차계약서'],
  ['가계약서 간단하게 써줄 수 있어?', '가계약서'],
  ['토지 매매 계약서 써줘', '토지 매매 계약서'],
  ['Please write a lease for an office', 'lease for an office'],
])('there is no template for homes in: %s', (text, wanted) => expect(read(text).beyondHomes).toBe(wanted))

test('a shop beside a home is no contract about a shop', () => {
  expect(read('상가 근처 아파트 전세 계약서 써줘').beyondHomes).toBeNull()
})
