import type { LawDocument } from './corpus.ts'

const compact = (text: string): string => text.replace(/\s/gu, '')
const DECREE = /(?:시행령|시행규칙)$/u
/** How a decree names an article of its act: “법 제6조의3제1항”. */
const OF_ACT = /(?<![가-힣])법 ?(제\d+조(?:의\d+)?)/gu

/** Pairs of an article of a decree and the article of its act that it carries out, by their places in `documents`. */
export const decreeLinks = (
  documents: readonly Pick<LawDocument, 'lawName' | 'articleNumber' | 'content'>[],
): { act: number; decree: number }[] => {
  const places = new Map(
    documents.map((document, at) => [compact(document.lawName + document.articleNumber), at]),
  )
  return documents.flatMap(({ lawName, content }, decree) => {
    const law = compact(lawName)
    if (!DECREE.test(law)) return []
    const cited = new Set(Array.from(content.matchAll(OF_ACT), ([, article]) => article))
    return [...cited].flatMap((article) => {
      const act = places.get(law.replace(DECREE, '') + article)
      return act === undefined ? [] : [{ act, decree }]
    })
  })
}

/** A decree's article gets this share of the score of the act's article that it carries out, and the other way round. */
const SHARE = 0.15

/** Carries scores over the links: what is asked about an act's article is often answered by the decree, and conversely. */
export const followLinks = (
  scores: ReadonlyMap<number, number>,
  links: readonly { act: number; decree: number }[],
  share = SHARE,
): Map<number, number> => {
  const best = new Map<number, number>()
  for (const { act, decree } of links) {
    for (const [from, to] of [
      [act, decree],
      [decree, act],
    ] as const) {
      const gain = share * (scores.get(from) ?? 0)
      // Only what holds something of the question itself is lifted: a citation alone is no answer.
      if (scores.has(to) && gain > (best.get(to) ?? 0)) best.set(to, gain)
    }
  }
  return new Map([...scores].map(([at, score]) => [at, score + (best.get(at) ?? 0)]))
}
