import { defineTextCall, inputOf } from '../../calls/define.ts'
import { writeIn } from '../../calls/prompt.ts'
import { identityOf } from '../decisions.ts'
import type { ConsultQuestion } from '../decisions.ts'
import { questionBlocks, RULES, sayingWhy } from './blocks.ts'

/** One plain call: no documents, no citations. */
export const directCall = defineTextCall({
  purpose: 'direct_answer',
  input: inputOf<ConsultQuestion>(),
  identity: identityOf,
  writing: ({ model }) => model,
  prompt: (input) => ({
    system: `${RULES}
You are a helpful assistant. Answer the question from what you know. You have looked nothing up: cite no sources, and say
where you are not sure. No links, no images, no HTML.
${writeIn(input.language)}`,
    user: questionBlocks(input).join('\n'),
  }),
  rules: ({ domain, language }, _world, reason) =>
    sayingWhy([`${domain.words(language).withoutSources}\n`], reason),
})
