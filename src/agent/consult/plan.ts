import { wordsIn } from '../../domain/message/say.ts'
import type { AnalyzedIntent } from '../../domain/intent.ts'
import type { Plan } from '../../domain/plan.ts'
import type { Language } from '../../domain/run.ts'
import { advanceStep, pendingStep } from '../../domain/step.ts'
import type { ExecutionStep, StepChange } from '../../domain/step.ts'
import { say } from '../marks.ts'
import type { NodeControl } from '../marks.ts'

/** The stages that a reader sees. */
const STAGES = ['reuse', 'retrieve', 'answer', 'check'] as const
type Stage = (typeof STAGES)[number]

const AGENT = 'consult_agent'
/** As measured with a model. */
const SECONDS: Record<Stage, number> = { reuse: 0, retrieve: 1, answer: 6, check: 3 }

export const stepsOf = (stages: readonly Stage[], language: Language): ExecutionStep[] => {
  const words = wordsIn(language)
  return stages.map((stage, index) =>
    pendingStep({
      stepId: stage,
      stepType: stage === 'retrieve' || stage === 'reuse' ? 'SEARCH' : 'ANALYSIS',
      agentName: AGENT,
      team: null,
      task: words(`consult.stage.${stage}`),
      description: words(
        stage === 'answer' && !stages.includes('retrieve') ? 'consult.plainAnswer' : `consult.about.${stage}`,
      ),
      dependsOn: stages.slice(0, index).slice(-1),
    }),
  )
}

/** Nothing that is done once may be done again; a stage that is not in the plan is not told. */
export const advanceStage = (
  steps: readonly ExecutionStep[],
  stage: Stage,
  change: StepChange,
  at: string,
): ExecutionStep[] => {
  const step = steps.find(({ stepId }) => stepId === stage)
  if (!step || step.status === 'COMPLETED') return []
  const begun =
    step.status === 'PENDING' && change.status === 'COMPLETED'
      ? advanceStep(step, { status: 'IN_PROGRESS', progressPercentage: 0 }, at)
      : step
  return [advanceStep(begun, change, at)]
}

/** Tells how far a stage is, while it is being worked on. */
export const tellStage = (
  control: NodeControl,
  steps: readonly ExecutionStep[],
  stage: Stage,
  progressPercentage: number,
  at: string,
): ExecutionStep[] => {
  const told = advanceStage(steps, stage, { status: 'IN_PROGRESS', progressPercentage }, at)
  for (const step of told) say(control, { mark: 'step', step })
  return told
}

export const planOf = (intent: AnalyzedIntent, steps: readonly ExecutionStep[]): Plan => ({
  revision: 1,
  intent,
  executionStrategy: 'SEQUENTIAL',
  parallelGroups: steps.map(({ stepId }) => [stepId]),
  steps: [...steps],
  availableTeams: [],
  availableAgents: [AGENT],
  validated: true,
  validationErrors: [],
  estimatedTotalTime: STAGES.filter((stage) => steps.some(({ stepId }) => stepId === stage)).reduce(
    (sum, stage) => sum + SECONDS[stage],
    1,
  ),
})
