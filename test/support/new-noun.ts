import { graphql, printType } from 'graphql'
import { defineEntity, p } from '@mikro-orm/core'
import { builder } from '../../src/graphql/builder.ts'
import { columns } from '../../src/graphql/columns.ts'
import { closedSet } from '../../src/graphql/closed-set.ts'
import { buildSchema } from '../../src/graphql/schema.ts'
import { double, instant, manwon, serialId, sortText } from '../../src/store/entities/columns.ts'
import { createPool } from '../../src/store/pool.ts'
import { rowsBy } from '../../src/store/rows/read.ts'
import { made, rowOf } from '../../src/store/rows/row.ts'
import { upsertMany } from '../../src/store/upsert.ts'

/**
 * A noun that the product does not have, in a process of its own, for its type would stay in the schema: its entity, what is
 * read of it, and a type of the API. Prints that type, and what a query of it answers from the database of the first argument.
 */
const ZONES = ['HOMES', 'SHOPS'] as const
closedSet('Zone', ZONES, 'What may be built.', { HOMES: 'Homes.', SHOPS: 'Shops.' })

const PlotSchema = defineEntity({
  name: 'Plot',
  tableName: 'plot',
  properties: {
    id: serialId(),
    code: sortText().unique(),
    zone: p.enum(ZONES).nullable(),
    price: manwon(),
    storeys: p.integer().nullable(),
    area: double().nullable(),
    rating: p.decimal('number').precision(5).scale(2),
    isSold: p.boolean().default(false),
    surveyedOn: p.date().nullable(),
    words: p.array().default([]),
    notes: p.json<object>().nullable(),
    seenAt: instant(),
    grams: p.array().default([]).lazy(),
  },
})
class Plot extends PlotSchema.class {}
PlotSchema.setClass(Plot)

const PLOT = rowOf(Plot, 'pl', {
  leave: ['grams'],
  made: { isLarge: made('boolean', 'coalesce(pl.area > 300, false)') },
})
const plotsByCode = rowsBy(PLOT, 'code')

const [url = ''] = process.argv.slice(2)
const pool = createPool(url)

const PlotType = builder.objectRef<NonNullable<Awaited<ReturnType<typeof plotsByCode>>[number]>>('Plot')
PlotType.implement({
  description: 'A piece of land.',
  fields: (t) =>
    columns(t, PLOT, {
      code: 'Its code.',
      zone: 'What may be built; null: not known.',
      price: 'What is asked for it.',
      storeys: 'How many are allowed.',
      area: '㎡.',
      rating: '0 to 100.',
      isSold: 'Nobody can buy it any more.',
      surveyedOn: { description: 'Day of the survey.', nullable: true },
      words: 'Keywords.',
      seenAt: 'When it was first seen.',
      isLarge: 'More than 300 ㎡.',
    }),
})
builder.queryField('plots', (t) =>
  t.field({
    type: [PlotType],
    description: 'Plots by their codes.',
    args: { codes: t.arg.stringList({ required: true, description: 'Codes.' }) },
    resolve: async (_root, { codes }) => (await plotsByCode(pool, codes)).filter((row) => row !== null),
  }),
)

await upsertMany(
  pool,
  Plot,
  [
    {
      code: 'a',
      zone: 'SHOPS',
      price: 12_345,
      storeys: null,
      area: 300.5,
      rating: 88.25,
      surveyedOn: '2026-02-28',
      words: ['남향'],
      notes: { a: 1 },
      seenAt: new Date('2026-01-02T03:04:05.678Z'),
    },
    {
      code: 'b',
      zone: null,
      price: 0,
      storeys: 4,
      area: null,
      rating: 0,
      surveyedOn: null,
      words: [],
      notes: null,
      seenAt: new Date('2026-01-02T00:00:00Z'),
    },
  ],
  { key: ['code'] },
)
const schema = buildSchema()
const type = schema.getType('Plot')
const fields = 'code zone price storeys area rating isSold surveyedOn words seenAt isLarge'
const source = `{ plots(codes: ["b", "nobody", "a"]) { ${fields} } }`
console.log(JSON.stringify({ type: type && printType(type), ...(await graphql({ schema, source })) }))
await pool.end()
