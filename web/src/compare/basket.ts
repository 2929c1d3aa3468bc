import { createStore, useStore } from '../api/store.ts'

/** A home that is to stand beside others. */
export interface Compared {
  id: string
  name: string
}

const KEY = 'holmesnyangz.compared'
/** What a table has room for. */
export const MOST_COMPARED = 6

const isCompared = (value: unknown): value is Compared =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'name' in value &&
  typeof value.name === 'string'

const parse = (text: string | null): readonly Compared[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isCompared).slice(0, MOST_COMPARED) : []
  } catch {
    // Somebody else wrote there: nothing is compared.
    return []
  }
}

const basket = createStore(parse(localStorage.getItem(KEY)))
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === KEY) basket.set(parse(newValue))
})

export const useBasket = (): readonly Compared[] => useStore(basket)
export const inBasket = (compared: readonly Compared[], id: string): boolean =>
  compared.some((it) => it.id === id)

/** Puts a home beside the others, or takes it away; the oldest goes where there is no room. */
export const toggleInBasket = (home: Compared): void => {
  const now = basket.get()
  const next = inBasket(now, home.id)
    ? now.filter(({ id }) => id !== home.id)
    : [...now, { id: home.id, name: home.name }].slice(-MOST_COMPARED)
  localStorage.setItem(KEY, JSON.stringify(next))
  basket.set(next)
}
