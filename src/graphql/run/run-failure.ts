import type { RunFailure as DomainFailure } from '../../domain/run.ts'
import { builder } from '../builder.ts'
import { loadSteps } from '../../store/steps.ts'
import { ExecutionStep } from './step.ts'

const stepKey = (step: { runId: string; stepId: string }): string => `${step.runId}:${step.stepId}`
const readStepKey = (key: string) => ({
  runId: key.slice(0, key.indexOf(':')),
  stepId: key.slice(key.indexOf(':') + 1),
})

export interface FailureView {
  runId: string
  failure: DomainFailure
}

export const RunFailure = builder.objectRef<FailureView>('RunFailure').implement({
  description: 'Why a run ended without an answer, in words that are safe to show.',
  fields: (t) => ({
    code: t.string({ description: 'For programs.', resolve: ({ failure }) => failure.code }),
    message: t.string({ description: 'For people.', resolve: ({ failure }) => failure.message }),
    step: t.loadable({
      type: ExecutionStep,
      nullable: true,
      description: 'The step to blame; null where it was none.',
      load: async (keys: string[], { pool, viewer }) => {
        const steps = viewer === null ? [] : await loadSteps(pool, viewer.userId, keys.map(readStepKey))
        return keys.map((key) => steps.find((step) => stepKey(step) === key) ?? null)
      },
      resolve: ({ runId, failure }) =>
        failure.stepId == null ? null : stepKey({ runId, stepId: failure.stepId }),
    }),
  }),
})
