import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { Asked } from '../doors/door.ts'
import { CANCEL } from '../doors/documents.ts'
import { isStream } from '../doors/operate.ts'
import type { From, Operate } from '../doors/operate.ts'
import { readIdOf } from '../ids.ts'
import { createTelling, isLast } from './events.ts'
import type { AgUiEvent } from './events.ts'
import { lastSaid, runAgentInput } from './input.ts'
import type { RunAgentInput } from './input.ts'
import { ASK, FOLLOW, readOutcome, readTold, RESPOND } from './operations.ts'

const KEEP_ALIVE_MS = 15_000

/** What a page cannot go on from: its turn ends with it. */
class Refusal extends Error {
  readonly code: string
  constructor(code: string, said: string) {
    super(said)
    this.name = 'Refusal'
    this.code = code
  }
}

/** A page names its conversations itself, or goes on with one of the user's sessions. */
const conversationOf = (threadId: string) =>
  readIdOf('ChatSession', threadId) === null ? { threadKey: threadId } : { sessionId: threadId }

interface Page {
  /** Waits for a reader who is slower than the run; without effect once they have left. */
  send(event: AgUiEvent): Promise<void>
  hasBegun(): boolean
  onLeave(leave: () => void): void
  close(): void
}

const openPage = (response: ServerResponse): Page => {
  response.writeHead(200, { 'content-type': 'text/event-stream', connection: 'keep-alive' })
  const alive = setInterval(() => response.write(':\n\n'), KEEP_ALIVE_MS)
  const left = new Promise<void>((resolve) => {
    response.once('close', resolve)
  })
  let hasBegun = false
  return {
    async send(event) {
      hasBegun = true
      if (response.destroyed || response.write(`data: ${JSON.stringify(event)}\n\n`)) return
      await Promise.race([once(response, 'drain'), left])
    },
    hasBegun: () => hasBegun,
    onLeave: (leave) => void left.then(leave),
    close() {
      clearInterval(alive)
      response.end()
    },
  }
}

/** AG-UI: a page's agent, over server-sent events. A turn that is asked for again under its `runId` is told again from its start. */
export const createAgUi = (operate: Operate) => {
  const change = async (
    query: string,
    variables: Record<string, unknown>,
    from: From,
    passes: string[] = [],
  ) => {
    const results = await operate({ query, variables }, from)
    if (isStream(results)) throw new Error('a mutation is no stream')
    const [error] = results.errors ?? []
    if (error !== undefined) {
      const { code, said } = error.extensions
      throw new Refusal(String(code ?? 'ERROR'), typeof said === 'string' ? said : error.message)
    }
    const outcome = readOutcome(results.data)
    if (outcome.code !== undefined && !passes.includes(outcome.code))
      throw new Refusal(outcome.code, outcome.said ?? outcome.code)
    return outcome
  }

  /** The run that this turn is about, begun or gone on with. */
  const takeTurn = async (
    input: RunAgentInput,
    from: From,
  ): Promise<{ id: string; after: string | null }> => {
    const [resumed] = input.resume ?? []
    if (resumed !== undefined) {
      const [runId = '', requestId = ''] = resumed.interruptId.split('.')
      if (resumed.status === 'cancelled') {
        await change(CANCEL, { runId }, from)
        return { id: runId, after: requestId }
      }
      const payload: unknown = resumed.payload
      const response = typeof payload === 'string' ? { clarification: payload } : (payload ?? {})
      // Asked for again it was answered already, and goes on from there.
      await change(RESPOND, { runId, requestId, response }, from, ['INPUT_NO_LONGER_PENDING'])
      return { id: runId, after: requestId }
    }
    const conversation = conversationOf(input.threadId)
    const asked = { query: lastSaid(input), ...conversation, idempotencyKey: `ag-ui:${input.runId}` }
    const { run } = await change(ASK, { input: asked }, from)
    if (run === undefined) throw new Error('a question without a run')
    return { id: run.id, after: null }
  }

  const follow = async (input: RunAgentInput, from: From, page: Page): Promise<void> => {
    const turn = await takeTurn(input, from)
    const telling = createTelling(input, turn)
    const results = await operate({ query: FOLLOW, variables: { runId: turn.id } }, from)
    if (!isStream(results))
      throw new Refusal('NOT_FOUND', results.errors?.[0]?.message ?? 'the run was not found')
    page.onLeave(() => void results.return?.())
    try {
      for (const event of telling.begin()) await page.send(event)
      for await (const { data, errors } of results) {
        const [error] = errors ?? []
        if (error !== undefined) throw new Refusal(String(error.extensions['code'] ?? 'ERROR'), error.message)
        const told = readTold(data)
        for (const event of told === null ? [] : telling.tell(told)) {
          await page.send(event)
          if (isLast(event)) return
        }
      }
      throw new Refusal('UNAUTHENTICATED', 'the token has ended: ask again with a new one')
    } finally {
      await results.return?.()
    }
  }

  return async ({ body, proven, request, response }: Asked): Promise<void> => {
    const parsed = runAgentInput.safeParse(body)
    if (!parsed.success) {
      response.writeHead(400, { 'content-type': 'application/json' })
      const [issue] = parsed.error.issues
      const error = {
        code: 'INVALID_INPUT',
        field: issue?.path.join('.') ?? '',
        message: issue?.message ?? '',
      }
      response.end(JSON.stringify({ error }))
      return
    }
    const page = openPage(response)
    const { threadId, runId } = parsed.data
    try {
      await follow(parsed.data, { proven, request }, page)
    } catch (error) {
      if (!page.hasBegun()) await page.send({ type: 'RUN_STARTED', threadId, runId })
      const { code, message } =
        error instanceof Refusal ? error : { code: 'INTERNAL_SERVER_ERROR', message: 'Unexpected error.' }
      await page.send({ type: 'RUN_ERROR', code, message })
      if (!(error instanceof Refusal)) throw error
    } finally {
      page.close()
    }
  }
}
