import type { Case } from '../../domain/case.ts'
import { koreanDay } from '../../domain/day.ts'
import { money } from '../../domain/message/arg.ts'
import type { TaxCase } from '../../domain/reading/tax.ts'
import type { TaxAsk } from '../../domain/reading/tax-words.ts'
import type { Fact } from '../facts/fact.ts'
import { finds, warns } from './calculation.ts'
import { regulatedOn } from './tax-inputs.ts'
import type { ToolContext } from './tool.ts'

/** Whether the place of a home is a 조정대상지역 today, where its code tells that and nobody said it; nothing where it is not known. */
export const zoneSaid = ({
  given,
  region,
  ruleRegion,
  today,
  rules,
}: Pick<ToolContext, 'given' | 'region' | 'ruleRegion' | 'today' | 'rules'>): Fact[] => {
  if (region === null || given.regulated !== null) return []
  const regulated = regulatedOn({ given, ruleRegion, rules }, koreanDay(today))
  if (regulated === null) return []
  return [finds(regulated ? 'tax.say.regulated' : 'tax.say.unregulated', { region })]
}

/** A home is bought, given or sold by it; what is inherited or built is taxed alike everywhere. */
export const isByZone = (ask: TaxAsk, { cause, homes }: TaxCase, { ownedHomes }: Case): boolean =>
  ask === 'acquisitionTax'
    ? cause === 'SALE' || cause === 'GIFT'
    : ask === 'capitalGainsTax' && (homes ?? ownedHomes ?? 0) > 1

/** 공동명의면?: what is bought in shares is taxed at the rate of the whole price (지방세법 제11조 제1항 제8호). */
export const sharedSaid = (ask: TaxAsk, said: TaxCase | null): Fact[] =>
  ask === 'acquisitionTax' && said?.cause === 'SALE' && said.facts.shared === true
    ? [warns('tax.say.sharedAlike')]
    : []

/** 12억 넘으면요?: that it was worked out for an example above what was said. */
export const exampleSaid = ({ example }: Pick<Case, 'example'>): Fact[] =>
  example === undefined
    ? []
    : [warns('tax.say.example', { above: money(example.above), taken: money(example.taken) })]
