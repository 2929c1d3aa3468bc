import { extentOf } from '../../../domain/reading/extent.ts'
import { defineCall, inputOf } from '../../calls/define.ts'
import { classification, identityOf } from '../decisions.ts'
import type { ConsultQuestion } from '../decisions.ts'
import { questionBlocks, RULES } from './blocks.ts'

/** How much a question asks of its domain. */
export const classifyCall = defineCall({
  purpose: 'classify_question',
  input: inputOf<ConsultQuestion>(),
  identity: identityOf,
  tokens: 500,
  output: classification,
  prompt: (input) => ({
    system: `${RULES}
Say how much the question asks of the corpus of “${input.domain.name}” (질문의 복잡도).
- SIMPLE: one rule or figure. MODERATE: a few. COMPLEX: a case with several questions.
- inDomain: whether it is about the subject at all, however it is worded. needsRetrieval: whether sources are needed.`,
    user: questionBlocks(input).join('\n'),
  }),
  settle: (read) => read,
  // Whether it is about the subject shows in what is found: rules misread too many questions as being about something else.
  rules: ({ query }) => ({ complexity: extentOf(query), needsRetrieval: true, inDomain: true }),
})
