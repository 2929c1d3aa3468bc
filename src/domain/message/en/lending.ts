import type { LENDING as KO } from '../ko/lending.ts'

export const LENDING: typeof KO = {
  'lending.best': ({ product, limit, own }) =>
    `Of the products with no condition against what you said, “${product}” lends most: up to ${limit}. Even then ${own} of own money is needed.`,
  'lending.bestSale': ({ product, limit }) =>
    `Of the products with no condition against what you said, “${product}” lends most: up to ${limit} with LTV and cap applied. DSR and the assessment may allow less.`,
  'lending.named': ({ product, fit }) => `“${product}”, as you asked: ${fit}.`,
  'lending.namedUpTo': ({ product, fit, limit }) => `“${product}”, as you asked: ${fit}, up to ${limit}.`,
  'lending.none':
    'There is no product of which all conditions are known to be met. See below which ones are to be checked.',
  'lending.counts': ({ all, fits, open, excluded }) =>
    `${all} products: ${fits} with no condition against, ${open} to be checked, ${excluded} that do not fit`,
  'lending.product': ({ product, fit }) => `${product}: ${fit}`,
  'lending.upTo': ({ limit }) => `up to ${limit}`,
  'lending.rate': ({ rate }) => `rate ${rate}`,
  'lending.open': ({ conditions }) => `to be checked: “${conditions}”`,
  'lending.unmet': ({ conditions }) => `not met: “${conditions}”`,
  'lending.note':
    'Limits and rates depend on the assessment, income, credit and guarantor. Have the loan assessed before signing, and agree in writing that the down payment comes back where it is refused.',
  'lending.tellMore': ({ names }) => `Tell the ${names} and the products can be narrowed down.`,
}
