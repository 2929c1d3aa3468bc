const NUMERALS: Readonly<Record<string, number>> = {
  두: 2,
  이: 2,
  석: 3,
  세: 3,
  삼: 3,
  네: 4,
  넉: 4,
  사: 4,
  다섯: 5,
  오: 5,
  여섯: 6,
  육: 6,
  열: 10,
  열두: 12,
}

const TIMES = /(\d{1,9}|두|세|네|다섯|이|삼|사|오|열)(?:배|곱절)/
const MONTHS = /(\d{1,9}|석|세|네|넉|다섯|여섯|열두|삼|육)(?:개월|달|기)(?:분|치|어치)?/

const countIn = (plain: string, expression: RegExp): number => {
  const counted = expression.exec(plain)?.[1] ?? ''
  return Number(counted) || (NUMERALS[counted] ?? 0)
}

/** “두 배”, “3곱절”: 0 where no multiple is named. */
export const timesIn = (plain: string): number => countIn(plain, TIMES)

/** “석 달 치”, “3개월분”: 0 where no months from three on are counted in words. */
export const monthsIn = (plain: string): number => countIn(plain, MONTHS)
