import { z } from 'zod'
import { builder } from './builder.ts'
import { readGlobalId } from './ids.ts'
import type { ReadId } from './ids.ts'

const NODES = [
  'User',
  'ChatSession',
  'ChatMessage',
  'Run',
  'RunCheckpoint',
  'SavedSearch',
  'UserPreference',
  'GeneratedDocument',
  'Region',
  'Property',
  'Transaction',
  'LegalArticle',
  'LoanProduct',
] as const

const MAX_NODES = 100
const idListRule = z.array(z.string()).max(MAX_NODES, `at most ${MAX_NODES} ids at a time`)

const readNodeId = (globalId: string): { type: string; id: string } | null => {
  const read: ReadId | null = readGlobalId(globalId)
  const type = NODES.find((name) => name === read?.typename)
  return read === null || type === undefined ? null : { type, id: read.id }
}

builder.queryField('node', (t) =>
  t.node({
    description:
      'Any object by its id. Null for an id that names nothing, or something that is not the viewer’s to see.',
    args: { id: t.arg.id({ required: true, description: 'Global id, from any `id` field.' }) },
    id: (_root, args) => readNodeId(args.id),
  }),
)

builder.queryField('nodes', (t) =>
  t.nodeList({
    description:
      'The same for several ids (at most 100), in their order, null in the place of each that names nothing.',
    args: {
      ids: t.arg.idList({
        required: true,
        description: 'Global ids.',
        validate: idListRule,
      }),
    },
    complexity: (args) => ({ field: 1, multiplier: args.ids.length }),
    ids: (_root, args) => args.ids.map(readNodeId),
  }),
)
