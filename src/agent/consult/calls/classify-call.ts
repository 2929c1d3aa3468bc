import { z } from 'zod'
import { COMPLEXITIES } from '../../../domain/consult.ts'
import type { Complexity } from '../../../domain/consult.ts'
import { readTalk } from '../../../domain/reading/talk/read-talk.ts'
import { defineCall, inputOf } from '../../calls/define.ts'
import { identityOf } from '../decisions.ts'
import type { Classification, ConsultQuestion } from '../decisions.ts'
import { questionBlocks, RULES } from './blocks.ts'

/** Acts of talk that ask nothing. */
const GREETINGS: readonly string[] = ['GREET', 'THANK', 'BYE']
const CLAUSE = /[?？]|(?:고요|그리고|또|아니면|또는|만약|하지만|그런데|and|or|but)(?=\s)/gi

/** How much a question asks: its length, and the questions in it. */
export const complexityOf = (query: string): Complexity => {
  const text = query.trim()
  if (readTalk(text)?.acts.every((act) => GREETINGS.includes(act)) === true) return 'GREETING'
  const clauses = [...text.matchAll(CLAUSE)].length
  // English takes more letters to say the same.
  const length = /[가-힣]/.test(text) ? text.length : text.length / 1.8
  if (length > 140 || clauses > 3) return 'COMPLEX'
  return length > 45 || clauses > 1 ? 'MODERATE' : 'SIMPLE'
}

const output = z.object({
  complexity: z.enum(COMPLEXITIES),
  needsRetrieval: z.boolean(),
  inDomain: z.boolean(),
})

/** How much a question asks of its domain. */
export const classifyCall = defineCall({
  purpose: 'classify_question',
  input: inputOf<ConsultQuestion>(),
  identity: identityOf,
  tokens: 500,
  output,
  prompt: (input) => ({
    system: `${RULES}
Say how much the question asks of the corpus of “${input.domain.name}” (질문의 복잡도).
- GREETING: nothing is asked. SIMPLE: one rule or figure. MODERATE: a few. COMPLEX: a case with several questions.
- inDomain: whether it is about the subject at all, however it is worded. needsRetrieval: whether sources are needed.`,
    user: questionBlocks(input).join('\n'),
  }),
  settle: (read): Classification => read,
  // Whether it is about the subject shows in what is found: rules misread too many questions as being about something else.
  rules({ query }) {
    const complexity = complexityOf(query)
    return { complexity, needsRetrieval: complexity !== 'GREETING', inDomain: true }
  },
})
