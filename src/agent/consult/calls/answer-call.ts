import { present } from '../../../domain/present.ts'
import { asPrompt } from '../../facts/evidence.ts'
import { defineTextCall, inputOf } from '../../calls/define.ts'
import { dataBlock, writeIn } from '../../calls/prompt.ts'
import type { Prompt } from '../../model/client.ts'
import { renderPieces } from '../../answer/render.ts'
import { consultBlocks } from '../compose.ts'
import { identityOf } from '../decisions.ts'
import type { ConsultWriting } from '../decisions.ts'
import { profileBlock, questionBlocks, sayingWhy } from './blocks.ts'

const answerPrompt = (input: ConsultWriting): Prompt => ({
  system: `${input.systemPrompt}\n${writeIn(input.language)}`,
  user: present([
    ...questionBlocks(input),
    ...profileBlock(input.profile),
    input.gaps && input.gaps.length > 0 && dataBlock('gaps', input.gaps),
    input.assumptions &&
      input.assumptions.length > 0 &&
      dataBlock(
        'assumptions',
        input.assumptions.map(({ name: of, value }) => ({ name: of, value })),
      ),
    input.missingInfo.length > 0 && dataBlock('missing_so_far', input.missingInfo),
    dataBlock(
      'evidence',
      input.evidence.map((item) => asPrompt(item, input.language)),
    ),
  ]).join('\n'),
})

/** Markdown with [n] citations. */
export const consultAnswerCall = defineTextCall({
  purpose: 'consult_answer',
  input: inputOf<ConsultWriting>(),
  identity: identityOf,
  writing: ({ model }) => model,
  /** From all of the evidence, from its better half, and so on to the best of it alone. */
  *prompt(input) {
    yield answerPrompt(input)
    for (let left = input.evidence.length; left > 1;) {
      left = Math.ceil(left / 2)
      yield answerPrompt({ ...input, evidence: input.evidence.slice(0, left), history: [] })
    }
  },
  rules: (input, _world, reason) =>
    sayingWhy(renderPieces(consultBlocks(input.domain, input), input.language), reason),
})
