import { DEFAULT_RESEARCH } from '../../domain/research.ts'
import { builder } from '../builder.ts'

const { maxParallelResearchers, maxIterations, maxToolCalls, maxTokens, maxSeconds } = DEFAULT_RESEARCH

export const ResearchSettingsInput = builder.inputType('ResearchSettingsInput', {
  description:
    'How far a RESEARCH run may go. What is reached ends the loop that it bounds, and the report says so: it is then ' +
    'written from what was found. A value outside its range is an InvalidInputError.',
  fields: (t) => ({
    maxParallelResearchers: t.int({
      description: `Researchers at work at the same time, 1 to 10; ${maxParallelResearchers} when omitted.`,
    }),
    maxIterations: t.int({
      description: `Rounds in which topics are given out, 1 to 12; ${maxIterations} when omitted. Topics that are left are SKIPPED.`,
    }),
    maxToolCalls: t.int({
      description: `Look-ups and calculations of one researcher, 1 to 30; ${maxToolCalls} when omitted.`,
    }),
    maxTokens: t.int({
      description:
        `Tokens of all model calls of the run, prompts and answers, 1000 to 5000000; ${maxTokens} when omitted. ` +
        'Calls under way when it is reached still count, and the report is written after it.',
    }),
    maxSeconds: t.int({
      description:
        `Seconds from the moment that the first researcher sets out, 1 to 3600; ${maxSeconds} when omitted. No look-up ` +
        'begins after it; the report is written then.',
    }),
  }),
})
