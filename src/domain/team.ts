import { z } from 'zod'
import { INTENT_TYPES } from './intent.ts'
import rows from './teams.json' with { type: 'json' }

export type Team = keyof typeof rows

const isTeam = (id: string): id is Team => Object.hasOwn(rows, id)
/** Who carries out steps, in the order of plans. */
export const TEAMS: readonly Team[] = Object.keys(rows).filter(isTeam)

const text = z.string().min(1)

/** All that is known of a team beside its folder in `agent/teams/`: a row, and what it is called in the catalogues (`team.…`). */
const teamRow = z.strictObject({
  agent: text,
  /** As measured with a model; rules are faster. */
  seconds: z.number().positive(),
  /** Of the API's enums: of the team, and of its steps. */
  about: text,
  step: text,
  /** What a model that chooses teams is told. */
  does: text,
  /** Questions that need it beside what is looked up. */
  intents: z.array(z.enum(INTENT_TYPES)),
  /** What feedback on a plan calls its work, as an expression; null: it is spoken of by what it looks up. */
  words: text.transform((source) => new RegExp(source, 'i')).nullable(),
  /** It builds on every search where its plan names none. */
  needsSearch: z.boolean(),
})

export const TEAM_ROWS: Readonly<Record<Team, z.output<typeof teamRow>>> = z
  .record(z.enum(TEAMS), teamRow)
  .parse(rows)

/** The teams that such questions need. */
export const teamsFor = (intents: readonly (typeof INTENT_TYPES)[number][]): Team[] =>
  TEAMS.filter((team) => TEAM_ROWS[team].intents.some((intent) => intents.includes(intent)))

/** Each team with what `read` takes from its row. */
export const ofTeams = <T>(read: (row: z.output<typeof teamRow>) => T): Record<Team, T> =>
  Object.fromEntries(TEAMS.map((team) => [team, read(TEAM_ROWS[team])])) as Record<Team, T>
