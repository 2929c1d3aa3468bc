import { z } from 'zod'
import type { Ask } from '../guest.ts'
import { byFrequency, measured, percent, share } from './figures.ts'
import type { Figures } from './figures.ts'
import type { Item } from './sets.ts'

const QUERY = 'query($text: String!) { intent: analyzeIntent(text: $text) { intentType } }'
const reply = z.object({ intentType: z.string() }).nullish()

/** The mean of the intents' F1, each counting the same however often it is asked. */
export const macroF1 = (pairs: readonly { wanted: string; said: string }[]): number => {
  const intents = [...new Set(pairs.map(({ wanted }) => wanted))]
  const scores = intents.map((intent) => {
    const hits = pairs.filter(({ wanted, said }) => wanted === intent && said === intent).length
    const all = pairs.filter(({ wanted }) => wanted === intent).length
    const said = pairs.filter((pair) => pair.said === intent).length
    return (2 * hits) / (all + said)
  })
  return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)
}

export const evaluateIntents = async (ask: Ask, items: readonly Item<'intents'>[]): Promise<Figures> => {
  const pairs: { wanted: string; said: string }[] = []
  for (const { text, intent } of items) {
    const said = reply.parse((await ask(QUERY, { text })).data['intent'])?.intentType ?? ''
    pairs.push({ wanted: intent, said })
  }
  const right = pairs.filter(({ wanted, said }) => wanted === said).length
  const [constant = ['', 0]] = byFrequency(items.map(({ intent }) => intent))
  const guessed = pairs.map(({ wanted }) => ({ wanted, said: constant[0] }))
  return {
    name: 'intents',
    lines: [
      `accuracy ${percent(right, items.length)}, macro-F1 ${measured(pairs, macroF1, 3)}`,
      `constant guess (${constant[0]}): accuracy ${percent(constant[1], items.length)}, macro-F1 ${measured(guessed, macroF1, 3)}`,
    ],
    values: { accuracy: share(right, items.length), macroF1: macroF1(pairs) },
  }
}
