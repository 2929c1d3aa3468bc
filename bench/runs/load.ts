import { createSession, followRun, startRun } from '../support/client.ts'
import type { Guest } from '../support/client.ts'
import type { Client } from 'graphql-ws'

export const QUESTIONS = [
  '강남구 5억 미만 아파트 찾아줘, 지하철역 근처로',
  '전세금 5% 인상 가능해?',
  '마포구 아파트 전세 시세 알려줘',
  '2억 5천 이하 전세자금대출 상품 비교해줘',
]

export interface Timed {
  /** Milliseconds from startRun to the first event, and to RunCompleted, at a subscriber. */
  first: number
  total: number
}

export const questionAt = (index: number): string => QUESTIONS[index % QUESTIONS.length] ?? ''

/** One TEAM run of a new session, followed to its end. `onEvent` is told each event's moment of writing. */
export const runOnce = async (
  guest: Guest,
  socket: Client,
  index: number,
  onEvent: (at: string) => void = () => {},
): Promise<Timed> => {
  const sessionId = await createSession(guest)
  const start = performance.now()
  const runId = await startRun(guest, sessionId, questionAt(index))
  let first = Number.NaN
  let last = ''
  for await (const event of followRun(socket, runId)) {
    if (Number.isNaN(first)) first = performance.now() - start
    onEvent(event.at)
    last = event.__typename
  }
  if (last !== 'RunCompleted') throw new Error(`a run ended with ${last}`)
  return { first, total: performance.now() - start }
}

/** Runs a second, `count` of them at once. */
export const rateOf = async (count: number, once: (index: number) => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await Promise.all(Array.from({ length: count }, (_, index) => once(index)))
  return count / ((performance.now() - start) / 1000)
}
