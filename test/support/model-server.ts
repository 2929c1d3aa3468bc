import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Why the model stopped, where that is not that it had said all. */
type Finish = 'length' | 'content_filter'

/** What the server does with one request; a list is used up in order and its last entry stays. */
type Reply =
  | { kind: 'tool'; arguments: unknown; pause?: number; finish?: Finish }
  /** `pieces` are streamed when the request asks for a stream. */
  | { kind: 'text'; pieces: readonly string[]; pause?: number; finish?: Finish }
  /** Streams these pieces, then sends nothing more and leaves the connection open. */
  | { kind: 'stall'; pieces: readonly string[] }
  /** Streams these pieces, then cuts the connection. */
  | { kind: 'cut'; pieces: readonly string[] }
  | { kind: 'status'; status: number; retryAfter?: number; code?: string }
  /** The model will not: a refusal in place of text and tool calls. */
  | { kind: 'refusal' }
  /** Arguments that are no JSON. */
  | { kind: 'broken' }
  /** A body that is no JSON at all. */
  | { kind: 'garbage' }
  /** Never answers. */
  | { kind: 'silence' }

interface ModelRequest {
  path: string
  authorization: string | undefined
  body: {
    model?: string
    stream?: boolean
    messages?: { role: string; content: string }[]
    temperature?: number
    max_tokens?: number
    max_completion_tokens?: number
    reasoning_effort?: string
    tools?: { function: { name: string; parameters: unknown } }[]
    input?: string | string[]
  }
}

export interface ModelServer {
  url: string
  requests: ModelRequest[]
  /** Requests that the client let go of before they were answered. */
  readonly letGo: number
  /** Replies by tool name, or “text” for requests without a tool. */
  script: (replies: Record<string, Reply | readonly Reply[]>) => void
  /** Until the function that it returns is called, this tool has no answer, and a streamed text no more than its first piece. */
  hold: (tool: string) => () => void
  close: () => Promise<void>
}

const USAGE = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 }
const DIMS = 8

const readBody = async (request: IncomingMessage): Promise<ModelRequest['body']> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return JSON.parse(text) as ModelRequest['body']
}

const json = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

const completion = (message: unknown, finish: string) => ({
  id: 'chatcmpl-test',
  object: 'chat.completion',
  created: 1,
  model: 'test-model',
  choices: [{ index: 0, message, finish_reason: finish, logprobs: null }],
  usage: USAGE,
})

const toolCall = (name: string, args: string, finish = 'tool_calls') =>
  completion(
    {
      role: 'assistant',
      content: null,
      tool_calls: [{ id: 'call_1', type: 'function', function: { name, arguments: args } }],
    },
    finish,
  )

const chunk = (delta: unknown, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-test',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'test-model',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`

const usageChunk = `data: ${JSON.stringify({
  id: 'chatcmpl-test',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'test-model',
  choices: [],
  usage: USAGE,
})}\n\n`

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const stream = async (
  response: ServerResponse,
  pieces: readonly string[],
  pause: number,
  held?: Promise<void>,
) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const [i, content] of pieces.entries()) {
    response.write(chunk(i === 0 ? { role: 'assistant', content } : { content }))
    await held
    await sleep(pause)
  }
}

const vectorOf = (text: string): number[] =>
  Array.from({ length: DIMS }, (_, i) => ((text.charCodeAt(i % Math.max(1, text.length)) || 0) % 97) / 97)

interface Refusal {
  message: string
  param: string | null
  code: string | null
}

/** What OpenAI says of parameters that a model does not take, in its words and codes; null where it takes all of them. */
const refusedOf = (body: ModelRequest['body']): Refusal | null => {
  const model = body.model ?? ''
  const thinks = /^(gpt-5(?!.*chat)|o\d)/.test(model)
  const isTemperatureFixed = thinks || model.startsWith('gpt-5')
  const unsupported = (param: string, hint = '') => ({
    message: `Unsupported parameter: '${param}' is not supported with this model.${hint}`,
    param,
    code: 'unsupported_parameter',
  })
  if (isTemperatureFixed && body.temperature !== undefined && body.temperature !== 1)
    return {
      message: `Unsupported value: 'temperature' does not support ${body.temperature} with this model. Only the default (1) value is supported.`,
      param: 'temperature',
      code: 'unsupported_value',
    }
  if (thinks && body.max_tokens !== undefined)
    return unsupported('max_tokens', " Use 'max_completion_tokens' instead.")
  if (model.startsWith('gpt-4') && body.reasoning_effort !== undefined)
    return {
      message: 'Unrecognized request argument supplied: reasoning_effort',
      param: null,
      code: null,
    }
  if (model === 'gpt-5-pro' && body.reasoning_effort !== undefined && body.reasoning_effort !== 'high')
    return {
      message: `Unsupported value: 'reasoning_effort' does not support '${body.reasoning_effort}' with this model. Supported values are: 'high'.`,
      param: 'reasoning_effort',
      code: 'unsupported_value',
    }
  const most = model.startsWith('gpt-4o') ? 16_384 : model.startsWith('gpt-4.1') ? 32_768 : 128_000
  const limit = body.max_completion_tokens ?? body.max_tokens ?? 0
  if (limit > most)
    return {
      message: `max_tokens is too large: ${limit}. This model supports at most ${most} completion tokens.`,
      param: 'max_tokens',
      code: 'invalid_value',
    }
  // A server of one's own that says it with a sentence and no more.
  if (model === 'plain-server' && body.temperature !== undefined)
    return { message: 'Unknown field `temperature` in request body', param: null, code: null }
  return null
}

const answer = async (
  reply: Reply,
  tool: string,
  body: ModelRequest['body'],
  response: ServerResponse,
  held?: Promise<void>,
) => {
  switch (reply.kind) {
    case 'tool':
      await held
      if (reply.pause !== undefined) await sleep(reply.pause)
      return json(response, 200, toolCall(tool, JSON.stringify(reply.arguments), reply.finish))
    case 'refusal':
      if (body.stream !== true) {
        return json(
          response,
          200,
          completion({ role: 'assistant', content: null, refusal: 'I cannot help with that.' }, 'stop'),
        )
      }
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(chunk({ role: 'assistant', refusal: 'I cannot help with that.' }))
      return response.end(`${chunk({}, 'stop')}${usageChunk}data: [DONE]\n\n`)
    case 'broken':
      return json(response, 200, toolCall(tool, '{"intentType": "LEGAL'))
    case 'garbage':
      response.writeHead(200, { 'content-type': 'application/json' })
      return response.end('<html>upstream error</html>')
    case 'status':
      return json(
        response,
        reply.status,
        {
          error: {
            message: `secret detail of the server ${reply.status}`,
            type: reply.code ?? 'error',
            code: reply.code ?? null,
          },
        },
        reply.retryAfter === undefined ? {} : { 'retry-after': String(reply.retryAfter) },
      )
    case 'silence':
      return undefined
    case 'text':
      if (body.stream !== true) {
        return json(
          response,
          200,
          completion({ role: 'assistant', content: reply.pieces.join('') }, reply.finish ?? 'stop'),
        )
      }
      await stream(response, reply.pieces, reply.pause ?? 0, held)
      return response.end(`${chunk({}, reply.finish ?? 'stop')}${usageChunk}data: [DONE]\n\n`)
    case 'stall':
      return stream(response, reply.pieces, 0)
    case 'cut':
      await stream(response, reply.pieces, 5)
      return response.destroy()
    default:
      return reply satisfies never
  }
}

/** A local server that speaks OpenAI's wire format: chat completions with tool calls and streaming, and embeddings. */
export const startModelServer = async (): Promise<ModelServer> => {
  const requests: ModelRequest[] = []
  let replies: Record<string, Reply | readonly Reply[]> = {}
  const used = new Map<string, number>()
  const holds = new Map<string, Promise<void>>()
  let letGo = 0

  const server = createServer((request, response) => {
    void (async () => {
      const body = await readBody(request)
      response.once('close', () => {
        if (!response.writableFinished) letGo += 1
      })
      const path = request.url ?? ''
      // What the product asks at its start is no part of a scenario.
      if (body.tools?.[0]?.function.name === 'check_model' && replies['check_model'] === undefined)
        return json(response, 200, toolCall('check_model', JSON.stringify({ ready: true })))
      requests.push({ path, authorization: request.headers.authorization, body })
      const tool = path.endsWith('/embeddings') ? 'embeddings' : (body.tools?.[0]?.function.name ?? 'text')
      const scripted = replies[tool]
      const list: readonly Reply[] = scripted === undefined ? [] : 'kind' in scripted ? [scripted] : scripted
      const refused = tool === 'embeddings' ? null : refusedOf(body)
      if (refused !== null)
        return json(response, 400, { error: { ...refused, type: 'invalid_request_error' } })
      const count = used.get(tool) ?? 0
      used.set(tool, count + 1)
      const reply = list[Math.min(count, list.length - 1)]
      if (reply) return answer(reply, tool, body, response, holds.get(tool))
      if (tool !== 'embeddings')
        return json(response, 400, { error: { message: `nothing is scripted for ${tool}` } })
      const input = [body.input ?? []].flat()
      return json(response, 200, {
        object: 'list',
        model: body.model,
        data: input.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) })),
        usage: USAGE,
      })
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    get letGo() {
      return letGo
    },
    script(next) {
      replies = next
      used.clear()
      requests.length = 0
      letGo = 0
    },
    hold(tool) {
      const held = Promise.withResolvers<void>()
      holds.set(tool, held.promise)
      return () => {
        holds.delete(tool)
        held.resolve()
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
