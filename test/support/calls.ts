import { answerCall } from '../../src/agent/answer/answer-call.ts'
import type { ComposeInput } from '../../src/agent/answer/input.ts'
import type { CallContext, CallResult, CallUsage, Making, TextStream } from '../../src/agent/call.ts'
import { byRules } from '../../src/agent/calls/by-rules.ts'
import type { Call, TextCall, Fittable } from '../../src/agent/calls/define.ts'
import { openCalls } from '../../src/agent/calls/runner.ts'
import type { Asked, Calls, Middleware } from '../../src/agent/calls/runner.ts'
import type { StepDraft } from '../../src/agent/planning/decisions.ts'
import type { SearchPlan } from '../../src/agent/tools/look-up.ts'
import { intentCall } from '../../src/agent/planning/intent-call.ts'
import { searchCall } from '../../src/agent/planning/search-call.ts'
import { stepsCall } from '../../src/agent/planning/steps-call.ts'
import { teamsCall } from '../../src/agent/planning/teams-call.ts'
import { insightsCall } from '../../src/agent/teams/analysis/report-calls.ts'
import type { AnalyzedIntent, IntentType } from '../../src/domain/intent.ts'
import { NO_CONDITIONS } from '../../src/domain/property.ts'
import type { PropertyQuery } from '../../src/domain/property.ts'
import { PLACES } from './homes.ts'
import { testLawRoute } from './topics.ts'

export const anIntent = (intentType: IntentType, change: Partial<AnalyzedIntent> = {}): AnalyzedIntent => ({
  intentType,
  confidence: 0.9,
  keywords: [],
  entities: {},
  facets: [intentType],
  ...change,
})

export const aPropertyQuery = (change: Partial<PropertyQuery> = {}): PropertyQuery => ({
  ...NO_CONDITIONS,
  regionCodes: ['1168000000'],
  propertyTypes: ['APARTMENT'],
  transactionTypes: ['SALE'],
  includesNearbyFacilities: true,
  ...change,
})

export const aSearchPlan = (change: Partial<SearchPlan> = {}): SearchPlan => ({
  keywords: { legal: [], realEstate: ['아파트'], loan: [], general: [] },
  legal: null,
  market: null,
  property: null,
  loan: null,
  assumptions: [],
  gaps: [],
  ...change,
})

/** A search plan that asks all four sources. */
export const everything = (): SearchPlan =>
  aSearchPlan({
    legal: { query: '전세금 5% 인상 가능해?', lawName: null, first: 5 },
    market: [{ regionCode: '1144000000', propertyType: 'APARTMENT', transactionType: 'JEONSE' }],
    property: [aPropertyQuery()],
    loan: { category: 'JEONSE', first: 5 },
  })

export const aDraft = (change: Partial<StepDraft> = {}): StepDraft => ({
  team: 'SEARCH',
  kinds: [],
  task: '검색',
  description: '자료를 찾아요',
  dependsOn: [],
  ...change,
})

const usage: CallUsage = { model: 'scripted', promptTokens: 10, completionTokens: 5 }

/** What somebody says who made a call. */
export const said = <T>(value: T): CallResult<T> => ({ ...usage, value })

/** Makes one call otherwise; `usual` makes it as it is made without. */
export const instead =
  <I extends Fittable, T>(
    call: Call<I, T>,
    answer: (
      input: I,
      context: CallContext,
      usual: () => Promise<CallResult<T>>,
    ) => CallResult<T> | Promise<CallResult<T>>,
  ): Middleware =>
  (next) =>
    async function* <J extends Fittable, U>(asked: Asked<J, U>): Making<U> {
      if (asked.call.purpose !== call.purpose) return yield* next(asked)
      const usual = () => openCalls({ name: '', make: next }).call(asked.call, asked.input, asked.context)
      return (await answer(asked.input as never, asked.context, usual as never)) as never
    }

/** Writes one text otherwise. */
export const writing =
  <I extends Fittable>(
    call: TextCall<I>,
    write: (input: I, context: CallContext, usual: () => TextStream) => TextStream,
  ): Middleware =>
  (next) =>
    async function* <J extends Fittable, U>(asked: Asked<J, U>): Making<U> {
      if (asked.call.purpose !== call.purpose) return yield* next(asked)
      let text = ''
      const usual = () => next(asked) as TextStream
      const pieces = write(asked.input as never, asked.context, usual)
      const read = async function* () {
        written = yield* pieces
      }
      let written: CallUsage | undefined
      for await (const piece of read()) {
        text = text.slice(0, piece.offset) + piece.text
        yield piece
      }
      return { ...(written ?? usage), value: text } as never
    }

/** Pieces of a text, one after the other. */
export async function* texts(...pieces: readonly string[]): TextStream {
  let offset = 0
  for (const text of pieces) {
    yield { text, offset }
    offset += text.length
  }
  return usage
}

const places = () => Promise.resolve(PLACES)
const WORLD = { places, lawRoute: testLawRoute }

/** Calls that rules make, in the small world of homes.ts where none is given; some of them otherwise. */
export const rulesCalls = (world: Parameters<typeof byRules>[0] = WORLD, ...otherwise: Middleware[]): Calls =>
  openCalls(byRules(world), ...otherwise)

export interface Script {
  intent?: AnalyzedIntent
  steps?: StepDraft[]
  search?: SearchPlan
  /** What is made of an analysis; what its tools say when left out. */
  insights?: string[]
  /** The answer, a piece for each that the model would stream. */
  answer?: (input: ComposeInput) => readonly string[]
}

export interface ScriptedCalls extends Calls {
  /** The purposes that were asked, in order. */
  asked: string[]
}

/** Calls that are made as a script says, and of which is remembered what was asked. */
export const scriptedCalls = (script: Script = {}, ...otherwise: Middleware[]): ScriptedCalls => {
  const asked: string[] = []
  const noting: Middleware = (next) => (call) => {
    asked.push(call.call.purpose)
    return next(call)
  }
  const calls = openCalls(
    { ...byRules(WORLD), name: 'scripted' },
    ...otherwise,
    noting,
    instead(intentCall, () => said(script.intent ?? anIntent('PROPERTY_SEARCH'))),
    instead(teamsCall, ({ available }) => said({ teams: available, reason: '' })),
    instead(stepsCall, () => said(script.steps ?? [aDraft()])),
    instead(searchCall, () => said(script.search ?? everything())),
    instead(insightsCall, ({ findings }) =>
      said(script.insights ?? findings.flatMap(({ insights }) => insights)),
    ),
    writing(answerCall, (input) => texts(...(script.answer?.(input) ?? ['답이에요.']))),
  )
  return { ...calls, asked }
}
