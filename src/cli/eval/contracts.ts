import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Ask } from '../guest.ts'
import { percent, share } from './figures.ts'
import type { Figures } from './figures.ts'
import type { Item } from './sets.ts'

const CREATE = 'mutation { made: createSession(title: "review") { ... on ChatSession { id } } }'
const START = `mutation($input: StartRunInput!) { made: startRun(input: $input) { ... on Run { id } } }`
const READ = `query($id: ID!) { run(id: $id) { status answer { analysis { risks { type severity clause } } } } }`
const ENDED = new Set(['COMPLETED', 'FAILED', 'CANCELLED', 'WAITING_FOR_INPUT'])
const POLL_MS = 100
const LONGEST_MS = 30_000

const made = z.object({ id: z.string() })
const risk = z.object({ type: z.string(), severity: z.string(), clause: z.string().nullish() })
const run = z.object({
  status: z.string(),
  answer: z.object({ analysis: z.object({ risks: z.array(risk) }).nullish() }).nullish(),
})
type Risk = z.infer<typeof risk>

/** Whether the API reviews contracts at all. */
export const reviewsContracts = async (ask: Ask): Promise<boolean> => {
  const { data } = await ask('{ type: __type(name: "Answer") { fields { name } } }')
  const type = z.object({ fields: z.array(z.object({ name: z.string() })) }).parse(data['type'])
  return type.fields.some(({ name }) => name === 'analysis')
}

const review = async (ask: Ask, sessionId: string, text: string): Promise<Risk[]> => {
  const input = { sessionId, query: `다음 계약서를 검토해줘.\n\n${text}`, mode: 'TEAM' }
  const { id } = made.parse((await ask(START, { input })).data['made'])
  const until = Date.now() + LONGEST_MS
  while (Date.now() < until) {
    const { status, answer } = run.parse((await ask(READ, { id })).data['run'])
    if (ENDED.has(status)) return answer?.analysis?.risks ?? []
    await sleep(POLL_MS)
  }
  return []
}

const START_OF_CLAUSE = 25
const squash = (text: string): string => text.replace(/\s/gu, '')
const overlap = (a: string, b: string): boolean =>
  a.includes(b.slice(0, START_OF_CLAUSE)) || b.includes(a.slice(0, START_OF_CLAUSE))

export const evaluateContracts = async (ask: Ask, items: readonly Item<'contracts'>[]): Promise<Figures> => {
  const session = made.parse((await ask(CREATE)).data['made']).id
  let planted = 0
  let found = 0
  let flagged = 0
  let rightly = 0
  let highOnClean = 0
  for (const item of items) {
    const risks = await review(ask, session, item.text)
    planted += item.planted.length
    found += item.planted.filter(({ type }) => risks.some((seen) => seen.type === type)).length
    flagged += risks.length
    rightly += risks.filter(
      ({ type, clause }) =>
        item.planted.some((wanted) => wanted.type === type) &&
        !item.harmless.some((harmless) => overlap(squash(clause ?? ''), squash(harmless))),
    ).length
    if (item.clean) highOnClean += risks.filter(({ severity }) => severity === 'HIGH').length
  }
  return {
    name: 'contracts',
    lines: [
      `recall ${percent(found, planted)}, precision ${percent(rightly, flagged)}, high-severity flags on clean contracts ` +
        `${highOnClean}, over ${items.length} contracts`,
    ],
    values: {
      recall: share(found, planted),
      precision: share(rightly, flagged),
      quiet: highOnClean === 0 ? 1 : 0,
    },
  }
}
