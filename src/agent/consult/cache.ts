import { createHash } from 'node:crypto'
import type { AgentConfig, FeatureFlags, FilledSlot } from '../../domain/consult.ts'
import type { Prose } from '../../domain/prose.ts'
import { looksPersonal, normaliseQuestion } from '../../domain/reading/same-question.ts'
import type { Language } from '../../domain/run.ts'
import { readClaims } from '../answer/grounding.ts'
import { canonicalJson } from '../../domain/canonical-json.ts'
import type { ConsultDomain } from './domain.ts'
import type { CachedAnswer, CacheScope } from './ports.ts'

const digest = (value: unknown): string =>
  createHash('sha256').update(canonicalJson(value)).digest('hex').slice(0, 32)

/** Circumstances without the order and the way in which they became known. */
export const profileFingerprint = (slots: readonly FilledSlot[]): string =>
  slots.length === 0
    ? ''
    : digest([...new Set(slots.map(({ slot, value }) => `${slot}=${value}`))].toSorted())

/** The settings that an answer depends on: one made in another way is another answer. */
const variantOf = (flags: FeatureFlags, config: AgentConfig, caller: string): string => {
  const { cacheEnabled: _cacheEnabled, ...shaping } = flags
  const { cacheThreshold: _cacheThreshold, embeddingModel: _embeddingModel, ...writing } = config
  return digest([shaping, writing, caller])
}

interface Asked {
  domain: ConsultDomain
  userId: string
  query: Prose
  language: Language
  corpusVersion: string
  slots: readonly FilledSlot[]
  featureFlags: FeatureFlags
  agentConfig: AgentConfig
  /** Whoever makes the calls, by name. */
  caller: string
}

export const scopeOf = (asked: Asked): CacheScope => {
  const profile = profileFingerprint(asked.slots)
  return {
    userId: asked.userId,
    domain: asked.domain.name,
    corpusVersion: asked.corpusVersion,
    language: asked.language,
    variant: variantOf(asked.featureFlags, asked.agentConfig, asked.caller),
    profile,
    isShared: profile === '' && !looksPersonal(asked.query),
  }
}

const decisive = (domain: ConsultDomain, text: string): string =>
  [...new Set([...readClaims(text), ...domain.decisiveWords(text)])].toSorted().join('\n')

/**
 * The earlier answer that may be given again: the same question, or one that is as near as the threshold asks and differs
 * in no number, party or negation. Two questions can be spelt nearly alike and have opposite answers.
 */
export const chooseCached = (
  domain: ConsultDomain,
  query: Prose,
  found: readonly CachedAnswer[],
  threshold: number,
): CachedAnswer | null => {
  const normalised = normaliseQuestion(query)
  const same = found.find((item) => item.normalised === normalised)
  if (same) return same
  const facts = decisive(domain, normalised)
  return (
    found.find((item) => item.similarity >= threshold && decisive(domain, item.normalised) === facts) ?? null
  )
}

/** A vector as state holds it. */
export const packVector = ({ model, values }: { model: string; values: Float32Array }): string =>
  `${model} ${Buffer.from(values.buffer, values.byteOffset, values.byteLength).toString('base64')}`

export const unpackVector = (packed: string): { model: string; values: Float32Array } => {
  const space = packed.lastIndexOf(' ')
  const bytes = Buffer.from(packed.slice(space + 1), 'base64')
  return {
    model: packed.slice(0, space),
    values: Float32Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readFloatLE(at * 4)),
  }
}
