import { describe, expect, test } from 'vitest'
import { sumOf } from '../../../src/domain/lease-facts.ts'
import { readRequest } from '../../../src/domain/reading/read.ts'
import { PLACES } from '../../support/homes.ts'

const read = (text: string) => readRequest(text, { places: PLACES, now: new Date('2026-11-23T03:00:00Z') })
const factsOf = (text: string) => {
  const [wish] = read(text).wishes
  if (wish === undefined) throw new Error('nothing was read')
  return wish.case.facts
}

describe('key money, as agreed and at the end', () => {
  test.each([
    ['권리금 8천 받기로 했는데 건물주가 계약 거절. 법원 감정은 6200 나왔어요 얼마 청구하죠', 8000, 6200],
    ['후임이 권리금 4천만원 준다고 했는데 주인이 막았어요 종료 당시 권리금은 4500만원이래요', 4000, 4500],
    ['계약 끝날때 권리금 3천이고 새로 온다던 사람이랑 약정한 권리금은 2500이었어요 배상 한도는?', 2500, 3000],
    ['카페 권리금 1억에 넘기기로 했다가 무산됐고 감정가는 7천만원. 최대 얼마까지 배상?', 10_000, 7000],
    ['권리금 6천만원으로 약정했는데 만기 때 가치는 6천5백만원이라네요', 6000, 6500],
  ])('%s', (text, agreed, atEnd) => {
    expect(sumOf(factsOf(text), 'KEY_MONEY')).toBe(agreed)
    expect(sumOf(factsOf(text), 'KEY_MONEY_AT_END')).toBe(atEnd)
    expect(read(text).unread).toEqual([])
  })
})

describe('the repair fund, to the won', () => {
  test.each([
    ['3년 살았는데 장기수선충당금이 매달 18,500원이었어요 얼마 받나요', 1.85, 36],
    ['장충금 월 2만 3천원씩 4년 6개월 거주했는데 다 돌려받으면 얼마', 2.3, 54],
    ['매달 31200원씩 장기수선충당금 냈고 20개월 살았음 환급 얼마', 3.12, 20],
    ['수선충당금 한달에 만원대 말고 2.5만원 나왔고 2년 반 살았어요', 2.5, 30],
    ['The repair fund was 15,000 won a month and I lived there for 3 years, how much back', 1.5, 36],
  ])('%s', (text, monthly, months) => {
    expect(sumOf(factsOf(text), 'REPAIR_FUND')).toBe(monthly)
    expect(factsOf(text).livedMonths).toBe(months)
  })
})

describe('what is offered to be rid of a contract', () => {
  test.each([
    ['계약금 6천인데 400만 먼저 넣었어요. 집주인이 800만원 줄게 없던 걸로 하재요', 800, 6000, 400],
    ['매도인이 2천 줄테니 계약 깨자고 하네요. 계약금 7천 중에 우선 700만 보냈거든요', 2000, 7000, 700],
    ['계약금 3천 약속하고 300만 입금. 판 사람이 600만원 받고 끝내자는데 끝나요?', 600, 3000, 300],
  ])('%s', (text, offered, agreed, paid) => {
    const facts = factsOf(text)
    expect(sumOf(facts, 'OFFERED')).toBe(offered)
    expect(sumOf(facts, 'DOWN_PAYMENT')).toBe(agreed)
    expect(sumOf(facts, 'PAID_DOWN')).toBe(paid)
    expect(read(text).wishes[0]?.asks).toContain('withdrawal')
    expect(read(text).unread).toEqual([])
  })
  test('a price that is offered ends nothing', () => {
    expect(sumOf(factsOf('이 아파트 3억 준다는데 시세보다 싼가요'), 'OFFERED')).toBeNull()
  })
})

describe('a buyer at auction', () => {
  test.each([
    [
      '아파트 최저가 2억인데 대항력 있는 세입자 보증금 1억5천 배당요구 안 했대요 낙찰받으면 총 얼마',
      20_000,
      true,
      false,
    ],
    [
      '입찰가 1억 2천 쓰려는데 말소기준보다 먼저 들어온 임차인 보증금 9천만원이 배당요구는 했어요 떠안나요',
      12_000,
      true,
      true,
    ],
    ['빌라 8천에 낙찰받으면 후순위 세입자 보증금 5천도 내가 떠안나', 8000, false, null],
  ])('%s', (text, bid, opposes, claimed) => {
    const facts = factsOf(text)
    expect(facts.bids).toBe(true)
    expect(sumOf(facts, 'AUCTION_PRICE')).toBe(bid)
    expect(facts.opposes).toBe(opposes)
    expect(facts.claimed).toBe(claimed)
  })
  test('a tenant bids for nothing', () => {
    expect(factsOf('제가 사는 빌라가 2억에 낙찰됐어요 보증금 1억 받을 수 있나요').bids).toBeNull()
  })
})

describe('who buys a home while a lease loan runs', () => {
  test.each([
    ['전세대출 쓰고 있는데 강남 12억 아파트 사면 대출 갚아야 하나요', true],
    ['전세자금대출 1억 받은 상태에서 마포 5억 아파트 매수하면 회수되나', true],
    ['전세대출 이용 중에 서울 8억짜리 아파트 갭으로 사두려고요 괜찮아요?', true],
    ['전세대출 한도 얼마까지 나와요', null],
    ['아파트 사면 대출 얼마 나와요', null],
  ])('%s', (text, buys) => {
    expect(factsOf(text).buysOnLoan).toBe(buys)
  })
})

describe('land beside another home', () => {
  test.each([
    ['상가 보증금 5천 월세 200 복비랑 토지 3억 복비 얼마', 30_000],
    ['가게 보증금 2천 월 150 계약 중개수수료요. 땅 4억짜리 산 것도 있어요', 40_000],
    ['땅 7천만원에 사는데 중개수수료 얼마', 7000],
  ])('%s', (text, price) => {
    expect(sumOf(factsOf(text), 'LAND_PRICE')).toBe(price)
  })
})

describe('a shop of which nobody spoke', () => {
  test.each([
    '마포에서 학원해요 보증금 3억. 만기 지나고 서로 아무말 없이 넉달 지났는데 건물주가 비우래요',
    '마포에서 카페하는데 보증금 2천 월세 150. 만기에 아무 말 없었고 이제 와서 나가래요',
    '강남에서 미용실 보증금 5천 월 200인데 묵시적 갱신 됐대요. 건물주가 나가라네요',
  ])('%s', (text) => {
    const { intent, wishes } = read(text)
    expect(intent.facets).not.toContain('PROPERTY_SEARCH')
    expect(wishes[0]?.case.facts.renewal).toBe('TACIT')
    expect(wishes[0]?.case.facts.premises).toBe('SHOP')
  })
})
