import type { Answer } from '../../domain/answer.ts'
import type { Block, Leaf } from '../../domain/block.ts'
import type { TurnMemory } from '../../domain/memory.ts'
import type { MessageId } from '../../domain/message/say.ts'
import { renumbered } from '../answer/sections.ts'

/** Under which headings an answer says what is to be done, the nearest to the question first. */
const OF_STEPS: readonly MessageId[] = ['answer.heading.steps', 'answer.heading.advice']
/** Answers that are looked through: what was asked in between may leave nothing to do. */
const MOST_TURNS = 3

type OfMatter = Pick<TurnMemory, 'intentType'>
interface Answered {
  answer: Pick<Answer, 'blocks'>
  turn: OfMatter | null
}

const stepsOf = (blocks: readonly Block[]): Leaf[] => {
  for (const id of OF_STEPS)
    for (const block of renumbered(blocks, new Map()))
      if (block.kind === 'section' && block.title.id === id) return block.blocks
  return []
}

/** What the latest answer about the matter that is talked of said is to be done; none where none did. */
export const lastSteps = (turns: readonly Answered[], { intentType }: OfMatter): Leaf[] => {
  const ofMatter = turns.slice(-MOST_TURNS).filter(({ turn }) => turn?.intentType === intentType)
  return (
    ofMatter.toReversed().flatMap(({ answer }) => {
      const steps = stepsOf(answer.blocks ?? [])
      return steps.length === 0 ? [] : [steps]
    })[0] ?? []
  )
}
