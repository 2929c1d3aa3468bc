/** What was seen of one case: its grounds, and whether it turned out right. */
export interface Outcome<Name extends string> {
  grounds: Record<Name, number>
  isRight: boolean
}
/** What each ground counts for, added to `bias`, in log-odds. */
export type Likelihood<Name extends string> = Record<Name | 'bias', number>

const FITTINGS = 1_500

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** How likely a case with these grounds is right: logistic, each ground learned in its own scale. */
export const fitLikelihood = <Name extends string>(
  names: readonly Name[],
  outcomes: readonly Outcome<Name>[],
  /** How strongly each weight is drawn to nothing: few cases prove little. */
  shrink = 0,
): Likelihood<Name> => {
  const scales = names.map((name) => {
    const values = outcomes.map(({ grounds }) => grounds[name])
    const middle = mean(values)
    return { middle, spread: Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) || 1 }
  })
  const rows = outcomes.map(({ grounds }) =>
    names.map((name, at) => (grounds[name] - (scales[at]?.middle ?? 0)) / (scales[at]?.spread ?? 1)),
  )
  const learned = names.map(() => 0)
  let bias = 0
  for (let round = 0; round < FITTINGS; round++) {
    const slopes = names.map(() => 0)
    let slope = 0
    for (const [place, row] of rows.entries()) {
      const said = row.reduce((sum, value, at) => sum + (learned[at] ?? 0) * value, bias)
      const error = (outcomes[place]?.isRight === true ? 1 : 0) - 1 / (1 + Math.exp(-said))
      slope += error
      for (const [at, value] of row.entries()) slopes[at] = (slopes[at] ?? 0) + error * value
    }
    bias += slope / rows.length
    for (const [at, value] of slopes.entries())
      learned[at] = (1 - shrink) * (learned[at] ?? 0) + value / rows.length
  }
  const weights = names.map((name, at) => ({ name, value: (learned[at] ?? 0) / (scales[at]?.spread ?? 1) }))
  return {
    bias: weights.reduce((sum, { value }, at) => sum - value * (scales[at]?.middle ?? 0), bias),
    ...Object.fromEntries(weights.map(({ name, value }) => [name, value])),
  } as Likelihood<Name>
}

/** The same, short enough to be kept. */
export const rounded = <T extends Record<string, number>>(values: T): T =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value.toFixed(3))])) as T

/** 0 to 1: how likely a case with these grounds is right. */
export const likelihoodOf = <Name extends string>(
  names: readonly Name[],
  grounds: Record<Name, number>,
  weights: Likelihood<Name>,
): number =>
  1 / (1 + Math.exp(-names.reduce((sum, name) => sum + weights[name] * grounds[name], weights.bias)))
