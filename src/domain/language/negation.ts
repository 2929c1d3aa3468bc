import { oppositeOf } from './bound.ts'
import { isAnyHome, joins, kindOf } from './token.ts'
import type { Token } from './token.ts'
import type { WordClass } from './word-class.ts'

/** What a sentence takes back. */
export interface Negations {
  /** All tokens; a bound that is refused stands there as its opposite. */
  tokens: readonly Token[]
  /** Taken back, each with the words that do so. */
  negated: ReadonlyMap<Token, readonly Token[]>
  /** Taken back in a way that leaves open what is wanted (싫지 않아요): no opposite is read of these. */
  unsure: ReadonlySet<Token>
  /** Words that take back what stands as its opposite: nothing of them is left to be understood. */
  spent: ReadonlySet<Token>
}

/** What a condition may be said of before it is refused: 30년 넘은 데는, 빌라인 거는. */
const NOMINAL = /^(?:데|거|건|것|게|걸|곳|경우)(?:[는은도만를을가이])?$/
/** What links a number to what it is said of: 30년 이상 된 건. */
const LINK = /^(?:된|한|되[는던]|됐던|지난|넘긴)$/
const ADVERB =
  /^(?:진짜|정말|정말로|너무|아주|매우|절대|절대로|딱|완전|무조건|웬만하면|가급적|되도록|제발|꼭|일단|아예|확실히|역시)$/
/** A request is another matter than what is refused behind it: 찾아줘, 빌라는 싫어. */
const REQUEST =
  /^(?:찾|알려|보여|추천|구해|구하|구함|구합|부탁|알아|검색|골라|뽑아|봐|원[해하합함]|희망|주세|줘|주라|달라|find|show|look|search|need|want|give|get|list|recommend)/
/** Verbs that make a clause a thing (사는 건, 있는 데), and those of which something is refused (살기 싫어). */
const ADNOMINAL = /[는은던인할될한된을]$/
const VERBAL = /[기고러](?:[는은도만를])?$/
/** A negation of the negation: 싫지 않아요, 제외하지 마세요. */
const REVERSED = /^\s?(?:지\s?)?(?:는\s)?(?:않|말|마(?![포])|아니|없)/
/** Why something is refused: 1층은 소음 때문에 제외, 반지하는 습해서 빼고. */
const REASON = /(?:때문에|때문|때메|땜에|때매|[아어해여워와려쳐져라]서|니까|이유로)$/
/** A reason is no longer than so many tokens. */
const REASON_TOKENS = 12
/** What ends a clause without a stop: 이사 가는데, 좋지만. */
const CLAUSE_END = /(?:[는은]데|지만|니까|[어아해]서|면서|려고)$/

const NEGATABLE: ReadonlySet<WordClass['kind']> = new Set([
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
  'FLOOR_LEVEL',
  'BASEMENT',
  'ROOFTOP',
  'DIRECTION',
  'ROOMS',
  'FEATURE',
  'OLD',
])
/** Words that belong to the condition that stands before them. */
const OF_CONDITION: ReadonlySet<WordClass['kind']> = new Set([
  'BUILT',
  'OLD',
  'NEAR',
  'WALK',
  'LIMIT',
  'OTHER_GOAL',
])

const isCondition = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.kind === 'PLACE' ||
    token.kind === 'COMPLEX' ||
    token.kind === 'BOUND' ||
    (token.kind === 'WORD' && NEGATABLE.has(token.word.kind)))

/** Behind a “no” a comma begins what is wanted: no villas, apartments. */
const joinsNext = (token: Token): boolean =>
  joins(token) && !(token.kind === 'PUNCTUATION' && token.text === ',')

const FLOORS: ReadonlySet<WordClass['kind']> = new Set(['FLOOR_LEVEL', 'BASEMENT', 'ROOFTOP'])

/** 1층이랑 탑층: a floor by its number and one by its place are conditions of one kind. */
const familyOf = (token: Token): string => {
  if (token.kind === 'BOUND') {
    const { unit } = token.bound
    return unit === 'BARE' ? 'MONEY' : unit === 'PYEONG' ? 'SQUARE_METRE' : unit
  }
  if (token.kind !== 'WORD') return token.kind
  return FLOORS.has(token.word.kind) ? 'FLOOR' : token.word.kind
}

const sameKind = (a: Token, b: Token): boolean => familyOf(a) === familyOf(b)

/** The tokens of one sentence with what it takes back, as far as it is told. */
interface Reading {
  tokens: readonly Token[]
  text: string
  negated: Map<Token, readonly Token[]>
  unsure: Set<Token>
  spent: Set<Token>
  opposites: Map<Token, Token>
}

/**
 * What a 말고, 제외, 싫어요 or “except” takes back: the whole condition before it (behind it in English), with everything joined
 * to it (빌라나 원룸 말고). A condition is never kept as it was said: it is read as its opposite, or it is taken back and left
 * to be told; one that cannot be told apart takes its whole clause with it.
 */
export const readNegations = (tokens: readonly Token[], text: string): Negations => {
  const reading: Reading = {
    tokens,
    text,
    negated: new Map(),
    unsure: new Set(),
    spent: new Set(),
    opposites: new Map(),
  }
  tokens.forEach((token, i) => {
    if (kindOf(token) === 'NOT') markBack(reading, i)
    if (kindOf(token) === 'NOT_NEXT') markForward(reading, i)
  })
  const { negated, unsure, spent, opposites } = reading
  return { tokens: tokens.map((token) => opposites.get(token) ?? token), negated, unsure, spent }
}

const textOf = ({ text }: Reading, token: Token): string => text.slice(token.start, token.end)

/** The first of the unknown syllables that make one word with the one at an offset. */
const wordStart = ({ tokens }: Reading, at: number): number => {
  let first = at
  while (tokens[first - 1]?.kind === 'UNKNOWN' && tokens[first - 1]?.end === tokens[first]?.start) first--
  return first
}

const wordAt = (reading: Reading, first: number, last: number): string =>
  reading.text.slice(reading.tokens[first]?.start, reading.tokens[last]?.end)

/** Where the condition before a negation ends, over words that say nothing of their own; and whether a clause was made a thing. */
const headBefore = (reading: Reading, from: number): { at: number; isThing: boolean } => {
  const { tokens } = reading
  let at = from - 1
  let isThing = false
  for (;;) {
    const token = tokens[at]
    if (!token || token.kind === 'PUNCTUATION') return { at, isThing }
    const first = token.kind === 'UNKNOWN' ? wordStart(reading, at) : at
    const word = wordAt(reading, first, at)
    const isFiller = kindOf(token) === 'FILLER'
    const isEmpty =
      token.kind === 'UNKNOWN'
        ? NOMINAL.test(word) || ADVERB.test(word) || LINK.test(word)
        : token.kind === 'PARTICLE' || (isFiller && !REQUEST.test(word))
    if (!isEmpty) return { at, isThing }
    isThing ||= (token.kind === 'UNKNOWN' || isFiller) && (NOMINAL.test(word) || isAnyHome(token))
    at = first - 1
  }
}

/** The condition that is refused for a reason that stands between it and what refuses it; undefined: there is none. */
const overReason = (reading: Reading, at: number): number | undefined => {
  const { tokens } = reading
  if (tokens[at]?.kind !== 'UNKNOWN' || !REASON.test(wordAt(reading, wordStart(reading, at), at)))
    return undefined
  for (let before = at - 1; before > Math.max(0, at - REASON_TOKENS); before--) {
    const token = tokens[before]
    if (token === undefined || (token.kind === 'PUNCTUATION' && token.text !== ',')) return undefined
    if (token.kind !== 'PARTICLE' || !/^[은는]$/.test(textOf(reading, token))) continue
    return isCondition(tokens[before - 1]) ? before - 1 : undefined
  }
  return undefined
}

/** Where the clause begins that a position stands in. */
const clauseStart = (reading: Reading, from: number): number => {
  let at = from
  for (;;) {
    const before = reading.tokens[at - 1]
    if (!before || before.kind === 'PUNCTUATION') return at
    const first = before.kind === 'UNKNOWN' ? wordStart(reading, at - 1) : at - 1
    if (before.kind === 'UNKNOWN' && CLAUSE_END.test(wordAt(reading, first, at - 1))) return at
    const kind = kindOf(before)
    if (kind === 'NOT' || (kind === 'FILLER' && REQUEST.test(textOf(reading, before)))) return at
    at = first
  }
}

const markBack = (reading: Reading, from: number): void => {
  const { tokens, negated, unsure, text } = reading
  const { at: nearest, isThing } = headBefore(reading, from)
  const at = overReason(reading, nearest) ?? nearest
  const head = tokens[at]
  const not = tokens[from]
  if (!head || !not || head.kind === 'PUNCTUATION') return
  const kind = kindOf(head)
  if (isFeatureThere(reading, at, from)) return
  const isReversed = kind === 'NOT' || REVERSED.test(text.slice(not.end, not.end + 6))
  const ofCondition = kind !== undefined && OF_CONDITION.has(kind) && tokens[at - 1]?.kind === 'BOUND'
  if (!isReversed && (isCondition(head) || ofCondition)) {
    const target = ofCondition ? at - 1 : at
    if (waives(reading, tokens[target], not)) waive(reading, tokens.slice(target, from + 1))
    else takeBack(reading, target, from, -1)
    return
  }
  // 반지하 싫어요, 역 근처 말고: what nobody knows, or belongs to no condition, alone. 빌라에 사는 건 싫어요, 역세권 아닌 데는
  // 싫어요: the clause with all that it says.
  const first = head.kind === 'UNKNOWN' ? wordStart(reading, at) : at
  const word = wordAt(reading, first, at)
  const isClause = isReversed || (isThing && ADNOMINAL.test(word)) || VERBAL.test(word)
  const isPhrase = kind !== undefined && OF_CONDITION.has(kind)
  const begin = isClause
    ? clauseStart(reading, isReversed ? at : first)
    : isPhrase
      ? phraseStart(reading, at)
      : first
  const words = tokens.slice(begin, from + 1)
  for (const token of words) {
    if (!isCondition(token)) continue
    negated.set(token, words)
    if (isReversed) unsure.add(token)
  }
}

/** 주차 없어도 돼요, 엘리베이터 필요 없어요: what may be there and need not. A kind of home that is not needed is refused. */
const waives = (reading: Reading, target: Token | undefined, not: Token): boolean => {
  if (not.kind === 'WORD' && not.word.kind === 'NOT' && not.word.waives === true) return true
  return target !== undefined && kindOf(target) === 'FEATURE' && textOf(reading, not).startsWith('필요')
}

/** Neither asked for nor refused. */
const waive = ({ negated, spent }: Reading, words: readonly Token[]): void => {
  for (const token of words) {
    if (isCondition(token)) negated.set(token, words)
    spent.add(token)
  }
}

/** What cannot be done or is not there: behind it a refusal asks for the thing itself. */
const ABSENT = /^(?:안\s?[되돼]|없|불가|못|without|no)/

/** 주차 안 되는 곳은 제외, 엘리베이터 없는 집은 싫어요. */
const isFeatureThere = (reading: Reading, at: number, from: number): boolean => {
  const { tokens, negated, spent } = reading
  const head = tokens[at]
  if (!head || kindOf(head) !== 'NOT' || !ABSENT.test(textOf(reading, head))) return false
  const of = headBefore(reading, at).at
  const feature = tokens[of]
  if (!feature || kindOf(feature) !== 'FEATURE' || !negated.has(feature)) return false
  negated.delete(feature)
  for (const token of tokens.slice(of + 1, from + 1)) spent.add(token)
  return true
}

/** 역 근처, 지하철역 가까운: what stands right before a word that belongs to a condition. */
const phraseStart = ({ tokens }: Reading, at: number): number => {
  const before = kindOf(tokens[at - 1])
  return before === 'SUBWAY' || before === 'STATION_AREA' || before === 'SCHOOL' || before === 'FACILITY'
    ? at - 1
    : at
}

/** Takes back the condition at a position with all that is joined to it and all that describes it. */
const takeBack = (reading: Reading, at: number, not: number, step: 1 | -1): void => {
  const { tokens } = reading
  const target = tokens[at]
  if (!target) return
  const words = step < 0 ? tokens.slice(at + 1, not + 1) : tokens.slice(not, at)
  const rest = step < 0 ? tokens.slice(not + 1) : []
  let i = at + step
  // 30년 넘은 아파트는 제외: refused for its age; 빌라 말고 아파트: for its kind.
  const described = step < 0 && kindOf(target) === 'TYPE' && !rest.some((it) => sameKind(target, it))
  const age = described ? boundBefore(reading, at) : null
  if (age === null) {
    refuse(reading, target, words)
  } else {
    refuse(reading, target, words)
    const bound = tokens[age]
    if (bound) refuse(reading, bound, tokens.slice(age + 1, not + 1))
    // The kind is refused with its age alone.
    reading.unsure.add(target)
    if (bound && reading.opposites.has(bound)) reading.spent.add(target)
    i = age - 1
  }
  if (target.kind === 'PLACE') markParents(reading, at, words)
  for (;;) {
    const next = tokens[i]
    // 빌라 원룸 말고: kinds and deals need no word between them.
    // What a home has is said one by one: 엘리베이터 풀옵션 제외 keeps the elevator.
    // 1층 반지하 제외: so do floors.
    const isRow =
      (next?.kind === 'WORD' || (next !== undefined && familyOf(next) === 'FLOOR')) &&
      sameKind(target, next) &&
      kindOf(next) !== 'FEATURE'
    const other = isRow ? next : tokens[i + step]
    if (!next || !other || !sameKind(target, other) || !(isRow || (step < 0 ? joins(next) : joinsNext(next))))
      break
    refuse(reading, other, words)
    i += isRow ? step : 2 * step
  }
  // What a home has is not described by what stands before it: 전세 2억 주차 제외.
  const isHomeOfAKind =
    target.kind === 'PLACE' || target.kind === 'BOUND' || ['TYPE', 'DEAL'].includes(kindOf(target) ?? '')
  if (step > 0 || !isHomeOfAKind) return
  // 강남구 빌라 말고 마포구 아파트: what describes it is refused with it where something else is named in its place.
  for (let token = tokens[i]; token !== undefined && isCondition(token); token = tokens[--i]) {
    const like = token
    if (sameKind(target, like) || !rest.some((it) => sameKind(like, it))) continue
    refuse(reading, token, words)
    // 강남구 빌라는 싫고 마포구 빌라: the kind is refused with its place alone.
    if (rest.some((it) => sameKind(target, it))) reading.spent.add(target)
  }
}

/** What ends a clause at its last word: 3억 이하인데, 20평대이고. */
const CONNECTIVE = /(?:데|고|며|면서|지만|니까|라서|이라)$/

/**
 * Where the age or another bound stands that describes a kind of home (30년 넘은 아파트); null where none does: nothing is
 * described across the end of a clause, and nobody refuses homes for costing no more than they want to pay.
 */
const boundBefore = (reading: Reading, at: number): number | null => {
  const { tokens } = reading
  let i = at - 1
  for (;;) {
    const token = tokens[i]
    if (token === undefined) return null
    if (token.kind === 'PARTICLE' && CONNECTIVE.test(textOf(reading, token))) return null
    if (token.kind !== 'PARTICLE' && !OF_CONDITION.has(kindOf(token) ?? 'FILLER')) break
    i--
  }
  const token = tokens[i]
  if (token?.kind !== 'BOUND') return null
  const isBudget = familyOf(token) === 'MONEY' && token.bound.min === undefined
  // 빌라 전세 1억~1억7천 사이요 아파트 말고: it describes the kind that was named before it.
  const isOfAnother = tokens.slice(0, i).some((it) => kindOf(it) === 'TYPE' && !reading.negated.has(it))
  return isBudget || isOfAnother ? null : i
}

/** A bound on one side becomes the other side; everything else is gone. */
const refuse = ({ negated, spent, opposites }: Reading, token: Token, words: readonly Token[]): void => {
  const opposite = token.kind === 'BOUND' && token.bound.unit !== 'OTHER' ? oppositeOf(token.bound) : null
  if (token.kind === 'BOUND' && opposite !== null) {
    opposites.set(token, { ...token, bound: opposite })
    for (const word of words) if (!isCondition(word)) spent.add(word)
  } else negated.set(token, words)
}

/** 강남구 논현동, 인천 논현동 말고: who tells two places of one name apart takes back what tells them apart, too. */
const markParents = ({ tokens, negated }: Reading, at: number, words: readonly Token[]): void => {
  const target = tokens[at]
  const isSame = (token: Token) =>
    token.kind === 'PLACE' && target?.kind === 'PLACE' && token.mention.name === target.mention.name
  if (!tokens.slice(0, at).some(isSame)) return
  for (let i = at - 1; tokens[i]?.kind === 'PLACE'; i--) {
    const parent = tokens[i]
    if (parent) negated.set(parent, words)
  }
}

/** Words between a “not” and what it takes back: except homes that are …. */
const MOST_BETWEEN = 6
const BETWEEN: ReadonlySet<WordClass['kind']> = new Set(['FILLER', 'BUILT', 'OLD', 'LIMIT'])

const markForward = (reading: Reading, from: number): void => {
  const { tokens } = reading
  const found = tokens
    .slice(from + 1, from + 1 + MOST_BETWEEN)
    .findIndex((token) => token.kind !== 'PARTICLE' && !BETWEEN.has(kindOf(token) ?? 'TYPE'))
  const at = from + 1 + found
  if (found >= 0 && isCondition(tokens[at])) takeBack(reading, at, from, 1)
}
