import { z } from 'zod'
import { list, within } from '../message/arg.ts'
import { message, said, say } from '../message/say.ts'
import type { Said } from '../message/say.ts'
import type { Language } from '../run.ts'
import {
  judgeAgents,
  judgeCancelled,
  judgeCompleteness,
  judgeConsistency,
  judgeFreshness,
} from './factors.ts'
import type { TrustInput } from './input.ts'
import { judgeJeonseRatio, judgePrice } from './prices.ts'

export const TRUST_MODEL = 'trust-v1'

const trustFactor = z.object({
  key: z.string(),
  label: z.string(),
  /** 0..100, whole. */
  score: z.number(),
  /** 0..1 in hundredths; the weights of all factors add up to 1. */
  weight: z.number(),
  /** A Korean sentence; names what is missing. */
  evidence: z.string(),
  /** The same for who reads another language; scores of before had none. */
  said: said.optional(),
})
export type TrustFactor = z.infer<typeof trustFactor>
export const trustFactors = z.array(trustFactor)

export interface TrustScore {
  /** 0..100 with two decimals: exactly the sum of weight × score over the factors. */
  score: number
  factors: TrustFactor[]
  modelVersion: typeof TRUST_MODEL
}

/**
 * What the unknown part counts as. Below what an ordinary listing reaches in any factor, so that leaving data out never
 * pays; above zero, since not knowing is not the same as knowing something bad.
 */
export const UNKNOWN_SCORE = 30

const FACTORS = [
  { key: 'freshness', percent: 20, judge: judgeFreshness },
  { key: 'completeness', percent: 15, judge: judgeCompleteness },
  { key: 'price', percent: 25, judge: judgePrice },
  { key: 'agent', percent: 15, judge: judgeAgents },
  { key: 'consistency', percent: 10, judge: judgeConsistency },
  { key: 'jeonse-ratio', percent: 10, judge: judgeJeonseRatio },
  { key: 'cancelled-deals', percent: 5, judge: judgeCancelled },
] as const

/**
 * How far the offers of a property can be believed. Each factor weighs its share times the coverage of its data; what is
 * missing from 1 goes to the factor `unknown` with {@link UNKNOWN_SCORE}. Scores are whole and weights hundredths, so the
 * sum is exact in two decimals and anyone can check it.
 */
export const scoreTrust = (input: TrustInput): TrustScore => {
  const judged = FACTORS.map(({ key, percent, judge }) => {
    const { score, coverage, evidence } = judge(input)
    const weight = Math.round(percent * clamp(coverage, 0, 1))
    return {
      key,
      percent,
      score: weight === 0 ? UNKNOWN_SCORE : Math.round(clamp(score, 0, 100)),
      weight,
      evidence,
    }
  })
  const missing = 100 - judged.reduce((sum, { weight }) => sum + weight, 0)
  const total = judged.reduce((sum, { weight, score }) => sum + weight * score, missing * UNKNOWN_SCORE)
  const factors = judged.map(({ key, score, weight, evidence }) =>
    factorOf({ key, score, weight: weight / 100 }, evidence),
  )
  if (missing > 0) {
    const weak = judged.filter(({ weight, percent }) => weight < percent)
    const labels = weak.map(({ key }) => within(message(`trust.factor.${key}`)))
    factors.push(
      factorOf(
        { key: 'unknown', score: UNKNOWN_SCORE, weight: missing / 100 },
        message('trust.unknown', { factors: list(labels) }),
      ),
    )
  }
  return { score: total / 100, factors, modelVersion: TRUST_MODEL }
}

type Key = (typeof FACTORS)[number]['key'] | 'unknown'
const labelOf = (key: Key, language: Language): string => say(message(`trust.factor.${key}`), language)
const isKey = (key: string): key is Key => key === 'unknown' || FACTORS.some((factor) => factor.key === key)

const factorOf = (factor: { key: Key; score: number; weight: number }, evidence: Said): TrustFactor => ({
  ...factor,
  label: labelOf(factor.key, 'KO'),
  evidence: say(evidence, 'KO'),
  said: evidence,
})

/** A factor as it is shown to who reads; what was kept without its message stays Korean until it is scored anew. */
export const tellFactor = (
  { key, label, evidence, said: told }: TrustFactor,
  language: Language,
): { label: string; evidence: string } => ({
  label: isKey(key) ? labelOf(key, language) : label,
  evidence: told === undefined ? evidence : say(told, language),
})

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value))
