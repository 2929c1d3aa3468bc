import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { loadLawDocuments } from '../../store/law-search/corpus.ts'
import { signIn } from '../guest.ts'
import { askSet, tellTurns } from './answers.ts'
import type { AnswerSet, Turn } from './answers.ts'
import { evaluateCalculators } from './calculators.ts'
import { evaluateConsult } from './consult.ts'
import { evaluateContracts, reviewsContracts } from './contracts.ts'
import type { Figures } from './figures.ts'
import { evaluateIntents } from './intents.ts'
import { evaluateLegal } from './legal.ts'
import { evaluatePropertyQueries } from './property-queries.ts'
import { evaluateSafety, readSentences } from './safety.ts'
import { readSet } from './sets.ts'

/** Every set of a folder that is judged here, over the API of a running server; `pool` reads its articles for the baselines. */
export async function* evaluate(url: string, pool: Pool, folder: string): AsyncGenerator<Figures> {
  const { ask } = await signIn(url)
  yield await evaluatePropertyQueries(ask, await readSet(folder, 'property-queries'))
  yield await evaluateIntents(ask, await readSet(folder, 'intents'))
  yield await evaluateLegal(ask, await readSet(folder, 'legal'), await loadLawDocuments(pool))
  yield await evaluateConsult(async () => (await signIn(url)).ask, await readSet(folder, 'legal'))
  yield await evaluateCalculators(ask, await readSet(folder, 'calculators'))
  if (await reviewsContracts(ask)) yield await evaluateContracts(ask, await readSet(folder, 'contracts'))
}

/** Questions of law among more statutes: those of the development set, which ask for none of them, and our own, of all laws. */
export async function* evaluateMoreLaw(
  url: string,
  pool: Pool,
  { sets, own }: Pick<Conversations, 'sets' | 'own'>,
): AsyncGenerator<Figures> {
  const { ask } = await signIn(url)
  const articles = await loadLawDocuments(pool)
  yield { ...(await evaluateLegal(ask, await readSet(sets, 'legal'), articles)), name: 'legal, more law' }
  yield {
    ...(await evaluateLegal(ask, await readSet(own, 'legal', 'blind-law'), articles)),
    name: 'blind-law',
  }
}

/** Sets of our own: contracts nobody wrote rules for, intents, and sentences for the safety gate. */
export async function* evaluateOwn(url: string, own: string): AsyncGenerator<Figures> {
  for (const name of ['safety-seen', 'safety-blind'])
    yield evaluateSafety(name, await readSentences(join(own, `${name}.tsv`)))
  const { ask } = await signIn(url)
  const intents = await evaluateIntents(ask, await readSet(own, 'intents', 'blind-intents'))
  yield { ...intents, name: 'blind-intents' }
  const contracts = await evaluateContracts(ask, await readSet(own, 'contracts', 'blind-contracts'))
  yield { ...contracts, name: 'blind-contracts' }
}

export interface Conversations {
  /** The folder of the development sets. */
  sets: string
  /** The folder of our own. */
  own: string
  /** Whether what is laid aside is run, and nothing else. */
  isBlind: boolean
  /** Told of each set that TEAM answered. */
  onTurns: (set: string, turns: readonly Turn[]) => void
}

const LAID_ASIDE = ['blind-answers']

const setsOf = ({ sets, own, isBlind }: Conversations): { development: AnswerSet[]; others: AnswerSet[] } => {
  const answers = join(sets, 'answers.dev.jsonl')
  const ours = isBlind ? LAID_ASIDE : ['search-answers', 'conversations', 'conversations-blind']
  const others: AnswerSet[] = ours.map((name) => ({ name, file: join(own, `${name}.jsonl`), mode: 'TEAM' }))
  if (isBlind) return { development: [], others }
  return {
    development: ['answers', 'answers_tax', 'answers_lease'].map((name) => ({
      name,
      file: join(sets, `${name}.dev.jsonl`),
      mode: 'TEAM',
    })),
    others: [
      { name: 'answers, CONSULT', file: answers, mode: 'CONSULT', only: ['law'] },
      { name: 'answers, RESEARCH', file: answers, mode: 'RESEARCH', only: ['law', 'loan'] },
      ...others,
    ],
  }
}

/** Conversations, judged by the program that lies beside the development sets; nothing of it is measured without that. */
export async function* evaluateAnswers(
  url: string,
  pool: Pool,
  conversations: Conversations,
): AsyncGenerator<Figures> {
  const program = join(conversations.sets, '..', 'tools', 'evaluate-answers.mjs')
  if (!existsSync(program)) {
    yield { name: 'answers', lines: [`skipped: there is no ${program}`], values: {} }
    return
  }
  const { development, others } = setsOf(conversations)
  const all: Turn[] = []
  for (const set of development) {
    const turns = await askSet(program, url, pool, set)
    all.push(...turns)
    conversations.onTurns(set.name, turns)
    yield tellTurns(set.name, turns)
  }
  if (development.length > 0) yield tellTurns('answers, all', all)
  for (const set of others) {
    const turns = await askSet(program, url, pool, set)
    if (set.mode === 'TEAM') conversations.onTurns(set.name, turns)
    yield tellTurns(set.name, turns)
  }
  if (conversations.isBlind) return
  for (const name of LAID_ASIDE) yield { name, lines: ['laid aside: run by --blind alone'], values: {} }
}
