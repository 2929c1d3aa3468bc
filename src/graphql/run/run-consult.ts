import {
  CACHE_BYPASSES,
  COMPLEXITIES,
  CUT_REASONS,
  SLOT_ORIGINS,
  STOP_REASONS,
} from '../../domain/consult.ts'
import type {
  Attempt as DomainAttempt,
  CacheUse,
  ConsultReport,
  FilledSlot,
  Judgement as DomainJudgement,
  TokenPlan,
} from '../../domain/consult.ts'
import { builder } from '../builder.ts'
import { closedSet } from '../closed-set.ts'
import { globalId } from '../ids.ts'

const ComplexityEnum = closedSet('QueryComplexity', COMPLEXITIES, 'How much a question asks.', {
  GREETING:
    'Of reports that were kept: nothing to look up. Greetings are answered before a consultation now.',
  SIMPLE: 'One thing: few documents.',
  MODERATE: 'A few things.',
  COMPLEX: 'A case with several questions: many documents.',
})

const StopReasonEnum = closedSet('ConsultStopReason', STOP_REASONS, 'Why no further attempt was made.', {
  GOOD_ENOUGH: 'The score reached the threshold.',
  MAX_ITERATIONS: 'As many as the settings allow.',
  STAGNATION: 'The last attempt was no better than an earlier one.',
  SAME_DOCUMENTS: 'The new query found documents that had been answered from already.',
  NOTHING_FOUND: 'Nothing was found to answer from.',
  OUT_OF_SCOPE: 'What governs the question is not among what is held.',
  REFINE_DISABLED: 'The settings say so.',
  CHECK_DISABLED: 'The settings say that nothing is judged.',
  NOT_NEEDED: 'A question about something else.',
})

const CacheBypassEnum = closedSet('CacheBypass', CACHE_BYPASSES, 'Why earlier answers were not looked at.', {
  DISABLED: 'The settings say so.',
  FOLLOW_UP: 'The question can only be understood with the conversation before it.',
  NO_CACHE_IN_MODE: 'DIRECT has none.',
})

const SlotOriginEnum = closedSet('SlotOrigin', SLOT_ORIGINS, 'Where a circumstance became known.', {
  QUESTION: 'In this question.',
  CONVERSATION: 'Earlier in this session.',
  PROFILE: 'In any conversation of the user; it can be deleted there (`User.preferences`).',
})

const CutReasonEnum = closedSet('CutReason', CUT_REASONS, 'What was done with what did not fit.', {
  SHORTENED: 'To its key sentences, or to what fits.',
  LEFT_OUT: 'Altogether.',
})

const ConsultCache = builder.objectRef<CacheUse>('ConsultCache').implement({
  description: 'What was made of earlier answers.',
  fields: (t) => ({
    hit: t.exposeBoolean('hit', { description: 'The answer is an earlier one in slightly other words.' }),
    similarity: t.exposeFloat('similarity', {
      nullable: true,
      description: 'Cosine similarity of the nearest earlier question of the same scope; null without one.',
    }),
    ageSeconds: t.exposeFloat('ageSeconds', {
      nullable: true,
      description: 'Seconds since the answer was made; null without a hit.',
    }),
    bypass: t.field({
      type: CacheBypassEnum,
      nullable: true,
      description: 'Why earlier answers were not looked at; null where they were.',
      resolve: (cache) => cache.bypass,
    }),
  }),
})

const ConsultSlot = builder.objectRef<FilledSlot>('ConsultSlot').implement({
  description: 'A circumstance of the person that the answer takes into account.',
  fields: (t) => ({
    slot: t.exposeString('slot', {
      description: '`household`, `region`, `budget`, `property`, `contract` or `finance`.',
    }),
    value: t.exposeString('value', { description: 'What was understood.' }),
    origin: t.field({
      type: SlotOriginEnum,
      description: 'Where it became known.',
      resolve: (slot) => slot.origin,
    }),
    message: t.id({
      nullable: true,
      description: 'Id of the ChatMessage that said it; null for this question, and where it is gone.',
      resolve: (slot) => (slot.messageId === null ? null : globalId('ChatMessage', slot.messageId)),
    }),
  }),
})

const TokenSection = builder.objectRef<TokenPlan['sections'][number]>('TokenSection').implement({
  description: 'A part of what an answer is made from.',
  fields: (t) => ({
    section: t.exposeString('section', {
      description: '`system`, `profile`, `evidence`, `history`, `query` or `generation`.',
    }),
    limit: t.exposeInt('limit', { description: 'Tokens that it may have.' }),
    used: t.exposeInt('used', { description: 'Tokens that it has.' }),
  }),
})

const TokenCut = builder.objectRef<TokenPlan['cuts'][number]>('TokenCut').implement({
  description: 'Something that did not fit.',
  fields: (t) => ({
    section: t.exposeString('section', { description: 'The part that was too long.' }),
    what: t.exposeString('what', { description: 'Name of the document, turn or part.' }),
    tokens: t.exposeInt('tokens', { description: 'Tokens that were cut off.' }),
    reason: t.field({ type: CutReasonEnum, description: 'How.', resolve: (cut) => cut.reason }),
  }),
})

const ConsultTokenPlan = builder.objectRef<TokenPlan>('TokenPlan').implement({
  description: 'How the token budget was spent, counted by the o200k_base tokenizer.',
  fields: (t) => ({
    budget: t.exposeInt('budget', { description: 'Tokens in all.' }),
    sections: t.field({ type: [TokenSection], description: 'By part.', resolve: (plan) => plan.sections }),
    cuts: t.field({
      type: [TokenCut],
      description: 'What did not fit, the least relevant first.',
      resolve: (plan) => plan.cuts,
    }),
  }),
})

const ConsultJudgement = builder.objectRef<DomainJudgement>('ConsultJudgement').implement({
  description: 'What was thought of an attempt.',
  fields: (t) => ({
    grounding: t.exposeFloat('grounding', {
      description: '0 to 1: what it says stands in its sources. Counts 0.4.',
    }),
    completeness: t.exposeFloat('completeness', {
      description: '0 to 1: all that was asked is answered. Counts 0.4.',
    }),
    accuracy: t.exposeFloat('accuracy', {
      description: '0 to 1: the sources are about what was asked. Counts 0.2.',
    }),
    missingInfo: t.exposeStringList('missingInfo', { description: 'What the answer lacks.' }),
    improvementSuggestions: t.exposeStringList('improvementSuggestions', {
      description: 'How to better it.',
    }),
    safetyConcerns: t.exposeStringList('safetyConcerns', {
      description: 'What could harm whoever relies on it.',
    }),
  }),
})

const ConsultAttempt = builder.objectRef<DomainAttempt>('ConsultAttempt').implement({
  description: 'One attempt at the answer.',
  fields: (t) => ({
    iteration: t.exposeInt('iteration', { description: 'From 0.' }),
    query: t.exposeString('query', { description: 'What was looked up.' }),
    documents: t.exposeStringList('documents', {
      description: 'Names of the documents that it was written from, best first.',
    }),
    score: t.exposeFloat('score', {
      nullable: true,
      description: '0 to 1, the weighted judgement; null where nothing was judged.',
    }),
    judgement: t.field({
      type: ConsultJudgement,
      nullable: true,
      description: 'Null where nothing was judged.',
      resolve: (attempt) => attempt.judgement,
    }),
    rewrittenQuery: t.exposeString('rewrittenQuery', {
      nullable: true,
      description: 'The query of the next attempt; null after the last.',
    }),
    stopReason: t.field({
      type: StopReasonEnum,
      nullable: true,
      description: 'Why it is the last; null where another one followed.',
      resolve: (attempt) => attempt.stopReason,
    }),
    removedCitations: t.exposeInt('removedCitations', {
      description:
        'Citations of documents that had not been found; they were taken out of the text, and the answer says so.',
    }),
  }),
})

export const ConsultRun = builder.objectRef<ConsultReport>('ConsultRun').implement({
  description: 'How a CONSULT or DIRECT run came to its answer.',
  fields: (t) => ({
    complexity: t.field({
      type: ComplexityEnum,
      nullable: true,
      description: 'How much the question was found to ask; null for DIRECT and for an earlier answer.',
      resolve: (report) => report.complexity,
    }),
    retrievalK: t.exposeInt('retrievalK', {
      nullable: true,
      description: 'Documents that were to be found; null where nothing was looked up.',
    }),
    cache: t.field({
      type: ConsultCache,
      description: 'Earlier answers.',
      resolve: (report) => report.cache,
    }),
    slots: t.field({
      type: [ConsultSlot],
      description: 'Circumstances, the newest last.',
      resolve: (report) => report.slots,
    }),
    tokenPlan: t.field({
      type: ConsultTokenPlan,
      nullable: true,
      description: 'Of the last attempt; null where nothing was written.',
      resolve: (report) => report.tokenPlan,
    }),
    attempts: t.field({
      type: [ConsultAttempt],
      description: 'In order; none for DIRECT and for an earlier answer.',
      resolve: (report) => report.attempts,
    }),
    chosenIteration: t.exposeInt('chosenIteration', {
      nullable: true,
      description:
        'Which attempt is the answer: the best, not the last. Null where nothing was found to answer from.',
    }),
    settings: t.field({
      type: 'JSON',
      description: 'The settings that it ran with: `featureFlags` and `agentConfig`, defaults included.',
      resolve: (report) => report.settings,
    }),
    engineMilliseconds: t.exposeFloat('engineMilliseconds', {
      description: 'From the first node to the answer.',
    }),
  }),
})
