import type { Answer } from '../../src/domain/answer.ts'
import type { EventDraft } from '../../src/domain/event.ts'
import type { Plan } from '../../src/domain/plan.ts'
import type { ExecutionStep } from '../../src/domain/step.ts'

export const aStep = (change: Partial<ExecutionStep> = {}): ExecutionStep => ({
  stepId: 'step_0',
  stepType: 'SEARCH',
  agentName: 'search_team',
  team: 'SEARCH',
  task: '검색',
  description: '매물을 찾아요',
  status: 'PENDING',
  progressPercentage: 0,
  dependsOn: [],
  startedAt: null,
  completedAt: null,
  output: null,
  result: null,
  error: null,
  ...change,
})

export const aPlan = (change: Partial<Plan> = {}): Plan => ({
  revision: 1,
  intent: {
    intentType: 'PROPERTY_SEARCH',
    confidence: 0.9,
    keywords: [],
    entities: {},
    facets: ['PROPERTY_SEARCH'],
  },
  executionStrategy: 'SEQUENTIAL',
  parallelGroups: [['step_0']],
  steps: [aStep()],
  availableTeams: ['SEARCH'],
  availableAgents: ['search_team'],
  validated: true,
  validationErrors: [],
  estimatedTotalTime: 1,
  ...change,
})

export const anAnswer = (change: Partial<Answer> = {}): Answer => ({
  type: 'ANSWER',
  text: '답이에요.',
  summary: null,
  sections: [],
  confidence: 0.9,
  supportedShare: 1,
  assumptions: [],
  sources: [],
  teamsUsed: ['SEARCH'],
  properties: [],
  ...change,
})

export const delta = (offset: number, text: string): EventDraft => ({
  effectKey: `delta:${offset}`,
  event: { type: 'AnswerDelta', text, offset },
})
