import { countSaid } from '../../language/numeral.ts'

const TIMES = /(\d{1,9}|두|세|네|다섯|이|삼|사|오|열)(?:배|곱절)/
const MONTHS = /(\d{1,9}|석|세|네|넉|다섯|여섯|열두|삼|육)(?:개월|달|기)(?:분|치|어치)?/

const countIn = (plain: string, expression: RegExp): number => {
  const counted = expression.exec(plain)?.[1]
  return counted === undefined ? 0 : countSaid(counted)
}

/** “두 배”, “3곱절”: 0 where no multiple is named. */
export const timesIn = (plain: string): number => countIn(plain, TIMES)

/** “석 달 치”, “3개월분”: 0 where no months from three on are counted in words. */
export const monthsIn = (plain: string): number => countIn(plain, MONTHS)

const BEFORE =
  /(\d{1,2}|석|세|네|넉|다섯|여섯|열두|삼|육|반년)(?:개월|달)?(?:이상)?전|(\d{1,2}|three|four|five|six|twelve)months/
/** What is counted in a word that is no Korean number. */
const IN_WORDS: Readonly<Record<string, number>> = { 반년: 6, three: 3, four: 4, five: 5, six: 6, twelve: 12 }

/** “퇴거 6개월 전”, “six months’ notice”: how many months before something; 0 where none are counted. */
export const monthsBefore = (plain: string): number => {
  const [, korean, english] = BEFORE.exec(plain) ?? []
  const counted = korean ?? english
  return counted === undefined ? 0 : (IN_WORDS[counted] ?? countSaid(counted))
}
