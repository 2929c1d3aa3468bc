import { z } from 'zod'
import { INTENT_LABELS, INTENT_TYPES } from '../../domain/intent.ts'
import type { AnalyzedIntent } from '../../domain/intent.ts'
import { withTopics } from '../../domain/topics/intent.ts'
import { routeOrNone } from '../../domain/topics/route.ts'
import { isOfOtherWorld } from '../../domain/reading/other-world.ts'
import { defineCall, inputOf } from '../calls/define.ts'
import { questionBlocks, RULES } from '../calls/prompt.ts'
import { lawAsked } from '../question.ts'
import type { Question } from '../question.ts'
import { requestOf } from '../request-of.ts'
import { words } from './search-output.ts'

const output = z.object({
  intentType: z.enum(INTENT_TYPES),
  confidence: z.number().min(0).max(1),
  keywords: words(12),
  facets: z
    .array(z.enum(INTENT_TYPES))
    .max(5)
    .describe('For COMPREHENSIVE the intents it combines; otherwise empty'),
  entities: z.object({
    region: words(10),
    propertyType: words(6),
    transactionType: words(4),
    amount: words(10),
  }),
})

const PROMPT = `${RULES}
Read the question and say what its author wants (질문의 의도 분석).
Intents: ${Object.entries(INTENT_LABELS)
  .map(([type, label]) => `${type} (${label})`)
  .join(', ')}.
- Rules, rates, taxes and eligibility are LEGAL_CONSULT. A text handed over to be checked is CONTRACT_REVIEW.
- Two or more wishes in one question, or a decision that needs them, are COMPREHENSIVE; list them in facets.
- About housing but too vague to act on is UNCLEAR. Nothing to do with housing is IRRELEVANT.
- confidence is how sure you are, from 0 to 1. keywords are nouns of the question.`

const MADE_WHOLE = 0.85

/** What a question is after that was made whole by rules, those rules know. */
const intentOf = (read: AnalyzedIntent, followUp: Question['followUp']): AnalyzedIntent =>
  followUp?.intentType == null
    ? read
    : {
        ...read,
        intentType: followUp.intentType,
        facets: followUp.facets,
        confidence: Math.max(read.confidence, MADE_WHOLE),
      }

/** What the author of a question wants. */
export const intentCall = defineCall({
  purpose: 'analyze_intent',
  input: inputOf<Question>(),
  tokens: 1_000,
  output,
  prompt: (question) => ({ system: PROMPT, user: questionBlocks(question) }),
  settle({ intentType, confidence, keywords, ...returned }): AnalyzedIntent {
    const entities = Object.entries(returned.entities).filter(([, values]) => values.length > 0)
    const facets =
      intentType === 'COMPREHENSIVE' && returned.facets.length > 0 ? returned.facets : [intentType]
    return {
      intentType,
      confidence,
      keywords,
      entities: Object.fromEntries(entities),
      facets: [...new Set(facets)],
    }
  },
  async rules(question, { places, lawRoute }, signal) {
    const { text, before } = lawAsked(question)
    const [known, route] = await Promise.all([places(), routeOrNone(lawRoute(text, signal, before), signal)])
    const { intent } = requestOf(question, known)
    // Words of law are of something else there, too (정수기 렌탈 위약금).
    return intentOf(isOfOtherWorld(question.query) ? intent : withTopics(intent, route), question.followUp)
  },
})
