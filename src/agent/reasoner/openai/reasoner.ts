import type { AnalyzedIntent } from '../../../domain/intent.ts'
import type { PlaceIndex } from '../../../domain/language/places.ts'
import type { CallPurpose, Reasoner } from '../reasoner.ts'
import { boundSummary } from '../../memory/summary.ts'
import { createOpenAIResearch } from '../../research/openai/reasoner.ts'
import { insightsOutput, insightsPrompt, reportOutput, reportPrompt } from './analysis.ts'
import { createOpenAIConsult } from '../../consult/openai/reasoner.ts'
import { openCalls } from './calls.ts'
import { ModelOutputError } from './failure.ts'
import { openModel } from './model.ts'
import type { Provider } from './provider.ts'
import {
  composePrompt,
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
import { intentOutput, searchOutput, stepsOutput, summaryOutput, teamsOutput } from './schemas.ts'
import { settleSearchPlan } from './search-plan.ts'

export interface ModelReasonerDeps {
  places: () => Promise<PlaceIndex>
  /** Stands in for a call that fails for good. */
  fallback: Reasoner
  onError?: (error: unknown, where: CallPurpose) => void
}

/** Reads, plans and writes with a model; every output is checked, and a call that still fails is made offline. */
export const createOpenAIReasoner = (provider: Provider, deps: ModelReasonerDeps): Reasoner => {
  const { fallback, onError } = deps
  const use = { model: openModel(provider), provider, onError }
  const { call, write } = openCalls(use)

  return {
    name: provider.config.model,
    ...createOpenAIResearch({ ...use, places: deps.places, fallback }),
    consult: createOpenAIConsult({ ...use, fallback: fallback.consult }),

    analyzeIntent: (question, context) =>
      call(
        'analyze_intent',
        question,
        context,
        async (ask, question) => {
          const prompt = { system: INTENT_PROMPT, user: questionBlocks(question) }
          const { value, ...usage } = await ask(intentOutput, prompt)
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
        input,
        context,
        async (ask, input) => {
          const user = [
            questionBlocks(input),
            dataBlock('intent', input.intent),
            dataBlock('available', input.available),
            dataBlock('feedback', input.feedback),
          ]
          const prompt = { system: TEAMS_PROMPT, user: user.join('\n') }
          const { value, ...usage } = await ask(teamsOutput, prompt)
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
        input,
        context,
        async (ask, input) => {
          const user = [
            questionBlocks(input),
            dataBlock('intent', input.intent),
            dataBlock('teams', input.teams),
            dataBlock('feedback', input.feedback),
          ]
          const prompt = { system: STEPS_PROMPT, user: [...user, writeIn(input.language)].join('\n') }
          const { value, ...usage } = await ask(stepsOutput, prompt)
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
        input,
        context,
        async (ask, input) => {
          const prompt = { system: SEARCH_PROMPT, user: searchPromptInput(input, input) }
          const { value, ...usage } = await ask(searchOutput, prompt)
          return { ...usage, value: settleSearchPlan(value, input, await deps.places()) }
        },
        () => fallback.planSearch(input, context),
      ),

    findInsights: (input, context) =>
      call(
        'analysis_insights',
        input,
        context,
        async (ask, input) => {
          const prompt = insightsPrompt(input)
          const asked = await ask(insightsOutput, prompt)
          return { ...asked, value: asked.value.insights }
        },
        () => fallback.findInsights(input, context),
      ),

    writeAnalysisReport: (input, context) =>
      call(
        'analysis_report',
        input,
        context,
        (ask, input) => ask(reportOutput, reportPrompt(input)),
        () => fallback.writeAnalysisReport(input, context),
      ),

    summarizeSession: (input, context) =>
      call(
        'summarize_session',
        input,
        context,
        async (ask, input) => {
          const prompt = { system: SUMMARY_PROMPT, user: summaryPromptInput(input) }
          const { value, ...usage } = await ask(summaryOutput, prompt)
          return { ...usage, value: boundSummary(value.summary) }
        },
        () => fallback.summarizeSession(input, context),
      ),

    composeAnswer: (input, context) =>
      write(context, {
        where: 'compose_answer',
        input,
        prompts: (fitted) => [composePrompt(fitted)],
        standIn: (reason) => fallback.composeAnswer({ ...input, gaps: [...input.gaps, reason] }, context),
      }),
  }
}
