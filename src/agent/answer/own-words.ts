import type { Answer } from '../../domain/answer.ts'
import type { AnalyzedIntent } from '../../domain/intent.ts'
import type { Language } from '../../domain/run.ts'
import { assembleAnswer } from './assemble.ts'
import type { AnswerParts } from './assemble.ts'

/** Said with certainty: nothing of it is read out of a question, or looked up. */
const CONFIDENCE = 0.95

/**
 * The product's own words: what it is, keeps and has said, and what has to be said to somebody. Figures and telephone numbers in them are
 * no claims to be looked up.
 */
export const inOwnWords = (
  markdown: string,
  language: Language,
  {
    evidence = [],
    blocks = null,
    facets = [],
  }: Partial<Pick<AnswerParts, 'evidence' | 'blocks'> & Pick<AnalyzedIntent, 'facets'>> = {},
): Answer => {
  const answer = assembleAnswer({
    markdown,
    blocks,
    evidence,
    intent: {
      intentType: 'LEGAL_CONSULT',
      confidence: CONFIDENCE,
      keywords: [],
      entities: {},
      facets,
    },
    question: markdown,
    gaps: [],
    assumptions: [],
    teamsUsed: [],
    type: 'ANSWER',
    language,
    uncheckedNote: () => '',
  })
  return { ...answer, confidence: CONFIDENCE }
}
