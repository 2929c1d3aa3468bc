import { createStore } from './store.ts'

/** Who this browser is signed in as. The proof is in cookies that scripts cannot read: this only says when it ends. */
export interface Identity {
  userId: string
  /** By this machine's clock, ms. */
  expiresAt: number
}
/** `ended`: was signed in, and the server says that this does not hold any more. Nobody is made a guest behind their back. */
export type Signed = { is: 'nobody' } | { is: 'ended' } | ({ is: 'somebody' } & Identity)

const KEY = 'holmesnyangz.signedIn'

const parse = (text: string | null): Signed => {
  if (text === null) return { is: 'nobody' }
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && 'userId' in value && 'expiresAt' in value) {
      const { userId, expiresAt } = value
      if (typeof userId === 'string' && typeof expiresAt === 'number')
        return { is: 'somebody', userId, expiresAt }
    }
  } catch {
    // Somebody else wrote there; whoever it was, nobody is signed in by it.
  }
  return { is: 'nobody' }
}

export const signed = createStore<Signed>(parse(localStorage.getItem(KEY)))

// Other tabs of this browser have the same cookies.
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === KEY) signed.set(parse(newValue))
})

/** How far the server's clock is ahead of this machine's, ms; measured whenever it answers. */
let ahead = 0
export const hearClock = (date: string | null): void => {
  const told = date === null ? Number.NaN : Date.parse(date)
  if (!Number.isNaN(told)) ahead = told - Date.now()
}

export const keepSignIn = (auth: { expiresAt: string; user: { id: string } }): void => {
  const identity = { userId: auth.user.id, expiresAt: Date.parse(auth.expiresAt) - ahead }
  localStorage.setItem(KEY, JSON.stringify(identity))
  signed.set({ is: 'somebody', ...identity })
}

export const forgetSignIn = (how: 'nobody' | 'ended'): void => {
  localStorage.removeItem(KEY)
  signed.set({ is: how })
}

/** A little before it ends: a request takes its time. */
const EARLY_MS = 20_000
export const isStale = ({ expiresAt }: Identity, now = Date.now()): boolean => expiresAt - EARLY_MS <= now
