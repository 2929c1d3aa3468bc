import { InvalidInputError } from './errors.ts'
import { maskPersonalData } from './personal-data.ts'

/** What is sent to a server that a user named. */
export interface OutwardPost {
  url: string
  headers: Readonly<Record<string, string>>
  body: Uint8Array | string
}

/** What a server said to it; 2xx: it has it. */
export interface OutwardAnswer {
  status: number
  /** How long it wants to be left alone. Null: it did not say. */
  retryAfterSeconds: number | null
}

/** Why nothing was sent, or nothing came back. */
export const OUTWARD_FAILURES = [
  'ADDRESS_REFUSED',
  'NAME_NOT_FOUND',
  'TIMEOUT',
  'TLS_FAILED',
  'UNREACHABLE',
] as const
export type OutwardFailure = (typeof OUTWARD_FAILURES)[number]

/** Says nothing of what stands behind an address: whoever named it may not find out by it. */
export class OutwardError extends Error {
  readonly failure: OutwardFailure
  constructor(failure: OutwardFailure) {
    super(`nothing came of it: ${failure}`)
    this.name = 'OutwardError'
    this.failure = failure
  }
}

/** The only way out to addresses that users name. */
export interface Outward {
  /** Follows no redirect, reads no body. Throws {@link OutwardError}. */
  post(message: OutwardPost): Promise<OutwardAnswer>
  /** Whether an address can never be sent to, as far as can be told without looking it up. */
  refuses(url: URL): boolean
}

const MAX_URL = 1000

/** Written as it is, or as addresses write it. */
const hasPersonalData = (url: string): boolean =>
  [url, url.replaceAll(/%[0-7][\dA-F]/gi, decodeURIComponent).replaceAll('+', ' ')].some(
    (text) => maskPersonalData(text) !== text,
  )

/** An address that a user names. Throws InvalidInputError; where it leads is looked at whenever something is sent. */
export const readOutwardUrl = (text: string, field: string, outward: Pick<Outward, 'refuses'>): string => {
  const url = text.length <= MAX_URL && URL.canParse(text) ? new URL(text) : null
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '' || outward.refuses(url))
    throw new InvalidInputError(
      `${field} must be the https address of a server that everybody reaches, at most ${MAX_URL} characters, without a user, a password or a #`,
      field,
    )
  if (hasPersonalData(url.href))
    throw new InvalidInputError(`${field} must have no number or address of a person in it`, field)
  return url.href
}
