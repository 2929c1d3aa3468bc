import { RunPhaseEnum } from '../enums.ts'
import { RunCheckpoint } from '../refs.ts'

RunCheckpoint.implement({
  description: 'A point of a run that a new run can go on from.',
  fields: (t) => ({
    node: t.exposeString('node', {
      description: 'What runs next from here: “planning”, “executeTeams”, “generateResponse” …',
    }),
    phase: t.field({
      type: RunPhaseEnum,
      nullable: true,
      description: 'Where the run stood.',
      resolve: (checkpoint) => checkpoint.phase,
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When it was written.',
      resolve: (checkpoint) => checkpoint.createdAt,
    }),
  }),
})
