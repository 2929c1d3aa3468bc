import { partsOf } from './region.ts'
import type { Place } from './region.ts'

/** What 시행령 제10·11조 tells places apart by. INCHEON: what of its 구 lies outside 과밀억제권역; counties are OTHER. */
export const AREAS = [
  'SEOUL',
  'OVERCROWDED',
  'METROPOLITAN',
  'INCHEON',
  'SEJONG',
  'YONGIN',
  'HWASEONG',
  'GIMPO',
  'ANSAN',
  'GWANGJU',
  'PAJU',
  'ICHEON',
  'PYEONGTAEK',
  'OTHER',
] as const
export type Area = (typeof AREAS)[number]

/** 과밀억제권역 (수도권정비계획법 시행령 별표 1) outside 서울, as far as whole 시군구 lie in it. */
const OVERCROWDED = new Set(
  (
    '28140 28177 28200 28237 28245 41111 41113 41115 41117 41131 41133 41135 41150 41171 41173 41192 41194 41196 ' +
    '41190 41210 41281 41285 41287 41290 41310 41410 41430 41450'
  ).split(' '),
)

interface Split {
  inside: ReadonlySet<string>
  /** Dong of which a part may lie outside; they take the lower tier, like the whole 시군구. */
  mixed: ReadonlySet<string>
  outside: Area
}
const dongs = (digits: string): ReadonlySet<string> => new Set(digits.split(' '))
const upTo = (last: number): string =>
  Array.from({ length: last }, (_, index) => String(101 + index)).join(' ')

/** 시군구 that 과밀억제권역 cuts through, by dong (digits 6 to 8 of the code). */
const SPLIT: ReadonlyMap<string, Split> = new Map([
  // 인천 중구: 영종·용유 (중산 운남 운서 운북 을왕 남북 덕교 무의동, 145 on) is 인천경제자유구역, in part taken out of it again.
  ['28110', { inside: dongs(upTo(44)), mixed: dongs(''), outside: 'INCHEON' }],
  // 연수구: 송도동 is 인천경제자유구역.
  ['28185', { inside: dongs('101 102 103 104 105'), mixed: dongs(''), outside: 'INCHEON' }],
  // 서구: 대곡 불로 마전 금곡 오류 왕길 당하 원당동 are named, 청라동 is 경제자유구역, which reached into 경서 연희 원창동.
  [
    '28260',
    { inside: dongs('101 102 103 105 107 108 109 110 112'), mixed: dongs('104 106 111'), outside: 'INCHEON' },
  ],
  // 남양주: 호평 평내 금곡 일패 이패 삼패 가운 수석 지금 도농동, and 다산동 as successor of 가운·지금·도농.
  [
    '41360',
    { inside: dongs('101 102 103 104 105 106 107 108 109 110 112'), mixed: dongs(''), outside: 'OTHER' },
  ],
  // 시흥: 반월특수지역 (also where it was lifted) is excluded. 정왕·배곧동 lie in it, 거모 군자 장현 장곡 월곶 죽율동 in part.
  [
    '41390',
    {
      inside: dongs(
        '101 102 103 104 105 106 107 108 109 110 111 112 113 117 118 119 120 121 122 123 124 125 126 134',
      ),
      mixed: dongs('127 128 129 130 131 133'),
      outside: 'OTHER',
    },
  ],
])

/** Cities that a row may name. */
const NAMED: Readonly<Record<string, Area>> = {
  '3611': 'SEJONG',
  '4146': 'YONGIN',
  '4159': 'HWASEONG',
  '4157': 'GIMPO',
  '4127': 'ANSAN',
  '4161': 'GWANGJU',
  '4148': 'PAJU',
  '4150': 'ICHEON',
  '4122': 'PYEONGTAEK',
}
const METROPOLITAN = new Set(['26', '27', '29', '30', '31'])

const areasOfPart = (sigungu: string, dong: string | null): Area[] => {
  if (sigungu.startsWith('11')) return ['SEOUL']
  if (OVERCROWDED.has(sigungu)) return ['OVERCROWDED']
  const split = SPLIT.get(sigungu)
  if (split !== undefined) {
    if (dong !== null && split.inside.has(dong)) return ['OVERCROWDED']
    return dong === null || split.mixed.has(dong) ? ['OVERCROWDED', split.outside] : [split.outside]
  }
  // The 군 of a 광역시 have codes from 710 on.
  if (METROPOLITAN.has(sigungu.slice(0, 2)) && sigungu.slice(2) < '700') return ['METROPOLITAN']
  return [NAMED[sigungu.slice(0, 4)] ?? 'OTHER']
}

/** The areas that a place lies in: more than one where the code does not tell. */
export const areasOf = ({ sigungu, dong }: Place): Area[] => [
  ...new Set(partsOf(sigungu).flatMap((part) => areasOfPart(part, dong))),
]
