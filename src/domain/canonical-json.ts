/** JSON with its keys in order, so that equal inputs have equal texts; undefined is left out as JSON does. */
export const canonicalJson = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  // Readers compare what they read by it, word by word: no lists are made on the way.
  let text = ''
  if (Array.isArray(value)) {
    for (const item of value) text += `${text === '' ? '' : ','}${canonicalJson(item ?? null)}`
    return `[${text}]`
  }
  const fields: Readonly<Record<string, unknown>> = { ...value }
  for (const key of Object.keys(fields).toSorted()) {
    const item = fields[key]
    if (item !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(item)}`
  }
  return `{${text}}`
}
