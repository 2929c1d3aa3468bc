import { z } from 'zod'
import type { AnalyzedIntent } from '../../domain/intent.ts'
import type { Team } from '../../domain/step.ts'
import { defineCall, inputOf } from '../calls/define.ts'
import { questionWith, RULES } from '../calls/prompt.ts'
import { ModelOutputError } from '../model/failure.ts'
import type { Question } from '../question.ts'
import { searchableKinds } from './search-plan.ts'
import { draftSteps } from './teams.ts'
import { stepDraft } from './decisions.ts'

interface StepsInput extends Question {
  intent: AnalyzedIntent
  teams: Team[]
  /** Why the user rejected earlier plans, oldest first. */
  feedback: string[]
}

const output = z.object({ steps: z.array(stepDraft).min(1).max(8) })

const PROMPT = `${RULES}
Break the work into a few steps for the chosen teams (실행 단계 분해). Each kind of data that the question needs is a SEARCH
step of its own (kinds: legal, market, property or loan), so that its author can leave one out; a question that needs one
kind has one SEARCH step. DOCUMENT is one step: it depends on the SEARCH step of kind property (계약서는 찾은 매물로 쓴다) and asks
the user for the home and the parties itself. Steps that build on others name them in dependsOn; the others run at the same
time. task is a short name and description one sentence for the user, both in the language asked for. <feedback> holds what
the user said about earlier plans (계획에 대한 의견), oldest first: leave out, add or reorder steps as it asks, where it asks for
an order make each step depend on the one before.`

/** What each of the teams is to do, and in which order. */
export const stepsCall = defineCall({
  purpose: 'plan_steps',
  input: inputOf<StepsInput>(),
  output,
  prompt: (input) => ({ system: PROMPT, user: questionWith(input, 'intent', 'teams', 'feedback') }),
  settle({ steps }, { teams }) {
    const wrong = steps.find(
      (step, position) => !teams.includes(step.team) || step.dependsOn.some((other) => other >= position),
    )
    if (wrong)
      throw new ModelOutputError(`plan_steps: “${wrong.task}” has a team or dependency that is not there`)
    return steps
  },
  async rules(input, { places }) {
    const { intent, teams, language, feedback } = input
    const kinds = searchableKinds({ question: input, intent, places: await places() })
    return draftSteps({ kinds, teams, language, feedback })
  },
})
