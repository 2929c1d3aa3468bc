import { asPrompt } from '../../facts/evidence.ts'
import { z } from 'zod'
import { judgement } from '../../../domain/consult.ts'
import type { Judgement } from '../../../domain/consult.ts'
import { defineCall, inputOf } from '../../calls/define.ts'
import { dataBlock, writeIn } from '../../calls/prompt.ts'
import { identityOf } from '../decisions.ts'
import type { ConsultJudging } from '../decisions.ts'
import { judgeByRules } from '../judge.ts'
import { profileBlock, questionBlocks, RULES } from './blocks.ts'

const phrases = z.array(z.string().min(1).max(200)).max(6)
const output = judgement.extend({
  missingInfo: phrases,
  improvementSuggestions: phrases,
  safetyConcerns: phrases,
})

/** How good an answer is. */
export const judgeCall = defineCall({
  purpose: 'judge_answer',
  input: inputOf<ConsultJudging>(),
  identity: identityOf,
  tokens: 1_500,
  output,
  prompt: (input) => ({
    system: `${RULES}
Judge the answer strictly (답변 평가). grounding: everything it states stands in the evidence that it cites. completeness: all
that was asked is answered, with its figures. accuracy: the evidence is about this question and applied rightly. Each from 0
to 1. missingInfo: what is missing, as search words. safetyConcerns: what could harm whoever relies on it.
${writeIn(input.language)}`,
    user: [
      ...questionBlocks(input),
      ...profileBlock(input.profile),
      dataBlock('answer', input.answer),
      dataBlock(
        'evidence',
        input.evidence.map((item) => asPrompt(item, input.language)),
      ),
    ].join('\n'),
  }),
  settle: (judged): Judgement => judged,
  rules: judgeByRules,
})
