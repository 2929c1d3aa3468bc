import { list, name } from '../../../domain/message/arg.ts'
import { wordsIn } from '../../../domain/message/say.ts'
import type { MessageUnder } from '../../../domain/message/say.ts'
import { beginningOf } from '../../../domain/prose.ts'
import type { Prose } from '../../../domain/prose.ts'
import { readPasted } from '../../../domain/contract/pasted.ts'
import type { PlaceIndex } from '../../../domain/language/places.ts'
import { subjectsDropped } from '../../../domain/reading/plan-notes.ts'
import { RESEARCH_KINDS } from '../../../domain/research.ts'
import type { ResearchKind } from '../../../domain/research.ts'
import { NO_ROUTE } from '../../../domain/topics/route.ts'
import type { LawRoute } from '../../../domain/topics/route.ts'
import type { Language } from '../../../domain/run.ts'
import { handedOver } from '../../handed-over.ts'
import { readFeedback } from '../../planning/read-feedback.ts'
import { withLater } from '../../request-of.ts'
import type { BriefInput, ResearchBrief } from '../decisions.ts'
import type { TopicDraft } from '../topic.ts'
import {
  dealNames,
  lentFor,
  placeNames,
  readFocus,
  unappliedIn,
  subjectOf,
  subjectWithPlaces,
} from './focus.ts'
import type { Focus } from './focus.ts'
import { LAW_THEMES } from './law-themes.ts'
import type { Question } from '../../question.ts'

/** Places of one research; each is a topic or two. */
export const MAX_PLACES = 5

/** Each in a topic of its own where there are few places, together where there are many. */
const OF_PLACE: readonly (readonly ResearchKind[])[] = [['market', 'listing'], ['safety'], ['cost', 'yield']]

type TopicName = MessageUnder<'research.topic'>
type LawTopic = Exclude<TopicName, `loan.${string}` | 'bank' | 'policy'>

/** A topic that is called by its name, wherever it is about. */
const topicOf = (
  language: Language,
  about: TopicName,
  kind: ResearchKind,
  of: Partial<Pick<TopicDraft, 'regionCodes' | 'lawQuery'>>,
): TopicDraft => ({
  task: wordsIn(language)(`research.topic.${about}`),
  description: wordsIn(language)(`research.about.${about}`),
  kinds: [kind],
  regionCodes: [],
  lawQuery: null,
  ...of,
})

const placeTopics = (focus: Focus, places: PlaceIndex, language: Language): TopicDraft[] => {
  const words = wordsIn(language)
  const codes = focus.query.regionCodes.slice(0, MAX_PLACES)
  const [only, ...others] = codes
  const wanted = OF_PLACE.map((kinds) => kinds.filter((kind) => focus.kinds.includes(kind)))
  // One place alone: prices and homes are enough for a researcher each.
  const groups =
    only !== undefined && others.length === 0
      ? wanted.flatMap((kinds) => kinds.map((kind) => [kind]))
      : wanted
  const subject = subjectOf(focus, language)
  const each = (kinds: readonly ResearchKind[], of: 'research.kind' | 'research.part') =>
    name(kinds.map((kind) => words(`${of}.${kind}`)).join(words('research.between')))
  return groups
    .filter((kinds) => kinds.length > 0)
    .flatMap((kinds) =>
      codes.map((code): TopicDraft => {
        const place = placeNames([code], places)[0] ?? code
        const fullName = places.regions.get(code)?.fullName ?? place
        return {
          task: words('research.at', { place: name(place), kinds: each(kinds, 'research.kind') }),
          description: words('research.about.at', {
            place: name(fullName),
            subject: name(subject),
            kinds: each(kinds, 'research.part'),
          }),
          kinds,
          regionCodes: [code],
          lawQuery: null,
        }
      }),
    )
}

const lawTopics = (
  focus: Focus,
  question: Prose,
  language: Language,
  named: readonly string[],
): TopicDraft[] => {
  const topic = (about: LawTopic, lawQuery: TopicDraft['lawQuery']): TopicDraft =>
    topicOf(language, about, 'law', { lawQuery })
  const { lease, sale } = LAW_THEMES
  const leases = focus.leases || !focus.namesDeal
  const themes = leases
    ? (['deposit', 'unpaid', 'renewal', 'small'] as const).map((key) => ({ key, lawQuery: lease[key] }))
    : (['contract', 'transfer', 'defect'] as const).map((key) => ({ key, lawQuery: sale[key] }))
  // Beside a place the law is one topic among others, asked for what is wanted of it; alone it is the whole question.
  if (focus.query.regionCodes.length > 0)
    return focus.laws.length > 0
      ? [topic('asked', focus.laws.join(' ').slice(0, 900))]
      : themes.slice(0, 1).map(({ key, lawQuery }) => topic(key, lawQuery))
  return [
    topic('asked', beginningOf(question, 900)),
    // A subject of its own, or a law, is the whole question; a deal alone asks for what there is to know of it.
    ...(named.length > 0 || !focus.namesDeal ? [] : themes)
      .slice(0, 3)
      .map(({ key, lawQuery }) => topic(key, lawQuery)),
  ]
}

const loanTopics = (focus: Focus, language: Language): TopicDraft[] => {
  const regionCodes = focus.query.regionCodes.slice(0, MAX_PLACES)
  const about =
    regionCodes.length > 0 ? [`loan.${lentFor(focus) ?? 'ANY'}` as const] : (['bank', 'policy'] as const)
  return about.map((of) => topicOf(language, of, 'loan', { regionCodes }))
}

const SEARCHED = { law: 'legal', market: 'market', listing: 'property', loan: 'loan' } as const
const isSearched = (kind: ResearchKind): kind is keyof typeof SEARCHED => kind in SEARCHED

/** What is still wanted after what was said about the plan. */
const kindsAfter = (kinds: readonly ResearchKind[], feedback: readonly string[]): ResearchKind[] => {
  if (feedback.length === 0) return [...kinds]
  const searched = kinds.flatMap((kind) => (isSearched(kind) ? [SEARCHED[kind]] : []))
  const left = readFeedback({ kinds: searched, teams: ['SEARCH', 'ANALYSIS'] }, feedback)
  const dropped = feedback.flatMap(subjectsDropped)
  const wanted = RESEARCH_KINDS.filter((kind) =>
    isSearched(kind)
      ? left.kinds.includes(SEARCHED[kind])
      : kinds.includes(kind) && !dropped.includes(kind) && left.teams.includes('ANALYSIS'),
  )
  return wanted.length > 0 ? wanted : [...kinds]
}

/** What a question breaks into: by place, by kind of information, and by what is compared. */
export const decompose = (
  input: BriefInput,
  places: PlaceIndex,
  { topics, named, missing }: Pick<LawRoute, 'topics' | 'named' | 'missing'> = NO_ROUTE,
): ResearchBrief => {
  const { language, intent, feedback } = input
  const words = wordsIn(language)
  const question: Question = withLater(input, feedback, 'FEEDBACK', places)
  const { query } = question
  const read = readFocus(question, intent, places)
  const focus = { ...read, kinds: kindsAfter(read.kinds, feedback) }
  const title = words('research.title', { subject: name(subjectWithPlaces(focus, places, language)) })
  const briefOf = (found: readonly TopicDraft[]): string =>
    [
      `${words('research.brief.question')}: ${query}`,
      words('research.brief.find'),
      ...found.map(({ description }) => `- ${description}`),
    ].join('\n')
  // A contract that is handed over is what there is to look through: what it says of a home asks for none.
  if (intent.intentType === 'CONTRACT_REVIEW' && handedOver(question) !== null) {
    const isLong = readPasted(query)?.isWhole === true
    const about = isLong ? [] : lawTopics(focus, query, language, [...topics, ...named]).slice(0, 1)
    return {
      title,
      brief: briefOf(about),
      topics: about,
      assumptions: [],
      gaps: [],
      unapplied: [],
    }
  }
  const beyond = placeNames(focus.query.regionCodes.slice(MAX_PLACES), places)
  // A question of law or loans is asked as it stands.
  const unread = focus.query.regionCodes.length > 0 ? unappliedIn(focus, places, language) : []
  const drafts = [
    ...placeTopics(focus, places, language),
    ...(focus.kinds.includes('loan') ? loanTopics(focus, language) : []),
    ...(focus.kinds.includes('law') || (focus.query.regionCodes.length === 0 && !focus.kinds.includes('loan'))
      ? lawTopics(focus, query, language, [...topics, ...named, ...missing.map(({ lawName }) => lawName)])
      : []),
  ]
  return {
    title,
    brief: briefOf(drafts),
    topics: drafts,
    assumptions:
      focus.namesDeal || focus.query.regionCodes.length === 0
        ? []
        : [{ name: words('research.deal'), value: dealNames(focus, language), source: 'DEFAULT' }],
    gaps: beyond.length > 0 ? [words('research.tooMany', { places: list(beyond.map(name)) })] : [],
    unapplied: unread,
  }
}
