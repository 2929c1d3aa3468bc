import { z } from 'zod'
import type { AnalyzedIntent } from '../../domain/intent.ts'
import { TEAM_ROWS, TEAMS } from '../../domain/team.ts'
import type { Team } from '../../domain/team.ts'
import { defineCall, inputOf } from '../calls/define.ts'
import { questionWith, RULES } from '../calls/prompt.ts'
import { ModelOutputError } from '../model/failure.ts'
import type { Question } from '../question.ts'
import { selectTeams } from './teams.ts'

interface TeamsInput extends Question {
  intent: AnalyzedIntent
  available: Team[]
  /** Why the user rejected earlier plans, oldest first. */
  feedback: string[]
  /** Whether the question gives something to work out; by rules, and no part of what a model reads. */
  analyses: boolean
}

const output = z.object({
  teams: z.array(z.enum(TEAMS)).min(1).max(TEAMS.length),
  reason: z.string().max(500),
})

const PROMPT = `${RULES}
Choose the teams that the question needs (필요한 팀 선택) from the available ones only.
${TEAMS.map((team) => `${team} ${TEAM_ROWS[team].does}`).join('; ')}. <feedback> holds what the user said about earlier plans (계획에 대한 의견): follow it
where it names work to leave out or to add.`

/** Which teams a question needs. */
export const teamsCall = defineCall({
  purpose: 'select_teams',
  input: inputOf<TeamsInput>(),
  identity: ({ analyses: _analyses, ...input }) => input,
  tokens: 1_000,
  output,
  prompt: (input) => ({ system: PROMPT, user: questionWith(input, 'intent', 'available', 'feedback') }),
  settle({ teams: wanted, reason }, { available }) {
    const teams = available.filter((team) => wanted.includes(team))
    if (teams.length === 0) throw new ModelOutputError('select_teams: none of the available teams was chosen')
    return { teams, reason }
  },
  rules({ intent, available, language, analyses }) {
    return selectTeams(intent, available, language, analyses)
  },
})
