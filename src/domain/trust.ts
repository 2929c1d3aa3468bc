import { z } from 'zod'
import {
  judgeAgents,
  judgeCancelled,
  judgeCompleteness,
  judgeConsistency,
  judgeFreshness,
} from './trust/factors.ts'
import type { TrustInput } from './trust/input.ts'
import { judgeJeonseRatio, judgePrice } from './trust/prices.ts'

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
  { key: 'freshness', label: '매물 확인 시점', percent: 20, judge: judgeFreshness },
  { key: 'completeness', label: '정보 충실도', percent: 15, judge: judgeCompleteness },
  { key: 'price', label: '실거래가 대비 가격', percent: 25, judge: judgePrice },
  { key: 'agent', label: '중개 여부', percent: 15, judge: judgeAgents },
  { key: 'consistency', label: '중복·모순 매물', percent: 10, judge: judgeConsistency },
  { key: 'jeonse-ratio', label: '전세가율', percent: 10, judge: judgeJeonseRatio },
  { key: 'cancelled-deals', label: '해제된 거래', percent: 5, judge: judgeCancelled },
] as const

/**
 * How far the offers of a property can be believed. Each factor weighs its share times the coverage of its data; what is
 * missing from 1 goes to the factor `unknown` with {@link UNKNOWN_SCORE}. Scores are whole and weights hundredths, so the
 * sum is exact in two decimals and anyone can check it.
 */
export const scoreTrust = (input: TrustInput): TrustScore => {
  const judged = FACTORS.map(({ key, label, percent, judge }) => {
    const { score, coverage, evidence } = judge(input)
    const weight = Math.round(percent * clamp(coverage, 0, 1))
    return {
      key,
      label,
      percent,
      score: weight === 0 ? UNKNOWN_SCORE : Math.round(clamp(score, 0, 100)),
      weight,
      evidence,
    }
  })
  const missing = 100 - judged.reduce((sum, { weight }) => sum + weight, 0)
  const total = judged.reduce((sum, { weight, score }) => sum + weight * score, missing * UNKNOWN_SCORE)
  const factors: TrustFactor[] = judged.map(({ key, label, score, weight, evidence }) => ({
    key,
    label,
    score,
    weight: weight / 100,
    evidence,
  }))
  if (missing > 0) {
    const labels = judged.filter(({ weight, percent }) => weight < percent).map(({ label }) => label)
    factors.push({
      key: 'unknown',
      label: '확인되지 않은 부분',
      score: UNKNOWN_SCORE,
      weight: missing / 100,
      evidence: `자료가 부족해 좋게 보지 않은 항목입니다: ${labels.join(', ')}.`,
    })
  }
  return { score: total / 100, factors, modelVersion: TRUST_MODEL }
}

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value))
