import { createStore, useStore } from './store.ts'

/** `offline`: the browser has no network. `reconnecting`: the server does not answer, or the socket is down. */
export type Connection = 'online' | 'offline' | 'reconnecting'

const isUp = createStore(true)
const hasSocket = createStore(true)
const hasNetwork = createStore(navigator.onLine)
const state = createStore<Connection>('online')
const recovered = new Set<() => void>()

const settle = () => {
  const before = state.get()
  const next = !hasNetwork.get() ? 'offline' : isUp.get() && hasSocket.get() ? 'online' : 'reconnecting'
  state.set(next)
  if (before !== 'online' && next === 'online') for (const again of recovered) again()
}
for (const store of [isUp, hasSocket, hasNetwork]) store.watch(settle)

const PROBE_MS = 1_500
let probing: ReturnType<typeof setTimeout> | null = null
const probe = async () => {
  probing = null
  try {
    const { ok } = await fetch('/health/live', { cache: 'no-store' })
    if (ok) return isUp.set(true)
  } catch {
    // It is still away.
  }
  watchServer()
}
const watchServer = () => {
  probing ??= setTimeout(() => void probe(), PROBE_MS)
}

/** A request did not get through: the server is asked until it answers again. */
export const lostServer = (): void => {
  isUp.set(false)
  watchServer()
}
export const heardServer = (): void => isUp.set(true)
export const socketIs = (isOpen: boolean): void => hasSocket.set(isOpen)

window.addEventListener('online', () => hasNetwork.set(true))
window.addEventListener('offline', () => hasNetwork.set(false))

export const useConnection = (): Connection => useStore(state)

/** Called whenever all is well again. */
export const onRecovery = (again: () => void): (() => void) => {
  recovered.add(again)
  return () => recovered.delete(again)
}

/** Resolves once the browser has a network again. */
export const network = (): Promise<void> =>
  hasNetwork.get()
    ? Promise.resolve()
    : new Promise((resolve) => {
        const leave = hasNetwork.watch(() => {
          if (!hasNetwork.get()) return
          leave()
          resolve()
        })
      })
