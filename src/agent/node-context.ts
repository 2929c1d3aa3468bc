import { AsyncLocalStorageProviderSingleton } from '@langchain/core/singletons'

const CONFIG = Symbol.for('lc:child_config')
const VARIABLES = Symbol.for('lc:context_variables')

const isTraced = ({ callbacks }: { callbacks?: unknown }): boolean => {
  const handlers: unknown =
    typeof callbacks === 'object' && callbacks !== null && 'handlers' in callbacks
      ? callbacks.handlers
      : callbacks
  return (
    Array.isArray(handlers) && handlers.some(({ name }: { name?: unknown }) => name === 'langchain_tracer')
  )
}

const variablesOf = (store: unknown): object =>
  typeof store === 'object' && store !== null && VARIABLES in store ? { [VARIABLES]: store[VARIABLES] } : {}

/**
 * LangChain keeps what a node is called with in a node of LangSmith's tree, which it makes anew for each of some hundred functions
 * of a run, with an id of random bytes and the time, also where nobody traces. Then this keeps it by itself.
 */
export const keepNodesUntraced = (): void => {
  const provider = AsyncLocalStorageProviderSingleton
  const asATree = provider.runWithConfig.bind(provider)
  provider.runWithConfig = (config, callback, isRootless) => {
    if (isTraced(config ?? {})) return asATree(config, callback, isRootless)
    const storage = provider.getInstance()
    const variables = variablesOf(storage.getStore())
    const store = isRootless
      ? variables
      : { ...variables, tracingEnabled: false, extra: { [CONFIG]: config } }
    return storage.run(Reflect.ownKeys(store).length === 0 ? undefined : store, callback)
  }
}
