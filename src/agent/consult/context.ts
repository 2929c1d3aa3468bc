import { allFacts, titleOf } from '../facts/evidence.ts'
import type { Language } from '../../domain/run.ts'
import type { TokenPlan, TokenSection } from '../../domain/consult.ts'
import { labelOf } from '../facts/evidence.ts'
import type { Evidence } from '../facts/evidence.ts'
import type { Turn } from '../ports.ts'
import { shortened } from './evidence.ts'
import { clipToTokens } from '../model/tokens.ts'
import type { CountTokens } from '../model/tokens.ts'

/** Hundredths of the budget. */
const SHARES: Record<TokenSection, number> = {
  system: 5,
  profile: 10,
  evidence: 50,
  history: 15,
  query: 5,
  generation: 15,
}

export interface Parts {
  system: string
  profile: string
  query: string
  /** Oldest first. */
  history: readonly Turn[]
  /** Most relevant first. */
  evidence: readonly Evidence[]
}

interface Options {
  budget: number
  /** What the answer may have at most, within its share. */
  maxTokens: number
  /** Evidence is shortened before any is left out. */
  compress: boolean
  count: CountTokens
  /** Of the answer. */
  language: Language
}

export interface Assembled extends Omit<Parts, 'history' | 'evidence'> {
  history: Turn[]
  evidence: Evidence[]
  maxTokens: number
  plan: TokenPlan
}

type Cut = TokenPlan['cuts'][number]

/** What a piece of evidence costs in a prompt. */
export const evidenceText = (item: Evidence, language: Language): string =>
  [titleOf(item, language), ...allFacts(item, language)].join('\n')

/** The newest turns that fit. */
const fitHistory = (history: readonly Turn[], limit: number, count: CountTokens) => {
  const kept: Turn[] = []
  const cuts: Cut[] = []
  let used = 0
  for (const turn of history.toReversed()) {
    const tokens = count(turn.content)
    if (cuts.length === 0 && used + tokens <= limit) {
      kept.unshift(turn)
      used += tokens
    } else cuts.push({ section: 'history', what: turn.role, tokens, reason: 'LEFT_OUT' })
  }
  return { kept, cuts, used }
}

/** By relevance: the least relevant is shortened first, then left out first. */
const fitEvidence = (evidence: readonly Evidence[], limit: number, options: Options) => {
  const { compress, count } = options
  const items = evidence.map((item) => ({ item, tokens: count(evidenceText(item, options.language)) }))
  const cuts: Cut[] = []
  let used = items.reduce((sum, { tokens }) => sum + tokens, 0)
  const last = compress ? items.length - 1 : -1
  for (let at = last; used > limit && at >= 0; at--) {
    const current = items[at]
    if (!current) continue
    const short = shortened(current.item)
    const tokens = count(evidenceText(short, options.language))
    cuts.push({
      section: 'evidence',
      what: labelOf(current.item, options.language),
      tokens: current.tokens - tokens,
      reason: 'SHORTENED',
    })
    used -= current.tokens - tokens
    items[at] = { item: short, tokens }
  }
  while (used > limit && items.length > 1) {
    const dropped = items.pop()
    if (!dropped) break
    cuts.push({
      section: 'evidence',
      what: labelOf(dropped.item, options.language),
      tokens: dropped.tokens,
      reason: 'LEFT_OUT',
    })
    used -= dropped.tokens
  }
  return { kept: items.map(({ item }) => item), cuts, used }
}

/** Everything that an answer is written from, within its budget; what did not fit is said in the plan. */
export const assemble = (parts: Parts, options: Options): Assembled => {
  const { budget, maxTokens, count } = options
  const limit = (section: TokenSection): number => Math.floor((budget * SHARES[section]) / 100)
  const cuts: Cut[] = []
  const clip = (section: TokenSection, text: string): string => {
    const clipped = clipToTokens(text, limit(section), count)
    if (clipped !== text) {
      cuts.push({ section, what: section, tokens: count(text) - count(clipped), reason: 'SHORTENED' })
    }
    return clipped
  }
  const system = clip('system', parts.system)
  const profile = clip('profile', parts.profile)
  const query = clip('query', parts.query)
  const history = fitHistory(parts.history, limit('history'), count)
  const evidence = fitEvidence(parts.evidence, limit('evidence'), options)
  const generation = Math.min(maxTokens, limit('generation'))
  const used: Record<TokenSection, number> = {
    system: count(system),
    profile: count(profile),
    query: count(query),
    history: history.used,
    evidence: evidence.used,
    generation,
  }
  return {
    system,
    profile,
    query,
    history: history.kept,
    evidence: evidence.kept,
    maxTokens: generation,
    plan: {
      budget,
      sections: (['system', 'profile', 'evidence', 'history', 'query', 'generation'] as const).map(
        (section) => ({ section, limit: limit(section), used: used[section] }),
      ),
      cuts: [...cuts, ...history.cuts, ...evidence.cuts],
    },
  }
}
