import { PROPERTY_TYPE_LABELS, type PropertyType } from '../../domain/property.ts'
import type { ApartmentKind } from './names.ts'
import type { Quarter } from './quarters.ts'
import type { Random } from './random.ts'
import { stationLabel, type Walk } from './stations.ts'

interface Subject {
  type: PropertyType
  kind: ApartmentKind
  age: number
  walk: Walk | null
  row: {
    completionDate: string
    totalHouseholds: number | null
    direction: string | null
    floorInfo: string | null
  }
  quarter: Quarter
  shortTerm: boolean
}

/** Tags that follow from facts; the others are drawn. */
const factualTags = ({ type, kind, age, walk, row, quarter, shortTerm }: Subject): string[] => {
  const minutes = walk?.minutes ?? Infinity
  const old = type === 'APARTMENT' && age >= 30
  return [
    minutes <= 10 && '역세권',
    minutes <= 5 && '초역세권',
    age <= 5 && '신축',
    age > 5 && age <= 10 && '준신축',
    age >= 25 && '25년이상',
    (row.totalHouseholds ?? 0) >= 1000 && '대단지',
    kind === 'compact' && type === 'APARTMENT' && '도시형생활주택',
    old && quarter.unitPrice >= 1500 && '재건축',
    quarter.character === 'university' && (type === 'ONEROOM' || type === 'OFFICETEL') && '대학가',
    shortTerm && '단기임대',
  ].filter((tag) => tag !== false)
}

/** Chance of each, by type. */
const DRAWN: Readonly<Record<PropertyType, Readonly<Record<string, number>>>> = {
  APARTMENT: { 주차가능: 0.7, 반려동물: 0.25, 학군: 0.2, 숲세권: 0.15, 즉시입주: 0.25, 커뮤니티시설: 0.15 },
  OFFICETEL: { 주차가능: 0.5, 풀옵션: 0.6, 반려동물: 0.2, 복층: 0.12, 보안우수: 0.3, 즉시입주: 0.3 },
  VILLA: { 주차가능: 0.45, 엘리베이터: 0.35, 반려동물: 0.3, 테라스: 0.12, 방세개: 0.3, 즉시입주: 0.2 },
  ONEROOM: { 풀옵션: 0.75, 주차가능: 0.2, 반려동물: 0.15, 관리비저렴: 0.3, 즉시입주: 0.4, 보안우수: 0.2 },
  HOUSE: { 마당: 0.4, 주차가능: 0.5, 반려동물: 0.5, 옥상: 0.3, 즉시입주: 0.15 },
}

const SURROUNDINGS = [
  '조용한 주택가',
  '큰길에서 한 블록 안쪽',
  '공원 가까운 자리',
  '시장과 마트가 가까운 자리',
  '학교와 가까운 자리',
] as const

/** Description and tags from the facts of a home. */
export const describeHome = (
  subject: Subject,
  random: Random,
): { buildingDescription: string; tags: string[] } => {
  const { type, row, walk, age } = subject
  const tags = factualTags(subject)
  if (age >= 12 && random.chance(0.35)) tags.push('올수리')
  if (row.direction?.startsWith('남') && random.chance(0.4)) tags.push('채광좋음')
  for (const [tag, chance] of Object.entries(DRAWN[type])) if (random.chance(chance)) tags.push(tag)
  const year = row.completionDate.slice(0, 4)
  const households =
    row.totalHouseholds === null || row.totalHouseholds < 2 ? '' : ` ${row.totalHouseholds}세대`
  const station = walk === null ? '' : ` ${stationLabel(walk.station)} 걸어서 약 ${walk.minutes}분.`
  const facts = `${year}년 준공${households} ${PROPERTY_TYPE_LABELS[type].ko}, ${row.floorInfo ?? ''}.`
  return { buildingDescription: `${facts}${station} ${random.pick(SURROUNDINGS)}.`, tags }
}
