import { createContextCache } from '@pothos/core'
import DataLoader from 'dataloader'
import type { Context } from './context.ts'

const createLoader = <T>(load: (ids: readonly string[]) => Promise<readonly T[]>) => {
  const loader = new DataLoader<string, T>((ids) => {
    // Those who ask together share what is read. Nobody later does: the next field of a mutation has changed it.
    loader.clearAll()
    return load(ids)
  })
  return loader
}

/** One loader an operation: what hangs on many parents is read for all of them in one statement. */
export const loaderById = <T>(load: (context: Context, ids: readonly string[]) => Promise<readonly T[]>) =>
  createContextCache((context: Context) => createLoader((ids) => load(context, ids)))

/**
 * One loader an operation for each set of arguments: a nested list is read for all of its parents in one statement, however
 * many they are.
 */
export const loaderByArguments = <Args extends object, T>(
  load: (context: Context, args: Args, ids: readonly string[]) => Promise<readonly T[]>,
) => {
  const loadersOf = createContextCache((_context: Context) => new Map<string, DataLoader<string, T>>())
  return (context: Context, args: Args): DataLoader<string, T> => {
    const loaders = loadersOf(context)
    const key = JSON.stringify(args)
    const loader = loaders.get(key) ?? createLoader<T>((ids) => load(context, args, ids))
    loaders.set(key, loader)
    return loader
  }
}

/** What hangs on a user. Nobody sees another one, but their own may stand in an operation a hundred times. */
export const loaderByUser = <T>(load: (context: Context, userId: string) => Promise<T>) =>
  loaderById((context, userIds) => Promise.all(userIds.map((userId) => load(context, userId))))
