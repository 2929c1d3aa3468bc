/** A number with where it stands. */
export interface Found {
  value: number
  start: number
  end: number
}

export const foundAt = (match: RegExpExecArray, value: number): Found => ({
  value,
  start: match.index,
  end: match.index + match[0].length,
})

/** The first number that a pattern captures. */
export const numberIn = (text: string, pattern: RegExp): Found | null => {
  const match = pattern.exec(text)
  return match?.[1] === undefined ? null : foundAt(match, Number(match[1]))
}
