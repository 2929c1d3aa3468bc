import { z } from 'zod'
import type { InsightsInput, ReportInput } from '../../teams/analysis/reasoner.ts'
import { dataBlock, questionBlocks, RULES, writeIn } from './prompt.ts'

export const insightsOutput = z.object({
  insights: z
    .array(z.string().min(1).max(400))
    .min(1)
    .max(12)
    .describe('One statement each, the most important first'),
})

export const reportOutput = z.object({
  summary: z.string().min(1).max(800).describe('The result in one to three sentences'),
  recommendations: z
    .array(z.string().min(1).max(400))
    .max(12)
    .describe('What to do next, the most urgent first'),
})

const FIGURES = `Use only figures that stand in the facts or in the question, as they stand there: never calculate, round or
estimate (자료에 없는 숫자를 만들지 않는다). What is not known is said to be not known. Never call a home safe without
its conditions.`

const INSIGHTS_PROMPT = `${RULES}
<findings> holds what was worked out about the question (분석 결과). Say what it means for its author: how the results bear on
one another, what decides, what is risky, what hangs on an assumption. ${FIGURES}`

const REPORT_PROMPT = `${RULES}
<findings> and <insights> hold what was worked out and what it means. Write the result of the analysis in one to three
sentences (분석 요약), and what its author should do next (권장 조치), the most urgent first. ${FIGURES}`

const findingsBlocks = (input: InsightsInput): string[] => [
  questionBlocks(input),
  dataBlock('findings', input.findings),
  dataBlock(
    'assumptions',
    input.assumptions.map(({ name, value }) => ({ name, value })),
  ),
]

export const insightsPrompt = (input: InsightsInput) => ({
  system: INSIGHTS_PROMPT,
  user: [...findingsBlocks(input), writeIn(input.language)].join('\n'),
})

export const reportPrompt = (input: ReportInput) => ({
  system: REPORT_PROMPT,
  user: [...findingsBlocks(input), dataBlock('insights', input.insights), writeIn(input.language)].join('\n'),
})
