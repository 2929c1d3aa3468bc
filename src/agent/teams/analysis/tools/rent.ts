import type { Assumption } from '../../../../domain/answer.ts'
import { rentConversion } from '../../../../domain/calculator/rent-conversion.ts'
import { rentIncrease } from '../../../../domain/calculator/rent-increase.ts'
import { noFindings } from '../state.ts'
import type { Findings } from '../state.ts'
import { calculationEvidence, money, percent } from './calculation.ts'
import { assume, confidenceOf, missing, orRefused } from './context.ts'
import type { ToolContext } from './context.ts'

/** The highest rent for a deposit that is lowered. */
export const analyseConversion = (context: ToolContext): Promise<Findings> => {
  const { given, words, language, today } = context
  const { names, conversion } = words
  const [first, second] = given.deposits
  // Asked for more deposit, a tenant may turn what is added into rent: the larger sum is the one that is lowered.
  const deposit = first === undefined || second === undefined ? first : Math.max(first, second)
  const newDeposit = first === undefined || second === undefined ? second : Math.min(first, second)
  if (deposit === undefined || newDeposit === undefined) {
    return Promise.resolve(missing(context, conversion.title, [names.deposit, names.newDeposit]))
  }
  return orRefused(context, conversion.title, () => {
    const [rent] = given.rents
    const inputs = { deposit, newDeposit, ...(rent !== undefined && { monthlyRent: rent }) }
    const result = rentConversion(inputs, today)
    const main = conversion.said(money(result.maximumMonthlyRent, language))
    return {
      ...noFindings,
      evidence: [
        calculationEvidence({
          name: 'rentConversion',
          title: conversion.title,
          inputs,
          result,
          said: [main, conversion.rate(percent(result.conversionRate))],
          given: [
            `${names.deposit} ${money(deposit, language)}`,
            `${names.newDeposit} ${money(newDeposit, language)}`,
            ...(rent === undefined ? [] : [`${names.rent} ${money(rent, language)}`]),
          ],
          language,
        }),
      ],
      metrics: [{ name: conversion.title, value: result.maximumMonthlyRent, unit: '만원' }],
      insights: [main],
      confidence: confidenceOf([]),
    }
  })
}

/** Whether a raise keeps to the cap, and how far it may go. */
export const analyseIncrease = (context: ToolContext): Promise<Findings> => {
  const { given, words, language, today } = context
  const { names, increase } = words
  const [currentDeposit, asked] = given.deposits
  const [rent, newRent] = given.rents
  if (currentDeposit === undefined) return Promise.resolve(missing(context, increase.title, [names.deposit]))
  return orRefused(context, increase.title, () => {
    const newDeposit = asked ?? currentDeposit
    const inputs = {
      currentDeposit,
      newDeposit,
      renewalRightUsed: true,
      ...(rent !== undefined && { currentMonthlyRent: rent, newMonthlyRent: newRent ?? rent }),
    }
    const result = rentIncrease(inputs, today)
    const isAsked = asked !== undefined || newRent !== undefined
    const most = money(result.maximumDeposit, language)
    const main = isAsked
      ? increase.asked(percent(result.increaseRate), result.allowed, most)
      : increase.said(most)
    const assumptions: Assumption[] = [
      assume(names.renewal, words.renewalUsed),
      ...(isAsked ? [] : [assume(names.newDeposit, words.unchanged)]),
    ]
    return {
      ...noFindings,
      evidence: [
        calculationEvidence({
          name: 'rentIncrease',
          title: increase.title,
          inputs,
          result,
          said: [
            main,
            ...(result.maximumMonthlyRent === null
              ? []
              : [increase.rent(money(result.maximumMonthlyRent, language))]),
          ],
          given: [
            `${names.deposit} ${money(currentDeposit, language)}`,
            `${names.newDeposit} ${money(newDeposit, language)}`,
            ...(rent === undefined ? [] : [`${names.rent} ${money(rent, language)}`]),
            ...(newRent === undefined ? [] : [`${names.newRent} ${money(newRent, language)}`]),
          ],
          language,
        }),
      ],
      metrics: [{ name: increase.title, value: result.maximumDeposit, unit: '만원' }],
      insights: [main],
      assumptions,
      confidence: confidenceOf(assumptions),
    }
  })
}
