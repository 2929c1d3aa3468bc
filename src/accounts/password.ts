import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { TooManyAttemptsError } from '../domain/errors.ts'

const derive = promisify(argon2)

/** OWASP's minimum for argon2id: 19 MiB, two passes. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const
const SALT_BYTES = 16
const TAG_BYTES = 32

/** Each takes 19 MiB and a thread of the pool that files and name look-ups need as well. */
const AT_ONCE = 2
const MAX_WAITING = 100

interface Hashed {
  memory: number
  passes: number
  parallelism: number
  salt: Buffer
  tag: Buffer
}

const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const readHashed = (phc: string): Hashed => {
  const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(phc) ?? []
  if (memory === undefined) throw new Error('a stored password is not an argon2id hash')
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

export interface Passwords {
  /** A PHC string with parameters and salt. */
  hash(password: string): Promise<string>
  /** `stored` null: there is no account; takes as long as if there were, and is false. */
  verify(password: string, stored: string | null): Promise<boolean>
}

/** Lets a few work at a time and a bounded number wait. */
const createGate = () => {
  let working = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (working >= AT_ONCE) {
      if (waiting.length >= MAX_WAITING) throw new TooManyAttemptsError(5)
      // Whoever ends hands the place over, so nobody can slip in between.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else working += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else working -= 1
    }
  }
}

export const createPasswords = (): Passwords => {
  const gate = createGate()
  const nobody: Hashed = { ...COST, salt: randomBytes(SALT_BYTES), tag: randomBytes(TAG_BYTES) }
  const deriveLike = (password: string, { memory, passes, parallelism, salt, tag }: Hashed) =>
    gate(() =>
      derive('argon2id', {
        // The same letters however a keyboard composed them: 한글 typed on a Mac and on Windows.
        message: password.normalize('NFKC'),
        nonce: salt,
        memory,
        passes,
        parallelism,
        tagLength: tag.length,
      }),
    )
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES)
      const tag = await deriveLike(password, { ...nobody, salt })
      const cost = `m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`
      return `$argon2id$v=19$${cost}$${unpadded(salt)}$${unpadded(tag)}`
    },
    async verify(password, stored) {
      const hashed = stored === null ? nobody : readHashed(stored)
      const tag = await deriveLike(password, hashed)
      return timingSafeEqual(tag, hashed.tag) && stored !== null
    },
  }
}
