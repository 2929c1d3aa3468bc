import { z } from 'zod'
import { defineCall, inputOf } from '../../calls/define.ts'
import { dataBlock } from '../../calls/prompt.ts'
import { ModelOutputError } from '../../model/failure.ts'
import { identityOf } from '../decisions.ts'
import type { ConsultRewriting } from '../decisions.ts'
import { contentWords } from '../../../domain/language/content-words.ts'
import { profileBlock, questionBlocks, RULES } from './blocks.ts'

const output = z.object({ query: z.string().trim().min(1).max(500) })

/** Another query for the same question. */
export const rewriteCall = defineCall({
  purpose: 'rewrite_query',
  input: inputOf<ConsultRewriting>(),
  identity: identityOf,
  tokens: 500,
  output,
  prompt: (input) => ({
    system: `${RULES}
The corpus of “${input.domain.name}” was searched and the answer was still incomplete. Write one other query for the same question
(검색어 다시 쓰기): the words that the sources themselves would use, with what is missing and what of the profile matters.
Not one of the earlier queries.`,
    user: [
      ...questionBlocks(input),
      ...profileBlock(input.profile),
      dataBlock('missing', input.missingInfo),
      dataBlock('earlier_queries', input.earlier),
    ].join('\n'),
  }),
  settle({ query }, { earlier }) {
    if (earlier.includes(query)) throw new ModelOutputError('rewrite_query: this was looked up already')
    return query
  },
  // The profile and what was missing, in front of the words that carry the question.
  rules({ query, profile, missingInfo, earlier }) {
    const words = [...contentWords(missingInfo.join(' ')), ...contentWords(query), ...contentWords(profile)]
    const next = [...new Set(words)].join(' ')
    return next === '' || earlier.includes(next) ? `${query} ${missingInfo.join(' ')}`.trim() : next
  },
})
