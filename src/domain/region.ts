export const REGION_LEVELS = ['SIDO', 'SIGUNGU', 'DONG'] as const
export type RegionLevel = (typeof REGION_LEVELS)[number]

/** A 법정동 region. `code` has 10 digits; `fullName` is “서울특별시 강남구 역삼동”. DONG covers 읍·면·동 and 리. */
export interface Region {
  code: string
  name: string
  fullName: string
  level: RegionLevel
}

/** 증평군 (43745) has its own code inside the block of 영동군 (43740), without being a part of it. */
const NOT_A_CITY_WITH_GU = '43740'

/**
 * The leading digits that a region shares with everything below it and with nothing else: 서울 “11”, 강남구 “1168”,
 * 성남시 “4113” (its 일반구 are 41131, 41133, 41135), 분당구 “41135”, a 읍·면·동 8 digits, a 리 all 10.
 */
export const codePrefix = (code: string): string => {
  if (code.endsWith('00000000')) return code.slice(0, 2)
  if (code.endsWith('00000')) {
    const sigungu = code.slice(0, 5)
    return sigungu.endsWith('0') && sigungu !== NOT_A_CITY_WITH_GU ? sigungu.slice(0, 4) : sigungu
  }
  return code.endsWith('00') ? code.slice(0, 8) : code
}

/** Whether a region is one of the others, lies in one of them, or has one of them in it. */
export const isRelated = (code: string, others: readonly string[]): boolean =>
  others.some((other) => code.startsWith(codePrefix(other)) || other.startsWith(codePrefix(code)))

/** Sejong is a 시도 without 시군구; its own row is 3611000000 and there is no 3600000000. */
export const SEJONG = '3611000000'

export const regionLevel = (code: string): RegionLevel => {
  if (code === SEJONG || code.endsWith('00000000')) return 'SIDO'
  return code.endsWith('00000') ? 'SIGUNGU' : 'DONG'
}

/**
 * The codes that may name the region above, nearest first; which of them exist only the list of regions tells:
 * 역삼동 → 강남구, 서울; 정자동 → 분당구, 성남시, 경기도; 배방읍 공수리 → 배방읍, 아산시, 충청남도. A 시도 has none.
 */
export const parentCodes = (code: string): string[] => {
  const level = regionLevel(code)
  if (level === 'SIDO') return []
  const above: string[] = []
  if (level === 'DONG') {
    if (!code.endsWith('00')) above.push(`${code.slice(0, 8)}00`)
    above.push(`${code.slice(0, 5)}00000`)
  }
  const city = `${code.slice(0, 4)}0`
  if (code[4] !== '0' && city !== NOT_A_CITY_WITH_GU) above.push(`${city}00000`)
  if (code.slice(0, 2) !== SEJONG.slice(0, 2)) above.push(`${code.slice(0, 2)}00000000`)
  return above
}

/** A line of the full list of 법정동코드; an abolished region stays known for old records, and is never offered. */
export interface RegionRecord extends Region {
  isActive: boolean
}

/** The region directly above, out of those that `find` knows: its full name begins with the parent's. */
export const parentOf = <R extends Pick<Region, 'code' | 'fullName'>>(
  region: Pick<Region, 'code' | 'fullName'>,
  find: (code: string) => R | undefined,
): R | undefined => {
  const parents = parentCodes(region.code).map(find)
  return parents.find((parent) => parent !== undefined && region.fullName.startsWith(`${parent.fullName} `))
}
