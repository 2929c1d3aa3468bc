import { writeFileSync } from 'node:fs'
import { readExamples as readClauses } from '../domain/contract/sense/examples.ts'
import { trainClauses } from '../domain/contract/sense/train.ts'
import type { Weights } from '../domain/learned/model.ts'
import { packWeights } from '../domain/learned/stored.ts'
import { readExamples } from '../domain/safety/examples.ts'
import { trainSense } from '../domain/safety/sense.ts'

/** `npm run learn`: writes what examples teach; to be done whenever they or their features change. */
const keep = (room: string, weights: Weights): void => {
  const stored = JSON.stringify(packWeights(weights))
  writeFileSync(new URL(`../domain/${room}/weights.json`, import.meta.url), `${stored}\n`)
  console.log(`${room}/weights.json: ${Math.round(stored.length / 1000)} kB`)
}

keep('contract/sense', trainClauses(readClauses()))
keep('safety', trainSense(readExamples()))
