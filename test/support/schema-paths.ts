import {
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import type {
  GraphQLArgument,
  GraphQLField,
  GraphQLInputType,
  GraphQLNamedType,
  GraphQLObjectType,
  GraphQLSchema,
} from 'graphql'

type Field = GraphQLField<unknown, unknown>

/** One step from a type to what one of its fields gives: the field, and the object type that it is taken to be. */
export interface Step {
  parent: GraphQLObjectType
  field: Field
  target: GraphQLObjectType
}

/** Object types that a field may give; none where it gives a value. */
export const targetsOf = (schema: GraphQLSchema, field: Field): readonly GraphQLObjectType[] => {
  const type: GraphQLNamedType = getNamedType(field.type)
  if (isObjectType(type)) return [type]
  return isAbstractType(type) ? schema.getPossibleTypes(type) : []
}

/** Every step that there is below the queries, each with the shortest way to its parent. */
export const queryPaths = (schema: GraphQLSchema): Step[][] => {
  const root = schema.getQueryType()
  if (!root) throw new Error('a schema has queries')
  const wayTo = new Map<string, Step[]>([[root.name, []]])
  const paths: Step[][] = []
  const queue = [root]
  for (let parent = queue.shift(); parent; parent = queue.shift()) {
    for (const field of Object.values(parent.getFields())) {
      for (const target of targetsOf(schema, field)) {
        const path = [...(wayTo.get(parent.name) ?? []), { parent, field, target }]
        paths.push(path)
        if (wayTo.has(target.name)) continue
        wayTo.set(target.name, path)
        queue.push(target)
      }
    }
  }
  return paths
}

/** Gives the id for an argument. */
export type ChooseId = (step: Step | null) => string

const literalOf = (type: GraphQLInputType, id: string): string => {
  if (isNonNullType(type)) return literalOf(type.ofType, id)
  if (isListType(type)) return `[${literalOf(type.ofType, id)}]`
  if (isEnumType(type)) return type.getValues()[0]?.name ?? ''
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
    const given = type.isOneOf
      ? fields.slice(0, 1)
      : fields.filter((field) => isNonNullType(field.type) || hasId(field.type))
    return `{${given.map((field) => `${field.name}: ${literalOf(field.type, id)}`).join(', ')}}`
  }
  switch (type.name) {
    case 'ID':
      return JSON.stringify(id)
    case 'Int':
    case 'Float':
    case 'Manwon':
      return '1'
    case 'Boolean':
      return 'true'
    case 'Date':
      return '"2026-11-21"'
    case 'DateTime':
      return '"2026-11-21T00:00:00Z"'
    default:
      return '"1168000000"'
  }
}

/** Whether an id can be given, however deep. */
const hasId = (type: GraphQLInputType, depth = 0): boolean => {
  const named = getNamedType(type)
  if (named.name === 'ID') return true
  return (
    isInputObjectType(named) &&
    depth < 5 &&
    Object.values(named.getFields()).some((field) => hasId(field.type, depth + 1))
  )
}

export const takesId = (field: Field): boolean => field.args.some((arg) => hasId(arg.type))

export const writeArguments = (field: Field, id: string): string => {
  const given = field.args.filter((arg: GraphQLArgument) => isNonNullType(arg.type) || hasId(arg.type))
  if (given.length === 0) return ''
  return `(${given.map((arg) => `${arg.name}: ${literalOf(arg.type, id)}`).join(', ')})`
}

/** All values of a type that can be asked for without an argument; named apart, since types of a union differ. */
const valuesOf = (type: GraphQLObjectType): string =>
  Object.values(type.getFields())
    .filter(
      (field) => isLeafType(getNamedType(field.type)) && field.args.every((arg) => !isNonNullType(arg.type)),
    )
    .map((field) => `${type.name}_${field.name}: ${field.name}`)
    .join(' ')

/** `{ __typename … on T { values } }` for whatever a field gives. */
export const selectValues = (schema: GraphQLSchema, field: Field): string =>
  selectOf(targetsOf(schema, field))

const selectOf = (types: readonly GraphQLObjectType[]): string => {
  const parts = types.map((type) => `... on ${type.name} { ${valuesOf(type)} __typename }`)
  return parts.length === 0 ? '' : `{ __typename ${parts.join(' ')} }`
}

/** The query that goes a path and asks for every value at its end. */
export const writePath = (path: readonly Step[], chooseId: ChooseId): string => {
  const write = (at: number): string => {
    const step = path[at]
    if (step === undefined) return ''
    const opened = `${step.field.name}${writeArguments(step.field, chooseId(step))}`
    // Whatever else the field may give has a path of its own.
    if (at === path.length - 1) return `${opened} ${selectOf([step.target])}`
    return `${opened} { __typename ... on ${step.target.name} { ${write(at + 1)} } }`
  }
  return `{ ${write(0)} }`
}
