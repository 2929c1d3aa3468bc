import { brokerageFee } from '../../domain/calculator/brokerage-fee.ts'
import { money, percent, term } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import { sum } from '../facts/row.ts'
import { defineTool, noFindings } from './tool.ts'
import type { Findings, ToolContext } from './tool.ts'
import { calculationEvidence, concludes, finds, given } from './calculation.ts'
import { assume, confidenceOf, orRefused } from './context.ts'

/** The most that an agent may ask of one side. */
const analyseFee = (context: ToolContext): Promise<Findings> => {
  const { given: asked, today, rules } = context
  const [deposit] = asked.deposits
  const [rent] = asked.rents
  return orRefused('brokerageFee', () => {
    const transactionType = deposit === undefined ? 'SALE' : rent === undefined ? 'JEONSE' : 'RENT'
    const propertyType = asked.propertyType ?? 'APARTMENT'
    const isHome = asked.facts.premises === 'HOME' || asked.facts.premises === null
    const inputs = {
      transactionType,
      propertyType,
      ...(!isHome && { premises: asked.facts.premises }),
      ...(deposit === undefined ? { salePrice: asked.price } : { deposit }),
      ...(rent !== undefined && { monthlyRent: rent }),
    } as const
    const result = brokerageFee(inputs, today, rules)
    const main = concludes('fee.most', { fee: money(result.maximumFee) })
    const assumptions =
      asked.propertyType === null && isHome ? [assume('given.type', message('assumed.apartment'))] : []
    const metrics = [sum(message('calculation.brokerageFee'), result.maximumFee)]
    return {
      ...noFindings,
      evidence: [
        calculationEvidence({
          tool: 'fee',
          name: 'brokerageFee',
          inputs,
          result,
          facts: [
            main,
            finds('fee.rate', { rate: percent(result.rate) }),
            finds('fee.amount', { amount: money(result.transactionAmount) }),
            given('given.type', term(`type.${propertyType}`)),
          ],
          rows: metrics,
        }),
      ],
      metrics,
      insights: [main],
      assumptions,
      confidence: confidenceOf(assumptions),
    }
  })
}

export const fee = defineTool({
  id: 'fee',
  title: 'tool.fee',
  kind: 'calculation',
  needs: [],
  asks: ({ calculates }) => calculates('fee'),
  calculations: ['brokerageFee'],
  analysis: 'market',
  section: 'cost',
  isOfCase: true,
  run: analyseFee,
})
