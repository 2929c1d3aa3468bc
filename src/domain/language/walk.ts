import type { WordClass } from './word-class.ts'
import type { ResolvedPlaces } from './place-resolution.ts'
import type { Token } from './token.ts'

interface Walk {
  minutes: { min: number | null; max: number | null } | null
  claimed: ReadonlySet<Token>
}

/** “Near the station” without a number. */
const NEAR_MINUTES = 10

type Goal = 'SUBWAY' | 'ELSEWHERE'

/** The walking time to a subway station; a walk to a school or a park is something else. */
export const readWalk = (tokens: readonly Token[], where: ResolvedPlaces): Walk => {
  const claimed = new Set<Token>()
  const stations = new Set(
    where.accepted.flatMap(({ mention }) => (mention.name.station ? [mention.start] : [])),
  )
  const goalOf = (token: Token): Goal | undefined => {
    if (token.kind === 'PLACE') return stations.has(token.mention.start) ? 'SUBWAY' : undefined
    // 7호선 alone names a line; 7호선 근처 asks for its stations.
    if (token.kind === 'BOUND' && token.bound.unit === 'LINE') return 'SUBWAY'
    if (token.kind !== 'WORD') return undefined
    if (token.word.kind === 'SUBWAY' || token.word.kind === 'STATION_AREA') return 'SUBWAY'
    const elsewhere =
      token.word.kind === 'SCHOOL' || token.word.kind === 'FACILITY' || token.word.kind === 'OTHER_GOAL'
    return elsewhere ? 'ELSEWHERE' : undefined
  }
  const said: { min: number | null; max: number | null }[] = []
  const implied: number[] = stations.size > 0 ? [NEAR_MINUTES] : []
  tokens.forEach((token, i) => {
    if (token.kind === 'WORD' && token.word.kind === 'STATION_AREA') implied.push(token.word.minutes)
    if (token.kind === 'WORD' && token.word.kind === 'NEAR' && nearSubway(tokens, i, goalOf)) {
      implied.push(NEAR_MINUTES)
      claimed.add(token)
    }
    if (token.kind !== 'BOUND' || token.bound.unit !== 'MINUTES') return
    const around = tokens.slice(Math.max(0, i - 4), i + 5)
    const walking = around.some((other) => other.kind === 'WORD' && other.word.kind === 'WALK')
    const goal = nearestGoal(tokens, i, goalOf)
    if (goal === 'ELSEWHERE' || (!walking && goal !== 'SUBWAY')) return
    const { bound } = token
    const least = bound.comparators.includes('GE') || bound.comparators.includes('GT')
    said.push({
      min: least && bound.min !== undefined ? bound.min : null,
      max: least
        ? (bound.max ?? null)
        : bound.comparators.includes('ABOUT')
          ? bound.value
          : (bound.max ?? null),
    })
    claimed.add(token)
    for (const other of around) if (other.kind === 'WORD' && other.word.kind === 'WALK') claimed.add(other)
  })
  const [first] = said
  if (first) return { minutes: first, claimed }
  return { minutes: implied.length > 0 ? { min: null, max: Math.min(...implied) } : null, claimed }
}

const isLink = (token: Token): boolean => {
  if (token.kind === 'PARTICLE') return true
  if (token.kind === 'PUNCTUATION') return /[,·/]/.test(token.text)
  if (token.kind !== 'WORD') return false
  const links: readonly WordClass['kind'][] = ['OR', 'FILLER', 'WALK', 'NEAR']
  return links.includes(token.word.kind)
}

/** Whether a 근처, 가까운 or “near” speaks of a station, alone or in a row with other goals (역이랑 학교 가까운). */
const nearSubway = (
  tokens: readonly Token[],
  at: number,
  goalOf: (token: Token) => Goal | undefined,
): boolean => {
  for (const step of [-1, 1]) {
    for (let i = at + step; i >= 0 && i < tokens.length; i += step) {
      const token = tokens[i]
      if (!token) break
      const goal = goalOf(token)
      if (goal === 'SUBWAY') return token.kind !== 'PLACE'
      if (!goal && !isLink(token)) break
    }
  }
  return false
}

/** The goal a number of minutes belongs to: the last one before it, else the first one after it. */
const nearestGoal = (
  tokens: readonly Token[],
  at: number,
  goalOf: (token: Token) => Goal | undefined,
): Goal | undefined => {
  for (let i = at - 1; i >= Math.max(0, at - 6); i--) {
    const token = tokens[i]
    const goal = token && goalOf(token)
    if (goal) return goal
    if (token?.kind === 'BOUND') break
  }
  for (const token of tokens.slice(at + 1, at + 7)) {
    const goal = goalOf(token)
    if (goal) return goal
    if (token.kind === 'BOUND') break
  }
  return undefined
}
