export const weighed = <Name extends string>(
  names: readonly Name[],
  weights: Readonly<Record<Name, number>>,
  values: Readonly<Record<Name, number>>,
): number => names.reduce((sum, name) => sum + weights[name] * values[name], 0)
