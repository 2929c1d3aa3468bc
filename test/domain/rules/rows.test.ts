import { allFacts } from '../../../src/agent/facts/evidence.ts'
import { describe, expect, test } from 'vitest'
import { loanAffordability } from '../../../src/domain/calculator/loan-affordability.ts'
import { permitOf, regulationOf } from '../../../src/domain/calculator/regulated-area.ts'
import { readPlace } from '../../../src/domain/calculator/region.ts'
import { rulesOf } from '../../../src/domain/rules/rules.ts'
import { checkRules, mergeRules, readRuleRows } from '../../../src/domain/rules/rows.ts'
import type { RuleRow } from '../../../src/domain/rules/rows.ts'
import { calculationEvidence } from '../../../src/agent/tools/calculation.ts'
import { REGION_LIST, RULE_ROWS, RULES } from '../../support/rules.ts'

const shipped = (id: string): RuleRow => {
  const row = RULE_ROWS.find((it) => it.id === id)
  if (row === undefined) throw new Error(id)
  return row
}
const rate = (from: string, percent: number): RuleRow => ({
  ...shipped('base-rate-2026-08-27'),
  id: `base-rate-${from}`,
  from,
  values: { rate: percent },
})

describe('rows that are laid over others', () => {
  test('end the one before on the day before, take the place of their like, and leave the rest alone', () => {
    const merged = mergeRules(RULE_ROWS, [rate('2027-01-15', 2.75)])
    expect(checkRules(merged)).toEqual([])
    expect(merged).toHaveLength(RULE_ROWS.length + 1)
    expect(rulesOf(merged, REGION_LIST).baseRate.slice(-2)).toMatchObject([
      { rate: 3, effectiveTo: '2027-01-14' },
      { rate: 2.75, effectiveFrom: '2027-01-15', effectiveTo: null },
    ])
    const again = mergeRules(merged, [rate('2027-01-15', 2.5)])
    expect(again).toHaveLength(merged.length)
    expect(rulesOf(again, REGION_LIST).baseRate.at(-1)).toMatchObject({ rate: 2.5 })
    expect(rulesOf(again, REGION_LIST).homeFee).toEqual(RULES.homeFee)
  })

  test.each([
    [
      'a gap',
      { ...rate('2027-01-15', 2.75), until: '2027-02-01' },
      rate('2027-03-01', 2),
      'no rule holds between',
    ],
    ['an overlap', { ...rate('2027-01-15', 2.75), until: '2027-04-01' }, rate('2027-03-01', 2), 'overlaps'],
    ['two of one day', rate('2027-03-01', 2), { ...rate('2027-03-01', 2), id: 'another' }, 'overlaps'],
  ])('may not leave %s', (_name, one, other, problem) => {
    expect(checkRules(mergeRules(RULE_ROWS, [one, other]))).toMatchObject([
      { problem: expect.stringContaining(problem) },
    ])
  })

  test('a kind without a row is told', () => {
    expect(checkRules(RULE_ROWS.filter(({ kind }) => kind !== 'dsr'))).toMatchObject([
      { id: null, problem: expect.stringContaining('dsr') },
    ])
  })
})

test.each([
  [{ kind: 'wages' }, 'kind'],
  [{ until: '2020-01-01' }, 'until'],
  [{ from: '2026-02-30' }, 'from'],
  [{ values: { rate: 101 } }, 'values.rate'],
  [{ values: { rate: 3, more: 1 } }, 'values'],
  [{ values: {} }, 'values.rate'],
])('a row with %j is refused where it is wrong', (change, path) => {
  const { rows, problems } = readRuleRows([{ ...rate('2027-01-15', 2), ...change }])
  expect(rows).toEqual([])
  expect(problems).toEqual([{ path: [0, ...path.split('.')], problem: expect.stringContaining(path) }])
})

describe('a rule that is applied past its end', () => {
  const lend = (asOf: string) =>
    loanAffordability(
      {
        price: 50_000,
        annualIncome: 6000,
        annualRate: 4,
        years: 30,
        regionCode: '2611000000',
        ownedHomes: 0,
        asOf,
      },
      new Date(`${asOf}T03:00:00Z`),
      RULES,
    )
  const stressOf = (asOf: string) => lend(asOf).rules.find(({ name }) => name === '스트레스 금리')
  const told = (language: 'KO' | 'EN') =>
    allFacts(
      calculationEvidence({
        name: 'loanAffordability',
        inputs: {},
        result: lend('2027-01-01'),
        facts: [],
      }),
      language,
    ).join('\n')

  test('is the last one known, and says until when it was meant to hold, in both languages', () => {
    expect(lend('2027-01-01').maximumLoan).toBe(lend('2026-12-31').maximumLoan)
    expect(stressOf('2026-12-31')?.until).toBeUndefined()
    expect(stressOf('2026-12-31')?.text).not.toContain('까지의 기준')
    expect(stressOf('2027-01-01')).toMatchObject({
      until: '2026-12-31',
      text: expect.stringContaining('2026-12-31까지의 기준'),
    })
    expect(told('KO')).toContain('2026년 12월 31일까지의 기준')
    expect(told('EN')).toContain('until 31 December 2026')
  })
})

test('an area that was lifted is regulated no more from the day after', () => {
  const lifted = rulesOf(
    mergeRules(RULE_ROWS, [{ ...shipped('regulated-area-2026-07-01'), until: '2027-03-31' }]),
    REGION_LIST,
  )
  const guri = readPlace('4131000000', lifted)
  expect(regulationOf(guri, '2027-03-31', lifted)).not.toBeNull()
  expect(regulationOf(guri, '2027-04-01', lifted)).toBeNull()
})

describe('areas', () => {
  const rowOf = (id: string, from: string, codes: string[], lifted: boolean): RuleRow => ({
    ...shipped('permit-area-2026-07-05'),
    id,
    kind: id.startsWith('permit') ? 'permitArea' : 'regulatedArea',
    from,
    until: null,
    values: { codes, ...(lifted && { lifted }) },
  })
  const withRows = (...rows: RuleRow[]) => rulesOf(mergeRules(RULE_ROWS, rows), REGION_LIST)
  const placeOf = (code: string) => readPlace(code, RULES)

  test('are lifted by a row of their own, a part of a wider designation too, and may be designated again', () => {
    const rules = withRows(
      rowOf('regulated-x', '2027-02-01', ['11350'], true),
      rowOf('regulated-y', '2027-06-01', ['11350'], false),
    )
    const nowon = placeOf('1135000000')
    expect(regulationOf(nowon, '2027-01-31', rules)?.rule.id).toBe('regulated-area-2025-10-16')
    expect(regulationOf(nowon, '2027-02-01', rules)).toBeNull()
    expect(regulationOf(placeOf('1168000000'), '2027-02-01', rules)).not.toBeNull()
    expect(regulationOf(nowon, '2027-06-01', rules)?.rule.id).toBe('regulated-y')
  })

  test('that are lifted in a part are regulated in a part', () => {
    const rules = withRows(rowOf('regulated-x', '2027-02-01', ['11350105'], true))
    expect(regulationOf(placeOf('1135000000'), '2027-03-01', rules)?.straddles).toBe(true)
    expect(regulationOf(placeOf('1135010500'), '2027-03-01', rules)).toBeNull()
  })

  test('where a permit is needed are known by day, and told as past after the period that was announced', () => {
    const of = (code: string, day: string, rules = RULES) => permitOf(placeOf(code), day, rules)?.rule
    expect(of('1168000000', '2025-10-19')).toBeUndefined()
    expect(of('1168000000', '2026-11-22')).toMatchObject({ id: 'permit-area-2025-10-20' })
    expect(of('1168000000', '2026-11-22')?.isPast).toBeUndefined()
    expect(of('1168000000', '2027-01-01')).toMatchObject({ effectiveTo: '2026-12-31', isPast: true })
    expect(of('4131000000', '2027-01-01')?.isPast).toBeUndefined()
    expect(of('2611000000', '2026-11-22')).toBeUndefined()
    const lifted = withRows(rowOf('permit-x', '2026-12-01', ['11'], true))
    expect(of('1168000000', '2026-12-02', lifted)).toBeUndefined()
    expect(of('1168000000', '2027-03-01', lifted)).toBeUndefined()
    const longer = withRows(rowOf('permit-x', '2027-01-01', ['11'], false))
    expect(of('1168000000', '2027-03-01', longer)).toMatchObject({ id: 'permit-x' })
  })
})
