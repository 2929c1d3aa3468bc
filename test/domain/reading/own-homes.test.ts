import { describe, expect, test } from 'vitest'
import { buildPlaceIndex } from '../../../src/domain/language/places.ts'
import { readRequest } from '../../../src/domain/reading/read.ts'
import { someRegions } from '../language/regions.ts'

const places = buildPlaceIndex(someRegions())
const now = new Date('2026-11-21T03:00:00Z')
const facetsOf = (question: string) => readRequest(question, { places, now }).intent.facets

describe('a home of one’s own, told with its place and its sums', () => {
  test.each([
    'My one-room in Seoul (deposit 50 million won) might be auctioned. The mortgage was registered in 2024 before I moved in. Do I lose everything?',
    'I rent an officetel in Gangnam for 800,000 won a month. The landlord says I must leave in two weeks. Can he do that?',
    'Our apartment in Bundang, deposit 300 million won, has a leak in the ceiling. Who has to fix it?',
    'I moved into a studio in Sinchon in March, deposit 10 million won, and the owner died. Who returns my money?',
    'My villa in Incheon, deposit 150 million won, was sold to someone with unpaid taxes. What are my rights?',
    "I'm living in a one-room near Hongdae, 5 million deposit and 500,000 rent. Can I get out before the lease ends?",
    'We rent a house in Suwon with a 100 million won deposit. The bank has a mortgage on it. Will we get our money back if it goes to auction?',
    'My landlord in Busan wants 20 million won more deposit for my 2-room flat. Do I have to pay?',
    "I've been living in an apartment in Daejeon since 2022 on a 180 million won jeonse. Can the new owner kick me out?",
    'My home in Yongsan was seized by the bank. I paid 90 million won deposit. What happens to it?',
    'I signed a lease for a one-room in Gwanak, deposit 30 million won, and moved in last week. The owner has three mortgages. Could I lose it all?',
    'Our family lives in a villa in Guro, 120 million won jeonse. The lease ended and the landlord will not pay us back. What can we do?',
  ])('“%s” is a question of law', (question) => {
    expect(facetsOf(question)).toEqual(['LEGAL_CONSULT'])
  })

  test.each([
    'my budget is 50 million won deposit, find me a one-room in Seoul',
    'I work in Gangnam and need an officetel for 800,000 won a month',
    'I moved to Korea last month and I am looking for a studio in Sinchon',
    'We rent in Suwon now but want a bigger house in Seoul, jeonse 400 million won',
    'My lease ends in May. Find me a one-room near Hongdae, 5 million deposit and 500,000 rent',
    'Our budget is 300 million won for jeonse in Songpa. Any apartments?',
    'My family of four needs a 3-room apartment in Daejeon under 400 million won',
    'I live alone, one-room in Gwanak up to 600,000 won rent please',
    'Cheap jeonse near my office in Yeouido, under 250 million won',
    'My home must allow pets: two-room in Mapo, deposit up to 100 million won',
    'I rent in Incheon, my deposit is 30 million won, show me similar studios in Bucheon',
    'one-room in Seoul, deposit 50 million won',
  ])('beside “%s” is a search', (question) => {
    expect(facetsOf(question)).toEqual(['PROPERTY_SEARCH'])
  })
})

describe('a dispute in which words of the contract are quoted', () => {
  test.each([
    "구축 아파트 사서 이사온지 석달인데 안방 천장에서 물이 새요. 전주인한테 말하니 자기는 모르는 일이래요. 계약서에 '현 시설 상태에서의 매매'라고 써있다고 전주인이 배째라네요",
    "집주인이 특약에 '중도 해지 시 위약금 두 달치'라고 적혀 있다면서 보증금을 안 줘요. 저는 6개월 살았고 이사 나온 지 한 달 됐어요. 어떻게 해야 하나요?",
    'My landlord kept my deposit and says the lease has "tenant restores everything" in it. I only left nail holes. What can I do?',
  ])('“%s” is a question of law', (question) => {
    expect(facetsOf(question)).toEqual(['LEGAL_CONSULT'])
  })

  test.each([
    "특약에 '임차인은 반려동물을 기를 수 없다'가 있는데 괜찮은 조항인가요?",
    "'임대인은 수리 의무를 지지 않는다' 이 조항 불리한가요?",
    '이 특약 봐줘 “임차인은 퇴거 시 도배비를 부담한다”',
    'My contract says "the tenant shall pay all repairs". Is this clause fair?',
  ])('beside “%s” is a clause to review', (question) => {
    expect(facetsOf(question)).toEqual(['CONTRACT_REVIEW'])
  })
})
