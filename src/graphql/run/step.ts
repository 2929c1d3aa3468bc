import type { ExecutionStep as Step } from '../../domain/step.ts'
import { builder } from '../builder.ts'
import { StepOutput } from './step-output.ts'
import { StepStatusEnum, StepTypeEnum, TeamEnum } from '../enums.ts'

export const ExecutionStep = builder.objectRef<Step>('ExecutionStep').implement({
  description:
    'One visible piece of a run’s work. A snapshot: it has no id, because the same step is shown in several states, as it ' +
    'was planned, as it was at an event, and as it is now.',
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
      description:
        'Counts, names of sources and times, as the step’s team wrote them; what was found is `output`. Null until COMPLETED.',
      resolve: (step) => step.result,
    }),
    output: t.field({
      type: StepOutput,
      nullable: true,
      description:
        'What was found, as data. Null until COMPLETED, for steps that only read and write, and for steps of runs from before this was kept.',
      resolve: (step) => step.output,
    }),
    error: t.exposeString('error', {
      nullable: true,
      description: 'Why it FAILED or was SKIPPED; otherwise null.',
    }),
  }),
})
