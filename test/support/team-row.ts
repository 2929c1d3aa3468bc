import type { TeamRunner } from '../../src/agent/teams/team.ts'
import KO from '../../src/domain/message/ko/answer.json' with { type: 'json' }
import EN from '../../src/domain/message/en/answer.json' with { type: 'json' }
import rows from '../../src/domain/teams.json' with { type: 'json' }

/**
 * Run by itself: a team of nobody but this test gets a row, its words and a runner before anything reads the table, and what
 * plans, steps, answers and the API make of it is printed as JSON.
 */
Object.assign(rows, {
  INSPECTION: {
    agent: 'inspection_team',
    seconds: 3,
    about: 'Looks at homes.',
    step: 'A visit of the inspection team.',
    does: 'looks at homes and says what is broken',
    intents: ['RISK_ANALYSIS'],
    words: '점검|inspect',
    needsSearch: true,
  },
})
Object.assign(KO, { 'team.task.INSPECTION': '점검', 'team.does.INSPECTION': '집을 돌아봐요.' })
Object.assign(EN, { 'team.task.INSPECTION': 'Inspection', 'team.does.INSPECTION': 'Looks at the home.' })

const { z } = await import('zod')
const { printSchema } = await import('graphql')
const { readFeedback } = await import('../../src/agent/planning/read-feedback.ts')
const { searchTeam } = await import('../../src/agent/teams/search/team.ts')
const { analysisTeam } = await import('../../src/agent/teams/analysis/team.ts')
const { TEAMS } = await import('../../src/domain/team.ts')
const { buildSchema } = await import('../../src/graphql/schema.ts')
const { rulesCalls } = await import('./calls.ts')
const { startConversation } = await import('./conversation.ts')
const { testPorts } = await import('./ports.ts')

const team = z.custom<'ANALYSIS'>((name) => name === 'INSPECTION').parse('INSPECTION')
const inspection: TeamRunner = ({ step: { stepId }, evidence }) =>
  Promise.resolve({
    stepId,
    team,
    status: 'COMPLETED',
    result: { homes: evidence.filter(({ kind }) => kind === 'property').length },
    evidence: [],
    gaps: [],
    assumptions: [],
    error: null,
  })

const answerTo = async (query: string, language: 'KO' | 'EN') => {
  const ports = testPorts()
  const calls = rulesCalls(ports)
  const own = [
    ['SEARCH', searchTeam({ ports, calls })],
    ['ANALYSIS', analysisTeam({ ports, calls })],
  ] as const
  const { carryOn, journal } = startConversation(
    { ports, calls, teams: Object.fromEntries([...own, [team, inspection]]) },
    { query, language },
  )
  await carryOn()
  const step = journal.steps().find((it) => it.team === team)
  return {
    step: step && {
      task: step.task,
      description: step.description,
      agent: step.agentName,
      result: step.result,
      dependsOn: step.dependsOn.length,
    },
    used: journal.answer()?.teamsUsed,
  }
}
const [, teams = ''] = /enum Team \{([^}]*)\}/.exec(printSchema(buildSchema())) ?? []

console.log(
  JSON.stringify({
    korean: await answerTo('마포구 아파트 전세 찾고 그중 위험한지 봐줘', 'KO'),
    english: await answerTo('Find jeonse apartments in Mapo-gu and tell me whether they are risky', 'EN'),
    left: readFeedback({ kinds: ['property'], teams: TEAMS }, ['점검은 빼줘']).teams,
    api: teams.match(/[A-Z]{3,}/g),
  }),
)
