import { partsOf } from './region.ts'
import type { Place } from './region.ts'
import type { Rule } from './rule.ts'

interface Designation extends Rule {
  /** Leading digits of the codes. */
  codes: readonly string[]
}

const designate = (effectiveFrom: string, where: string, codes: string, verified = true): Designation => ({
  name: '규제지역 (투기과열지구·조정대상지역)',
  article: '주택법 제63조·제63조의2',
  effectiveFrom,
  effectiveTo: null,
  text: `${effectiveFrom}부터 지정: ${where}.`,
  verified,
  codes: codes.split(' '),
})

/** Designations that are in force; where two name a place, the earlier comes first. */
export const REGULATED_AREAS: readonly Designation[] = [
  designate('2017-08-03', '서울 강남·서초·송파·용산구', '11680 11650 11710 11170', false),
  designate('2025-10-16', '서울 25개 구 전부', '11'),
  designate(
    '2025-10-16',
    '과천, 광명, 성남 분당·수정·중원, 수원 영통·장안·팔달, 안양 동안, 용인 수지, 의왕, 하남',
    '41290 41210 41135 41131 41133 41117 41111 41115 41173 41465 41430 41450',
  ),
  designate('2026-07-01', '화성 동탄, 용인 기흥, 구리', '41597 41463 41310'),
]

export interface Regulation {
  /** The designation that covers the place, or a part of it. */
  rule: Designation
  /** Only a part of the place is designated. */
  straddles: boolean
}

const designationOf = (sigungu: string, day: string): Designation | undefined =>
  REGULATED_AREAS.find(
    ({ codes, effectiveFrom }) => effectiveFrom <= day && codes.some((code) => sigungu.startsWith(code)),
  )

/** Null where nothing of the place is regulated. */
export const regulationOf = ({ sigungu }: Place, day: string): Regulation | null => {
  const found = partsOf(sigungu).map((part) => designationOf(part, day))
  const rule = found.find((it) => it !== undefined)
  return rule === undefined ? null : { rule, straddles: found.includes(undefined) }
}
