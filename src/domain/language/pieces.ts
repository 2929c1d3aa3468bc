/** English words, and each two letters of Korean ones, however they end. */
export const piecesOf = (text: string): Set<string> =>
  new Set(
    Array.from(text.toLowerCase().matchAll(/[a-z\d]+|[가-힣]+/g), ([word]) => word).flatMap((word) =>
      /^[a-z\d]/.test(word)
        ? [word]
        : Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)),
    ),
  )

/** The share of some pieces that are among others; all of none are. */
export const shareOf = (asked: ReadonlySet<string>, said: ReadonlySet<string>): number =>
  asked.size === 0 ? 1 : [...asked].filter((piece) => said.has(piece)).length / asked.size
