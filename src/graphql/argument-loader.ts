import { createContextCache } from '@pothos/core'
import DataLoader from 'dataloader'
import type { Context } from './context.ts'

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
    const loader = loaders.get(key) ?? new DataLoader<string, T>((ids) => load(context, args, ids))
    loaders.set(key, loader)
    return loader
  }
}
