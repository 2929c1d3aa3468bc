import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { ExecutionResult, GraphQLSchema } from 'graphql'
import { isObjectType } from 'graphql'
import type { Asked } from '../doors/door.ts'
import { isStream } from '../doors/operate.ts'
import type { Operate } from '../doors/operate.ts'
import type { Tool } from './tools.ts'

/** Clients wait a minute unless they are told of progress: what goes on longer is asked for again. */
const LONGEST_MS = 45_000

const INSTRUCTIONS =
  'A Korean real-estate assistant. Amounts are in 만원 (10,000 KRW): 5억 = 50000. Look things up with the find_, search_ and ' +
  'calculate_ tools, or have the assistant answer a whole question: ask, then wait_for_run until its status is COMPLETED. ' +
  'Where the run waits for its user (pendingInput) ask them and use respond_to_run. Pass its sources on with the answer.'

const hasCome = ({ data }: ExecutionResult, until: string | null): boolean =>
  until !== null &&
  Object.values(data ?? {}).some(
    (root) => typeof root === 'object' && root !== null && Reflect.get(root, until) != null,
  )

/** What the last result of a stream was, until it ends or that takes too long. */
const lastOf = async (
  stream: AsyncIterableIterator<ExecutionResult>,
  { signal, until, onResult }: { signal: AbortSignal; until: string | null; onResult: () => Promise<void> },
): Promise<ExecutionResult> => {
  const stop = () => void stream.return?.()
  const ending = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)])
  ending.addEventListener('abort', stop, { once: true })
  // Whoever left before it began tells nothing any more.
  if (ending.aborted) stop()
  let last: ExecutionResult = {}
  try {
    for await (const result of stream) {
      last = result
      if ((result.errors ?? []).length > 0 || hasCome(result, until)) break
      await onResult()
    }
  } finally {
    ending.removeEventListener('abort', stop)
  }
  return last
}

const failure = (text: string): CallToolResult => ({ isError: true, content: [{ type: 'text', text }] })

export interface McpOptions {
  operate: Operate
  schema: GraphQLSchema
  tools: readonly Tool[]
  version: string
}

/** The Model Context Protocol over streamable HTTP, without sessions: every request stands by itself. */
export const createMcp = ({ operate, schema, tools, version }: McpOptions) => {
  const errorTypes = new Set(
    Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Error') ? [type.name] : [],
    ),
  )
  /** Expected errors are results for a client of GraphQL, and failures for a model. */
  const isFailure = (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    '__typename' in value &&
    errorTypes.has(String(value.__typename))

  const resultOf = ({ data, errors = [] }: ExecutionResult): CallToolResult => {
    if (errors.length > 0)
      return failure(
        errors
          .map(({ message, extensions }) => `${String(extensions['code'] ?? 'BAD_USER_INPUT')}: ${message}`)
          .join('\n'),
      )
    const text = JSON.stringify(data ?? null)
    if (Object.values(data ?? {}).some(isFailure)) return failure(text)
    return { content: [{ type: 'text', text }], structuredContent: { ...data } }
  }

  const serverFor = ({ proven, request }: Asked): Server => {
    const server = new Server(
      { name: 'holmesnyangz', title: 'HolmesNyangz', version },
      { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
    )
    server.setRequestHandler(ListToolsRequestSchema, () => ({
      tools: tools.map(({ name, description, inputSchema, kind }) => ({
        name,
        description,
        inputSchema,
        annotations: { readOnlyHint: kind !== 'mutation', destructiveHint: false, openWorldHint: false },
      })),
    }))
    server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal, sendNotification }) => {
      const tool = tools.find(({ name }) => name === params.name)
      if (tool === undefined) return failure(`there is no tool ${params.name}`)
      const variables = params.arguments ?? {}
      const strange = Object.keys(variables).filter(
        (name) => !Object.hasOwn(tool.inputSchema.properties, name),
      )
      if (strange.length > 0) return failure(`INVALID_INPUT: ${tool.name} takes no ${strange.join(', ')}`)
      const results = await operate({ query: tool.query, variables }, { proven, request })
      if (!isStream(results)) return resultOf(results)
      const progressToken = params._meta?.progressToken
      let progress = 0
      const tellProgress = async () => {
        progress += 1
        if (progressToken !== undefined)
          await sendNotification({ method: 'notifications/progress', params: { progressToken, progress } })
      }
      return resultOf(await lastOf(results, { signal, until: tool.until, onResult: tellProgress }))
    })
    return server
  }

  return async (asked: Asked): Promise<void> => {
    const { request, response, body } = asked
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      response.writeHead(400, { 'content-type': 'application/json' })
      const error = { code: -32600, message: 'one JSON-RPC message at a time' }
      response.end(JSON.stringify({ jsonrpc: '2.0', id: null, error }))
      return
    }
    const server = serverFor(asked)
    const transport = new StreamableHTTPServerTransport({})
    response.once('close', () => void server.close())
    await server.connect(transport)
    await transport.handleRequest(request, response, body)
  }
}
