import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import type { Case } from '../case.ts'
import { readPasted } from '../contract/pasted.ts'
import type { AnalyzedIntent, IntentType } from '../intent.ts'
import { readFigures } from '../language/case.ts'
import { Kept } from '../language/kept.ts'
import { readTraits, readTraitSpans } from '../language/household.ts'
import { FIRST_HOME } from '../language/owned-homes.ts'
import { isSaid } from '../language/said.ts'
import { readIntent } from './intent/read-intent.ts'
import { isNeed } from './intent/need.ts'
import { detectLanguage } from '../language/language.ts'
import type { PlaceIndex } from '../language/places.ts'
import { readAskedHome } from '../language/asked-home.ts'
import { readPropertyQuery } from '../language/query.ts'
import { blanked, onlyParts, overlaps, without } from '../language/span.ts'
import { inDigits } from '../language/spelled.ts'
import { inReach } from '../language/text.ts'
import type { Span } from '../language/text.ts'
import { NO_CONDITIONS } from '../property.ts'
import { koreanDay } from '../day.ts'
import type { PropertyQuery } from '../property.ts'
import { askOf } from './asks.ts'
import { calculationsOf } from './calculations.ts'
import { otherPremises } from './other-premises.ts'
import { namedStations, sharedNames, unknownPlaces } from './named-places.ts'
import { namesDeal } from './merge.ts'
import { asksFor, readAsks } from './read-asks.ts'
import { readNumbers } from './numbers.ts'
import type { CaseRequest, Person, Request, Wish } from './request.ts'
import type { Slot } from './slot.ts'
import { alternativesIn } from './alternatives.ts'
import { readSigns } from './signs.ts'
import { dailyPlaces, withoutReasons } from './reasons.ts'
import { readTalk } from './talk/read-talk.ts'
import { FIGURED, settleIntent } from './settle-intent.ts'
import { outlineWishes } from './wishes.ts'
import { hasFigures, readFind, readOther } from './read-wish.ts'
import type { Read, Reading, World } from './read-wish.ts'

/** The wishes that look at what an earlier one finds: they say so, or are of a home and name none. */
const usesOf = (wish: Read, at: number, wishes: readonly Read[], text: string): number[] => {
  const finds = wishes.flatMap((it, index) => (it.act === 'FIND' && index < at ? [index] : []))
  const last = finds.at(-1)
  if (last === undefined || wish.act === 'FIND') return []
  const signs = readSigns(onlyParts(text, wish.parts).trim())
  const points = signs.among || signs.that || signs.thatHome || signs.ordinals.length > 0
  const isOfAHome = (wish.need === 'RISK_ANALYSIS' || wish.act === 'WRITE') && !hasFigures(wish.case)
  return points || isOfAHome ? (points && signs.among ? finds : [last]) : []
}

/** What a clause sets, where it is told and not handed over. */
const SETS: readonly Slot['name'][] = ['SHARE', 'DEPOSIT', 'RENT', 'PRICE', 'RAISE']

/** Whoever tells what a contract says (임대료를 매년 10% 올린다는 조항) asks what the law says of that: there is nothing to look through. */
const asTold = (it: Read, isHandedOver: boolean): Read =>
  it.need === 'CONTRACT_REVIEW' && !isHandedOver && it.slots.some(({ name }) => SETS.includes(name))
    ? { ...it, need: 'LEGAL_CONSULT', act: 'RULE' }
    : it

/** A person's own words about themselves. */
const personOf = (
  text: string,
  { income, ownedHomes }: Case,
  today: string,
): Omit<Person, 'ownMoney' | 'debts'> => {
  const household = readTraits(text, today)
  return {
    ...household,
    income,
    ownedHomes,
    firstHome: isSaid(FIRST_HOME.firstHome, text),
  }
}

/** Asks how a sum compares with others: of a home that is known, and none that is looked for. */
const comparesPrice = (text: string): boolean => {
  const asks = readAsks(text)
  return asks.includes('market') && !asks.includes('homes')
}

/** Somebody who says that it may be anywhere has said where. */
const whereOf = (text: string, { regionCodes }: PropertyQuery, places: PlaceIndex): Request['where'] => ({
  anywhere: asksFor('anywhere', text),
  unknown: regionCodes.length > 0 ? [] : unknownPlaces(text, places),
  shared: sharedNames(text, regionCodes, places),
  stations: namedStations(text, places),
})

/** What was made of words that do not say it. */
const takenIn = (text: string, { subwayWalkingTime }: PropertyQuery): Request['taken'] => [
  ...(namesDeal(text) ? [] : (['DEAL'] as const)),
  ...(subwayWalkingTime?.max != null && asksFor('nearStation', text) ? (['WALK'] as const) : []),
]

/** Who looks for homes and says what worries them wants homes, and to know how safe they are. */
const looksWithWorry = (intent: AnalyzedIntent, text: string, { places, now }: World): boolean => {
  if (intent.intentType !== 'RISK_ANALYSIS' || !asksFor('homes', text) || asksFor('judged', text))
    return false
  const { regionCodes, salePrice, deposit, monthlyRent } = readPropertyQuery(text, places, now)
  return regionCodes.length > 0 && (salePrice ?? deposit ?? monthlyRent) !== null
}

/** What a request is beside its intent. */
const readWishes = (intent: AnalyzedIntent, reading: Reading): Read[] => {
  const { source } = reading
  const whole = [{ start: 0, end: source.length }]
  if (reading.isWorried) {
    const finds = readFind(source, whole, reading)
    const worry = finds.slice(0, 1).map((it): Read => ({
      ...it,
      act: 'ADVISE',
      need: 'RISK_ANALYSIS',
      asks: it.asks.filter((name) => name !== 'homes'),
      slots: [],
      unread: [],
    }))
    return [...finds, ...worry]
  }
  const needs = intent.facets.filter(isNeed)
  const outline = needs.length === 0 ? [] : outlineWishes(source, needs, reading.world.places)
  if (outline.length === 0) return [readOther(intent.intentType, source, whole, reading)]
  return outline.flatMap(({ need, parts: clauses }): Read[] => {
    const parts = clauses.map(({ start, end }) => ({ start, end }))
    const said = onlyParts(source, parts)
    if (need === 'PROPERTY_SEARCH' && !comparesPrice(said)) return readFind(said, parts, reading)
    if (need === 'PROPERTY_SEARCH') return [readOther('MARKET_INQUIRY', said, parts, reading)]
    return [readOther(need ?? intent.intentType, said, parts, reading)]
  })
}

/** With what is said behind it in one breath: 무주택이에요. */
const endOfWord = (text: string, at: number): number =>
  at + (/^[^\s,.!?]{0,12}/.exec(text.slice(at, at + 12))?.[0].length ?? 0)

/** Figures of a person and of no home. */
const OF_PERSON: readonly Slot['name'][] = ['INCOME', 'HOMES', 'OWN_MONEY', 'DEBT', 'AGE']

/** The wishes as one intent: several needs are a combined one, whatever a first glance at the text made of it. */
const intentOf = (read: AnalyzedIntent, wishes: readonly Pick<Wish, 'need'>[]): AnalyzedIntent => {
  const needs = [...new Set(wishes.map(({ need }) => need))]
  const [only] = needs
  if (read.intentType === 'CONTRACT_REVIEW' && only === 'LEGAL_CONSULT')
    return { ...read, intentType: only, facets: [only] }
  if (read.intentType !== 'COMPREHENSIVE' || only === undefined || read.facets.length === 0) return read
  // In the order in which they are asked for.
  const facets = [
    ...needs.filter((it) => read.facets.includes(it)),
    ...needs.filter((it) => !read.facets.includes(it)),
  ]
  // What people tell of themselves beside a search (무주택이에요) is no need.
  return needs.length === 1 && only === 'PROPERTY_SEARCH'
    ? { ...read, intentType: only, facets: [only] }
    : { ...read, facets: facets.length > 0 ? facets : read.facets }
}

const readings = new Kept<Request>()

/** A question with figures and a calculation to make of them is clear, whatever else is unsure about it. */
const withFigures = (intent: AnalyzedIntent, wishes: readonly Wish[]): AnalyzedIntent => {
  const [made] = wishes.flatMap((it) => calculationsOf(it.asks, it.case))
  // What says nothing else for sure (34평 몇 ㎡) is no more unclear than what is surely of another world.
  const isGuess = intent.intentType === 'UNCLEAR' || intent.intentType === 'IRRELEVANT'
  if (
    made === undefined ||
    (intent.confidence >= FIGURED && intent.intentType !== 'UNCLEAR' && made !== 'areaUnits')
  )
    return intent
  const need = isGuess ? (askOf(made).need ?? intent.intentType) : intent.intentType
  return { ...intent, intentType: need, confidence: FIGURED, facets: isGuess ? [need] : intent.facets }
}

/**
 * Reads what a person asks: the one place where a text becomes what is done about it. Deterministic, and linear in the
 * text's length. Every number and every condition ends in a slot of one wish or in `unread`.
 */
export const readRequest = (text: Prose, world: World): Request =>
  readings.of(world.places, `${koreanDay(world.now)} ${text}`, () => readAnew(text, world))

/** The texts that were read with a list of places, the last ones: a run reads what its user wrote, each text once. */
export const textsRead = (places: PlaceIndex): string[] =>
  readings.keys(places).map((key) => key.slice(key.indexOf(' ') + 1))

/** Where somebody goes every day, where another place is named to live in. */
const dailyBeside = (text: string, { places, now }: World): Span[] => {
  const daily = dailyPlaces(text, (name) => places.names.has(name))
  const isElsewhere =
    daily.length > 0 && readPropertyQuery(blanked(text, daily), places, now).regionCodes.length > 0
  return isElsewhere ? daily : []
}

/** A text read as one of a need that is known: what is said of a case that was talked of looks for no homes. */
export const readAs = (text: Prose, need: IntentType, world: World): Request => readAnew(text, world, need)

/** 금리 4%면 수익률 얼마고, 6%면요?: what is to be worked out of one of the cases is to be of each that asks nothing of its own. */
const askedOfEach = (cases: NonNullable<Request['cases']>): NonNullable<Request['cases']> => {
  const worksOut = ({ of: { wishes } }: (typeof cases)[number]): boolean =>
    wishes.some(({ asks, tax, case: given }) => tax !== null || calculationsOf(asks, given).length > 0)
  const asking = cases.find(worksOut)?.of
  const [asked, ...more] = asking?.wishes ?? []
  if (asking === undefined || asked === undefined || more.length > 0 || asked.tax !== null) return cases
  return cases.map((it) => {
    const [own, ...others] = it.of.wishes
    if (own === undefined || others.length > 0 || worksOut(it)) return it
    const { act, need, asks } = asked
    return { ...it, of: { ...it.of, intent: asking.intent, wishes: [{ ...own, act, need, asks }] } }
  })
}

/** The cases that a text holds against one another; homes that are looked for are told apart by their search. */
const casesOf = (text: string, read: CaseRequest, world: World): Pick<Request, 'cases' | 'unread'> => {
  const isOfHomes = read.wishes.some(({ act }) => act === 'FIND' || act === 'WRITE' || act === 'REVIEW')
  const apart = isOfHomes || read.talk !== null ? [] : alternativesIn(text, world.places)
  if (apart.length < 2) return { unread: read.unread }
  const cases = askedOfEach(
    apart.map(({ name, text: said }) => ({ name, of: readOne(said, world, read.intent.intentType) })),
  )
  // What one of the cases leaves unread is so; what all of them together could not be read as is not.
  const unread = read.unread.filter((it) =>
    cases.some(({ of }) => of.unread.some((other) => overlaps(it, other))),
  )
  return { cases, unread }
}

/** What was read of a text in other words, with the places of what it was written in. */
const placedIn = (written: string, from: readonly number[], read: CaseRequest): CaseRequest => {
  const placed = <S extends Span>(it: S): S => ({
    ...it,
    start: from[it.start] ?? written.length,
    end: from[it.end] ?? written.length,
  })
  const quoted = <S extends Span & { text: string }>(it: S): S => {
    const own = placed(it)
    return { ...own, text: written.slice(own.start, own.end) }
  }
  return {
    ...read,
    wishes: read.wishes.map((it) => ({ ...it, parts: it.parts.map(placed), slots: it.slots.map(quoted) })),
    unread: read.unread.map(quoted),
  }
}

const readAnew = (written: Prose, world: World, known?: IntentType): Request => {
  const question = textOf(written)
  const { text, from } = inDigits(question)
  const read = readOne(text, world, known)
  const request: Request =
    readPasted(text) === null ? { ...read, ...casesOf(text.normalize('NFC'), read, world) } : read
  return text === question ? request : { ...request, ...placedIn(question, from, request) }
}

const readOne = (written: Prose, world: World, known?: IntentType): CaseRequest => {
  const text = textOf(written)
  const pasted = readPasted(text)
  // The clauses of a contract are read by those who review it; here only what is asked of them.
  const said = inReach((pasted?.isWhole === true ? pasted.request : text).normalize('NFC'))
  const isHandedOver = pasted !== null
  const settled = (it: string, from: string) =>
    settleIntent(readIntent(from, world.places), it, {
      given: readFigures(it, world.places, world.now).case,
      home: pasted?.isWhole === true ? NO_CONDITIONS : readAskedHome(it, world.places, world.now),
      isHandedOver,
    })
  const first = settled(said, text)
  const isWorried = known === undefined && looksWithWorry(first, said, world)
  // Why somebody asks is no wish of its own, unless it is told beside a search.
  const reasoned = !isHandedOver && !isWorried ? withoutReasons(said) : said
  const daily = dailyBeside(reasoned, world)
  const source = blanked(reasoned, daily)
  const plain = source === said ? first : settled(source, source)
  const intent: AnalyzedIntent = isWorried
    ? { ...plain, intentType: 'COMPREHENSIVE', facets: ['PROPERTY_SEARCH', 'RISK_ANALYSIS'] }
    : known === undefined
      ? plain
      : { ...plain, intentType: known, facets: [known] }
  const figures = readFigures(source, world.places, world.now)
  const whole = pasted?.isWhole === true ? NO_CONDITIONS : readAskedHome(source, world.places, world.now)
  const ofPerson = figures.slots.filter(({ name }) => OF_PERSON.includes(name))
  const reading: Reading = {
    source,
    isHandedOver,
    isWorried,
    told: [...ofPerson.map((it) => ({ ...it, end: endOfWord(source, it.end) })), ...readTraitSpans(source)],
    numbers: readNumbers(source),
    whole,
    person: figures.case,
    world,
  }
  const parts = [{ start: 0, end: source.length }]
  const found = known === undefined ? readWishes(intent, reading) : [readOther(known, source, parts, reading)]
  const read = found.map((it) => asTold(it, isHandedOver))
  const wishes = read.map(({ unread: _unread, ...it }, index): Wish => ({
    ...it,
    id: `w${index}`,
    uses: usesOf({ ...it, unread: [] }, index, read, source).map((at) => `w${at}`),
  }))
  const slots = [...ofPerson, ...wishes.flatMap((it) => it.slots)]
  const unread = read
    .flatMap((it) => it.unread)
    .flatMap((it) => without(it, slots))
    .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(source.slice(start, end)))
    .toSorted((a, b) => a.start - b.start)
    .filter((it, index, all) => all.findIndex((other) => other.start === it.start) === index)
  return {
    language: detectLanguage(text) === 'ko' ? 'KO' : 'EN',
    talk: isHandedOver ? null : readTalk(text),
    wishes,
    person: {
      ...personOf(source, figures.case, koreanDay(world.now)),
      ownMoney: figures.ownMoney,
      debts: [...figures.debts],
    },
    where: whereOf(source, reading.whole, world.places),
    premises: otherPremises(
      source,
      wishes.map(({ act }) => act),
    ),
    taken: takenIn(source, reading.whole),
    told: ofPerson,
    intent: withFigures(intentOf(intent, wishes), wishes),
    unread: [...daily, ...unread].map(({ start, end }) => ({ start, end, text: said.slice(start, end) })),
  }
}

/** What all wishes say of homes, together: every place, kind and deal. */
export const allHomes = (request: Pick<Request, 'wishes'>): PropertyQuery => {
  const homes = request.wishes.map(({ home }) => home)
  const all = <T>(of: (home: PropertyQuery) => readonly T[]): T[] => [...new Set(homes.flatMap(of))]
  return {
    ...homeOf(request),
    regionCodes: all(({ regionCodes }) => regionCodes),
    propertyTypes: all(({ propertyTypes }) => propertyTypes),
    transactionTypes: all(({ transactionTypes }) => transactionTypes),
    unrecognized: all(({ unrecognized }) => unrecognized),
  }
}

/** The conditions of the homes that are looked for: of several searches the first; else what is said of a home. */
export const homeOf = ({ wishes }: Pick<Request, 'wishes'>): PropertyQuery =>
  (wishes.find(({ act }) => act === 'FIND') ?? wishes[0])?.home ?? NO_CONDITIONS
