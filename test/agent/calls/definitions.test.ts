import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const agent = fileURLToPath(new URL('../../../src/agent/', import.meta.url))
const files = readdirSync(agent, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))

interface Named {
  purpose: string
  streams: boolean
}
const isCall = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'purpose' in value && 'byRules' in value

const defined = async (): Promise<Named[]> => {
  const modules = await Promise.all(
    files
      .filter((file) => /-calls?\.ts$/.test(file))
      .map(async (file): Promise<object> => import(`${agent}${file}`)),
  )
  return modules.flatMap((module) => Object.values(module).filter(isCall))
}

/** As ledgers, metrics and `RunUsage.byCall` have them: of what was written under one of these, the call is known again. */
const KEPT = [
  'analysis_insights',
  'analysis_report',
  'analyze_intent',
  'classify_question',
  'compose_answer',
  'compress_research',
  'consult_answer',
  'direct_answer',
  'extract_slots',
  'judge_answer',
  'plan_search',
  'plan_steps',
  'research_topic',
  'rewrite_query',
  'scope_research',
  'select_teams',
  'summarize_session',
  'supervise_research',
  'write_brief',
  'write_report',
]

test('every call has a purpose of its own, and those that were ever written down are there', async () => {
  const purposes = (await defined()).map(({ purpose }) => purpose)
  expect(new Set(purposes).size).toBe(purposes.length)
  expect(purposes.toSorted()).toEqual(expect.arrayContaining(KEPT))
})

test('texts are streamed, and nothing else', async () => {
  const streamed = (await defined()).filter(({ streams }) => streams).map(({ purpose }) => purpose)
  expect(streamed.toSorted()).toEqual(['compose_answer', 'consult_answer', 'direct_answer', 'write_report'])
})

test('a call is found by the name of its file', () => {
  const elsewhere = files
    .filter((file) => !/-calls?\.ts$/.test(file) && file !== 'calls/define.ts')
    .filter((file) => /\bdefine(?:Text)?Call\(/.test(readFileSync(agent + file, 'utf8')))
  expect(elsewhere).toEqual([])
})

test('a model is asked by calls only, and by the check at the start', () => {
  const askers = files.filter((file) => /\bopenModel\(/.test(readFileSync(agent + file, 'utf8')))
  expect(askers.toSorted()).toEqual(['calls/by-model.ts', 'model/check.ts'])
})
