import { useSyncExternalStore } from 'react'

/** A value outside of React that components may watch. */
export interface Store<T> {
  get: () => T
  set: (value: T) => void
  watch: (changed: () => void) => () => void
}

export const createStore = <T>(first: T): Store<T> => {
  let value = first
  const watchers = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const changed of watchers) changed()
    },
    watch(changed) {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
  }
}

export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.watch, store.get)
