import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { buildPlaceIndex } from '../domain/language/places.ts'
import leftOver from '../domain/language/residue/examples.json' with { type: 'json' }
import type { Calibration } from '../domain/learned/calibration.ts'
import type { StoredWeights } from '../domain/learned/stored.ts'
import { keptRulings, learnedIn } from '../domain/rulings/compiled.ts'
import type { CompiledRulings } from '../domain/rulings/compiled.ts'
import type { Ruling } from '../domain/rulings/ruling.ts'
import { foreignCases, shippedConcepts, shippedRulings } from '../compose/shipped-rulings.ts'
import { shippedRegions } from '../store/reference/regions.ts'
import { parseAskings, trainAskings } from './learn/askings.ts'
import { learnCertainty, readObserved } from './learn/certainty.ts'
import { readClauses, trainClauses } from './learn/clauses.ts'
import { readConcerns, trainSense } from './learn/concerns.ts'
import { parseConversations } from './learn/conversations.ts'
import { parseExamples } from './learn/examples.ts'
import { fitCalibration } from './learn/fit.ts'
import { readInFolds, trainIntents } from './learn/intents.ts'
import { questionsKnown, trainLeaning } from './learn/leaning.ts'
import { keepLeftOut } from './learn/left-out.ts'
import { trainResidue } from './learn/residue.ts'
import { compileRulings, learnRulings } from './learn/rulings.ts'
import { packWeights } from './learn/train.ts'

/** `npm run learn`: writes what examples teach; to be done whenever they or their features change. */
const roomOf = (room: string): URL => new URL(`../domain/${room}/`, import.meta.url)

const keep = (room: string, weights: StoredWeights & { calibration?: Calibration }): void => {
  const stored = JSON.stringify(weights)
  writeFileSync(new URL('weights.json', roomOf(room)), `${stored}\n`)
  console.log(`${room}/weights.json: ${Math.round(stored.length / 1000)} kB`)
}

/** Questions that ask for homes or for nothing of ours: nothing is to be worked out. */
const NOTHING: readonly string[] = ['PROPERTY_SEARCH', 'IRRELEVANT', 'UNCLEAR']

const learnAskings = (room: string): void => {
  const examples = parseAskings(readFileSync(new URL('examples.tsv', roomOf(room)), 'utf8'))
  const { asked } = parseExamples(readFileSync(new URL('reading/intent/examples.tsv', roomOf('.')), 'utf8'))
  const others = asked.flatMap(({ text, intent }) => (NOTHING.includes(intent) ? [{ text, asks: [] }] : []))
  keep(room, packWeights(trainAskings([...examples, ...others])))
}

const learnIntents = (room: string): void => {
  const examples = parseExamples(readFileSync(new URL('examples.tsv', roomOf(room)), 'utf8'))
  const places = buildPlaceIndex(shippedRegions())
  const held = readInFolds(examples, places)
  const calibration = fitCalibration(
    held.flat().map(({ example, reading }) => ({
      said: reading.likely,
      isRight: reading.intent === example.intent,
    })),
  )
  const stored = { ...packWeights(trainIntents(examples, places)), calibration }
  keep(room, stored)
}

/** What years and dates of examples are read from: any day, but the same. */
const ANY_DAY = new Date(Date.UTC(2026, 10, 25))

const learnLeaning = (room: string): void => {
  const conversations = parseConversations(readFileSync(new URL('conversations.tsv', roomOf(room)), 'utf8'))
  const examples = parseExamples(readFileSync(new URL('reading/intent/examples.tsv', roomOf('.')), 'utf8'))
  const known = questionsKnown(conversations, examples, buildPlaceIndex(shippedRegions()), ANY_DAY)
  keep(room, packWeights(trainLeaning(known)))
}

/** Questions that ask for homes, prices or nothing of ours: no ruling is meant. */
const OTHERS: readonly string[] = ['PROPERTY_SEARCH', 'MARKET_INQUIRY', 'IRRELEVANT', 'UNCLEAR']

const idsOf = (rulings: readonly { id: string }[]): string[] => rulings.map(({ id }) => id)
const keepRulings = (room: string, rulings: readonly Ruling[], kept: CompiledRulings): void => {
  const compiled = JSON.stringify(kept)
  writeFileSync(new URL('compiled.json', roomOf(room)), `${compiled}\n`)
  console.log(`${room}/compiled.json: ${rulings.length} rulings, ${Math.round(compiled.length / 1000)} kB`)
}

const learnOfRulings = async (room: string): Promise<void> => {
  const [rulings, concepts] = await Promise.all([shippedRulings(), shippedConcepts()])
  const { asked } = parseExamples(readFileSync(new URL('reading/intent/examples.tsv', roomOf('.')), 'utf8'))
  const others = [
    ...asked.filter(({ intent }) => OTHERS.includes(intent)).map(({ text }) => text),
    ...(await foreignCases()),
  ]
  const learned = learnRulings(rulings, concepts, others)
  keepRulings(room, rulings, compileRulings(rulings, concepts, learned))
}

/**
 * New ways of asking beside those that were learned from, in seconds: they are found by what they have in common with a question, and
 * nothing else is ranked otherwise for it. Throws where there are other rulings than those that were learned.
 */
const indexMore = async (room: string): Promise<void> => {
  const [rulings, concepts] = await Promise.all([shippedRulings(), shippedConcepts()])
  if (!isDeepStrictEqual(idsOf(rulings), idsOf(keptRulings.rulings)))
    throw new Error('there are new rulings: `npm run learn -- rulings`')
  keepRulings(room, rulings, compileRulings(rulings, concepts, learnedIn(keptRulings)))
}

const learnFromObserved = (room: string): void => {
  const observed = readObserved(JSON.parse(readFileSync(new URL('observed.json', roomOf(room)), 'utf8')))
  writeFileSync(new URL('weights.json', roomOf(room)), `${JSON.stringify(learnCertainty(observed))}\n`)
  console.log(`${room}/weights.json: from ${observed.length} answers`)
}

const LESSONS: Readonly<Record<string, (room: string) => void | Promise<void>>> = {
  'contract/sense': (room) => keep(room, packWeights(trainClauses(readClauses()))),
  safety: (room) => keep(room, packWeights(trainSense(readConcerns()))),
  // Before what looks at what is asked for.
  'reading/asking': learnAskings,
  'reading/intent': learnIntents,
  'reading/leaning': learnLeaning,
  'language/residue': (room) => keep(room, packWeights(trainResidue(leftOver))),
  rulings: learnOfRulings,
  'rulings/asks': () => indexMore('rulings'),
  certainty: learnFromObserved,
  // Behind all of them: how well they do what they have learned, with what was left out.
  'left-out': () => keepLeftOut(console.log),
}
// `npm run learn -- rulings`: one room alone. Several are learned each by its own process: what one has learned the next one reads.
const named = process.argv.slice(2)
const [only, ...others] = named
if (only !== undefined && others.length === 0) {
  await LESSONS[only]?.(only)
  execFileSync('npx', ['--no-install', 'oxfmt', fileURLToPath(roomOf('.'))], { stdio: 'inherit' })
} else
  for (const room of Object.keys(LESSONS).filter((it) => only === undefined || named.includes(it)))
    execFileSync(process.execPath, [fileURLToPath(import.meta.url), room], { stdio: 'inherit' })
