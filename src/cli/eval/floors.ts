import type { Figures } from './figures.ts'

/** Just under what was reached on the development sets: whoever makes an answer worse is told. */
export const FLOORS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'property-queries': { exact: 97.5 },
  intents: { accuracy: 97.5, macroF1: 0.97 },
  legal: { hit1: 82, hit3: 94, hit5: 96, hit10: 96, mrr: 0.89 },
  calculators: { right: 100 },
  contracts: { recall: 85, precision: 85, quiet: 1 },
}

/** What fell below its floor, in a sentence each. */
export const belowFloor = ({ name, values }: Figures): string[] =>
  Object.entries(FLOORS[name] ?? {}).flatMap(([figure, floor]) => {
    const value = values[figure] ?? 0
    return value < floor ? [`${name}: ${figure} is ${value.toFixed(3)}, its floor is ${floor}`] : []
  })
