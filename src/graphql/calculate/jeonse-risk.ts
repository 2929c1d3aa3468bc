import type { JeonseRisk as DomainRisk } from '../../domain/calculator/jeonse-risk.ts'
import { builder } from '../builder.ts'
import { RiskLevelEnum } from '../enums.ts'
import { AppliedRule } from '../answer/source.ts'
import { described, inKorean } from './fields.ts'

export const JeonseRiskInput = builder.inputType('JeonseRiskInput', {
  description: 'A jeonse deposit on a home.',
  fields: (t) => ({
    marketPrice: t.field({
      type: 'Manwon',
      required: true,
      description: 'What the home sells for; above 0.',
    }),
    deposit: t.field({ type: 'Manwon', required: true, description: 'The jeonse deposit.' }),
    seniorDebt: t.field({
      type: 'Manwon',
      description: 'Mortgages and deposits that come before this one (선순위채권); 0 when omitted.',
    }),
    regionCode: t.string({ required: true, description: described.regionCode }),
    firstMortgageDate: t.field({
      type: 'Date',
      description:
        'Day of the first mortgage on the home, which decides the priority repayment; `asOf` when omitted.',
    }),
    asOf: t.field({ type: 'Date', description: described.asOf }),
  }),
})

export const JeonseRisk = builder.objectRef<DomainRisk>('JeonseRisk').implement({
  description: 'How safe a jeonse deposit is.',
  fields: (t) => ({
    jeonseRatio: t.exposeFloat('jeonseRatio', { description: 'Deposit ÷ price, percent.' }),
    debtRatio: t.exposeFloat('debtRatio', { description: '(Senior debt + deposit) ÷ price, percent.' }),
    level: t.field({
      type: RiskLevelEnum,
      description: 'LOW up to a debt ratio of 70%, MEDIUM up to 80%, HIGH above.',
      resolve: (it) => it.level,
    }),
    guaranteeEligible: t.exposeBoolean('guaranteeEligible', {
      description:
        'Deposit, debt ratio and senior debt are within the limits of HUG’s 전세보증금반환보증; it has further conditions.',
    }),
    priorityRepayment: t.field({
      type: 'Manwon',
      description:
        'What a small deposit gets back before every mortgage (최우선변제); 0 where the deposit is too large.',
      resolve: (it) => it.priorityRepayment,
    }),
    reasons: t.stringList({
      resolve: ({ reasons }) => inKorean(reasons),
      description: 'In plain Korean, one for each check that failed or nearly did.',
    }),
    assumptions: t.stringList({
      description: described.assumptions,
      resolve: ({ assumptions }) => inKorean(assumptions),
    }),
    rules: t.field({ type: [AppliedRule], description: described.rules, resolve: (it) => it.rules }),
  }),
})
