import type { Language } from '../domain/run.ts'
import type { UserType } from '../domain/user.ts'

/** Who asks. */
export interface Viewer {
  userId: string
  type: UserType
  /** In which they want to be spoken to; null: as their device says. */
  language: Language | null
  /** Of the refresh tokens that came with the token. */
  family: string
  /** When the token that proves it ends. */
  expiresAt: Date
}

/** Where a request comes from. */
export interface Origin {
  viewer: Viewer | null
  address: string
  /** What the client calls itself. */
  userAgent: string | null
}

/** The same of somebody who comes back from a provider. */
export interface SocialOrigin extends Pick<Origin, 'userAgent'> {
  /** The guest who becomes the account. */
  guestId: string | null
}
