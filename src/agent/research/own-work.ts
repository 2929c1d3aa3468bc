import type { AnalyzedIntent } from '../../domain/intent.ts'
import type { PlaceIndex } from '../../domain/language/places.ts'
import type { ResearchKind } from '../../domain/research.ts'
import type { Language } from '../../domain/run.ts'
import { caseOf } from '../case-of.ts'
import type { Question } from '../calls/call.ts'
import { readNotes } from '../planning/revise-question.ts'
import { planSearch } from '../planning/search-plan.ts'
import { chooseTools, looksForHomes } from '../teams/analysis/choose-tools.ts'
import { ANALYSIS_WORDS } from '../teams/analysis/prompt.ts'
import type { AnalysisTool } from '../teams/analysis/tool-name.ts'
import { RESEARCH_WORDS } from './prompt.ts'
import type { OwnWork, TopicDraft } from './topic.ts'

/** Tools that work with figures, by what they tell about; the others say what any research of the place says. */
const KIND_OF: Partial<Record<AnalysisTool, ResearchKind>> = {
  jeonse: 'safety',
  gap: 'yield',
  roi: 'yield',
  repayment: 'loan',
  loan: 'loan',
  limits: 'loan',
  lending: 'loan',
  increase: 'cost',
  conversion: 'cost',
  priority: 'safety',
  guarantee: 'safety',
  tax: 'cost',
  fee: 'cost',
}
/** Tools that take a rate which nobody said from the products that were found. */
const NEEDS_RATES: readonly AnalysisTool[] = ['repayment', 'loan', 'limits', 'lending']

interface Asking {
  question: Question
  intent: AnalyzedIntent
  /** What was said about earlier plans, oldest first. */
  feedback: readonly string[]
  places: PlaceIndex
}

const withFeedback = ({ question, feedback, places }: Asking): Question => ({
  ...question,
  query: readNotes(question.query, feedback, places, new Date(question.now)),
})

/** What the question says of its author's case; null where its sums bound a search and are no prices. */
export const givenIn = (asking: Asking): Question['given'] | null => {
  const question = withFeedback(asking)
  return looksForHomes(question.query, asking.intent) ? null : caseOf(question, asking.places)
}

/** What the question gives figures for, as the analysis team would choose it; null where it gives none. */
export const ownWorkOf = (asking: Asking): OwnWork | null => {
  const { intent, places } = asking
  const question = withFeedback(asking)
  const tools = chooseTools(question, intent, places)
  if (!tools.some((tool) => tool in KIND_OF)) return null
  const plan = tools.some((tool) => NEEDS_RATES.includes(tool))
    ? planSearch({ question, intent, places, task: { kinds: [], notes: [] } })
    : null
  return { query: question.query, tools, given: caseOf(question, places), loans: plan?.loan ?? null }
}

/** The topic that carries it out. */
export const ownTopic = (work: OwnWork, language: Language): TopicDraft => {
  const words = RESEARCH_WORDS[language].ownWork
  const names = work.tools.map((tool) => ANALYSIS_WORDS[language].tools[tool])
  return {
    task: words.task,
    description: words.description(names.join(', ')),
    kinds: [...new Set(work.tools.flatMap((tool) => KIND_OF[tool] ?? []))],
    regionCodes: [],
    lawQuery: null,
    work,
  }
}
