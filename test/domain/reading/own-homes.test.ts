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
