import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { CONTRACT_RISK_TYPES, RISK_LEVELS } from '../../../src/domain/contract/contract.ts'
import { reviewContract } from '../../../src/domain/contract/review.ts'

const planted = z.object({
  type: z.enum(CONTRACT_RISK_TYPES),
  severity: z.enum(RISK_LEVELS),
  clause: z.string(),
})
const item = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  planted: z.array(planted),
  harmless: z.array(z.string()),
  clean: z.boolean(),
})
export type ContractItem = z.infer<typeof item>

export const readItems = (path: string | URL): ContractItem[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => item.parse(JSON.parse(line)))

export const squash = (text: string): string => text.replace(/\s/g, '')

const overlaps = (a: string, b: string): boolean =>
  squash(a).includes(squash(b).slice(0, 25)) || squash(b).includes(squash(a).slice(0, 25))

export interface Score {
  recall: number
  precision: number
  /** High-severity flags on contracts without any planted risk. */
  highOnClean: string[]
  missed: string[]
  alarms: string[]
}

/** Counts as the evaluation over the API does: recall by type, precision by flag. */
export const scoreItems = (items: readonly ContractItem[]): Score => {
  let wanted = 0
  let flagged = 0
  const score: Score = { recall: 0, precision: 0, highOnClean: [], missed: [], alarms: [] }
  for (const one of items) {
    const { risks } = reviewContract(`다음 계약서를 검토해줘.\n\n${one.text}`)
    wanted += one.planted.length
    flagged += risks.length
    for (const risk of one.planted) {
      if (!risks.some(({ type }) => type === risk.type))
        score.missed.push(`${one.id} ${risk.type}: ${risk.clause}`)
    }
    for (const { type, clause, severity } of risks) {
      const planned = one.planted.some((risk) => risk.type === type)
      if (!planned || one.harmless.some((sentence) => overlaps(clause, sentence))) {
        score.alarms.push(`${one.id} ${type}: ${clause}`)
      }
      if (one.clean && severity === 'HIGH') score.highOnClean.push(`${one.id} ${type}: ${clause}`)
    }
  }
  score.recall = wanted === 0 ? 1 : (wanted - score.missed.length) / wanted
  score.precision = flagged === 0 ? 1 : (flagged - score.alarms.length) / flagged
  return score
}
