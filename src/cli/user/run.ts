import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { ExpectedError } from '../../domain/errors.ts'
import { newId } from '../../domain/id.ts'
import { USER_TYPES } from '../../domain/user.ts'
import type { UserType } from '../../domain/user.ts'
import type { Env } from '../../config/env.ts'
import { createLog } from '../../observe/log.ts'
import { createPgHints } from '../../runs/hints.ts'
import { signInsKey } from '../../runs/hub.ts'
import { createRedisHints } from '../../runs/redis-hints.ts'
import { changeAccount, listAccounts } from '../../store/user-admin.ts'
import type { AccountChange, AccountRow } from '../../store/user-admin.ts'
import { openDatabase } from '../database.ts'
import { runCommand, UsageError } from '../command.ts'
import type { CommandOptions } from '../command.ts'

const ACCOUNT_TYPES = USER_TYPES.filter((type) => type !== 'GUEST')

const USAGE = `usage: npm run user -- list [--type TYPE] [--closed] [--first N]
       npm run user -- set WHO --type ${ACCOUNT_TYPES.join('|')}
       npm run user -- close WHO
       npm run user -- open WHO

WHO is an email, or an id of the database or the API. What is changed holds at once in every process: a closed account is
signed out everywhere and its sockets are closed. Each change leaves a line in the log (stderr) that says who made it.
Exit codes: 0 done, 1 not done, 2 usage`

type Command =
  | { kind: 'list'; type: UserType | null; isActive: boolean | null; first: number }
  | { kind: 'change'; who: string; change: AccountChange }

/** The API's ids are base64 of “User:<id>”. */
const readWho = (text: string | undefined): string => {
  if (text === undefined) throw new UsageError('who?')
  const decoded = Buffer.from(text, 'base64').toString('utf8')
  return decoded.startsWith('User:') ? decoded.slice('User:'.length) : text
}

const readType = (text: string | undefined, among: readonly UserType[]): UserType => {
  const type = among.find((known) => known === text?.toUpperCase())
  if (type === undefined) throw new UsageError(`--type must be one of ${among.join(', ')}`)
  return type
}

const readCommand = (args: string[]): Command => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      type: { type: 'string' },
      closed: { type: 'boolean', default: false },
      first: { type: 'string', default: '100' },
    },
  })
  const [word, who, ...more] = positionals
  if (more.length > 0) throw new UsageError('one account at a time')
  switch (word) {
    case 'list': {
      const first = Number(values.first)
      if (!Number.isInteger(first) || first < 1)
        throw new UsageError('--first must be a whole number above 0')
      const type = values.type === undefined ? null : readType(values.type, USER_TYPES)
      return { kind: 'list', type, isActive: values.closed ? false : null, first }
    }
    case 'set':
      return { kind: 'change', who: readWho(who), change: { type: readType(values.type, ACCOUNT_TYPES) } }
    case 'close':
    case 'open':
      return { kind: 'change', who: readWho(who), change: { isActive: word === 'open' } }
    default:
      throw new UsageError(word === undefined ? 'what to do?' : `there is no ${word}`)
  }
}

const show = ({ id, email, type, isActive, createdAt }: AccountRow): string =>
  [
    id,
    type.padEnd(5),
    isActive ? 'open  ' : 'closed',
    createdAt.toISOString().slice(0, 10),
    email ?? '–',
  ].join('  ')

/** Processes that serve look at the user's sign-ins at once; without the hint they would within TOKEN_CHECK_SECONDS. */
const tellProcesses = async (env: Env, pool: Pool, url: string, userId: string, log: Logger) => {
  const options = { origin: `command-${newId()}`, log }
  const hints =
    env.REDIS_URL === undefined
      ? createPgHints({ ...options, pool, url })
      : createRedisHints({ ...options, url: env.REDIS_URL })
  const stop = hints.listen(() => {})
  hints.send([signInsKey(userId)])
  await hints.flush()
  await stop()
}

export const runUser = (options: CommandOptions): Promise<number> =>
  runCommand(
    options,
    USAGE,
    (error) => error instanceof ExpectedError,
    async (console) => {
      if (options.args.includes('--help')) {
        console.log(USAGE)
        return 0
      }
      const command = readCommand(options.args)
      const log = createLog('info', options.stderr)
      const env = options.env()
      const database = await openDatabase(env, (message) => log.debug(message))
      try {
        if (command.kind === 'list') {
          for (const account of await listAccounts(database.pool, command)) console.log(show(account))
          return 0
        }
        const { before, after } = await changeAccount(database.pool, command.who, command.change)
        log.info(
          {
            audit: 'account',
            operator: userInfo().username,
            userId: after.id,
            from: { type: before.type, isActive: before.isActive },
            to: { type: after.type, isActive: after.isActive },
          },
          'an account was changed',
        )
        await tellProcesses(env, database.pool, database.url, after.id, log)
        console.log(show(after))
        return 0
      } finally {
        await database.close()
      }
    },
  )
