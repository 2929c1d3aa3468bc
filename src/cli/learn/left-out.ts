import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { digestOf, LEFT_OUT } from './digest.ts'

/** Shares and counts; `isTaught` is 1 where what is kept is what the examples teach. */
type Figures = Readonly<Record<string, number>>

interface Trial {
  /** The file whose `judge` it is: what it is made of, what was learned and what from, follows from its imports. */
  file: URL
  judge: () => Promise<Figures>
}

const trial = (name: string, load: () => Promise<{ judge: () => Figures | Promise<Figures> }>): Trial => ({
  file: new URL(`./trials/${name}.ts`, import.meta.url),
  judge: async () => (await load()).judge(),
})

/** By the room of what was learned. */
const TRIALS = {
  'language/residue': trial('residue', () => import('./trials/residue.ts')),
  certainty: trial('certainty', () => import('./trials/certainty.ts')),
  'contract/sense': trial('clauses', () => import('./trials/clauses.ts')),
  'reading/asking': trial('askings', () => import('./trials/askings.ts')),
  'reading/intent': trial('intents', () => import('./trials/intents.ts')),
  rulings: trial('rulings', () => import('./trials/rulings.ts')),
  'reading/leaning': trial('leaning', () => import('./trials/leaning.ts')),
}
type Room = keyof typeof TRIALS

const kept = z.object({ of: z.string(), figures: z.record(z.string(), z.number()) })
const placeOf = (room: Room): URL => new URL(`../../domain/${room}/${LEFT_OUT}`, import.meta.url)

/** Figures that are kept, of the code and the examples as they are now; null: none are. */
export const readKept = async (place: URL, of: string): Promise<Figures | null> => {
  const text = await readFile(place, 'utf8').catch(() => null)
  if (text === null) return null
  const stored = kept.parse(JSON.parse(text))
  return stored.of === of ? stored.figures : null
}

/** Judged anew, which takes minutes with some. */
export const judgeAnew = (room: Room): Promise<Figures> => TRIALS[room].judge()

/**
 * How well a room does what it has learned with examples that were left out. It is kept beside the weights for the code, the weights and
 * the examples that it was judged with; where any of them is another one by now, it is judged anew.
 */
export const leftOut = async (room: Room): Promise<Figures> =>
  (await readKept(placeOf(room), digestOf([TRIALS[room].file]))) ?? judgeAnew(room)

/** Keeps what is not kept yet. */
export const keepLeftOut = async (say: (line: string) => void): Promise<void> => {
  for (const room of Object.keys(TRIALS) as Room[]) {
    const place = placeOf(room)
    const of = digestOf([TRIALS[room].file])
    const isKept = (await readKept(place, of)) !== null
    if (!isKept)
      await writeFile(place, `${JSON.stringify({ of, figures: await judgeAnew(room) }, null, 2)}\n`)
    say(`${room}/${LEFT_OUT}: ${isKept ? 'as it was' : 'judged anew'}`)
  }
}
