import type { IncomingMessage, ServerResponse } from 'node:http'
import type { GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import type { World } from '../context.ts'
import type { Mask } from '../plugins/mask.ts'
import type { Api } from '../yoga.ts'
import { createDoor } from './door.ts'
import type { DoorOptions } from './door.ts'
import { createOperate } from './operate.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export interface DoorsDeps {
  /** Which of them stand open. */
  open: { mcp: boolean; agUi: boolean }
  api: Api
  mask: Mask
  schema: GraphQLSchema
  world: Pick<World, 'accounts'>
  origins: readonly string[]
  log: Logger
}

const VERSION = '1.0.0'

/** Ways in beside GraphQL, by their paths. What stands behind a door is loaded when somebody comes in by it. */
export const openDoors = async (deps: DoorsDeps): Promise<ReadonlyMap<string, Handler>> => {
  const { open, api, mask, schema, world, origins, log } = deps
  const operate = createOperate(api, mask, world.accounts)
  const doors = new Map<string, Handler>()
  const add = (path: string, options: Pick<DoorOptions, 'serve' | 'headers'>) => {
    const door = createDoor({ accounts: world.accounts, origins, ...options })
    doors.set(path, async (request, response) => {
      try {
        await door(request, response)
      } catch (error) {
        log.error({ err: error, path }, 'a request failed unexpectedly')
        if (!response.headersSent) response.writeHead(500)
        response.end()
      }
    })
  }
  if (open.mcp) {
    const create = async () => {
      const [{ createMcp }, { readTools }] = await Promise.all([
        import('../mcp/mcp.ts'),
        import('../mcp/tools.ts'),
      ])
      return createMcp({ operate, schema, tools: await readTools(schema), version: VERSION })
    }
    let mcp: ReturnType<typeof create> | undefined
    // The protocol's library is large: it is loaded when somebody first speaks it.
    const serve: DoorOptions['serve'] = async (asked) => (await (mcp ??= create()))(asked)
    add('/mcp', { serve, headers: ['mcp-protocol-version', 'mcp-session-id'] })
  }
  if (open.agUi) {
    const { createAgUi } = await import('../ag-ui/ag-ui.ts')
    add('/ag-ui', { serve: createAgUi(operate) })
  }
  return doors
}
