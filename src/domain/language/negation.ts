import type { Token } from './scan.ts'

const JOINING = /^(?:이?나|이?랑|와|과|하고|이?든지?|도)$/

/** The tokens that a 말고, 제외, 빼고 or “except” takes back, with everything joined to them (빌라나 원룸 말고). */
export const markNegations = (tokens: readonly Token[]): ReadonlySet<Token> => {
  const negated = new Set<Token>()
  tokens.forEach((token, i) => {
    if (token.kind !== 'WORD') return
    if (token.word.kind === 'NOT') markBack(tokens, i, negated)
    if (token.word.kind === 'NOT_NEXT') markForward(tokens, i, negated)
  })
  return negated
}

const markBack = (tokens: readonly Token[], from: number, negated: Set<Token>): void => {
  let at = from - 1
  while (at >= 0 && tokens[at]?.kind === 'PARTICLE') at--
  const target = tokens[at]
  if (!target || !isNegatable(target)) return
  negated.add(target)
  if (target.kind === 'PLACE') markParents(tokens, at, negated)
  for (let i = at - 1; i > 0; i -= 2) {
    const joint = tokens[i]
    const other = tokens[i - 1]
    if (!joint || !other || !joins(joint) || !sameKind(target, other)) return
    negated.add(other)
  }
}

/** 강남구 논현동, 인천 논현동 말고: who tells two places of one name apart takes back what tells them apart, too. */
const markParents = (tokens: readonly Token[], at: number, negated: Set<Token>): void => {
  const target = tokens[at]
  const isSame = (token: Token) =>
    token.kind === 'PLACE' && target?.kind === 'PLACE' && token.mention.name === target.mention.name
  if (!tokens.slice(0, at).some(isSame)) return
  for (let i = at - 1; tokens[i]?.kind === 'PLACE'; i--) {
    const parent = tokens[i]
    if (parent) negated.add(parent)
  }
}

const markForward = (tokens: readonly Token[], from: number, negated: Set<Token>): void => {
  const target = tokens.slice(from + 1, from + 4).find((token) => !isFiller(token))
  if (target && isNegatable(target)) negated.add(target)
}

const isFiller = (token: Token): boolean => token.kind === 'WORD' && token.word.kind === 'FILLER'

const joins = (token: Token): boolean =>
  (token.kind === 'PARTICLE' && JOINING.test(token.text)) ||
  (token.kind === 'PUNCTUATION' && /[,·/]/.test(token.text)) ||
  (token.kind === 'WORD' && token.word.kind === 'OR')

const NEGATABLE = new Set([
  'TYPE',
  'DEAL',
  'DIRECT',
  'AGENT',
  'SUBWAY',
  'STATION_AREA',
  'NEW',
  'COMPLEX',
  'SCHOOL',
  'FACILITY',
  'STANDARD_AREA',
])

const isNegatable = (token: Token): boolean =>
  token.kind === 'PLACE' || (token.kind === 'WORD' && NEGATABLE.has(token.word.kind))

const sameKind = (a: Token, b: Token): boolean =>
  a.kind === b.kind && (a.kind !== 'WORD' || (b.kind === 'WORD' && a.word.kind === b.word.kind))
