import type { AnalyzedIntent } from '../../../domain/intent.ts'
import type { PlaceIndex } from '../../../domain/language/places.ts'
import type { Language } from '../../../domain/run.ts'
import type { CallContext, Reasoned, Reasoner } from '../reasoner.ts'
import { boundSummary } from '../../memory/summary.ts'
import { createOpenAIResearch } from '../../research/openai/reasoner.ts'
import { insightsOutput, insightsPrompt, reportOutput, reportPrompt } from './analysis.ts'
import { createOpenAIConsult } from '../../consult/openai/reasoner.ts'
import type { OpenAIConfig } from './config.ts'
import { composeWithModel } from './compose.ts'
import { classify, explainFallback, ModelOutputError } from './failure.ts'
import { openModel } from './model.ts'
import {
  dataBlock,
  INTENT_PROMPT,
  questionBlocks,
  SEARCH_PROMPT,
  searchPromptInput,
  STEPS_PROMPT,
  SUMMARY_PROMPT,
  summaryPromptInput,
  TEAMS_PROMPT,
  writeIn,
} from './prompt.ts'
import { withRetries } from './retry.ts'
import { intentOutput, searchOutput, stepsOutput, summaryOutput, teamsOutput } from './schemas.ts'
import { settleSearchPlan } from './search-plan.ts'

export interface ModelReasonerDeps {
  places: () => Promise<PlaceIndex>
  /** Stands in for a call that fails for good. */
  fallback: Reasoner
  onError?: (error: unknown, where: string) => void
}

/** Reads, plans and writes with a model; every output is checked, and a call that still fails is made offline. */
export const createOpenAIReasoner = (config: OpenAIConfig, deps: ModelReasonerDeps): Reasoner => {
  const model = openModel(config)
  const { fallback, onError } = deps

  const call = async <T>(
    where: string,
    language: Language,
    { signal }: CallContext,
    attempt: () => Promise<Reasoned<T>>,
    standIn: () => Promise<Reasoned<T>>,
  ): Promise<Reasoned<T>> => {
    try {
      return await withRetries(config, signal, attempt)
    } catch (error) {
      signal.throwIfAborted()
      onError?.(error, where)
      return { ...(await standIn()), fallbackReason: explainFallback(classify(error), language) }
    }
  }

  return {
    name: config.model,
    ...createOpenAIResearch({ model, config, places: deps.places, fallback, onError }),
    consult: createOpenAIConsult({ model, config, fallback: fallback.consult, onError }),

    analyzeIntent: (question, context) =>
      call(
        'analyze_intent',
        question.language,
        context,
        async () => {
          const prompt = { system: INTENT_PROMPT, user: questionBlocks(question) }
          const { value, ...usage } = await model.ask('analyze_intent', intentOutput, prompt, context.signal)
          const { intentType, confidence, keywords } = value
          const entities = Object.entries(value.entities).filter(([, values]) => values.length > 0)
          const facets =
            intentType === 'COMPREHENSIVE' && value.facets.length > 0 ? value.facets : [intentType]
          const intent: AnalyzedIntent = {
            intentType,
            confidence,
            keywords,
            entities: Object.fromEntries(entities),
            facets: [...new Set(facets)],
          }
          return { ...usage, value: intent }
        },
        () => fallback.analyzeIntent(question, context),
      ),

    selectTeams: (input, context) =>
      call(
        'select_teams',
        input.language,
        context,
        async () => {
          const user = [
            questionBlocks(input),
            dataBlock('intent', input.intent),
            dataBlock('available', input.available),
            dataBlock('feedback', input.feedback),
          ]
          const prompt = { system: TEAMS_PROMPT, user: user.join('\n') }
          const { value, ...usage } = await model.ask('select_teams', teamsOutput, prompt, context.signal)
          const teams = input.available.filter((team) => value.teams.includes(team))
          if (teams.length === 0)
            throw new ModelOutputError('select_teams: none of the available teams was chosen')
          return { ...usage, value: { teams, reason: value.reason } }
        },
        () => fallback.selectTeams(input, context),
      ),

    planSteps: (input, context) =>
      call(
        'plan_steps',
        input.language,
        context,
        async () => {
          const user = [
            questionBlocks(input),
            dataBlock('intent', input.intent),
            dataBlock('teams', input.teams),
            dataBlock('feedback', input.feedback),
          ]
          const prompt = { system: STEPS_PROMPT, user: [...user, writeIn(input.language)].join('\n') }
          const { value, ...usage } = await model.ask('plan_steps', stepsOutput, prompt, context.signal)
          const wrong = value.steps.find(
            (step, position) =>
              !input.teams.includes(step.team) || step.dependsOn.some((other) => other >= position),
          )
          if (wrong)
            throw new ModelOutputError(
              `plan_steps: “${wrong.task}” has a team or dependency that is not there`,
            )
          return { ...usage, value: value.steps }
        },
        () => fallback.planSteps(input, context),
      ),

    planSearch: (input, context) =>
      call(
        'plan_search',
        input.language,
        context,
        async () => {
          const prompt = { system: SEARCH_PROMPT, user: searchPromptInput(input, input) }
          const { value, ...usage } = await model.ask('plan_search', searchOutput, prompt, context.signal)
          return { ...usage, value: settleSearchPlan(value, input, await deps.places()) }
        },
        () => fallback.planSearch(input, context),
      ),

    findInsights: (input, context) =>
      call(
        'analysis_insights',
        input.language,
        context,
        async () => {
          const prompt = insightsPrompt(input)
          const asked = await model.ask('analysis_insights', insightsOutput, prompt, context.signal)
          return { ...asked, value: asked.value.insights }
        },
        () => fallback.findInsights(input, context),
      ),

    writeAnalysisReport: (input, context) =>
      call(
        'analysis_report',
        input.language,
        context,
        () => model.ask('analysis_report', reportOutput, reportPrompt(input), context.signal),
        () => fallback.writeAnalysisReport(input, context),
      ),

    summarizeSession: (input, context) =>
      call(
        'summarize_session',
        input.language,
        context,
        async () => {
          const prompt = { system: SUMMARY_PROMPT, user: summaryPromptInput(input) }
          const { value, ...usage } = await model.ask(
            'summarize_session',
            summaryOutput,
            prompt,
            context.signal,
          )
          return { ...usage, value: boundSummary(value.summary) }
        },
        () => fallback.summarizeSession(input, context),
      ),

    composeAnswer: (input, context) => composeWithModel({ model, config, fallback, onError }, input, context),
  }
}
