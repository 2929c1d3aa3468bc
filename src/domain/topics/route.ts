import type { EnglishArticle } from '../law/search.ts'
import { askOf } from '../reading/asks.ts'
import { taxesNamed } from '../reading/tax-words.ts'
import { TAX_NAMES } from '../reading/tax-procedure.ts'
import { readAsks } from '../reading/read-asks.ts'
import type { FoundRuling, RulingIndex, RulingText } from '../rulings/find.ts'
import { findInContext } from '../rulings/in-context.ts'
import { officialLawUrl } from '../law/law.ts'
import type { LawName } from '../law/names.ts'
import { askedApart, furtherPoint } from './points.ts'
import type { AskedPart } from './points.ts'
import { premiseOf } from './premise.ts'
import { regimeOf } from './regime.ts'
import { withoutToldFigures } from './told-figures.ts'
import { articlesOf, readTopics } from './topic.ts'
import type { GoverningArticle, LawTopic, TopicRead } from './topic.ts'

/** A law that settles what is asked, or that is named, and that is not held. */
export interface MissingLaw {
  lawName: string
  /** Its page at 국가법령정보센터. */
  url: string
}

/** What a question is led to, of the laws that are held at the time. */
export interface LawRoute {
  /** Ids of the topics that are read in it, the narrowest first. */
  topics: string[]
  /** Laws that it names and that are held. */
  named: string[]
  /** Laws that are held and alone answer to its topics; their decrees too. */
  preferred: string[]
  /** The articles that govern it and whose laws are held, what settles it first. */
  articles: GoverningArticle[]
  missing: MissingLaw[]
  /** No law that is held settles it: the nearest article would answer another question. */
  isUnheld: boolean
  /** Nothing does, no ruling either. */
  isBeyond: boolean
  /** It asks about housing or its law, whatever else its words are about. */
  isHousing: boolean
  /** Calculations that belong to its topics. */
  tools: string[]
  /** The ruling that answers it; null where none is near enough to be sure. */
  ruling: FoundRuling | null
  /** Those that answer a further point of the question. */
  points: RulingText[]
  /** Those that say nearly as much of what is asked. */
  related: RulingText[]
  /** Those that say so much that the figures of a case may decide for one of them. */
  rivals: RulingText[]
  /** What the nearest rulings are about, nearest first: to be offered where none is sure. */
  near: RulingText['title'][]
}

/** How likely a ruling must be what is asked, for an answer to say it: it says more than the nearest article would. */
export const SURE_RULING = 0.4
/** Where the words name a topic by itself whose articles it rests on: what it says of them is better than their bare text. */
const BORNE_OUT_RULING = 0.2
/** And against a topic of another law that the words name. */
const AGAINST_TOPIC = 0.75
/** And where that law is not held: nothing near stands for what is not there. */
const FOR_UNHELD = 0.95
/** And to say it before what was worked out of something else, or before what is on offer. */
export const CLEAR_RULING = 0.6
/** Where the question is read as something that has to ask back, and from which its articles govern the question. */
export const LIKELY_RULING = 0.5
/** The share of the first one’s score from which another one may be meant. */
const RIVAL = 0.88
/** And from which it answers a part of the question. */
const RELATED = 0.9
/** And from which the figures of a case may. */
const DECIDED = 0.7
/** Below, the nearest ones are about something else. */
const NEAR_RULING = 0.15
const NEAR = 3
/** As many are looked at for one that the figures of a case decide for. */
const LOOKED_AT = 8

/** What a ruling gains that belongs to a calculation that is asked for. */
const OF_CALCULATION = 1.2

/** Subjects that an answer goes into. */
const MOST = 2

/** What leases and sales of homes are spoken of with: a law that is held may have an answer. */
const OF_HOMES =
  /임대차|갱신|보증금|전세|월세|확정\s?일자|대항력|계약금|집주인|임대인|세입자|임차|중개|복비|취득세|재산세|전입|landlord|tenant|\blease|deposit|\brent/i

/** How likely a ruling must be to answer one of several things that are asked in one breath, and one that is named or told beside them. */
const PART_RULING = 0.5
const PLAIN_PART = 0.65
/** And from which all that is asked is one thing, whatever its parts would mean. */
const WHOLE_RULING = 0.9
/** Further ones that are answered beside the first. */
const MORE_PARTS = 2
const sharesArticle = (one: RulingText, other: RulingText): boolean =>
  one.articles.some((a) => other.articles.some((b) => a.law === b.law && a.article === b.article))
const compact = (name: string): string => name.replace(/\s/g, '')
const familyOf = (law: string): string => compact(law).replace(/(?:시행령|시행규칙)$/, '')

/** The share of the rulings of a field that rest on a law, from which it is one of the laws of that field. */
const OF_FIELD = 0.1
const lawsOf = new WeakMap<RulingIndex['all'], ReadonlyMap<string, ReadonlySet<string>>>()

/** The laws that govern what each field is about: leases of homes stand in their own act and in the Civil Act. */
const lawsOfFields = (all: RulingIndex['all']): ReadonlyMap<string, ReadonlySet<string>> => {
  const known = lawsOf.get(all)
  if (known !== undefined) return known
  const counted = Map.groupBy(all, ({ field }) => field)
  const laws = new Map(
    [...counted].map(([field, rulings]) => {
      const resting = Map.groupBy(
        rulings.flatMap(({ articles }) => [...new Set(articles.map(({ law }) => familyOf(law)))]),
        (law) => law,
      )
      const most = [...resting].filter(([, { length }]) => length >= OF_FIELD * rulings.length)
      return [field, new Set(most.map(([law]) => law))] as const
    }),
  )
  lawsOf.set(all, laws)
  return laws
}

/** Subjects of a question, and whether it names them itself: else those of what it goes on from are meant. */
const topicsOf = (
  text: string,
  before: readonly string[],
  topics: readonly LawTopic[],
): { read: TopicRead[]; isOwn: boolean } => {
  const asked = [...before, text].join('\n')
  const read = readTopics(asked, topics)
  const from = asked.length - text.length
  const own = read.filter(({ spans }) => spans.some((it) => it.to > from))
  return own.length > 0 || before.length === 0 ? { read: own, isOwn: true } : { read, isOwn: false }
}

/**
 * Where a question belongs, by the laws that the corpus holds: no list says what they are. `before`: questions of law that it
 * goes on from, oldest first.
 */
export const routeLaw = (
  text: string,
  topics: readonly LawTopic[],
  namedIn: (text: string) => LawName[],
  held: readonly string[],
  rulings?: RulingIndex,
  before: readonly string[] = [],
): LawRoute => {
  const holdings = new Set(held.map(compact))
  const isHeld = (law: string): boolean => holdings.has(compact(law))
  const named = [...new Set(namedIn(text).map(({ lawName }) => lawName))]
  const namedHeld = named.filter(isHeld)
  const subjects = topicsOf(text, before, topics)
  // A law that is named is the one that is asked about.
  const read = subjects.read.filter(
    ({ topic: { law } }) => named.length === 0 || named.some((it) => familyOf(it) === familyOf(law)),
  )
  const answered = read.filter(({ topic }) => isHeld(topic.law)).slice(0, MOST)
  const unheld = read.map(({ topic }) => topic).filter(({ law }) => !isHeld(law))
  // What is settled beside something else, only where nothing else is asked.
  const asksHomes = answered.length > 0 || namedHeld.length > 0
  const lacking = unheld.filter(({ weak }) => !weak || !(asksHomes || OF_HOMES.test(text)))
  const missing = [
    ...new Set(
      [...named.filter((law) => !isHeld(law)), ...lacking.map(({ law }) => law)].map((law) => law.trim()),
    ),
  ]
  const regime = regimeOf(text, before)
  const premise = premiseOf(text, before)
  const calculations = readAsks(text).flatMap((it) => askOf(it).calculation ?? [])
  const shareOf = (of: RulingText): number =>
    regime(of) * premise(of) * (of.tools.some((it) => calculations.includes(it)) ? OF_CALCULATION : 1)
  const nearest =
    rulings === undefined
      ? []
      : findInContext(rulings, withoutToldFigures(text), before.map(withoutToldFigures), LOOKED_AT, shareOf)
  const isOfNamed = ({ ruling: { articles: of } }: FoundRuling): boolean =>
    named.length === 0 || of.some(({ law }) => named.some((it) => familyOf(it) === familyOf(law)))
  /** What came before makes many nearly as near: of these only those are meant that rest on the same article. */
  const isOfTheSame =
    (of: FoundRuling) =>
    (it: RulingText): boolean =>
      before.length === 0 || sharesArticle(it, of.ruling)
  const nearTo = (of: FoundRuling, share: number): FoundRuling[] =>
    nearest.filter((it) => it.ruling !== of.ruling && it.score >= share * of.score)
  const related = (of: FoundRuling): RulingText[] =>
    nearTo(of, RELATED)
      .filter((it) => nearest.indexOf(it) < NEAR && it.ruling.field === of.ruling.field)
      .map((it) => it.ruling)
      .filter(isOfTheSame(of))
  const restsOnHeld = ({ ruling: { articles: of } }: FoundRuling): boolean =>
    of.some(({ law }) => isHeld(law))
  // What could not be checked against a statute says so itself.
  const isAnswerable = (it: FoundRuling): boolean =>
    it.ruling.articles.length === 0 || it.ruling.unverified !== null || restsOnHeld(it)
  /** How likely a ruling must be beside the topics that are read: those of its articles bear it out, those of another law do not. */
  const leastBeside = (it: FoundRuling): number => {
    const { field, articles: of } = it.ruling
    if (read.length === 0) return SURE_RULING
    const governed = read.flatMap(({ topic }) => articlesOf(topic))
    const shares = (known: { lawName: string; articleNumber: string }): boolean =>
      of.some((it) => it.law === known.lawName && it.article === known.articleNumber)
    if (governed.some(shares)) return BORNE_OUT_RULING
    const ofField = rulings === undefined ? undefined : lawsOfFields(rulings.all).get(field)
    const isOfLaw = read.some(
      ({ topic: { law } }) =>
        ofField?.has(familyOf(law)) === true || of.some((it) => familyOf(it.law) === familyOf(law)),
    )
    // What came before it speaks against nothing.
    if (isOfLaw || !subjects.isOwn) return LIKELY_RULING
    if (missing.length === 0 || asksHomes) return AGAINST_TOPIC
    // What speaks of the subject itself and rests on a law that is held is nothing near.
    const saying = `${it.ruling.title.ko} ${it.ruling.conclusion.ko}`
    const isOfSubject = readTopics(saying, topics).some(({ topic }) =>
      read.some((own) => own.topic === topic),
    )
    // So does what says itself that it could not be checked against that very law.
    const isUnchecked = missing.some((law) => it.ruling.unverified?.ko.includes(law) === true)
    return (isOfSubject && restsOnHeld(it)) || isUnchecked ? AGAINST_TOPIC : FOR_UNHELD
  }
  const rivalsOf = (of: FoundRuling): RulingText[] =>
    nearTo(of, DECIDED)
      .map((it) => it.ruling)
      .filter(isOfTheSame(of))
  const [first] = nearest
  const confidence = first?.confidence ?? 0
  const rivals = nearest
    .slice(0, NEAR)
    .filter((it) => it.score >= RIVAL * (first?.score ?? 0) && isOfNamed(it) && isAnswerable(it))
  /**
   * Of those that are about as near the one that the topics bear out, unless the nearest is of their law and clear; of two in one
   * field the topics know nothing that the words do not say better.
   */
  const isOfLaw = first !== undefined && leastBeside(first) < AGAINST_TOPIC
  const least = (it: FoundRuling): number =>
    it === first && isOfLaw
      ? Math.min(...rivals.filter(({ ruling: of }) => of.field === it.ruling.field).map(leastBeside))
      : leastBeside(it)
  const whole =
    (isOfLaw && confidence >= CLEAR_RULING ? rivals : rivals.toSorted((a, b) => least(a) - least(b)))
      .filter((it) => confidence >= least(it))
      .map((it) => ({ ...it, confidence }))[0] ?? null
  /** 전입신고를 안 했는데 가능해?, after a tax: where its words lead nowhere, they are said of the tax that was asked for last. */
  const ofTaxBefore = (): FoundRuling | null => {
    const [tax, ...others] = taxesNamed(before.at(-1) ?? '')
    const name = tax === undefined || others.length > 0 ? undefined : TAX_NAMES[tax]
    const [found] = name === undefined ? [] : (rulings?.find(`${name} ${text}`, 1, shareOf) ?? [])
    return found !== undefined && found.confidence >= LIKELY_RULING && isAnswerable(found) ? found : null
  }
  const parts = askedApart(text)
  const ofPart = ({ text: part, inContext, isPlain }: AskedPart): FoundRuling[] => {
    const [found] = [...new Set([part, inContext])]
      .flatMap((it) => rulings?.find(it, 1, shareOf) ?? [])
      .toSorted((a, b) => b.confidence - a.confidence)
    const least = isPlain ? PLAIN_PART : PART_RULING
    return found !== undefined && found.confidence >= least && isOfNamed(found) && isAnswerable(found)
      ? [found]
      : []
  }
  /** What is asked as a whole says more surely what one of its parts is about. */
  const surer = (of: FoundRuling): FoundRuling =>
    whole !== null && whole.confidence > of.confidence && sharesArticle(whole.ruling, of.ruling) ? whole : of
  const eachOf = parts.length < 2 ? [] : parts.flatMap(ofPart).map(surer)
  const apart = eachOf.filter((it, at) => eachOf.findIndex((other) => other.ruling === it.ruling) === at)
  const isOneThing =
    whole !== null && whole.confidence >= WHOLE_RULING && !apart.some(({ ruling: of }) => of === whole.ruling)
  const only = whole ?? ofTaxBefore()
  const told = apart.length > 1 && !isOneThing ? apart.slice(0, 1 + MORE_PARTS) : only === null ? [] : [only]
  const [ruling = null, ...beside] = told
  const further =
    rulings === undefined || ruling === null || beside.length > 0
      ? null
      : furtherPoint(rulings, text, ruling, shareOf)
  const isUnheld = missing.length > 0 && !asksHomes && !told.some(restsOnHeld)
  const points = [...beside.map((it) => it.ruling), ...(further === null ? [] : [further])]
  const articles = [
    ...answered.flatMap(({ topic, spans }) =>
      articlesOf(topic).map((it) => ({ ...it, isCertain: topic.own && spans.length > 1 })),
    ),
    // One that is only just said answers beside the search; it does not put its articles before those that are found.
    ...told.filter((it) => it.confidence >= LIKELY_RULING).flatMap((it) => articlesOfRuling(it.ruling)),
    ...(further === null ? [] : articlesOfRuling(further)),
  ].filter(({ lawName }) => isHeld(lawName))
  return {
    topics: read.map(({ topic }) => topic.id),
    named: namedHeld,
    preferred: held.filter((law) =>
      answered.some(
        ({ topic }) => (topic.own || topic.articles.length === 0) && familyOf(topic.law) === familyOf(law),
      ),
    ),
    articles: articles.filter(
      ({ lawName, articleNumber }, at) =>
        articles.findIndex((it) => it.lawName === lawName && it.articleNumber === articleNumber) === at,
    ),
    missing: missing.map((lawName) => ({ lawName, url: officialLawUrl(lawName) })),
    isUnheld,
    isBeyond: isUnheld && ruling === null,
    isHousing: named.length > 0 || read.some(({ topic }) => !topic.foreign),
    tools: [...new Set(read.flatMap(({ topic }) => topic.tools))],
    ruling,
    points,
    related: ruling === null || beside.length > 0 ? [] : related(ruling),
    rivals: ruling === null || beside.length > 0 ? [] : rivalsOf(ruling),
    near:
      ruling === null && (nearest[0]?.confidence ?? 0) >= NEAR_RULING
        ? nearest.slice(0, NEAR).map(({ ruling: { title } }) => title)
        : [],
  }
}

/** What a ruling rests on, as the search brings it: its conclusion is what the article is looked at for. */
const articlesOfRuling = ({ articles, title, conclusion }: RulingText): GoverningArticle[] =>
  articles.map(({ law, article }) => ({
    lawName: law,
    articleNumber: article,
    title: title.en,
    digest: conclusion.en,
    about: `${title.ko} ${conclusion.ko}`,
    quote: null,
    isCertain: false,
  }))

export type EnglishArticles = (lawName: string, articleNumber: string) => EnglishArticle | null

/** What the table says in English of an article, whichever topic it belongs to. */
export const englishArticles = (topics: readonly LawTopic[]): EnglishArticles => {
  const known = new Map<string, EnglishArticle>()
  for (const { lawName, articleNumber, title, digest } of topics.flatMap(articlesOf)) {
    const key = compact(lawName + articleNumber)
    if (!known.has(key)) known.set(key, { title, digest })
  }
  return (lawName, articleNumber) => known.get(compact(lawName + articleNumber)) ?? null
}

/** Led nowhere. */
export const NO_ROUTE: LawRoute = {
  topics: [],
  named: [],
  preferred: [],
  articles: [],
  missing: [],
  isUnheld: false,
  isBeyond: false,
  isHousing: false,
  tools: [],
  ruling: null,
  points: [],
  related: [],
  rivals: [],
  near: [],
}

/** What a question is led to; nothing where it could not be looked up, which is no reason to leave it unanswered. */
export const routeOrNone = async (asked: Promise<LawRoute>, signal: AbortSignal): Promise<LawRoute> => {
  try {
    return await asked
  } catch {
    signal.throwIfAborted()
    return NO_ROUTE
  }
}
