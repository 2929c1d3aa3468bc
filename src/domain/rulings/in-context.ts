import type { FoundRuling, RulingIndex, RulingText } from './find.ts'

/** Of all that speaks for a ruling as what is asked next: what it says of itself, with what was asked before, by its law and field. */
const WITH_BEFORE = 1.15
/** With what the ruling is called that was told before: long stories say much beside it. */
const WITH_TOLD = 0.4
const SAME_ARTICLE = 0.1
const SAME_FIELD = 0.4
/** What its own words count for however little they say; the rest they count for as far as one can be sure of them. */
const OWN_AT_LEAST = 0.35
/** What was answered already is hardly what is asked next. */
const TOLD = 0.2
/** So is what is near to all that was asked before, whatever is asked now. */
const NEAR_BEFORE = 0.2
const MOST_OF_BEFORE = WITH_BEFORE + WITH_TOLD + SAME_ARTICLE + SAME_FIELD
/** How sure one may be at most of what is only understood from what came before. */
const SUREST = 0.85
/** Rulings of each ranking that are looked at. */
const DEEP = 40

/** Letters up to which a question says too little to be understood by itself (복비는 누가 냄?), and up to which it may. */
const ALWAYS_LEANS = 24
const MAY_LEAN = 60
/** From which a ruling is what a question of some length asks, whatever was asked before it. */
const BY_ITSELF = 0.65
/** And from which a short one that tells something is of another field than what was asked before it (집주인이 전입신고 하지 말래요, after a tax). */
const OF_ANOTHER_FIELD = 0.85

const isKorean = (text: string): boolean => /[가-힣]/.test(text)
const sizeOf = (text: string): number => (isKorean(text) ? text.length : text.length / 1.7)

/** By their scores, as shares of the best one's. */
const shares = (found: readonly FoundRuling[]): ReadonlyMap<RulingText, number> => {
  const best = found[0]?.score ?? 0
  return new Map(found.map(({ ruling, score }) => [ruling, best <= 0 ? 0 : score / best]))
}

const leans = (text: string, found: readonly FoundRuling[]): boolean => {
  const size = sizeOf(text)
  return size <= ALWAYS_LEANS || (size <= MAY_LEAN && (found[0]?.confidence ?? 0) < BY_ITSELF)
}

/** What is asked or supposed leans on what came before; who tells what happened says what it is about. */
const ASKS = /[?？]|(?:까|나|죠|지|면)요?[\s.!~ㅋㅎㅠㅜ]*$/
const isOfAnother = (text: string, [first]: readonly FoundRuling[], told: FoundRuling): boolean =>
  first !== undefined &&
  first.confidence >= OF_ANOTHER_FIELD &&
  first.ruling.field !== told.ruling.field &&
  !ASKS.test(text)

/**
 * The rulings nearest to a question that goes on from others (`before`, oldest first): 복비는 누가 내요? after a lease that was
 * renewed tacitly is answered for that lease. Of what a question says by itself nothing is lost: what is far from it is not found.
 */
export const findInContext = (
  rulings: Pick<RulingIndex, 'find'>,
  text: string,
  before: readonly string[],
  count: number,
  share: (ruling: RulingText) => number,
): FoundRuling[] => {
  const own = rulings.find(text, DEEP, share)
  const last = before.at(-1)
  if (last === undefined || !leans(text, own)) return own.slice(0, count)
  const [told] = findInContext(rulings, last, before.slice(0, -1), 1, share)
  if (told === undefined || isOfAnother(text, own, told)) return own.slice(0, count)
  // The first tells the case and the last is what this goes on from; what was asked between them would speak louder than both.
  const earlier = [...new Set([before[0], last])]
  const joint = rulings.find([...earlier, text].join('\n'), DEEP, share)
  const nearBefore = shares(rulings.find(earlier.join('\n'), DEEP, share))
  const { title } = told.ruling
  const called = rulings.find(`${isKorean(text) ? title.ko : title.en}\n${text}`, DEEP, share)
  const [byItself, withBefore, withTold] = [shares(own), shares(joint), shares(called)]
  const articles = new Set(told.ruling.articles.map(({ law, article }) => `${law} ${article}`))
  const known = new Map([...called, ...joint, ...own].map((it) => [it.ruling, it]))
  const sureOfOwn = OWN_AT_LEAST + (1 - OWN_AT_LEAST) * (own[0]?.confidence ?? 0)
  const scoreOf = ({ ruling }: FoundRuling): number =>
    sureOfOwn * (byItself.get(ruling) ?? 0) +
    WITH_BEFORE * (withBefore.get(ruling) ?? 0) +
    WITH_TOLD * (withTold.get(ruling) ?? 0) +
    (ruling.articles.some(({ law, article }) => articles.has(`${law} ${article}`)) ? SAME_ARTICLE : 0) +
    (ruling.field === told.ruling.field ? SAME_FIELD : 0) -
    (ruling === told.ruling ? TOLD : 0) -
    NEAR_BEFORE * (nearBefore.get(ruling) ?? 0)
  const ranked = [...known.values()]
    .map((it) => ({ ...it, score: scoreOf(it) }))
    .toSorted((a, b) => b.score - a.score)
  return ranked.slice(0, count).map((it, place) => {
    const ofItself = it.ruling === own[0]?.ruling ? own[0].confidence : 0
    return {
      ...it,
      confidence: place === 0 ? Math.max(ofItself, (SUREST * it.score) / (sureOfOwn + MOST_OF_BEFORE)) : 0,
    }
  })
}
