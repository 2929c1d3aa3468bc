import { PROPERTY_KINDS, PROPERTY_TYPES } from '../domain/property-kind.ts'
import type { PropertyType } from '../domain/property-kind.ts'
import { propertyTypeOf } from './molit-columns.ts'
import type { Fields } from './document.ts'
import { textOf } from './document.ts'

/** The services of the ministry that report homes, by the word in their address, and what each reports. */
export const MOLIT_SERVICES: Readonly<Record<string, PropertyType>> = Object.fromEntries(
  PROPERTY_TYPES.flatMap((type) =>
    (PROPERTY_KINDS[type].ministry?.services ?? []).map((service) => [service, type] as const),
  ),
)

/** Every name that a field has had: today's, the lower-case one of the transition, and the Korean tag before. */
const ALIASES = {
  sggCd: ['지역코드', '시군구코드', 'lawdcd'],
  umdCd: ['법정동읍면동코드'],
  umdNm: ['법정동'],
  sggNm: ['시군구'],
  aptNm: ['aptname', '아파트'],
  mhouseNm: ['mhname', '연립다세대'],
  offiNm: ['offiname', '단지'],
  houseType: ['주택유형'],
  jibun: ['지번'],
  roadNm: ['도로명'],
  roadNmBonbun: ['도로명건물본번호코드'],
  roadNmBubun: ['도로명건물부번호코드'],
  excluUseAr: ['전용면적'],
  totalFloorAr: ['연면적', '계약면적'],
  plottageAr: ['대지면적'],
  dealYear: ['년'],
  dealMonth: ['월'],
  dealDay: ['일'],
  dealAmount: ['거래금액'],
  deposit: ['보증금액', '보증금'],
  monthlyRent: ['월세금액', '월세'],
  floor: ['층'],
  buildYear: ['건축년도'],
  aptDong: ['동'],
  cdealType: ['해제여부'],
  cdealDay: ['해제사유발생일'],
  dealingGbn: ['reqgbn', '거래유형'],
  contractType: ['계약구분'],
  useRRRight: ['urrcontractright', '갱신요구권사용'],
  ownershipGbn: ['구분'],
  dealArea: ['거래면적'],
  buildingAr: ['건물면적'],
} as const satisfies Record<string, readonly string[]>
export type MolitTag = keyof typeof ALIASES

const isTag = (name: string): name is MolitTag => Object.hasOwn(ALIASES, name)

const TAGS: ReadonlyMap<string, MolitTag> = new Map(
  Object.entries(ALIASES).flatMap(([tag, names]): [string, MolitTag][] =>
    isTag(tag) ? [tag, ...names].map((name): [string, MolitTag] => [name.toLowerCase(), tag]) : [],
  ),
)

export type MolitItem = Readonly<Partial<Record<MolitTag, string>>>

/** An item by today's names, whatever the case or age of its tags. */
export const readItem = (item: Fields): MolitItem => {
  const fields: Partial<Record<MolitTag, string>> = {}
  for (const [name, value] of Object.entries(item)) {
    const tag = TAGS.get(name.replace(/\s/g, '').toLowerCase())
    if (tag !== undefined) fields[tag] = textOf(value)
  }
  return fields
}

/** What kind of home an item is about, by the fields that only its service has; 'FOREIGN' for what is no home (yet). */
export const propertyTypeOfItem = (item: MolitItem): PropertyType | 'FOREIGN' | undefined => {
  const has = (tag: MolitTag) => item[tag] !== undefined
  // 분양권 and 입주권 are rights to a flat that may not stand yet: their prices are no prices of flats.
  if (has('ownershipGbn') || has('dealArea') || has('buildingAr')) return 'FOREIGN'
  return (
    PROPERTY_TYPES.find((type) => {
      const { ministry } = PROPERTY_KINDS[type]
      return ministry !== null && isTag(ministry.field) && has(ministry.field)
    }) ?? propertyTypeOf(item.houseType ?? '')
  )
}
