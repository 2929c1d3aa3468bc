import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { text as readAll } from 'node:stream/consumers'
import type { Pool } from 'pg'
import { z } from 'zod'
import { answer } from '../../domain/answer.ts'
import { CERTAINTY_GROUNDS } from '../../domain/certainty/names.ts'
import type { Observed } from '../learn/certainty.ts'
import { INTENT_TYPES } from '../../domain/intent.ts'
import type { RunMode } from '../../domain/run.ts'
import { measured, percent, share } from './figures.ts'
import type { Figures } from './figures.ts'
import { auc, mean, quantile } from './statistics.ts'

const conversation = z.object({
  id: z.string(),
  category: z.string(),
  turns: z.array(z.object({ q: z.string() })),
})
const verdict = z.object({
  turns: z.number(),
  right: z.number(),
  failed: z.array(z.object({ id: z.string() })),
})
const told = z.object({
  query: z.string(),
  /** Null where nothing was planned: a greeting, a cry for help. */
  intent: z.object({ intentType: z.enum(INTENT_TYPES), confidence: z.number() }).nullable(),
  answer: answer
    .pick({ type: true, text: true, confidence: true, supportedShare: true, sources: true, certainty: true })
    .nullable(),
})
type Told = z.infer<typeof told>

/** A set of conversations, how it is asked, and what is said of it. */
export interface AnswerSet {
  name: string
  /** A file of conversations, a line each (answers.format.md). */
  file: string
  mode: RunMode
  /** Only these categories; all where left out. */
  only?: readonly string[]
}

/** What somebody says in a conversation of a set. */
export interface Asked {
  conversation: string
  /** By which the judge names it. */
  id: string
  q: string
}

/** A turn that was judged; what it was answered with, null where it was asked back or failed. */
export interface Turn {
  conversation: string
  isRight: boolean
  run: Told | null
}

const judge = async (program: string, url: string, { file, mode, only }: AnswerSet) => {
  const chosen = only ? ['--only', only.join(',')] : []
  const child = spawn(process.execPath, [program, file, '--url', url, '--mode', mode, '--json', ...chosen], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return verdict.parse(JSON.parse(await readAll(child.stdout)))
}

/**
 * The runs of a set stand in the order of its turns; a turn that started none replied to what the last one had asked. A run
 * that nobody asks for later is this turn's own, its question kept otherwise than it was asked (an identity number goes).
 */
export const matchTurns = (
  asked: readonly Asked[],
  runs: readonly Told[],
  failed: ReadonlySet<string>,
): Turn[] => {
  let started = 0
  const last = new Map(asked.map(({ q }, at) => [q.trim(), at]))
  const places = asked.map(({ q }, at) => {
    const query = runs[started]?.query.trim()
    if (query === q.trim() || (query !== undefined && (last.get(query) ?? -1) < at)) started += 1
    return started - 1
  })
  return asked.map(({ conversation: of, id }, at) => {
    const place = places[at] ?? -1
    // What was said to a question back is the answer of the turn that replied.
    const isAskedBack = places[at + 1] === place
    return { conversation: of, isRight: !failed.has(id), run: isAskedBack ? null : (runs[place] ?? null) }
  })
}

const COUNT = 'select count(*)::int as count from run'
const READ = `select query, answer, plan -> 'intent' as intent from run order by created_at, id offset $1`

/** Asks a set of a running server and has it judged; `pool` reads how sure the answers were. */
export const askSet = async (program: string, url: string, pool: Pool, set: AnswerSet): Promise<Turn[]> => {
  const { only } = set
  const asked = (await readFile(set.file, 'utf8'))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => conversation.parse(JSON.parse(line)))
    .filter(({ category }) => only?.includes(category) ?? true)
    .flatMap(({ id, turns }) =>
      turns.map(({ q }, at) => ({ conversation: id, id: turns.length > 1 ? `${id}.${at + 1}` : id, q })),
    )
  const before = z.tuple([z.object({ count: z.number() })]).parse((await pool.query(COUNT)).rows)[0].count
  const { failed } = await judge(program, url, set)
  const runs = z.array(told).parse((await pool.query(READ, [before])).rows)
  return matchTurns(asked, runs, new Set(failed.map(({ id }) => id)))
}

const certainty = (turns: readonly Turn[]): { line: string; value: number } => {
  const judged = turns.flatMap(({ isRight, run }) =>
    run?.answer ? [{ isRight, confidence: run.answer.confidence }] : [],
  )
  const value = auc(judged)
  const of = (wanted: boolean) =>
    measured(
      judged.flatMap(({ isRight, confidence }) => (isRight === wanted ? [confidence] : [])),
      mean,
      2,
    )
  const line =
    value === null
      ? 'AUC of confidence: none is wrong, or none right'
      : `AUC of confidence ${measured(judged, auc, 3)}, mean ${of(true)} right, ${of(false)} wrong`
  return { line, value: value ?? 1 }
}

const allGrounds = z.record(z.enum(CERTAINTY_GROUNDS), z.number())

/** What teaches how sure an answer may be: those that state something and rest on something. */
export const observe = (set: string, turns: readonly Turn[]): Observed[] => {
  const conversations = [...new Set(turns.map((turn) => turn.conversation))]
  return turns.flatMap(({ conversation: of, isRight, run }) => {
    if (!run?.answer || run.intent === null) return []
    const { type, sources, certainty } = run.answer
    if (type === 'CLARIFICATION' || type === 'DECLINED' || sources.length === 0) return []
    const grounds = allGrounds.safeParse(certainty).data
    return grounds ? [{ set, conversation: conversations.indexOf(of), isRight, grounds }] : []
  })
}

/** What turns came to: how many are right, how long they are, and what their confidence is worth. */
export const tellTurns = (name: string, turns: readonly Turn[]): Figures => {
  const right = turns.filter(({ isRight }) => isRight).length
  const answers = turns.flatMap(({ run }) => run?.answer ?? [])
  const lengths = answers.map(({ text }) => text.length)
  const median = quantile(lengths, 0.5) ?? 0
  const supported = (isRight: boolean) => {
    const some = turns.flatMap((turn) => (turn.isRight === isRight ? (turn.run?.answer ?? []) : []))
    return measured(
      some.map(({ supportedShare }) => supportedShare),
      mean,
      3,
    )
  }
  const at = (share: number) => (values: readonly number[]) => quantile(values, share)
  const sure = certainty(turns)
  return {
    name,
    lines: [
      `turns right ${percent(right, turns.length)}`,
      `characters: median ${measured(lengths, at(0.5), 0)}, p95 ${measured(lengths, at(0.95), 0)}`,
      `${sure.line}; supportedShare ${supported(true)} right, ${supported(false)} wrong`,
    ],
    values: { right: share(right, turns.length), median, auc: sure.value },
  }
}
