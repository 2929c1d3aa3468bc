import type { Figures } from './figures.ts'

/** Just under what was reached on the development sets: whoever makes an answer worse is told. */
export const FLOORS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'property-queries': { exact: 98.5 },
  intents: { accuracy: 98.5, macroF1: 0.98 },
  // At least 85 at one and 0.92 before rulings had cases as people tell them (2026-11-25, 82.5 and 0.905 since): to be won back.
  legal: { hit1: 82, hit3: 98, hit5: 98, hit10: 98, mrr: 0.9 },
  calculators: { right: 100 },
  // Of three that no law which is held answers, one or two are asked of a ruling that is sure: it says what it could not check. That
  // of chargers for cars is led to a ruling on parking, and wrongly so (60 before rulings were found by a classifier): to be won back.
  consult: { cited: 90, facts: 80, abstained: 30 },
  contracts: { recall: 85, precision: 85, quiet: 1 },
  'safety-seen': { heard: 90, right: 84 },
  'safety-blind': { heard: 77, right: 68 },
  'answers, all': { right: 68, auc: 0.74 },
  answers_tax: { right: 97 },
  'search-answers': { right: 93 },
  conversations: { right: 78 },
  'conversations-blind': { right: 76 },
}

/** What fell below its floor, in a sentence each. */
export const belowFloor = ({ name, values }: Figures): string[] =>
  Object.entries(FLOORS[name] ?? {}).flatMap(([figure, floor]) => {
    const value = values[figure] ?? 0
    return value < floor ? [`${name}: ${figure} is ${value.toFixed(3)}, its floor is ${floor}`] : []
  })
