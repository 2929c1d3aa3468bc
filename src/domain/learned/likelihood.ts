/** What each ground counts for, added to `bias`, in log-odds. */
export type Likelihood<Name extends string> = Record<Name | 'bias', number>

/** 0 to 1: how likely a case with these grounds is right. */
export const likelihoodOf = <Name extends string>(
  names: readonly Name[],
  grounds: Record<Name, number>,
  weights: Likelihood<Name>,
): number =>
  1 / (1 + Math.exp(-names.reduce((sum, name) => sum + weights[name] * grounds[name], weights.bias)))
