import { StepStatusEnum, StepTypeEnum, TeamEnum } from './enums.ts'
import { ExecutionStep, stepKey } from './refs.ts'

ExecutionStep.implement({
  description:
    'One visible piece of a run’s work. Inside an event or a plan it is shown as it was at that moment.',
  fields: (t) => ({
    stepId: t.exposeString('stepId', { description: 'Name of the step within its plan: “step_0”.' }),
    stepType: t.field({ type: StepTypeEnum, description: 'What it does.', resolve: (step) => step.stepType }),
    agentName: t.exposeString('agentName', { description: 'Who does it: “search_team”.' }),
    team: t.field({
      type: TeamEnum,
      nullable: true,
      description: 'Null for work of no team.',
      resolve: (s) => s.team,
    }),
    task: t.exposeString('task', { description: 'Short name of the work.' }),
    description: t.exposeString('description', { description: 'What is being done, for the user to read.' }),
    status: t.field({
      type: StepStatusEnum,
      description: 'Where it stands.',
      resolve: (step) => step.status,
    }),
    progressPercentage: t.exposeInt('progressPercentage', { description: '0 to 100; never goes back.' }),
    dependsOn: t.exposeStringList('dependsOn', { description: '`stepId`s that must end before it begins.' }),
    startedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Null until it begins.',
      resolve: (step) => step.startedAt,
    }),
    completedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Null until it has ended, in whichever way.',
      resolve: (step) => step.completedAt,
    }),
    result: t.field({
      type: 'JSON',
      nullable: true,
      description: 'Summary of what was found: counts, sources, times. Null until COMPLETED.',
      resolve: (step) => step.result,
    }),
    error: t.exposeString('error', {
      nullable: true,
      description: 'Why it FAILED or was SKIPPED; otherwise null.',
    }),
  }),
})

/** A step of a stored plan or event as the API's type. */
export const showStep = <T extends { stepId: string }>(runId: string, step: T) => ({
  ...step,
  runId,
  id: stepKey({ runId, stepId: step.stepId }),
})
