/** MONEY in 만원, MONTHS and DAYS as counts, DAY as an ISO date. */
export type Kind = 'MONEY' | 'NUMBER' | 'MONTHS' | 'DAYS' | 'DAY'
export type Counted = Exclude<Kind, 'DAY'>

/** A value is known to lie between two, both included; what is known for certain is both. */
export type Value =
  | { kind: Counted; least: number; most: number }
  | { kind: 'DAY'; least: string; most: string }

export type Expression =
  | { is: 'VALUE'; value: Value }
  | { is: 'NAME'; name: string }
  | { is: 'CALL'; name: Call; of: Expression[] }
  | { is: 'SUM' | 'DIFFERENCE' | 'PRODUCT' | 'QUOTIENT'; left: Expression; right: Expression }

/**
 * The last day of a month, a day of the same year (`on(sold, 6, 1)`: the first of June), the smaller or larger of several, and the whole
 * number at or above and at or below.
 */
const CALLS = ['monthEnd', 'on', 'min', 'max', 'ceil', 'floor'] as const
type Call = (typeof CALLS)[number]
const isCall = (name: string): name is Call => CALLS.some((it) => it === name)

export const exactly = (kind: Counted, value: number): Value => ({ kind, least: value, most: value })

/** 12억, 250만, 5%, 2 months, 10 days, 2025-05-31, 3. */
const LITERALS: readonly (readonly [RegExp, (said: string) => Value])[] = [
  [/^\d{4}-\d{2}-\d{2}/, (said) => ({ kind: 'DAY', least: said, most: said })],
  [/^\d+(?:\.\d+)?\s?억/, (said) => exactly('MONEY', Number.parseFloat(said) * 10_000)],
  [/^\d+(?:\.\d+)?\s?만/, (said) => exactly('MONEY', Number.parseFloat(said))],
  [/^\d+(?:\.\d+)?\s?%/, (said) => exactly('NUMBER', Number.parseFloat(said) / 100)],
  [/^\d+\s?months?\b/, (said) => exactly('MONTHS', Number.parseInt(said, 10))],
  [/^\d+\s?days?\b/, (said) => exactly('DAYS', Number.parseInt(said, 10))],
  [/^\d+(?:\.\d+)?/, (said) => exactly('NUMBER', Number(said))],
]
const NAME = /^[a-z]\w*/i

/** Reads arithmetic over the figures of a case: `deposit + 100 * rent`, `monthEnd(end) + 2 months`. Throws a SyntaxError. */
export const parseExpression = (source: string): Expression => {
  let rest = source.trim()
  const skip = (length: number): void => {
    rest = rest.slice(length).trimStart()
  }
  const takes = (sign: string): boolean => {
    if (!rest.startsWith(sign)) return false
    skip(sign.length)
    return true
  }
  const fail = (): never => {
    throw new SyntaxError(`“${source}” cannot be read at “${rest}”`)
  }
  const factor = (): Expression => {
    if (takes('(')) {
      const inner = sum()
      return takes(')') ? inner : fail()
    }
    for (const [pattern, valueOf] of LITERALS) {
      const said = pattern.exec(rest)?.[0]
      if (said === undefined) continue
      skip(said.length)
      return { is: 'VALUE', value: valueOf(said) }
    }
    const name = NAME.exec(rest)?.[0]
    if (name === undefined) return fail()
    skip(name.length)
    if (!takes('(')) return { is: 'NAME', name }
    if (!isCall(name)) return fail()
    const of = [sum()]
    while (takes(',')) of.push(sum())
    return takes(')') ? { is: 'CALL', name, of } : fail()
  }
  const product = (): Expression => {
    let left = factor()
    for (;;) {
      const is = takes('*') ? 'PRODUCT' : takes('/') ? 'QUOTIENT' : null
      if (is === null) return left
      left = { is, left, right: factor() }
    }
  }
  const sum = (): Expression => {
    let left = product()
    for (;;) {
      const is = takes('+') ? 'SUM' : takes('-') ? 'DIFFERENCE' : null
      if (is === null) return left
      left = { is, left, right: product() }
    }
  }
  const read = sum()
  return rest === '' ? read : fail()
}

export const namesIn = (it: Expression): string[] => {
  switch (it.is) {
    case 'VALUE':
      return []
    case 'NAME':
      return [it.name]
    case 'CALL':
      return it.of.flatMap(namesIn)
    default:
      return [...namesIn(it.left), ...namesIn(it.right)]
  }
}

/** Which kind comes of two; null where they make no sense together. */
export const kindOf = (
  is: 'SUM' | 'DIFFERENCE' | 'PRODUCT' | 'QUOTIENT',
  left: Kind,
  right: Kind,
): Kind | null => {
  if (is === 'PRODUCT') {
    if (left === 'DAY' || right === 'DAY') return null
    return left === 'NUMBER' ? right : right === 'NUMBER' ? left : null
  }
  if (is === 'QUOTIENT') {
    if (left === 'DAY' || right === 'DAY') return null
    return left === right ? 'NUMBER' : right === 'NUMBER' ? left : null
  }
  if (left === 'DAY') {
    if (right === 'MONTHS' || right === 'DAYS') return 'DAY'
    return right === 'DAY' && is === 'DIFFERENCE' ? 'DAYS' : null
  }
  return left === right ? left : null
}

/** The kind of what it comes to, by the kinds of its names. Throws a TypeError where kinds make no sense together. */
export const kindIn = (it: Expression, kinds: (name: string) => Kind | null): Kind => {
  switch (it.is) {
    case 'VALUE':
      return it.value.kind
    case 'NAME': {
      const kind = kinds(it.name)
      if (kind === null) throw new TypeError(`no figure is called ${it.name}`)
      return kind
    }
    case 'CALL': {
      const [first = 'NUMBER', ...others] = it.of.map((one) => kindIn(one, kinds))
      const isRight =
        it.name === 'monthEnd'
          ? first === 'DAY' && others.length === 0
          : it.name === 'on'
            ? first === 'DAY' && others.length === 2 && others.every((kind) => kind === 'NUMBER')
            : it.name === 'ceil' || it.name === 'floor'
              ? first !== 'DAY' && others.length === 0
              : others.every((kind) => kind === first)
      if (!isRight) throw new TypeError(`${it.name} of ${[first, ...others].join(' and ')}`)
      return first
    }
    default: {
      const [left, right] = [kindIn(it.left, kinds), kindIn(it.right, kinds)]
      const kind = kindOf(it.is, left, right)
      if (kind === null) throw new TypeError(`${it.is} of ${left} and ${right}`)
      return kind
    }
  }
}
