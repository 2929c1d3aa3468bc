import { useSyncExternalStore } from 'react'

const watch = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Whether anybody can see the page. A page in the background follows nothing: its user is told by push instead. */
export const useIsVisible = (): boolean =>
  useSyncExternalStore(watch, () => document.visibilityState === 'visible')
