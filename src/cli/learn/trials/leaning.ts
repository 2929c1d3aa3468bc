import { readFileSync } from 'node:fs'
import { buildPlaceIndex } from '../../../domain/language/places.ts'
import { shippedRegions } from '../../../store/reference/regions.ts'
import { parseConversations } from '../conversations.ts'
import { parseExamples } from '../examples.ts'
import { judgeLeaningInFolds, questionsKnown } from '../leaning.ts'

const CONVERSATIONS = new URL('../../../domain/reading/leaning/conversations.tsv', import.meta.url)
const EXAMPLES = new URL('../../../domain/reading/intent/examples.tsv', import.meta.url)

export const judge = () => {
  const known = questionsKnown(
    parseConversations(readFileSync(CONVERSATIONS, 'utf8')),
    parseExamples(readFileSync(EXAMPLES, 'utf8')),
    buildPlaceIndex(shippedRegions()),
    new Date('2026-11-25T03:00:00Z'),
  )
  const judged = judgeLeaningInFolds(known)
  const share = (of: typeof judged, is: (one: (typeof judged)[number]) => boolean) =>
    of.filter(is).length / of.length
  const talked = judged.filter(({ question }) => !question.isPut)
  const [whole = [], first = []] = [true, false].map((it) =>
    judged.filter(({ question }) => question.isPut && question.of.startsWith('examples') === it),
  )
  const leaning = talked.filter(({ question }) => question.way !== 'NEW')
  return {
    count: leaning.length,
    leaning: share(leaning, (it) => it.leaning.way !== 'NEW'),
    leaningOfWhole: share(whole, (it) => it.leaning.way !== 'NEW'),
    leaningOfFirst: share(first, (it) => it.leaning.way !== 'NEW'),
    ways: share(talked, ({ question, leaning: { way } }) => way === question.way),
  }
}
