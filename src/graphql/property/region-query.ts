import { z } from 'zod'
import { searchRegions } from '../../store/region-search.ts'
import { builder } from '../builder.ts'
import { pageCost, readPageSize, toPage } from '../connection.ts'
import { RegionLevelEnum } from '../enums.ts'
import { Region } from '../refs.ts'

const RegionConnection = builder.connectionObject(
  { name: 'RegionConnection', type: Region, description: 'A page of regions.' },
  { name: 'RegionEdge', description: 'A region in a page.' },
)

builder.queryField('regions', (t) =>
  t.connection(
    {
      type: Region,
      description:
        'Regions in force, or those that `codes` names, in the order of their codes. Errors: INVALID_INPUT.',
      args: {
        search: t.arg.string({
          description: 'Part of the full name, spaces do not matter; at most 100 characters.',
          validate: z.string().max(100, 'must have at most 100 characters'),
        }),
        level: t.arg({ type: RegionLevelEnum, description: 'Only of this depth.' }),
        parentCode: t.arg.string({ description: 'Only directly below this region, 법정동코드.' }),
        codes: t.arg.stringList({
          description:
            'Only these, 법정동코드, be they in force or not; what is none of them is left out. At most 200.',
          validate: z
            .array(z.string().max(20, 'must have at most 20 characters'))
            .max(200, 'must have at most 200'),
        }),
      },
      complexity: pageCost,
      resolve: async (_root, args, { replica }) => {
        const { limit, fromEnd } = readPageSize(args)
        const page = await searchRegions(replica, {
          ...args,
          ...(fromEnd ? { last: limit } : { first: limit }),
        })
        return toPage(page.items, page)
      },
    },
    RegionConnection,
  ),
)
