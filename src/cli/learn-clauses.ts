import { writeFileSync } from 'node:fs'
import { readExamples } from '../domain/contract/sense/examples.ts'
import { train } from '../domain/contract/sense/train.ts'
import { packWeights } from '../domain/contract/sense/weights.ts'

/** `npm run learn`: writes what the examples of clauses teach; to be done whenever they or their features change. */
const stored = JSON.stringify(packWeights(train(readExamples())))
writeFileSync(new URL('../domain/contract/sense/weights.json', import.meta.url), `${stored}\n`)
console.log(`weights.json: ${Math.round(stored.length / 1000)} kB`)
