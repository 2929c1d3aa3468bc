import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { InvalidInputError, NotFoundError, RunConflictError } from '../domain/errors.ts'
import { languageOf } from '../domain/language/language.ts'
import { newId, newSessionId } from '../domain/id.ts'
import { maskPersonalData } from '../domain/personal-data.ts'
import { NO_QUOTAS } from '../domain/quota.ts'
import type { Quotas } from '../domain/quota.ts'
import { titleOf, UNTITLED } from '../domain/session-title.ts'
import { readAskRequest } from '../domain/run.ts'
import type { CancelCause } from '../domain/run-end.ts'
import type { AskRequest, MultitaskStrategy } from '../domain/run.ts'
import type { Appended } from '../store/journal.ts'
import { cancelRun } from '../store/run-end.ts'
import {
  dispatchNext,
  findByIdempotencyKey,
  forgetRun,
  insertRun,
  lockAsker,
  lockSession,
  openRuns,
  openSession,
  titleSession,
} from '../store/run-start.ts'
import { inTransaction, together } from '../store/transaction-block.ts'
import type { PrivateText } from './private-text.ts'
import { takeRun } from './quota.ts'

export interface Started {
  runId: string
  /** Runs that had to make way, with what was journalled of it. */
  ended: { runId: string; appended: Appended }[]
}

/** A client names its conversations itself: each name of a user's is one session, the same whenever it comes. */
const sessionOfThread = (userId: string, key: string): string => {
  const hex = createHash('sha256').update(`thread ${userId} ${key}`).digest('hex')
  const uuid = hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
  return `session-${uuid}`
}

const MADE_WAY = {
  INTERRUPT: 'INTERRUPTED',
  ROLLBACK: 'ROLLED_BACK',
} as const satisfies Partial<Record<MultitaskStrategy, CancelCause>>

/**
 * One transaction: the session where there is none yet, the user's message, the run and its job, and what the multitask
 * strategy does to the session's other open runs. A retried request returns what the first one started.
 */
export const startRun = async (
  pool: Pool,
  userId: string,
  request: AskRequest,
  quotas: Quotas = NO_QUOTAS,
  keepHidden: PrivateText['keep'] = async () => {},
): Promise<Started> => {
  const read = readAskRequest(request)
  const { threadKey, idempotencyKey, multitaskStrategy } = read
  if (read.sessionId !== null && threadKey != null)
    throw new InvalidInputError('give a sessionId or a threadKey', 'threadKey')
  const asked = threadKey == null ? read.sessionId : sessionOfThread(userId, threadKey)
  // Before anything of it is written down or read by a model: nobody needs such numbers to answer.
  const query = maskPersonalData(read.query)
  return inTransaction(pool, async (client) => {
    const known =
      asked === null ? [] : await together(lockSession(client, userId, asked), openRuns(client, asked))
    const [isThere = false, open = []] = known
    if (!isThere && read.sessionId !== null) throw new NotFoundError('the session')
    if (idempotencyKey != null) {
      if (asked === null) await lockAsker(client, userId)
      const first = await findByIdempotencyKey(client, userId, idempotencyKey)
      const isSame = asked === null || first?.sessionId === asked
      if (first && isSame && first.query === query) return { runId: first.id, ended: [] }
      if (first) throw new InvalidInputError('the key was used for another question', 'idempotencyKey')
    }

    const sessionId = asked ?? newSessionId()
    if (!isThere) await openSession(client, userId, { id: sessionId, title: UNTITLED })
    const ended: Started['ended'] = []
    const [active, ...queued] = open
    if (active && multitaskStrategy === 'REJECT') throw new RunConflictError(active.id)
    if (active && multitaskStrategy !== 'REJECT' && multitaskStrategy !== 'ENQUEUE') {
      for (const { id } of [active, ...queued]) {
        const appended = await cancelRun(client, id, MADE_WAY[multitaskStrategy])
        if (appended === null) continue
        ended.push({ runId: id, appended })
        if (multitaskStrategy === 'ROLLBACK') await forgetRun(client, sessionId, id)
      }
    }

    const language = read.language ?? languageOf(query)
    const runId = newId()
    await together(
      insertRun(client, runId, { userId, language, request: { ...read, sessionId, query } }),
      titleSession(client, sessionId, { from: UNTITLED, to: titleOf(query) }),
      keepHidden(client, runId),
      takeRun(client, userId, quotas),
    )
    await dispatchNext(client, sessionId)
    return { runId, ended }
  })
}
