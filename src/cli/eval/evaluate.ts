import type { Pool } from 'pg'
import { loadLawDocuments } from '../../store/law-search/corpus.ts'
import { evaluateCalculators } from './calculators.ts'
import { signIn } from '../guest.ts'
import { evaluateConsult } from './consult.ts'
import { evaluateContracts, reviewsContracts } from './contracts.ts'
import type { Figures } from './figures.ts'
import { evaluateIntents } from './intents.ts'
import { evaluateLegal } from './legal.ts'
import { evaluatePropertyQueries } from './property-queries.ts'
import { readSet } from './sets.ts'

/** Every set of a folder over the API of a running server; `pool` reads its articles for the baselines. */
export async function* evaluate(url: string, pool: Pool, folder: string): AsyncGenerator<Figures> {
  const { ask } = await signIn(url)
  yield await evaluatePropertyQueries(ask, await readSet(folder, 'property-queries'))
  yield await evaluateIntents(ask, await readSet(folder, 'intents'))
  yield await evaluateLegal(ask, await readSet(folder, 'legal'), await loadLawDocuments(pool))
  yield await evaluateConsult(async () => (await signIn(url)).ask, await readSet(folder, 'legal'))
  yield await evaluateCalculators(ask, await readSet(folder, 'calculators'))
  if (await reviewsContracts(ask)) yield await evaluateContracts(ask, await readSet(folder, 'contracts'))
}
