import { createOfflineReasoner } from '../../src/agent/reasoner/offline/reasoner.ts'
import type { Reasoner } from '../../src/agent/reasoner/reasoner.ts'
import type { AgentState } from '../../src/agent/research/state.ts'
import type { ResearchSettingsInput } from '../../src/domain/research.ts'
import { startConversation } from './conversation.ts'
import type { Conversation } from './conversation.ts'
import { testPorts } from './ports.ts'
import type { TestPorts, TestWorld } from './ports.ts'

export const COMPARISON =
  '마포구와 강남구 84㎡ 아파트 전세, 어디가 더 안전하고 대출까지 생각하면 어디가 나은지 조사해줘'

interface World extends TestWorld {
  query?: string
  language?: 'KO' | 'EN'
  requirePlanApproval?: boolean
  settings?: ResearchSettingsInput
  /** What of the offline reasoner is otherwise. */
  reasoner?: (offline: Reasoner) => Partial<Reasoner>
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
  reasoner,
  ...world
}: World = {}): Research => {
  const ports = testPorts(world)
  const offline = createOfflineReasoner({ places: ports.places })
  const complaints: string[] = []
  const conversation = startConversation(
    {
      ports,
      reasoner: { ...offline, ...reasoner?.(offline) },
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
