import type { Plan as DomainPlan } from '../../domain/plan.ts'
import { builder } from '../builder.ts'
import { ExecutionStrategyEnum, TeamEnum } from '../enums.ts'
import { AnalyzedIntent } from '../answer/intent.ts'
import { ExecutionStep } from './step.ts'

export const Plan = builder.objectRef<DomainPlan>('Plan').implement({
  description: 'What a run is going to do. A revised plan has a higher `revision`.',
  fields: (t) => ({
    revision: t.int({ description: '1 for the first plan.', resolve: (plan) => plan.revision }),
    intent: t.field({
      type: AnalyzedIntent,
      description: 'How the question was read.',
      resolve: (plan) => plan.intent,
    }),
    executionStrategy: t.field({
      type: ExecutionStrategyEnum,
      description: 'How the steps run.',
      resolve: (plan) => plan.executionStrategy,
    }),
    parallelGroups: t.field({
      type: t.listRef(t.listRef('String')),
      description: '`stepId`s: the groups run in order, the steps of a group at the same time.',
      resolve: (plan) => plan.parallelGroups,
    }),
    steps: t.field({
      type: [ExecutionStep],
      description: 'The steps as planned; for how they stand now see `Run.steps`.',
      resolve: (plan) => plan.steps,
    }),
    availableTeams: t.field({
      type: [TeamEnum],
      description: 'The teams that could have been chosen.',
      resolve: (plan) => plan.availableTeams,
    }),
    availableAgents: t.stringList({
      description: 'Their names.',
      resolve: (plan) => plan.availableAgents,
    }),
    validated: t.boolean({
      description: 'The plan can be carried out as it is.',
      resolve: (plan) => plan.validated,
    }),
    validationErrors: t.stringList({
      description: 'Every rule the plan breaks; empty when `validated`.',
      resolve: (plan) => plan.validationErrors,
    }),
    estimatedTotalTime: t.float({ description: 'Seconds.', resolve: (plan) => plan.estimatedTotalTime }),
  }),
})
