import type { AnalysisType } from '../../domain/analysis.ts'
import type { Assumption } from '../../domain/answer.ts'
import type { Case } from '../../domain/case.ts'
import type { Chart } from '../../domain/chart/frame.ts'
import type { ContractReview, RiskLevel } from '../../domain/contract/contract.ts'
import type { AnalyzedIntent, IntentType } from '../../domain/intent.ts'
import { InvalidInputError } from '../../domain/errors.ts'
import { name, within } from '../../domain/message/arg.ts'
import type { Arg } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { MessageId, MessageUnder, Said } from '../../domain/message/say.ts'
import type { NoticeWish } from '../../domain/notice/notice.ts'
import { present } from '../../domain/present.ts'
import type { Parts } from '../../domain/present.ts'
import type { AskName } from '../../domain/reading/asks.ts'
import type { Request } from '../../domain/reading/request.ts'
import type { TaxCase } from '../../domain/reading/tax.ts'
import type { ResearchKind } from '../../domain/research.ts'
import type { Rules } from '../../domain/rules/rules.ts'
import type { Language } from '../../domain/run.ts'
import type { Evidence, EvidenceKind } from '../facts/evidence.ts'
import type { AgentDeps } from '../ports.ts'
import type { FigureRow } from '../facts/row.ts'
import type { Question } from '../question.ts'
import type { FigureName } from './figures.ts'
import type { Looked, Planning, SearchKind, SearchPlan } from './look-up.ts'

/** Something that nobody said and that was taken for granted. */
export interface Assumed {
  name: Arg
  value: Arg
  source: Assumption['source']
}

/** What one tool found out. A number that is said from it stands in the facts of its evidence. */
export interface Findings {
  evidence: Evidence[]
  metrics: FigureRow[]
  insights: Said[]
  recommendations: Said[]
  riskLevel: RiskLevel | null
  /** The contract that was read. */
  review: ContractReview | null
  assumptions: Assumed[]
  gaps: Said[]
  /** 0..1: how much of what it needs was known; null where it could do nothing. */
  confidence: number | null
  /** Drawn in the language of whoever reads. */
  chart: ((language: Language) => Chart | null) | null
  /** Of a search. */
  looked?: Looked
}

/** The same as a tool writes it: what it does not name it has not found, and a list may hold what is not there. */
export type Found = {
  [Key in keyof Findings]?: Findings[Key] extends (infer Item)[] ? Parts<Item> : Findings[Key]
}

export const noFindings: Findings = {
  evidence: [],
  metrics: [],
  insights: [],
  recommendations: [],
  riskLevel: null,
  review: null,
  assumptions: [],
  gaps: [],
  confidence: null,
  chart: null,
}

/** The id of a registered tool. */
export type ToolName = string
/** A calculation by which a result is known; the catalogue has what people call it. */
export type CalculationName = MessageUnder<'calculation'>

/** What tools are set to work on. */
export interface ToolInput {
  question: Question
  intent: AnalyzedIntent
  /** All that are worked out together: one need not say what another says. */
  tools: readonly ToolName[]
  /** What the steps before found. */
  found: readonly Evidence[]
  userId: string | null
  /** What searches look up. */
  plan?: SearchPlan
}

/** What a question asks to be worked out or explained. */
export interface Choice {
  /** In the order in which an answer tells them. */
  tools: ToolName[]
  /** Of the homes that are looked for, each by its own figures: 찾고 그중 위험한지 봐줘. */
  ofFound: boolean
}

/** How a tool goes about several homes. */
export interface OfHome {
  /** What comes first: the home of the largest; in percent, under the name of its figure. */
  weight(findings: Findings): number
  figure: MessageId
}

export interface ToolDeps extends AgentDeps {
  /** Milliseconds that one source may take, where that is not what they usually may. */
  sourceTimeout?: number | undefined
}

/** What every tool reads: the case, and the world. */
export interface ToolContext extends ToolInput {
  given: Case
  /** The question as it was read. */
  request: Request
  /** Whether something is said: a name of the lexicon (`domain/reading/asks.ts`). */
  says(name: AskName): boolean
  /** The place; null where none is named. */
  region: Arg | null
  /** The code by which rules are looked up; null where none is named, or a 시·도 in which they differ. */
  ruleRegion: string | null
  today: Date
  /** Those that the run began with. */
  rules: Rules
  deps: ToolDeps
  signal: AbortSignal
}

/** What a question asks for and gives, as typed values: all that a tool may decide by whether it is asked for. */
export interface Asking {
  given: Case
  /** What they have of their own; null: not said. */
  ownMoney: number | null
  /** The need that the question was read with, and those of its parts. */
  needs: readonly IntentType[]
  /** Its sums bound a search for homes, and are the price of none. */
  searches: boolean
  /** Several needs at once, none of them a search. */
  isCombined: boolean
  /** A price or a deposit is given. */
  hasSum: boolean
  /** Asks what can be borrowed. */
  borrows: boolean
  /** A loan is named, something else than its rate is asked of it, and what whoever asks earns or owns is known. */
  mayBeHeld: boolean
  /** The words of a contract are there to be reviewed. */
  hasContract: boolean
  /** Asks for a loan by its name. */
  namesLoan: boolean
  /** Whether it is asked for in words: a name of the lexicon (`domain/reading/asks.ts`). */
  says(name: AskName): boolean
  /** Whether a calculation is asked for and has its figures. */
  calculates(name: AskName): boolean
  /** What it asks of taxes; null: nothing. */
  tax: TaxCase | null
  /** The paper that is to be written; null: none. */
  notice: NoticeWish | null
  /** Asks it of the homes that are looked for. */
  ofFound: boolean
  /** The tools chosen already: those that answers tell first. */
  chosen: readonly ToolName[]
}

/** Something that can be found out. */
export interface ToolBase {
  id: ToolName
  /** What its work is called. */
  title: MessageId
  kind: EvidenceKind
  run(context: ToolContext): Promise<Findings>
}

/** What is worked out or explained, with all that its surroundings have to know of it. */
export interface Calculation extends ToolBase {
  /** Whether a question asks for it. */
  asks(asking: Asking): boolean
  /** The figures without which it says nothing; null: it works with what was written, and takes no figures. */
  needs: readonly FigureName[] | null
  /** Where it is asked for, nothing else is. */
  isAlone?: boolean
  /** The names under which its results are sources of an answer. */
  calculations: readonly CalculationName[]
  /** What a report is about that rests on it alone. */
  analysis: AnalysisType
  /** The section of a research report that tells its calculations; null: they have sections of their own. */
  section: ResearchKind | null
  /** Works with the figures that somebody gives of their case, and does not only say what any research of the place says. */
  isOfCase: boolean
  /** Comes out differently elsewhere. */
  isByPlace?: boolean
  /** Takes a rate which nobody said from the products that were found. */
  takesRates?: boolean
  /** Works with all cases that a question holds against one another at once: leases that are chosen between, homes that are offered. */
  takesAll?(given: Case): boolean
  /** Set where it is made of one home: of several that were found it is made of each. */
  ofHome?: OfHome
}

/** What looks something up in a source. */
export interface Search extends ToolBase {
  kind: SearchKind
  /** Whether the needs of a question are looked up here. */
  asks(asking: Pick<Asking, 'needs'>): boolean
  /** The source, and what it gives, by the names that step results and clients know. */
  source: string
  counted: { total: string; summary: string }
  /** Its part of what rules look up. */
  plan(planning: Planning): Partial<SearchPlan>
  /** Whether a plan has something for it. */
  isIn(plan: SearchPlan): boolean
}

export type Tool = Calculation | Search

export const isSearch = (tool: Tool): tool is Search => 'counted' in tool

/** Tools whose work the catalogue has a name for. */
type NamedTool = MessageUnder<'tool'>

/** What most tools are, and need not say. */
type Usual = 'kind' | 'needs' | 'analysis' | 'section' | 'isOfCase'

/** Left out: it calculates a cost of the case (section `cost`, of which the analysis follows), with whatever figures it finds. */
type Defined = Omit<Calculation, Usual | 'id' | 'title' | 'run'> &
  Partial<Pick<Calculation, Usual>> &
  ({ id: NamedTool; title?: undefined } | { id: ToolName; title: MessageId }) & {
    /** Errors: InvalidInputError where its calculator refuses what was given; it is told, with why. */
    run(context: ToolContext): Found | Promise<Found>
  }

/** What a report is about that tells only one section. */
const ANALYSIS_OF: Partial<Record<ResearchKind, AnalysisType>> = { safety: 'risk', law: 'contract' }

const settled = (found: Found, tool: ToolName): Findings => ({
  ...noFindings,
  ...found,
  evidence: present(found.evidence ?? []).map((it) =>
    it.source.kind === 'CALCULATION' ? { ...it, tool } : it,
  ),
  metrics: present(found.metrics ?? []),
  insights: present(found.insights ?? []),
  recommendations: present(found.recommendations ?? []),
  assumptions: present(found.assumptions ?? []),
  gaps: present(found.gaps ?? []),
})

/** Why a calculator refused what was given. Errors: whatever else went wrong. */
export const refusalOf = (calculation: CalculationName, error: unknown): Said => {
  if (!(error instanceof InvalidInputError)) throw error
  const title = within(message(`calculation.${calculation}`))
  return message('tool.refused', { title, why: name(error.message) })
}

export const defineTool = ({ section = 'cost', run, ...tool }: Defined): Calculation => ({
  kind: 'calculation',
  needs: [],
  analysis: (section && ANALYSIS_OF[section]) ?? 'market',
  isOfCase: true,
  ...tool,
  title: tool.title ?? `tool.${tool.id}`,
  section,
  run: async (context) => {
    try {
      return settled(await run(context), tool.id)
    } catch (error) {
      const [calculation] = tool.calculations
      if (calculation === undefined) throw error
      return { ...noFindings, gaps: [refusalOf(calculation, error)] }
    }
  },
})
