import { z } from 'zod'
import { defineCall, inputOf } from '../../calls/define.ts'
import { dataBlock, questionBlocks, RULES, writeIn } from '../../calls/prompt.ts'
import { writtenReport } from './decisions.ts'
import type { InsightsInput, ReportInput } from './decisions.ts'

const FIGURES = `Use only figures that stand in the facts or in the question, as they stand there: never calculate, round or
estimate (자료에 없는 숫자를 만들지 않는다). What is not known is said to be not known. Never call a home safe without
its conditions.`

const findingsBlocks = (input: InsightsInput): string[] => [
  questionBlocks(input),
  dataBlock('findings', input.findings),
  dataBlock(
    'assumptions',
    input.assumptions.map(({ name, value }) => ({ name, value })),
  ),
]

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)]

const insightsOutput = z.object({
  insights: z
    .array(z.string().min(1).max(400))
    .min(1)
    .max(12)
    .describe('One statement each, the most important first'),
})

const INSIGHTS_PROMPT = `${RULES}
<findings> holds what was worked out about the question (분석 결과). Say what it means for its author: how the results bear on
one another, what decides, what is risky, what hangs on an assumption. ${FIGURES}`

/** What the findings mean for whoever asked, most important first; by rules what each tool says, in their order. */
export const insightsCall = defineCall({
  purpose: 'analysis_insights',
  input: inputOf<InsightsInput>(),
  output: insightsOutput,
  prompt: (input) => ({
    system: INSIGHTS_PROMPT,
    user: [...findingsBlocks(input), writeIn(input.language)].join('\n'),
  }),
  settle: ({ insights }) => insights,
  rules: ({ findings }) => distinct(findings.flatMap(({ insights }) => insights)),
})

const REPORT_PROMPT = `${RULES}
<findings> and <insights> hold what was worked out and what it means. Write the result of the analysis in one to three
sentences (분석 요약), and what its author should do next (권장 조치), the most urgent first. ${FIGURES}`

/** The report of an analysis; by rules the first thing that each tool says, and what to do as the tools advise. */
export const analysisReportCall = defineCall({
  purpose: 'analysis_report',
  input: inputOf<ReportInput>(),
  output: writtenReport,
  prompt: (input) => ({
    system: REPORT_PROMPT,
    user: [...findingsBlocks(input), dataBlock('insights', input.insights), writeIn(input.language)].join(
      '\n',
    ),
  }),
  settle: (written) => written,
  rules: ({ findings }) => ({
    summary: distinct(findings.flatMap(({ insights }) => insights.slice(0, 1))).join(' '),
    recommendations: distinct(findings.flatMap(({ recommendations }) => recommendations)),
  }),
})
