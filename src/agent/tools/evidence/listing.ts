import type { ListingHit } from '../../../domain/listing.ts'
import { formatManwon, formatManwonEnglish } from '../../../domain/money.ts'
import { PROPERTY_TYPE_LABELS, PYEONG, TRANSACTION_TYPE_LABELS } from '../../../domain/property.ts'
import type { Language } from '../../../domain/run.ts'
import { factLine } from '../../evidence.ts'
import { inertText } from '../../../domain/inert-text.ts'
import type { Evidence } from '../../evidence.ts'

const labelKey = { KO: 'ko', EN: 'en' } as const

export const moneyIn = (language: Language) => (language === 'KO' ? formatManwon : formatManwonEnglish)

const oneDecimal = (value: number): string => String(Math.round(value * 10) / 10)
const twoDecimals = (value: number): string => String(Math.round(value * 100) / 100)

/** 매매 4억 8,000만원 · 전세 3억원 · 월세 보증금 1,000만원에 월 60만원. */
const listingPrice = (hit: ListingHit, language: Language): string => {
  const money = moneyIn(language)
  const deal = TRANSACTION_TYPE_LABELS[hit.transactionType][labelKey[language]]
  if (hit.transactionType === 'SALE') return hit.salePrice === null ? deal : `${deal} ${money(hit.salePrice)}`
  const deposit = hit.deposit === null ? null : money(hit.deposit)
  if (hit.transactionType === 'JEONSE') return deposit === null ? deal : `${deal} ${deposit}`
  const rent = hit.monthlyRent === null ? null : money(hit.monthlyRent)
  const parts =
    language === 'KO'
      ? [deposit && `보증금 ${deposit}`, rent && `월 ${rent}`]
      : [deposit && `deposit ${deposit}`, rent && `${rent} a month`]
  return [deal, parts.filter(Boolean).join(language === 'KO' ? ', ' : ', ')].join(' ').trim()
}

const completed = (yyyymm: string, language: Language): string => {
  const year = Number(yyyymm.slice(0, 4))
  const month = Number(yyyymm.slice(4, 6))
  if (language === 'EN') return month > 0 ? `${year}-${String(month).padStart(2, '0')}` : String(year)
  return month > 0 ? `${year}년 ${month}월` : `${year}년`
}

const subway = (hit: ListingHit, language: Language): string | null => {
  const { nearby } = hit
  if (!nearby?.subwayStation) return null
  const station = nearby.subwayStation.endsWith('역') ? nearby.subwayStation : `${nearby.subwayStation}역`
  const name = [nearby.subwayLine, station].filter(Boolean).join(' ')
  const walk = nearby.subwayWalkingTime
  const metres = nearby.subwayDistance
  const away =
    language === 'KO'
      ? [walk !== null && `도보 ${walk}분`, metres !== null && `${metres}m`]
      : [walk !== null && `${walk} min on foot`, metres !== null && `${metres} m`]
  const text = away.filter(Boolean).join(', ')
  return text === '' ? name : `${name} (${text})`
}

const schools = (hit: ListingHit): string | null => {
  const { nearby } = hit
  if (!nearby) return null
  const names = [
    ...nearby.elementarySchools.slice(0, 2),
    ...nearby.middleSchools.slice(0, 1),
    ...nearby.highSchools.slice(0, 1),
  ]
  return names.length > 0 ? names.join(', ') : null
}

const agent = (hit: ListingHit, language: Language): string | null => {
  if (!hit.agent) return null
  const name = [hit.agent.companyName, hit.agent.agentName].filter(Boolean).join(' ')
  if (!hit.agent.isDirectTrade) return name === '' ? null : name
  const direct = language === 'KO' ? '직거래' : 'direct trade'
  return name === '' ? direct : `${name} (${direct})`
}

/** `found` says how many listings the search found: an answer that tells the number needs a source for it. */
export const listingEvidence = (hit: ListingHit, n: number, language: Language, found: string): Evidence => {
  const type = PROPERTY_TYPE_LABELS[hit.propertyType][labelKey[language]]
  const noScore = language === 'KO' ? '산정되지 않음' : 'not calculated'
  const points = language === 'KO' ? '점' : ' of 100'
  const facts: (string | null)[] = [
    factLine('home', language, `${hit.name} (${type}, ${hit.regionName})`),
    factLine('price', language, listingPrice(hit, language)),
    hit.exclusiveArea &&
      factLine(
        'area',
        language,
        `${twoDecimals(hit.exclusiveArea)}㎡ (${oneDecimal(hit.exclusiveArea / PYEONG)}${language === 'KO' ? '평' : ' pyeong'})`,
      ),
    hit.floor !== null &&
      factLine('floor', language, language === 'KO' ? `${hit.floor}층` : `floor ${hit.floor}`),
    hit.completionDate && factLine('completed', language, completed(hit.completionDate, language)),
    hit.totalHouseholds !== null &&
      factLine(
        'households',
        language,
        `${hit.totalHouseholds.toLocaleString('en-US')}${language === 'KO' ? '세대' : ' households'}`,
      ),
    wrap('subway', subway(hit, language)),
    wrap('schools', schools(hit)),
    factLine('trust', language, hit.trustScore === null ? noScore : `${oneDecimal(hit.trustScore)}${points}`),
    wrap('agent', agent(hit, language)),
    factLine('found', language, found),
  ].map((fact) => fact || null)
  function wrap(name: 'subway' | 'schools' | 'agent', value: string | null) {
    return value === null ? null : factLine(name, language, value)
  }
  return {
    n,
    kind: 'property',
    title: inertText(hit.name),
    facts: facts.filter((fact) => fact !== null),
    source: { kind: 'TRANSACTION', id: hit.transactionId, label: `${hit.name} (${hit.regionName})` },
    listing: { propertyId: hit.propertyId, transactionId: hit.transactionId },
    ...(hit.isDemo && { isDemo: true }),
  }
}
