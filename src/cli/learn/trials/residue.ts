import examples from '../../../domain/language/residue/examples.json' with { type: 'json' }
import { isCondition } from '../../../domain/language/residue/sense.ts'
import { trainResidue } from '../residue.ts'

const FOLDS = 5

/** How often what a model that was made without them says of some phrases is right. */
const inFolds = (list: 'conditions' | 'talk', says: boolean): number => {
  let right = 0
  for (let fold = 0; fold < FOLDS; fold++) {
    const isHeld = (_: string, at: number) => at % FOLDS === fold
    const isKept = (_: string, at: number) => at % FOLDS !== fold
    const by = trainResidue({
      conditions: examples.conditions.filter(isKept),
      talk: examples.talk.filter(isKept),
    })
    right += examples[list].filter(isHeld).filter((phrase) => isCondition(phrase, by) === says).length
  }
  return right / examples[list].length
}

export const judge = () => ({ conditions: inFolds('conditions', true), talk: inFolds('talk', false) })
