import type { Home } from './home.ts'
import { stemOf } from './names.ts'
import type { Random } from './random.ts'
import type { AgentRow } from './rows.ts'

const OFFICES = [
  '한결',
  '바른길',
  '늘푸른',
  '온누리',
  '참좋은',
  '다정',
  '밝은집',
  '새길',
  '든든한',
  '첫마을',
  '으뜸터',
  '열린문',
] as const
const FAMILY = [
  '김',
  '이',
  '박',
  '최',
  '정',
  '강',
  '조',
  '윤',
  '장',
  '임',
  '한',
  '오',
  '서',
  '신',
  '권',
] as const
const GIVEN = [
  '하람',
  '도윤',
  '서현',
  '지안',
  '민재',
  '은솔',
  '유진',
  '태오',
  '가온',
  '예린',
  '시우',
  '나래',
  '주원',
  '다인',
] as const

/** Who offers a listing: nobody but the owner in a direct trade, an invented office mostly, and now and then unknown. */
export const drawAgent = (
  home: Home,
  articleNo: string,
  isDirectTrade: boolean,
  random: Random,
): AgentRow | null => {
  if (isDirectTrade) return { articleNo, agentName: null, companyName: null, isDirectTrade }
  if (random.chance(0.06)) return null
  const stem = stemOf(home.quarter.region.name)
  const place = random.chance(0.4) ? '' : stem
  return {
    articleNo,
    agentName: random.chance(0.1) ? null : `${random.pick(FAMILY)}${random.pick(GIVEN)}`,
    companyName: `${place}${random.pick(OFFICES)}공인중개사사무소`,
    isDirectTrade,
  }
}
