import type { Assumption } from '../../domain/answer.ts'
import { brokerageFee } from '../../domain/calculator/brokerage-fee.ts'
import { PROPERTY_TYPE_LABELS } from '../../domain/property.ts'
import { defineTool, noFindings } from './tool.ts'
import type { Findings, ToolContext } from './tool.ts'
import { calculationEvidence, money, percent } from './calculation.ts'
import { assume, confidenceOf, orRefused } from './context.ts'

/** The most that an agent may ask of one side. */
const analyseFee = (context: ToolContext): Promise<Findings> => {
  const { given, words, language, today, rules } = context
  const { names, fee } = words
  const [deposit] = given.deposits
  const [rent] = given.rents
  return orRefused(context, fee.title, () => {
    const transactionType = deposit === undefined ? 'SALE' : rent === undefined ? 'JEONSE' : 'RENT'
    const propertyType = given.propertyType ?? 'APARTMENT'
    const inputs = {
      transactionType,
      propertyType,
      ...(deposit === undefined ? { salePrice: given.price } : { deposit }),
      ...(rent !== undefined && { monthlyRent: rent }),
    } as const
    const result = brokerageFee(inputs, today, rules)
    const main = fee.said(money(result.maximumFee, language))
    const assumptions: Assumption[] = given.propertyType === null ? [assume(names.type, words.apartment)] : []
    const kind = PROPERTY_TYPE_LABELS[propertyType]
    return {
      ...noFindings,
      evidence: [
        calculationEvidence({
          name: 'brokerageFee',
          title: fee.title,
          inputs,
          result,
          said: [main, fee.rate(percent(result.rate)), fee.amount(money(result.transactionAmount, language))],
          given: [`${names.type} ${language === 'KO' ? kind.ko : kind.en}`],
          language,
        }),
      ],
      metrics: [{ name: fee.title, value: result.maximumFee, unit: '만원' }],
      insights: [main],
      assumptions,
      confidence: confidenceOf(assumptions),
    }
  })
}

export const fee = defineTool({
  id: 'fee',
  title: { KO: '중개보수 계산', EN: 'brokerage fee' },
  kind: 'calculation',
  needs: [],
  asks: ({ calculates }) => calculates('fee'),
  calculations: {
    brokerageFee: { KO: '중개보수 계산', EN: 'Brokerage fee' },
  },
  analysis: 'market',
  section: 'cost',
  isOfCase: true,
  run: analyseFee,
})
