import { present } from '../../../domain/present.ts'
import { stationName } from '../../../domain/listing.ts'
import type { ListingHit } from '../../../domain/listing.ts'
import { area, count, date, list, money, name, place, term, text } from '../../../domain/message/arg.ts'
import type { Arg } from '../../../domain/message/arg.ts'
import { landmarkInRoman, stationInRoman } from '../../../domain/message/place.ts'
import { message } from '../../../domain/message/say.ts'
import { PYEONG } from '../../../domain/property.ts'
import type { Evidence } from '../../facts/evidence.ts'
import { facts } from '../../facts/fact.ts'
import type { Fact } from '../../facts/fact.ts'

const says = facts('result', 'quoted')

const oneDecimal = (value: number): number => Math.round(value * 10) / 10

const priceOf = ({ transactionType, salePrice, deposit, monthlyRent }: ListingHit): Fact => {
  if (transactionType === 'SALE' && salePrice !== null)
    return says('listing.sale', { price: money(salePrice) })
  if (transactionType === 'JEONSE' && deposit !== null)
    return says('listing.jeonse', { deposit: money(deposit) })
  if (transactionType === 'RENT' && monthlyRent !== null) {
    const rent = money(monthlyRent)
    return deposit === null
      ? says('listing.rentOnly', { rent })
      : says('listing.rent', { deposit: money(deposit), rent })
  }
  return transactionType === 'RENT' && deposit !== null
    ? says('listing.rentDeposit', { deposit: money(deposit) })
    : says('listing.deal', { deal: term(`deal.${transactionType}`) })
}

/** YYYYMM as far as it is known. */
const monthOf = (yyyymm: string): Arg => {
  const [year, month] = [yyyymm.slice(0, 4), yyyymm.slice(4, 6)]
  return date(Number(month) > 0 ? `${year}-${month}` : year)
}

const stationOf = ({ nearby }: ListingHit): Fact[] => {
  if (!nearby?.subwayStation) return []
  const lines = nearby.subwayLine || null
  const called = stationName(nearby.subwayStation)
  const station = text({
    ko: [lines, called].filter(Boolean).join(' '),
    en: stationInRoman(lines, called),
  })
  const walk = nearby.subwayWalkingTime === null ? null : count(nearby.subwayWalkingTime, 'minute')
  const distance = nearby.subwayDistance === null ? null : count(nearby.subwayDistance, 'metre')
  if (walk !== null && distance !== null) return [says('listing.stationNear', { station, walk, distance })]
  if (walk !== null) return [says('listing.stationOnFoot', { station, walk })]
  return [
    distance === null
      ? says('listing.station', { station })
      : says('listing.stationAway', { station, distance }),
  ]
}

const schoolsOf = ({ nearby }: ListingHit): Fact[] => {
  const schools = [
    ...(nearby?.elementarySchools.slice(0, 2) ?? []),
    ...(nearby?.middleSchools.slice(0, 1) ?? []),
    ...(nearby?.highSchools.slice(0, 1) ?? []),
  ]
  return schools.length === 0
    ? []
    : [
        says('listing.schools', {
          schools: list(schools.map((ko) => text({ ko, en: `${landmarkInRoman(ko)} (${ko})` }))),
        }),
      ]
}

const agentOf = ({ agent }: ListingHit): Fact[] => {
  if (!agent) return []
  const who = [agent.companyName, agent.agentName].filter(Boolean).join(' ')
  if (who === '') return agent.isDirectTrade ? [says('listing.direct')] : []
  return [says(agent.isDirectTrade ? 'listing.agentDirect' : 'listing.agent', { agent: name(who) })]
}

/** What a home is offered for, what people compare homes by, who offers it, and what else is known of it. */
export const factsOfListing = (
  hit: ListingHit,
): { price: Fact; home: Fact[]; offered: Fact[]; further: Fact[] } => ({
  price: priceOf(hit),
  home: present([
    says('listing.home', {
      kind: term(`type.${hit.propertyType}`),
      place: place({ code: hit.regionCode, fullName: hit.regionName }),
    }),
    hit.exclusiveArea !== null &&
      hit.exclusiveArea > 0 &&
      says('listing.area', {
        area: area(hit.exclusiveArea),
        pyeong: count(oneDecimal(hit.exclusiveArea / PYEONG), 'pyeong'),
      }),
    hit.floor !== null && says('listing.floor', { floor: count(hit.floor, 'floor') }),
    hit.completionDate !== null &&
      hit.completionDate !== '' &&
      says('listing.completed', { date: monthOf(hit.completionDate) }),
    hit.totalHouseholds !== null &&
      says('listing.households', { households: count(hit.totalHouseholds, 'household') }),
    ...stationOf(hit),
    hit.trustScore === null
      ? says('listing.noTrust')
      : says('listing.trust', { score: count(oneDecimal(hit.trustScore), 'point') }),
  ]),
  offered: agentOf(hit),
  further: schoolsOf(hit),
})

/** `found` says what the search came to that found it: an answer that tells the number needs a source for it. */
export const listingEvidence = (
  hit: ListingHit,
  n: number,
  { search, found, isPointed = false }: { search: number; found: Fact[]; isPointed?: boolean },
): Evidence => {
  const { price, home, offered, further } = factsOfListing(hit)
  return {
    n,
    kind: 'property',
    title: message('words', { text: place({ code: null, fullName: hit.name }) }),
    facts: [price, ...home, ...offered, ...further, ...found],
    rows: [{ kind: 'listing', search, found, ...(isPointed && { isPointed }), ...hit }],
    source: { kind: 'TRANSACTION', id: hit.transactionId, label: `${hit.name} (${hit.regionName})` },
    listing: { propertyId: hit.propertyId, transactionId: hit.transactionId },
    ...(hit.isDemo && { isDemo: true }),
  }
}
