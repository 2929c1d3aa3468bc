import type { Calls, Middleware } from '../../src/agent/calls/runner.ts'
import type { AgentState } from '../../src/agent/research/state.ts'
import type { ResearchSettingsInput } from '../../src/domain/research.ts'
import { startConversation } from './conversation.ts'
import type { Conversation } from './conversation.ts'
import { testPorts } from './ports.ts'
import type { TestPorts, TestWorld } from './ports.ts'
import { rulesCalls } from './calls.ts'
import { openCalls } from '../../src/agent/calls/runner.ts'
import type { Figures } from '../../src/agent/tools/figures.ts'

export const COMPARISON =
  '마포구와 강남구 84㎡ 아파트 전세, 어디가 더 안전하고 대출까지 생각하면 어디가 나은지 조사해줘'

interface World extends TestWorld {
  query?: string
  language?: 'KO' | 'EN'
  requirePlanApproval?: boolean
  settings?: ResearchSettingsInput
  /** What of the offline calls is otherwise. */
  /** Made by rules when left out. */
  calls?: Calls
  /** Calls that are made otherwise. */
  otherwise?: readonly Middleware[]
}

export interface Research extends Conversation {
  ports: TestPorts
  /** Where something was told to have failed. */
  complaints: string[]
  state(): Promise<AgentState>
}

/** A research in the small world of homes.ts, by rules unless told otherwise. */
export const startResearch = ({
  query = COMPARISON,
  language = 'KO',
  requirePlanApproval = false,
  settings = {},
  calls,
  otherwise = [],
  ...world
}: World = {}): Research => {
  const ports = testPorts(world)
  const complaints: string[] = []
  const conversation = startConversation(
    {
      ports,
      calls: openCalls(calls ?? rulesCalls(ports), ...otherwise),
      onError: (_, where) => void complaints.push(where),
    },
    { query, language, requirePlanApproval, settings: { research: settings } },
    'RESEARCH',
  )
  return {
    ...conversation,
    ports,
    complaints,
    async state() {
      const { values } = await conversation.graph.getState({
        configurable: { thread_id: conversation.runId },
      })
      // What the checkpoints of this graph hold went through its schema.
      return values as AgentState
    },
  }
}

/** What a model says of a calculation before it names a figure. */
export const NO_FIGURES: Figures = {
  propertyType: null,
  area: null,
  price: null,
  deposit: null,
  newDeposit: null,
  monthlyRent: null,
  newMonthlyRent: null,
  seniorDebt: null,
  income: null,
  loan: null,
  rate: null,
  years: null,
  ownedHomes: null,
}
