import type { RunFailure as DomainFailure } from '../domain/run.ts'
import { builder } from './builder.ts'
import { ExecutionStep, stepKey } from './refs.ts'

export interface FailureView {
  runId: string
  failure: DomainFailure
}

export const RunFailure = builder.objectRef<FailureView>('RunFailure').implement({
  description: 'Why a run ended without an answer, in words that are safe to show.',
  fields: (t) => ({
    code: t.string({ description: 'For programs.', resolve: ({ failure }) => failure.code }),
    message: t.string({ description: 'For people.', resolve: ({ failure }) => failure.message }),
    step: t.field({
      type: ExecutionStep,
      nullable: true,
      description: 'The step to blame; null where it was none.',
      resolve: ({ runId, failure }) =>
        failure.stepId == null ? null : stepKey({ runId, stepId: failure.stepId }),
    }),
  }),
})
