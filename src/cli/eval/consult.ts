import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { Ask } from '../guest.ts'
import { percent, share } from './figures.ts'
import type { Figures } from './figures.ts'
import type { Item } from './sets.ts'

const SESSION = 'mutation { made: createSession { ... on ChatSession { id } } }'
const START = `mutation($input: StartRunInput!) { started: startRun(input: $input) {
  ... on Run { id } ... on Error { message } } }`
const RUN = `query($id: ID!) { run(id: $id) { status answer { text confidence
  sources { ... on LegalArticle { lawName articleNumber } } }
  consult { attempts { query score stopReason } engineMilliseconds } } }`

const made = z.object({ id: z.string() })
const run = z.object({
  status: z.string(),
  answer: z
    .object({
      text: z.string(),
      confidence: z.number(),
      sources: z.array(z.object({ lawName: z.string().optional(), articleNumber: z.string().optional() })),
    })
    .nullable(),
  consult: z
    .object({
      attempts: z.array(
        z.object({ query: z.string(), score: z.number().nullable(), stopReason: z.string().nullable() }),
      ),
      engineMilliseconds: z.number(),
    })
    .nullable(),
})
type Ended = z.infer<typeof run>

const ENDED = ['COMPLETED', 'FAILED', 'CANCELLED']
const PATIENCE = 1200

/** One question asked by somebody whom nothing is known of yet. */
const answer = async (newcomer: () => Promise<Ask>, input: object): Promise<Ended> => {
  const ask = await newcomer()
  const { id: sessionId } = made.parse((await ask(SESSION)).data['made'])
  const { id } = made.parse((await ask(START, { input: { ...input, sessionId } })).data['started'])
  for (let waited = 0; waited < PATIENCE; waited++) {
    const ended = run.parse((await ask(RUN, { id })).data['run'])
    if (ENDED.includes(ended.status)) return ended
    await wait(50)
  }
  throw new Error(`run ${id} does not end`)
}

const squash = (text: string): string => text.replace(/[\s,]/g, '')

/** Other ways to write a fact: 5 % and 20분의 1, 3개월 and 3 months. */
const waysOf = (fact: string): string[] => {
  const ways = [fact]
  const percentage = /^(\d+(?:\.\d+)?)\s*(?:%|퍼센트)$/.exec(fact)
  if (percentage) {
    const value = Number(percentage[1])
    ways.push(`${value}퍼센트`, `100분의 ${value}`)
    if (Number.isInteger(100 / value)) ways.push(`${100 / value}분의 1`)
  }
  const fraction = /^(\d+)분의\s*(\d+)$/.exec(fact)
  if (fraction) ways.push(`${(100 * Number(fraction[2])) / Number(fraction[1])}%`)
  const period = /^(\d+)\s*(개월|년|일|회)$/.exec(fact)
  const units: Record<string, string[]> = {
    개월: ['months', 'month'],
    년: ['years', 'year'],
    일: ['days', 'day'],
    회: ['times', 'time', '번'],
  }
  if (period) ways.push(...(units[period[2] ?? ''] ?? []).map((unit) => `${period[1] ?? ''} ${unit}`))
  return ways
}

const contains = (text: string, fact: string): boolean =>
  waysOf(fact).some((way) => squash(text).includes(squash(way)))

/** Questions that are under way at the same time. */
const AT_ONCE = 4

interface Counted {
  cited: number
  facts: number
  abstained: number
  retried: number
  milliseconds: number
  ended: Ended[]
}

const count = async (
  newcomer: () => Promise<Ask>,
  items: readonly Item<'legal'>[],
  settings: object,
): Promise<Counted> => {
  const counted: Counted = { cited: 0, facts: 0, abstained: 0, retried: 0, milliseconds: 0, ended: [] }
  for (let from = 0; from < items.length; from += AT_ONCE) {
    const some = items.slice(from, from + AT_ONCE)
    const asked = some.map(({ question, language }) =>
      answer(newcomer, { query: question, language: language === 'en' ? 'EN' : 'KO', ...settings }),
    )
    counted.ended.push(...(await Promise.all(asked)))
  }
  for (const [at, { gold, mustContain }] of items.entries()) {
    const ended = counted.ended[at]
    const sources = ended?.answer?.sources ?? []
    const named = new Set(sources.map(({ lawName, articleNumber }) => squash(`${lawName}${articleNumber}`)))
    const isCited = gold.some(({ law, article }) => named.has(squash(`${law}${article}`)))
    if (gold.length > 0 && isCited) counted.cited += 1
    if (gold.length === 0 && sources.length === 0 && (ended?.answer?.confidence ?? 1) <= 0.2)
      counted.abstained += 1
    const text = ended?.answer?.text ?? ''
    if (mustContain.length > 0 && mustContain.every((fact) => contains(text, fact))) counted.facts += 1
    if ((ended?.consult?.attempts.length ?? 0) > 1) counted.retried += 1
    counted.milliseconds += ended?.consult?.engineMilliseconds ?? 0
  }
  return counted
}

/** An answer better than this needs no second attempt in the comparison of self-refinement: the default keeps nearly all. */
const STRICT = 0.7

/** Cited answers to the legal questions beside plain ones, and what the second attempts are good for. */
export const evaluateConsult = async (
  newcomer: () => Promise<Ask>,
  items: readonly Item<'legal'>[],
): Promise<Figures> => {
  const answerable = items.filter(({ gold }) => gold.length > 0).length
  const withFacts = items.filter(({ mustContain }) => mustContain.length > 0).length
  const open = items.length - answerable
  const line = (name: string, { cited, facts, abstained, milliseconds }: Counted) =>
    `${name.padEnd(22)} gold article cited ${percent(cited, answerable)}  facts ${percent(facts, withFacts)}  ` +
    `abstained ${percent(abstained, open)}  ${(milliseconds / Math.max(1, items.length)).toFixed(0)} ms a run`
  const flags = (featureFlags: object) => ({
    mode: 'CONSULT',
    consult: { featureFlags: { cacheEnabled: false, ...featureFlags } },
  })

  const consult = await count(newcomer, items, flags({}))
  const direct = await count(newcomer, items, { mode: 'DIRECT' })
  const once = await count(newcomer, items, flags({ selfRefineEnabled: false, qualityThreshold: STRICT }))
  const refined = await count(newcomer, items, flags({ qualityThreshold: STRICT }))
  const changed = refined.ended.filter(
    (ended, at) => ended.answer?.text !== once.ended[at]?.answer?.text,
  ).length
  return {
    name: 'consult',
    lines: [
      `${items.length} questions: ${answerable} with an answer in the statutes, ${withFacts} with listed facts, ${open} without an answer`,
      line('CONSULT', consult),
      line('DIRECT', direct),
      line(`refined from ${STRICT}`, refined),
      line('without refinement', once),
      `self-refinement at ${STRICT}: ${refined.retried} questions tried again, ${changed} answers changed, ` +
        `cited ${refined.cited - once.cited >= 0 ? '+' : ''}${refined.cited - once.cited}, facts ${refined.facts - once.facts >= 0 ? '+' : ''}${refined.facts - once.facts}; ` +
        `at the default threshold ${consult.retried} tried again`,
    ],
    values: {
      cited: share(consult.cited, answerable),
      facts: share(consult.facts, withFacts),
      abstained: share(consult.abstained, open),
      directCited: share(direct.cited, answerable),
      retried: refined.retried,
    },
  }
}
