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
