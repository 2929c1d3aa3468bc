import { list, name } from '../../domain/message/arg.ts'
import { wordsIn } from '../../domain/message/say.ts'
import type { AnalyzedIntent } from '../../domain/intent.ts'
import type { PlaceIndex } from '../../domain/language/places.ts'
import type { Language } from '../../domain/run.ts'
import { caseOf, requestOf, withLater } from '../request-of.ts'
import { planSearch } from '../planning/search-plan.ts'
import { chooseTools, looksForHomes } from '../tools/choose.ts'
import { calculationNamed, sayTool } from '../tools/registry.ts'
import type { Choice } from '../tools/tool.ts'
import type { OwnWork, TopicDraft } from './topic.ts'
import type { Question } from '../question.ts'

interface Asking {
  question: Question
  intent: AnalyzedIntent
  /** What was said about earlier plans, oldest first. */
  feedback: readonly string[]
  places: PlaceIndex
  /** What was chosen of the question as it stands, without what was said about plans. */
  choice: Choice | null
}

const withFeedback = ({ question, feedback, places }: Asking): Question =>
  withLater(question, feedback, 'FEEDBACK', places)

/** What the question says of its author's case; null where its sums bound a search and are no prices. */
export const givenIn = (asking: Asking): Question['given'] | null => {
  const question = withFeedback(asking)
  return looksForHomes(question, asking.places) ? null : caseOf(question, asking.places)
}

/** Whether one of several places is asked for: each is judged as a whole by topics of its own, and not by its homes. */
const asksWhichPlace = (question: Question, places: PlaceIndex): boolean => {
  const { wishes } = requestOf(question, places)
  const named = new Set(wishes.flatMap(({ home }) => home.regionCodes))
  return named.size > 1 && wishes.some(({ asks }) => asks.includes('which'))
}

/** What is to be worked out: the figures of the question, or the homes that it looks for. */
const chosenFor = (question: Question, { intent, places, ...asking }: Asking): Choice => {
  const kept = question.query === asking.question.query ? asking.choice : null
  const choice = kept ?? chooseTools(question, intent, places)
  if (!choice.ofFound || !asksWhichPlace(question, places)) return choice
  return { tools: choice.tools.filter((id) => calculationNamed(id).ofHome === undefined), ofFound: false }
}

/** What the question gives figures for, as the analysis team would choose it; null where it gives none. */
export const ownWorkOf = (asking: Asking): OwnWork | null => {
  const { intent, places } = asking
  const question = withFeedback(asking)
  const { tools, ofFound } = chosenFor(question, asking)
  const chosen = tools.map(calculationNamed)
  if (!chosen.some((tool) => tool.isOfCase)) return null
  const needsRates = chosen.some((tool) => tool.takesRates)
  const plan =
    needsRates || ofFound ? planSearch({ question, intent, places, task: { kinds: [], notes: [] } }) : null
  return {
    query: question.query,
    tools,
    ofFound,
    given: caseOf(question, places),
    loans: needsRates ? (plan?.loan ?? null) : null,
    homes: ofFound ? (plan?.property ?? null) : null,
  }
}

const headline = (title: string): string => title.charAt(0).toUpperCase() + title.slice(1)

/** The topic that carries it out. */
export const ownTopic = (work: OwnWork, language: Language): TopicDraft => {
  const words = wordsIn(language)
  const tools = work.tools.map(calculationNamed)
  const names = tools.map(({ id }) => sayTool(id, language))
  const [only] = tools
  return {
    task: only?.isAlone === true ? headline(sayTool(only.id, language)) : words('research.own.task'),
    description: words('research.own.description', { names: list(names.map(name)) }),
    kinds: [...new Set(tools.flatMap(({ isOfCase, section }) => (isOfCase && section ? [section] : [])))],
    regionCodes: [],
    lawQuery: null,
    work,
  }
}
