import { z } from 'zod'
import { MAX_SUMMARY } from '../../domain/memory.ts'
import { defineCall, inputOf } from '../calls/define.ts'
import { dataBlock, RULES, writeIn } from '../calls/prompt.ts'
import { boundSummary, summarize } from './summary.ts'
import type { SummaryInput } from './summary.ts'

const output = z.object({
  summary: z
    .string()
    .min(1)
    .max(2 * MAX_SUMMARY),
})

const PROMPT = `${RULES}
Keep the running summary of a conversation (대화 요약 갱신). <summary> is what it was, <question> what was asked now and <found>
what was found for it. Write the new summary: what was asked, found and decided, each question in one line, the latest last,
at most ${MAX_SUMMARY} characters in all. State nothing that stands in none of the blocks, no names of people, no phone
numbers, no resident registration numbers.`

/** The conversation's summary with one more question in it, at most MAX_SUMMARY characters. */
export const summaryCall = defineCall({
  purpose: 'summarize_session',
  input: inputOf<SummaryInput>(),
  tokens: 2_500,
  output,
  prompt: ({ summary, question, found, language }) => ({
    system: PROMPT,
    user: [
      dataBlock('summary', summary ?? ''),
      dataBlock('question', question),
      dataBlock('found', found),
      writeIn(language),
    ].join('\n'),
  }),
  settle: ({ summary }) => boundSummary(summary),
  rules: (input) => summarize(input),
})
