import type { PropertyType } from '../../domain/property.ts'
import type { Random } from './random.ts'

/** Invented: none of these words is a builder's brand or an existing office, to our knowledge. */
const BRANDS = [
  '해담채',
  '누리온',
  '도담뜰',
  '온마루',
  '다올채',
  '별하재',
  '늘솔채',
  '미르온',
  '한울결',
  '가람뜰',
  '윤슬채',
  '아람결',
  '하늬뜰',
  '새라온',
  '아르보네',
  '세레니움',
  '오르비체',
  '블리센트',
  '클라비온',
  '벨루아',
  '노바리체',
  '루체빌리온',
  '에버솔',
  '솔비안',
] as const
const VILLAGES = [
  '새들마을',
  '꽃담마을',
  '노을마을',
  '바람마을',
  '이슬마을',
  '고운빛마을',
  '솔잎마을',
  '윗뜸마을',
] as const
const OLD = ['동화', '우송', '한마음', '새마을', '장미', '진주', '무지개', '삼화', '대성', '미도리'] as const
const COMPACT = ['스테이온', '어반노크', '콤마하임', '미니엘', '솔로앤', '작은채'] as const
const OFFICETELS = [
  '스카이온',
  '큐브리안',
  '시티오르',
  '메트로하임',
  '라온스퀘어',
  '비즈노바',
  '센트로비',
  '모노텔라',
] as const
const VILLAS = [
  '은솔빌',
  '해온빌',
  '다솜하우스',
  '푸른숲빌',
  '햇살빌',
  '가온주택',
  '새봄빌',
  '정든빌라',
  '그린하임빌',
] as const
const ROOMS = [
  '별채하우스',
  '올리브하우스',
  '새싹원룸',
  '하루리빙',
  '다락방원룸',
  '포근하우스',
  '청년마루',
  '도토리원룸',
] as const

/** 역삼동 → 역삼, 성수동1가 → 성수, 와부읍 → 와부; 목동 stays 목동, for one syllable names nothing. */
export const stemOf = (dong: string): string => {
  const stem = dong.replace(/(동\d가|\d가|동|읍|면)$/, '').replace(/\d$/, '')
  return stem.length >= 2 ? stem : dong
}

export type ApartmentKind = 'estate' | 'single' | 'compact' | 'old'

const apartmentName = (stem: string, kind: ApartmentKind, year: number, random: Random): string => {
  if (kind === 'compact') return `${stem}${random.pick(COMPACT)}`
  if (kind === 'old') return `${stem}${random.pick(OLD)}`
  if (year < 2000 && random.chance(0.6)) return `${random.pick(VILLAGES)} ${random.int(1, 9)}단지`
  const name = random.chance(0.5) ? `${stem} ${random.pick(BRANDS)}` : `${stem}${random.pick(BRANDS)}`
  return kind === 'estate' && random.chance(0.25) ? `${name} ${random.int(1, 4)}단지` : name
}

const plainName = (
  stem: string,
  type: PropertyType,
  kind: ApartmentKind,
  year: number,
  random: Random,
): string => {
  switch (type) {
    case 'APARTMENT':
      return apartmentName(stem, kind, year, random)
    case 'OFFICETEL':
      return `${stem} ${random.pick(OFFICETELS)}`
    case 'VILLA':
      return `${stem}${random.pick(VILLAS)}`
    case 'ONEROOM':
      return `${stem}${random.pick(ROOMS)}`
    case 'HOUSE':
      return `${stem} ${random.chance(0.55) ? '다가구주택' : '단독주택'}`
    default:
      return type satisfies never
  }
}

/** A name that no other home of the dong has; the second of a name is its 2차. */
export const nameHome = (
  dong: string,
  type: PropertyType,
  kind: ApartmentKind,
  year: number,
  random: Random,
  taken: Set<string>,
): string => {
  const plain = plainName(stemOf(dong), type, kind, year, random)
  const counter = type === 'HOUSE' ? '' : '차'
  let name = plain
  for (let n = 2; taken.has(name); n++) name = `${plain} ${n}${counter}`
  taken.add(name)
  return name
}
