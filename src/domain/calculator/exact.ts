/**
 * A number held exactly: `over` divided by `under`, which is above 0. Limits such as “exactly 5 %” are decided on these,
 * because 0.1 + 0.2 is not 0.3 in floating point and a person’s rent may hang on it.
 */
export interface Exact {
  over: bigint
  under: bigint
}

const greatestCommonDivisor = (a: bigint, b: bigint): bigint =>
  b === 0n ? a : greatestCommonDivisor(b, a % b)

const reduce = (over: bigint, under: bigint): Exact => {
  const sign = under < 0n ? -1n : 1n
  const divisor = greatestCommonDivisor(over < 0n ? -over : over, under * sign)
  return { over: (over * sign) / divisor, under: (under * sign) / divisor }
}

/** The decimal that a person wrote: 4.2 is 42/10, not the nearest binary fraction. */
export const exact = (value: number): Exact => {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is not a number to calculate with`)
  const [digits = '0', exponent = '0'] = String(value).toLowerCase().split('e')
  const [whole = '0', fraction = ''] = digits.split('.')
  const shift = Number(exponent) - fraction.length
  const over = BigInt(whole + fraction)
  return shift >= 0 ? reduce(over * 10n ** BigInt(shift), 1n) : reduce(over, 10n ** BigInt(-shift))
}

export type Operand = Exact | number
const read = (value: Operand): Exact => (typeof value === 'number' ? exact(value) : value)

export const plus = (a: Operand, b: Operand): Exact => {
  const [x, y] = [read(a), read(b)]
  return reduce(x.over * y.under + y.over * x.under, x.under * y.under)
}

export const times = (a: Operand, b: Operand): Exact => {
  const [x, y] = [read(a), read(b)]
  return reduce(x.over * y.over, x.under * y.under)
}

export const minus = (a: Operand, b: Operand): Exact => plus(a, times(b, -1))

export const over = (a: Operand, b: Operand): Exact => {
  const [x, y] = [read(a), read(b)]
  if (y.over === 0n) throw new RangeError('division by zero')
  return reduce(x.over * y.under, x.under * y.over)
}

/** Below 0, 0 or above 0, as for a sort. */
export const compare = (a: Operand, b: Operand): number => {
  const { over: difference } = minus(a, b)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

export const smaller = (a: Operand, b: Operand): Exact => read(compare(a, b) <= 0 ? a : b)
export const larger = (a: Operand, b: Operand): Exact => read(compare(a, b) >= 0 ? a : b)

/** The whole number at or below. */
export const floor = ({ over, under }: Exact): number =>
  Number(over / under - (over < 0n && over % under !== 0n ? 1n : 0n))

/** The nearest whole number, halves up. */
export const round = (value: Exact): number => floor(plus(value, 0.5))

const LARGEST = BigInt(Number.MAX_SAFE_INTEGER)

/** The nearest floating-point number. */
export const toNumber = ({ over, under }: Exact): number => {
  if (over <= LARGEST && over >= -LARGEST && under <= LARGEST) return Number(over) / Number(under)
  // Number() of a very long bigint is Infinity, and Infinity ÷ Infinity is not a number.
  return Number(over / under) + Number(((over % under) * 10n ** 20n) / under) / 1e20
}
