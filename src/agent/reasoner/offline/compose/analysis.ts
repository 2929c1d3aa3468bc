import type { ComposeInput } from '../../reasoner.ts'
import { composeCalculations } from './calculation.ts'
import { composeContract } from './contract.ts'
import type { Part } from './text.ts'

/** What was analysed comes before what it rests on. */
export const composeAnalysis = ({ analysis, evidence, language }: ComposeInput): Part[] =>
  analysis === undefined
    ? []
    : [...composeContract(analysis, evidence, language), ...composeCalculations(evidence)]
