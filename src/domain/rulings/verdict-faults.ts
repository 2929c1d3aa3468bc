import { KINDS } from './figure.ts'
import { kindIn, parseExpression } from './expression.ts'
import type { Kind } from './expression.ts'
import { toldIn } from './verdict.ts'
import type { Verdict } from './verdict.ts'

const kindOf = (source: string): Kind => kindIn(parseExpression(source), (it) => KINDS.get(it) ?? null)

const faultOf = (check: () => unknown): string[] => {
  try {
    check()
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

const holdsAgainst = (source: string, limit: number | string): void => {
  const left = kindOf(source)
  const right = typeof limit === 'number' ? null : kindOf(limit)
  if (right !== null && right !== left) throw new TypeError(`${source}: ${left} is held against ${right}`)
}

/** What is wrong with a verdict: what cannot be read, is called by no name or makes no sense together, and what one language does not tell. */
export const faultsOfVerdict = ({ when, ko, en }: Verdict): string[] => {
  const [korean, english] = [new Set(toldIn(ko)), new Set(toldIn(en))]
  return [
    ...[...korean, ...english].flatMap((source) => faultOf(() => kindOf(source))),
    ...Object.entries(when).flatMap(([source, limits]) =>
      Object.values(limits).flatMap((limit) =>
        limit === undefined ? [] : faultOf(() => holdsAgainst(source, limit)),
      ),
    ),
    ...[...korean.symmetricDifference(english)].map((source) => `{${source}} is told in one language only`),
  ]
}
