import { describe, expect, it } from 'vitest'
import { SIDE_BY_SIDE } from '../../src/domain/rules/kinds.ts'
import { koreanDay } from '../../src/domain/day.ts'
import { date } from '../../src/domain/message/arg.ts'
import { formatArg } from '../../src/domain/message/say.ts'
import { rulesOf } from '../../src/domain/rules/rules.ts'
import { rulesCalls } from '../support/calls.ts'
import { startConversation } from '../support/conversation.ts'
import { testPorts } from '../support/ports.ts'
import { REGION_LIST, RULE_ROWS } from '../support/rules.ts'

/** Every rule ended on the last day of 2025, or on the day it began: what is known is of the past. */
const END = '2025-12-31'
const past = rulesOf(
  RULE_ROWS.map((row) => {
    if (row.kind !== 'permitArea' && SIDE_BY_SIDE.some((kind) => kind === row.kind)) return row
    const ends = row.until === null || row.until > END
    return ends ? { ...row, until: row.from > END ? row.from : END } : row
  }),
  { ...REGION_LIST, day: koreanDay(new Date()) },
)

const ask = async (query: string, language: 'KO' | 'EN' = 'KO') => {
  const ports = { ...testPorts(), rules: () => Promise.resolve(past) }
  const { carryOn, journal } = startConversation(
    { ports, calls: rulesCalls(ports) },
    { query, language },
    'TEAM',
  )
  await carryOn()
  return journal.answer()
}

/** A question for each calculation that applies dated rules, by its name. */
const QUESTIONS: readonly (readonly [string, string])[] = [
  ['jeonseRisk', '마포구 아파트 보증금 5억 매매 시세 6억 근저당 1억이면 전세 위험해?'],
  ['gapInvestment', '강남구 아파트 매매 8억 전세 6억 갭투자 괜찮아?'],
  ['loanAffordability', '강남구 8억 아파트 살 때 연봉 7천이면 대출 얼마나 나와?'],
  ['lendingLimits', '강남구 LTV 몇 프로야?'],
  ['rentIncrease', '보증금 3억 전세를 3억 2천으로 올려 달래요. 5% 넘나요?'],
  ['rentConversion', '보증금 3억 전세를 보증금 1억 월세로 바꾸면 월세 얼마야?'],
  ['acquisitionTax', '마포구 8억 아파트 사면 취득세 얼마야?'],
  ['brokerageFee', '강남 8억 아파트 살 때 복비 얼마야?'],
]

describe('what is known only of the past', () => {
  it.each(QUESTIONS)('is told as past by %s: %s', async (name, question) => {
    const answer = await ask(question)
    const sources = (answer?.sources ?? []).flatMap((it) => (it.kind === 'CALCULATION' ? [it] : []))
    expect(sources.map((it) => it.name)).toContain(name)
    const rules = sources.filter((it) => it.name === name).flatMap((it) => it.rules)
    const dated = rules.filter((rule) => !rule.name.startsWith('규제지역'))
    expect(dated.length).toBeGreaterThan(0)
    for (const rule of dated) {
      expect(rule.until, rule.name).toBeDefined()
      expect(rule.text).toContain(`${rule.until}까지의 기준`)
      expect(answer?.text, rule.name).toContain(`${formatArg(date(rule.until ?? ''), 'KO')}까지의 기준`)
    }
  })
})
