import { DEFAULT_CONFIG, DEFAULT_FLAGS } from '../../domain/consult.ts'
import { builder } from '../builder.ts'

const flag = (what: string, value: boolean): string => `${what} ${value} when omitted.`

const ConsultFlagsInput = builder.inputType('ConsultFlagsInput', {
  description: 'What a CONSULT run does and leaves out.',
  fields: (t) => ({
    selfRefineEnabled: t.boolean({
      description: flag('Try a weak answer again with another query.', DEFAULT_FLAGS.selfRefineEnabled),
    }),
    activeRetrievalEnabled: t.boolean({
      description: flag(
        'Let the complexity of the question decide how many documents are looked up; otherwise it is always `retrievalK`.',
        DEFAULT_FLAGS.activeRetrievalEnabled,
      ),
    }),
    contextCompressionEnabled: t.boolean({
      description: flag(
        'Shorten documents that do not fit to their key sentences before whole ones are left out.',
        DEFAULT_FLAGS.contextCompressionEnabled,
      ),
    }),
    llmBasedQualityCheck: t.boolean({
      description: flag(
        'Let the model judge the answer; otherwise rules do.',
        DEFAULT_FLAGS.llmBasedQualityCheck,
      ),
    }),
    dynamicQueryRewrite: t.boolean({
      description: flag(
        'Give the next try a new query; otherwise the same one looks further down.',
        DEFAULT_FLAGS.dynamicQueryRewrite,
      ),
    }),
    qualityCheckEnabled: t.boolean({
      description: flag(
        'Judge the answer at all. Without it there is one attempt.',
        DEFAULT_FLAGS.qualityCheckEnabled,
      ),
    }),
    maxRefineIterations: t.int({
      description: `Attempts after the first, 0 to 5; ${DEFAULT_FLAGS.maxRefineIterations} when omitted.`,
    }),
    qualityThreshold: t.float({
      description: `Score from which an answer is good enough, 0 to 1; ${DEFAULT_FLAGS.qualityThreshold} when omitted.`,
    }),
    cacheEnabled: t.boolean({
      description: flag(
        'Give an answer again that was given before, and keep this one; false neither reads nor writes.',
        DEFAULT_FLAGS.cacheEnabled,
      ),
    }),
  }),
})

const ConsultConfigInput = builder.inputType('ConsultConfigInput', {
  description: 'How a CONSULT or DIRECT run uses its models and sources.',
  fields: (t) => ({
    modelName: t.string({
      description: 'One of the models that the server offers; another name, or none: its default.',
    }),
    temperature: t.float({
      description: `Of the answer, 0 to 2; ${DEFAULT_CONFIG.temperature} when omitted. Rules have none.`,
    }),
    maxTokens: t.int({
      description: `Of the answer, 64 to 4000; ${DEFAULT_CONFIG.maxTokens} when omitted.`,
    }),
    embeddingModel: t.string({
      description:
        'What earlier questions are compared with; another name than the server knows, or none: its default.',
    }),
    retrievalK: t.int({
      description: `Documents for a moderate question, 1 to 24; simple ones get 3/8 of it, complex ones 15/8. ${DEFAULT_CONFIG.retrievalK} when omitted.`,
    }),
    cacheThreshold: t.float({
      description: `Cosine similarity from which an earlier question counts as the same, 0.5 to 1; ${DEFAULT_CONFIG.cacheThreshold} when omitted.`,
    }),
    tokenBudget: t.int({
      description: `Tokens of everything that the answer is made from and of the answer, 1000 to 32000; ${DEFAULT_CONFIG.tokenBudget} when omitted.`,
    }),
  }),
})

export const ConsultSettingsInput = builder.inputType('ConsultSettingsInput', {
  description: 'Settings of one CONSULT or DIRECT run; whatever is left out has its default.',
  fields: (t) => ({
    featureFlags: t.field({
      type: ConsultFlagsInput,
      description: 'Every one as its field says when omitted.',
    }),
    agentConfig: t.field({
      type: ConsultConfigInput,
      description: 'Every one as its field says when omitted.',
    }),
  }),
})
