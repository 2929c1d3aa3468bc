/** Characters of a text that what goes on with it is held against. */
const OVERLAP = 200
const SHORTEST_OVERLAP = 8

/** A text that goes on where another was cut, without what it says again of that. */
export const createUnrepeated = (before: string) => {
  let held = ''
  let isDecided = false
  const decide = (): string => {
    isDecided = true
    const end = before.slice(-OVERLAP)
    for (let length = Math.min(end.length, held.length); length >= SHORTEST_OVERLAP; length--) {
      if (end.endsWith(held.slice(0, length))) return held.slice(length)
    }
    return held
  }
  return {
    add(text: string): string {
      if (isDecided) return text
      held += text
      return held.length < OVERLAP ? '' : decide()
    },
    end: (): string => (isDecided ? '' : decide()),
  }
}
