import { sql } from 'kysely'
import type { Expression } from 'kysely'
import { clipLine } from '../domain/text/clip.ts'
import type { PoolClient } from 'pg'
import { newId } from '../domain/id.ts'
import type { Answer } from '../domain/answer.ts'
import { cleanText } from '../domain/text/clean.ts'
import type { Language, MessageRole, StartRunRequest } from '../domain/run.ts'
import { STORED } from '../domain/stored.ts'
import { asJson, now, statement } from './db.ts'
import type { Given } from './db.ts'
import { OPEN } from './runs.ts'
import { takeTurn, together } from './transaction-block.ts'

const PREVIEW_LENGTH = 200

/** A message as the session list shows it. */
export const preview = (text: string): string => clipLine(text, PREVIEW_LENGTH)

/**
 * Takes turns with every other start in this session until the transaction ends; false where the user has no such session.
 * The lock is not the session's row: whoever writes events holds a run's row and then takes the session's, and a start
 * that ends other runs would meet it the other way round.
 */
export const lockSession = async (
  client: PoolClient,
  userId: string,
  sessionId: string,
): Promise<boolean> => {
  const [, session] = await together(
    takeTurn(client, `start:${sessionId}`),
    theirs.first(client, { sessionId, userId }),
  )
  return session !== null
}

const theirs = statement('session.is-theirs', (db, given: Given<{ sessionId: string; userId: string }>) =>
  db
    .selectFrom('ChatSession')
    .select('id')
    .where('id', '=', given.sessionId)
    .where('user', '=', given.userId),
)

const insertSession = statement(
  'session.open',
  (db, given: Given<{ id: string; userId: string; title: string }>) =>
    db.insertInto('ChatSession').values({ id: given.id, user: given.userId, title: given.title }),
)

/** A session for a question that has none. */
export const openSession = async (
  client: PoolClient,
  userId: string,
  { id, title }: { id: string; title: string },
): Promise<void> => {
  await insertSession.run(client, { id, userId, title })
}

/** Takes turns with every other question of this user that has no session yet, until the transaction ends. */
export const lockAsker = async (client: PoolClient, userId: string): Promise<void> => {
  await takeTurn(client, `ask:${userId}`)
}

const byKey = statement('run.by-key', (db, given: Given<{ userId: string; key: string }>) =>
  db
    .selectFrom('Run')
    .select(['id', 'session as sessionId', 'query'])
    .where('user', '=', given.userId)
    .where('idempotencyKey', '=', given.key),
)

/** Null where there is none. */
export const findByIdempotencyKey = (client: PoolClient, userId: string, key: string) =>
  byKey.first(client, { userId, key })

const open = statement('run.open', (db, given: Given<{ sessionId: string }>) =>
  db
    .selectFrom('Run')
    .select(['id', 'status'])
    .where('session', '=', given.sessionId)
    .where('status', 'in', OPEN)
    .orderBy('createdAt')
    .orderBy('id'),
)

/** The session's runs that have not ended, oldest first. */
export const openRuns = (client: PoolClient, sessionId: string) => open.all(client, { sessionId })

interface NewRun extends Omit<StartRunRequest, 'settings' | 'idempotencyKey'> {
  id: string
  userId: string
  language: Language
  idempotencyKey: string | null
  forkedFromCheckpoint: string | null
  settings: string
}

const insert = statement('run.insert', (db, given: Given<NewRun>) =>
  db.insertInto('Run').values((run) => ({
    id: given.id,
    session: given.sessionId,
    user: given.userId,
    query: given.query,
    mode: given.mode,
    language: given.language,
    status: 'QUEUED',
    multitaskStrategy: given.multitaskStrategy,
    requirePlanApproval: given.requirePlanApproval,
    idempotencyKey: given.idempotencyKey,
    forkedFromCheckpoint: given.forkedFromCheckpoint,
    settings: asJson(given.settings),
    // Of starts that meet the one that had the lock first comes first, whichever began first.
    createdAt: sql<Date>`clock_timestamp()`,
    ruleSetId: run
      .selectFrom('RuleSet as s')
      .select('s.id')
      .orderBy('s.importedAt', 'desc')
      .orderBy('s.id', 'desc')
      .limit(1),
  })),
)

/** The user's message and the run of this new id that answers it. */
export const insertRun = async (
  client: PoolClient,
  id: string,
  run: { userId: string; language: Language; request: StartRunRequest; forkedFromCheckpoint?: string },
): Promise<void> => {
  const { userId, language, request, forkedFromCheckpoint = null } = run
  const query = cleanText(request.query)
  const { sessionId } = request
  const inserted = insert.run(client, {
    ...request,
    id,
    userId,
    query,
    language,
    idempotencyKey: request.idempotencyKey ?? null,
    forkedFromCheckpoint,
    settings: JSON.stringify(STORED.settings.keep(request.settings ?? {})),
  })
  const said = insertMessage(client, { sessionId, runId: id, role: 'USER', content: query, answer: null })
  await together(inserted, said)
}

const keptAnswer = ({ memory, ...answer }: Answer) => ({
  ...answer,
  v: STORED.answer.version,
  // Read without the answer around it.
  ...(memory && { memory: STORED.memory.keep(memory) }),
})

const title = statement(
  'session.title',
  (db, given: Given<{ sessionId: string; from: string; to: string }>) =>
    db
      .updateTable('ChatSession')
      .set({ title: given.to })
      .where('id', '=', given.sessionId)
      .where('title', '=', given.from),
)

/** Names a session that nobody has named yet. */
export const titleSession = async (
  client: PoolClient,
  sessionId: string,
  { from, to }: { from: string; to: string },
): Promise<void> => {
  await title.run(client, { sessionId, from, to: cleanText(to) })
}

interface KeptMessage {
  id: string
  sessionId: string
  runId: string
  role: MessageRole
  content: string
  answer: string | null
  preview: string
  summary: string | null
}

const say = statement('message.insert', (db, given: Given<KeptMessage>) =>
  db
    .with('m', (message) =>
      message.insertInto('ChatMessage').values({
        id: given.id,
        session: given.sessionId,
        run: given.runId,
        role: given.role,
        content: given.content,
        structuredData: asJson(given.answer),
        createdAt: sql<Date>`clock_timestamp()`,
      }),
    )
    .updateTable('ChatSession')
    .set({
      messageCount: sql<number>`${sql.ref('messageCount')} + 1`,
      lastMessage: given.preview,
      summary: sql<string | null>`coalesce(${given.summary}, ${sql.ref('summary')})`,
      archivedAt: sql<Date | null>`case when ${given.role} = 'USER' then null else ${sql.ref('archivedAt')} end`,
      updatedAt: now,
    })
    .where('id', '=', given.sessionId),
)

export const insertMessage = async (
  client: PoolClient,
  message: {
    sessionId: string
    runId: string
    role: MessageRole
    content: string
    answer: Answer | null
    /** The conversation's, with this message in it; left out, it stays as it is. */
    summary?: string | undefined
  },
): Promise<void> => {
  const content = cleanText(message.content)
  await say.run(client, {
    ...message,
    id: newId(),
    content,
    answer: message.answer === null ? null : JSON.stringify(keptAnswer(message.answer)),
    preview: preview(content),
    summary: message.summary === undefined ? null : cleanText(message.summary),
  })
}

/**
 * Gives the session's oldest waiting run to the queue when none of its runs is active. Call it in the transaction that
 * inserted or ended a run, after a write that locked the session's row: two of these then see each other.
 */
export const dispatchNext = async (client: PoolClient, sessionId: string): Promise<void> => {
  await client.query({ ...DISPATCH, values: [sessionId] })
}

/** A job a run: adding it again replaces one that waits and leaves one that works alone. */
export const ADD_JOB = (runId: string): string =>
  `graphile_worker.add_job('run', json_build_object('runId', ${runId}), job_key := 'run:' || ${runId})`

/** {@link ADD_JOB} in a query over the entities. */
export const addJob = (runId: Expression<unknown>) =>
  sql`graphile_worker.add_job('run', json_build_object('runId', ${runId}), job_key := 'run:' || ${runId})`

export const DISPATCH = {
  name: 'run.dispatch',
  text: `select ${ADD_JOB('next.id')} from (
     select id from run r where session_id = $1 and status = 'QUEUED' and not exists (
       select from run a where a.session_id = $1 and a.status in ('RUNNING', 'WAITING_FOR_INPUT')
     ) order by created_at, id limit 1
   ) next`,
}

interface OfRun {
  runId: string
}

const forgetTaught = statement('run.forget-taught', (db, given: Given<OfRun>) =>
  db
    .deleteFrom('UserPreference')
    .where('sourceMessage', 'in', (said) =>
      said.selectFrom('ChatMessage as m').select('m.id').where('m.run', '=', given.runId),
    ),
)
const forgetMessages = statement('run.forget-messages', (db, given: Given<OfRun>) =>
  db.deleteFrom('ChatMessage').where('run', '=', given.runId),
)
const forgetDocuments = statement('run.forget-documents', (db, given: Given<OfRun>) =>
  db.deleteFrom('GeneratedDocument').where('run', '=', given.runId),
)
const forgetInSession = statement(
  'run.forget-in-session',
  (db, given: Given<{ sessionId: string; messages: number }>) =>
    db
      .updateTable('ChatSession')
      .set((session) => ({
        messageCount: sql<number>`${sql.ref('messageCount')} - ${given.messages}`,
        lastMessage: session
          .selectFrom('ChatMessage as m')
          .select(sql<string>`left(${sql.ref('m.content')}, ${sql.lit(PREVIEW_LENGTH)})`.as('preview'))
          .where('m.session', '=', given.sessionId)
          .orderBy('m.createdAt', 'desc')
          .orderBy('m.id', 'desc')
          .limit(1),
      }))
      .where('id', '=', given.sessionId),
)

/** Takes what a run said out of the conversation: its messages, what they taught, and the documents it made. */
export const forgetRun = async (client: PoolClient, sessionId: string, runId: string): Promise<void> => {
  await forgetTaught.run(client, { runId })
  const messages = await forgetMessages.run(client, { runId })
  await forgetDocuments.run(client, { runId })
  await forgetInSession.run(client, { sessionId, messages })
}
