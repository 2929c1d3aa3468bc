import type { FieldRef } from '@pothos/core'
import type { Column, Kind, RowOf } from '../store/rows/row.ts'
import type { builder } from './builder.ts'
import { enumOf } from './closed-set.ts'

type Types = (typeof builder)['$inferSchemaTypes']
type Fields<Shape> = PothosSchemaTypes.ObjectFieldBuilder<Types, Shape>

/** What a field means, in words: unit, what null means. */
type Meaning =
  | string
  | {
      description: string
      /** Where the API leaves open what the table does not. */
      nullable: true
    }

const SCALARS = {
  text: 'String',
  integer: 'Int',
  manwon: 'Manwon',
  double: 'Float',
  boolean: 'Boolean',
  day: 'Date',
  instant: 'DateTime',
} as const satisfies Partial<Record<Kind, unknown>>

const LIST: ['String'] = ['String']

const typeOf = (name: string, { kind, items }: Column) => {
  if (items) return enumOf(items)
  if (kind === 'texts') return LIST
  // Ids are shown as global ones, JSON and bytes by who knows their form.
  if (kind === 'id' || kind === 'json' || kind === 'bytes')
    throw new Error(`${name} is ${kind}, which is not shown as it is stored`)
  return SCALARS[kind]
}

/**
 * Fields that are columns of a row, each by its name and meaning: type and nullability are the column's. A new property of an
 * entity is shown by one line here.
 */
export const columns = <Row, Name extends keyof Row & string, Shape extends Pick<Row, Name>>(
  t: Fields<Shape>,
  row: RowOf<Row>,
  meanings: Readonly<Record<Name, Meaning>>,
): Record<Name, FieldRef<Types, unknown, 'Object'>> => {
  const fieldOf = (name: Name) => {
    const column = row.columns[name]
    const meaning: Meaning = meanings[name]
    const { description, nullable } =
      typeof meaning === 'string' ? { description: meaning, nullable: column.isNullable } : meaning
    return t.field({
      type: typeOf(name, column),
      nullable,
      description,
      resolve: (parent: Shape) => parent[name] as never,
    })
  }
  const names = Object.keys(meanings) as Name[]
  return Object.fromEntries(names.map((name) => [name, fieldOf(name)])) as Record<
    Name,
    FieldRef<Types, unknown, 'Object'>
  >
}
