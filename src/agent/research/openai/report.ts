import { citationsIn } from '../../citations.ts'
import type { AnswerPiece, CallContext, CallUsage } from '../../reasoner/call.ts'
import type { OpenAIConfig } from '../../reasoner/openai/config.ts'
import { classify, explainFallback, ModelOutputError } from '../../reasoner/openai/failure.ts'
import type { Model } from '../../reasoner/openai/model.ts'
import { nextRest, rest } from '../../reasoner/openai/retry.ts'
import { RESEARCH_WORDS } from '../prompt.ts'
import type { ReportInput, ResearchReasoner } from '../reasoner.ts'
import { REPORT_SIZES, reportPrompt } from './prompt.ts'
import { isTooLong } from './too-long.ts'

interface Writing {
  model: Model
  config: OpenAIConfig
  fallback: ResearchReasoner
  onError?: ((error: unknown, where: string) => void) | undefined
}

/** A report that names none of its sources is none: a refusal, or an answer to something else. */
const check = (text: string, { evidence }: ReportInput): void => {
  if (text === '') throw new ModelOutputError('write_report: the report is empty')
  const known = new Set(evidence.map(({ n }) => n))
  if (known.size > 0 && !citationsIn(text).some((n) => known.has(n)))
    throw new ModelOutputError('write_report: the report cites nothing that was found')
}

/**
 * Streams the model's report. One that breaks is begun again from offset 0, from less of each source where the model could
 * not read them all; when no try succeeds the offline reasoner writes it and says why.
 */
export async function* writeReportWithModel(
  { model, config, fallback, onError }: Writing,
  input: ReportInput,
  context: CallContext,
): AsyncGenerator<AnswerPiece, CallUsage> {
  const { signal } = context
  const { evidence: shortened } = RESEARCH_WORDS[input.language].limits
  let failed: unknown
  let shorter = 0
  for (let tried = 1; ;) {
    const size = REPORT_SIZES[shorter]
    if (size === undefined) break
    let text = ''
    try {
      const pieces = model.write(reportPrompt(input, size), signal)
      for (;;) {
        const next = await pieces.next()
        if (next.done) {
          check(text, input)
          if (shorter > 0) yield { text: `\n\n> ${shortened}\n`, offset: text.length }
          return next.value
        }
        yield { text: next.value, offset: text.length }
        text += next.value
      }
    } catch (error) {
      signal.throwIfAborted()
      failed = error
      if (isTooLong(error)) {
        shorter += 1
        continue
      }
      const milliseconds = nextRest(error, tried, config)
      if (milliseconds === null) break
      tried += 1
      await rest(milliseconds, signal)
    }
  }

  onError?.(failed, 'write_report')
  const fallbackReason = explainFallback(classify(failed), input.language)
  const usage = yield* fallback.writeReport(
    { ...input, gaps: [...new Set([...input.gaps, fallbackReason])] },
    context,
  )
  return { ...usage, fallbackReason }
}
