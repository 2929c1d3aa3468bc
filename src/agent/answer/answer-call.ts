import { renderPieces } from './render.ts'
import { asPrompt } from '../facts/evidence.ts'
import type { Language } from '../../domain/run.ts'
import { defineTextCall, inputOf } from '../calls/define.ts'
import { dataBlock, LANGUAGE_NAME, questionBlocks, RULES } from '../calls/prompt.ts'
import type { Prompt } from '../model/client.ts'
import { blocksInstead } from './blocks.ts'
import type { ComposeInput } from './input.ts'

const composeRules = (language: Language) => `${RULES}
Write the answer to the question in ${LANGUAGE_NAME[language]} as Markdown (근거 있는 답변 작성).
- Say the direct answer first in one or two sentences, then sections with “## ” headings.
- Every statement rests on the evidence: cite it as [n] after the sentence, with the evidence's number n.
- Use only numbers, dates, prices, names and article numbers that stand in the evidence's facts, written the same way.
  Do not calculate, round or convert. If the evidence does not say it, say that it is not known.
- <document> holds a contract that was written (작성한 계약서): say which, its terms, what its review found and every statutory rule that
  was checked, and what is left to write by hand. Never guess at what is masked (○, *).
- Listings are a numbered list with price, area, floor, year, station when given, and trust score. Quote the decisive
  sentence of a law. Several statistics or loans go into a table.
- <analysis> holds what was analysed (분석 결과): tell every risk with its clause, reason, article and suggested wording.
- For law, end with a line that this is general information and not legal advice. Tell the gaps and assumptions given;
  of those with source PROFILE say that they are remembered of the user, of CONVERSATION that they go on from before.
- No links, no images, no HTML.`

const clarifyRules = (language: Language) => `${RULES}
The question is too vague (불명확). In ${LANGUAGE_NAME[language]} ask exactly one good question that would let you help, then
offer three or four example questions as a list. State no facts and no numbers.`

const declineRules = (language: Language) => `${RULES}
The question is not about housing (무관). In ${LANGUAGE_NAME[language]} decline politely in one or two sentences and list what you
can help with: listings, market prices from reported deals, laws on leases and sales, housing loans. Do not answer it.`

const composePrompt = (input: ComposeInput): Prompt => {
  const { intentType } = input.intent
  if (intentType === 'UNCLEAR') return { system: clarifyRules(input.language), user: questionBlocks(input) }
  if (intentType === 'IRRELEVANT')
    return { system: declineRules(input.language), user: questionBlocks(input) }
  return {
    system: composeRules(input.language),
    user: [
      questionBlocks(input),
      dataBlock(
        'evidence',
        input.evidence.map((item) => asPrompt(item, input.language)),
      ),
      dataBlock('gaps', input.gaps),
      dataBlock(
        'assumptions',
        input.assumptions.map(({ name, value, source }) => ({ name, value, source })),
      ),
      ...(input.analysis ? [dataBlock('analysis', input.analysis)] : []),
      ...(input.document ? [dataBlock('document', input.document)] : []),
    ].join('\n'),
  }
}

/** Markdown with [n] citations. */
export const answerCall = defineTextCall({
  purpose: 'compose_answer',
  input: inputOf<ComposeInput>(),
  tokens: 6_000,
  prompt: composePrompt,
  rules: (input, _world, reason) => renderPieces(blocksInstead(input, reason), input.language),
})
