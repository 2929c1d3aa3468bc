import { composeCalculations } from './calculation.ts'
import { composeAdvice, composeChecks } from './checks.ts'
import { composeContract } from './contract.ts'
import { composeLending } from './lending.ts'
import type { Part } from './text.ts'
import type { ComposeInput } from './input.ts'

/** What was analysed comes before what it rests on. */
export const composeAnalysis = ({ analysis, evidence, language }: ComposeInput): Part[] =>
  analysis === undefined
    ? []
    : [
        ...composeContract(analysis, evidence, language),
        ...composeCalculations(evidence, language),
        ...composeLending(evidence, language),
        ...composeChecks(evidence, language),
        ...composeAdvice(evidence, language),
      ]
