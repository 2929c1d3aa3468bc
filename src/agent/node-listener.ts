import { AsyncLocalStorageProviderSingleton } from '@langchain/core/singletons'
import type { CallbackHandlerMethods } from '@langchain/core/callbacks/base'

/** Told of the nodes of a graph as they begin and end; `key` is one beginning. */
export interface NodeListener {
  began(key: string, node: string): void
  ended(key: string, error: unknown): void
}

/** What LangGraph calls back. In line with the work: a span that is told of late has the wrong times. */
export const listenToNodes = (
  listener: NodeListener,
): CallbackHandlerMethods & { awaitHandlers: boolean; name: string } => ({
  name: 'node listener',
  awaitHandlers: true,
  handleChainStart(_chain, _inputs, key, _parent, _tags, metadata, ...named) {
    const node: unknown = metadata?.['langgraph_node']
    // Of what is inside a node only the node itself has its name. (Where the name comes the types and the calls differ.)
    if (typeof node === 'string' && named.includes(node)) listener.began(key, node)
  },
  handleChainEnd: (_outputs, key) => listener.ended(key, null),
  handleChainError: (error: unknown, key) => listener.ended(key, error),
})

/** The node that is being carried out where this is called; null outside of any. */
export const currentNode = (): string | null => {
  const config: unknown = AsyncLocalStorageProviderSingleton.getRunnableConfig()
  if (typeof config !== 'object' || config === null || !('metadata' in config)) return null
  const { metadata } = config
  if (typeof metadata !== 'object' || metadata === null || !('langgraph_node' in metadata)) return null
  return typeof metadata.langgraph_node === 'string' ? metadata.langgraph_node : null
}
