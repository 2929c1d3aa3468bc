import { present } from '../../../domain/present.ts'
import { unappliedSaid } from '../../unapplied.ts'
import { say, wordsIn } from '../../../domain/message/say.ts'
import type { Language } from '../../../domain/run.ts'
import { citationsIn } from '../../answer/citations.ts'
import { defineTextCall, inputOf } from '../../calls/define.ts'
import { dataBlock, questionBlocks, RULES, writeIn } from '../../calls/prompt.ts'
import { keyFacts, titleOf } from '../../facts/evidence.ts'
import type { Evidence } from '../../facts/evidence.ts'
import type { Prompt } from '../../model/client.ts'
import { ModelOutputError } from '../../model/failure.ts'
import type { ReportInput } from '../decisions.ts'
import { renderPieces } from '../../answer/render.ts'
import { reportInstead } from '../report/report.ts'

const PROMPT = `${RULES}
Write a research report as Markdown (조사 보고서) that a person looking for a home keeps and decides by.
- Begin with “# ” and the title, then the direct answer to the question in a few sentences, with its condition.
- Where <comparison> is not null, a table of it follows under a heading of its own. Then sections with “## ” headings by subject, what to
  do next, what could not be found out (<gaps>), which limits were hit (<limits>), and what was assumed (<assumptions>).
- Cite every statement as [n] with the evidence's number n. Use only numbers, dates, prices, names and articles that stand in the
  evidence's facts, written the same way. Do not calculate, round or convert. What the evidence does not say is not known.
- Never call a home safe without its conditions. For law, say that this is general information and not legal advice.
- No links, no images, no HTML.`

/** How much of the sources a report is written from; each is a try when the one before was more than the model reads. */
const REPORT_SIZES = [
  { facts: 40, notes: true, sources: 200 },
  { facts: 8, notes: false, sources: 200 },
  { facts: 4, notes: false, sources: 40 },
] as const
type ReportSize = (typeof REPORT_SIZES)[number]

const sourceOf = (item: Evidence, count: number, language: Language) => ({
  n: item.n,
  kind: item.kind,
  title: titleOf(item, language),
  facts: keyFacts(item, language).slice(0, count),
})

const sayComparison = ({ comparison, language }: ReportInput) =>
  comparison && {
    ...comparison,
    rows: comparison.rows.map(({ label, cells }) => ({
      label: say(label, language),
      cells: cells.map((cell) => cell && { text: say(cell.said, language), n: cell.n }),
    })),
  }

const reportPrompt = (input: ReportInput, size: ReportSize): Prompt => ({
  system: PROMPT,
  user: present([
    questionBlocks(input),
    dataBlock('title', input.title),
    dataBlock('brief', input.brief),
    size.notes &&
      dataBlock(
        'notes',
        input.topics.map(({ topic, note }) => ({ task: topic.task, note })),
      ),
    dataBlock(
      'evidence',
      input.evidence.slice(0, size.sources).map((item) => sourceOf(item, size.facts, input.language)),
    ),
    dataBlock('comparison', sayComparison(input)),
    dataBlock('insights', input.analysis?.insights ?? []),
    dataBlock('gaps', [...input.gaps, ...unappliedSaid(input.unapplied, input.language)]),
    dataBlock('limits', input.limits),
    dataBlock(
      'assumptions',
      input.assumptions.map(({ name, value }) => ({ name, value })),
    ),
    writeIn(input.language),
  ]).join('\n'),
})

/** A report that names none of its sources is none: a refusal, or an answer to something else. */
const checkReport = (text: string, { evidence }: ReportInput): void => {
  const known = new Set(evidence.map(({ n }) => n))
  if (known.size > 0 && !citationsIn(text).some((n) => known.has(n)))
    throw new ModelOutputError('write_report: the report cites nothing that was found')
}

/** Markdown with [n] citations. */
export const reportCall = defineTextCall({
  purpose: 'write_report',
  input: inputOf<ReportInput>(),
  tokens: 12_000,
  prompt: (input) => REPORT_SIZES.values().map((size) => reportPrompt(input, size)),
  check: checkReport,
  shortened: ({ language }) => wordsIn(language)('research.limit.evidence'),
  rules: async (input, { places }, reason) =>
    renderPieces(reportInstead(input, await places(), reason), input.language),
})
