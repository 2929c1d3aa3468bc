import { refuse } from './input.ts'
import { SIGUNGU, successorOf } from './sigungu.ts'

/** Where a home is, as far as rules ask: a 시군구, and the 읍·면·동 in it where the code names one. */
export interface Place {
  /** The 5 leading digits of the code in force. */
  sigungu: string
  /** Digits 6 to 8; null where the whole 시군구 is meant. */
  dong: string | null
  /** The code that was given, where it is abolished and its successor stands for it. */
  abolished: string | null
}

/** 서울, 인천, 경기. */
const CAPITAL_AREA = new Set(['11', '28', '41'])
export const isCapitalArea = ({ sigungu }: Place): boolean => CAPITAL_AREA.has(sigungu.slice(0, 2))

/** The place of a 법정동코드 of a 시군구 or what lies in it; 5 digits name a 시군구. Unknown is an error. */
export const readPlace = (code: string): Place => {
  const given = code.slice(0, 5)
  const tail = code.slice(5, 8)
  const dong = tail === '' || tail === '000' ? null : tail
  const successor = successorOf(given, dong)
  if (successor !== undefined) {
    return { sigungu: successor.sigungu, dong: successor.keepsDong ? dong : null, abolished: code }
  }
  if (SIGUNGU.has(given)) return { sigungu: given, dong, abolished: null }
  if (given.endsWith('000') && [...SIGUNGU].some((it) => it.startsWith(given.slice(0, 2)))) {
    return refuse(
      'regionCode',
      `${code} is a whole 시·도, and rules differ inside it: name a 시군구 or a dong`,
    )
  }
  return refuse('regionCode', `${code} is not a known region`)
}

/** The 시군구 that make up a city which is divided into 구 (수원시: 장안·권선·팔달·영통구); else the 시군구 itself. */
export const partsOf = (sigungu: string): string[] => {
  const parts = sigungu.endsWith('0')
    ? [...SIGUNGU].filter((it) => it !== sigungu && it.startsWith(sigungu.slice(0, 4)) && isDivided(sigungu))
    : []
  return parts.length > 0 ? parts : [sigungu]
}

/** Only cities of 도 have 구 below them; 증평군 43745 merely sits inside the block of 영동군 43740. */
const isDivided = (sigungu: string): boolean =>
  !/^(?:11|26|27|28|29|30|31)/.test(sigungu) && sigungu !== '43740'
