import { readFileSync, writeFileSync } from 'node:fs'
import { readExamples as readClauses } from '../domain/contract/sense/examples.ts'
import { trainClauses } from '../domain/contract/sense/train.ts'
import { buildPlaceIndex } from '../domain/language/places.ts'
import { fitCalibration } from '../domain/learned/calibration.ts'
import { packWeights } from '../domain/learned/stored.ts'
import type { StoredWeights } from '../domain/learned/stored.ts'
import { parseExamples } from '../domain/reading/intent/examples.ts'
import { readInFolds } from '../domain/reading/intent/folds.ts'
import { trainIntents } from '../domain/reading/intent/model.ts'
import { readExamples } from '../domain/safety/examples.ts'
import { trainSense } from '../domain/safety/sense.ts'
import { demoRegions } from '../store/seed/regions.ts'

/** `npm run learn`: writes what examples teach; to be done whenever they or their features change. */
const roomOf = (room: string): URL => new URL(`../domain/${room}/`, import.meta.url)

const keep = (room: string, weights: StoredWeights): void => {
  const stored = JSON.stringify(weights)
  writeFileSync(new URL('weights.json', roomOf(room)), `${stored}\n`)
  console.log(`${room}/weights.json: ${Math.round(stored.length / 1000)} kB`)
}

const learnIntents = (room: string): void => {
  const examples = parseExamples(readFileSync(new URL('examples.tsv', roomOf(room)), 'utf8'))
  const places = buildPlaceIndex(demoRegions())
  const held = readInFolds(examples, places)
  const calibration = fitCalibration(
    held.map(({ example, reading }) => ({
      said: reading.likely,
      isRight: reading.intent === example.intent,
    })),
  )
  const stored = { ...packWeights(trainIntents(examples, places)), calibration }
  keep(room, stored)
}

keep('contract/sense', packWeights(trainClauses(readClauses())))
keep('safety', packWeights(trainSense(readExamples())))
learnIntents('reading/intent')
