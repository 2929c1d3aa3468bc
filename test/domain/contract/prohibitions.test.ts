import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CONTRACT_RISK_TYPES } from '../../../src/domain/contract/contract.ts'
import { beforeBarOnLessor } from '../../../src/domain/contract/frame.ts'
import { toPlain } from '../../../src/domain/contract/plain.ts'
import { reviewContract } from '../../../src/domain/contract/review.ts'

const clause = z.strictObject({
  clause: z.string(),
  bound: z.literal('LESSOR').optional(),
  type: z.enum(CONTRACT_RISK_TYPES).optional(),
})
/** Written before the reader of prohibitions: what the lessor may not do, and nearly the same that he may. */
const CLAUSES = readFileSync(new URL('prohibitions.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => clause.parse(JSON.parse(line)))

const before = (text: string) => beforeBarOnLessor(toPlain(text))

describe('what the lessor may not do', () => {
  const barred = CLAUSES.filter(({ bound }) => bound !== undefined)
  it.each(barred.map((it) => it.clause))('is good for the tenant: %s', (text) => {
    expect(reviewContract(text).risks.filter(({ severity }) => severity === 'HIGH')).toEqual([])
  })

  it('is hardly ever flagged at all', () => {
    const flagged = barred.filter((it) => reviewContract(it.clause).risks.length > 0)
    expect(flagged.length, flagged.map((it) => it.clause).join('\n')).toBeLessThanOrEqual(1)
  })
})

describe('what he may do, or need not', () => {
  it('is found as it was', () => {
    const free = CLAUSES.filter(({ type }) => type !== undefined)
    expect(free).toHaveLength(20)
    const missed = free.filter((it) => reviewContract(it.clause).risks.every(({ type }) => type !== it.type))
    // Three wordings of restoration and penalties no rule has ever had words for.
    expect(missed.length, missed.map((it) => it.clause).join('\n')).toBeLessThanOrEqual(3)
  })
})

describe('a bar on the lessor', () => {
  it('is none where the tenant is barred, where it is his duty, and where it leaves him free within a bound', () => {
    expect(before('임차인은 임대인의 증액 청구를 거절할 수 없다.')).toBeNull()
    expect(before('임대인은 보증금을 돌려줄 수 없다.')).toBeNull()
    expect(before('임대인은 하자를 수리할 수 없다.')).toBeNull()
    expect(before('임대인은 차임을 20%를 초과하여 올릴 수 없다.')).toBeNull()
    expect(before('임대인은 1개월 전에 통지하지 않고는 해지할 수 없다.')).toBeNull()
    expect(before('임대인은 증액을 청구할 수 없는 것은 아니다.')).toBeNull()
    expect(before('임대인은 증액하지 않을 수 없다.')).toBeNull()
  })

  it('says nothing of what the same sentence says before', () => {
    const text = '임대인은 갱신할 때 차임을 시세대로 올릴 수 있고, 임대인은 이를 면할 것을 요구할 수 없다.'
    expect(before(text)).not.toBe('')
    expect(reviewContract(text).risks.map(({ type }) => type)).toContain('EXCESSIVE_INCREASE')
    expect(before('임대인은 언제든 해지할 수 있고 임차인이 이의를 제기할 수 없다.')).toBeNull()
  })

  it('says nothing of an exception that follows', () => {
    const text = '임대인은 차임의 증액을 청구할 수 없다. 다만, 시세가 오르면 시세대로 차임을 올린다.'
    expect(reviewContract(text).risks.map(({ type }) => type)).toContain('EXCESSIVE_INCREASE')
  })
})

describe('how a text is numbered', () => {
  it('does not change whether it is of a shop', () => {
    const lines = [
      '임차인의 차임연체액이 3기의 차임액에 달하면 임대인은 계약을 해지할 수 있다.',
      '임대인은 임차인의 영업시간 중 동의를 받아 점포에 들어갈 수 있다.',
      '임차인은 임대인의 체납 여부를 묻거나 미납국세 열람을 신청하지 아니한다.',
      '임대인은 전입신고를 막지 않는다.',
    ]
    const types = (mark: (i: number) => string) =>
      reviewContract(`특약사항\n${lines.map((line, i) => mark(i) + line).join('\n')}`).risks.map(
        ({ type }) => type,
      )
    const first = types((i) => `${i + 1}. `)
    expect(types((i) => `${String.fromCodePoint(0x2460 + i)} `)).toEqual(first)
    expect(types((i) => `제 ${i + 1} 조(약정) `)).toEqual(first)
  })
})
