import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type {
  DocumentNode,
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLInputType,
  GraphQLNamedInputType,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql'

export type JsonSchema = Record<string, unknown>

/** How a value of each scalar is written as JSON. */
const SCALARS: Record<string, JsonSchema> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  Manwon: { type: 'integer', minimum: 0 },
  Date: { type: 'string', format: 'date' },
  DateTime: { type: 'string', format: 'date-time' },
  JSON: {},
}

const described = (schema: JsonSchema, ...texts: (string | null | undefined)[]): JsonSchema => {
  const description = texts.filter((text) => text != null && text !== '').join(' ')
  return description === '' ? schema : { ...schema, description }
}

const valuesOf = (type: GraphQLEnumType): JsonSchema =>
  described(
    { type: 'string', enum: type.getValues().map(({ name }) => name) },
    type.description,
    ...type.getValues().map(({ name, description }) => (description ? `${name}: ${description}` : null)),
  )

/** What a variable says by where it stands: the description of the argument, or the field of an input. */
const meanings = (schema: GraphQLSchema, document: DocumentNode): Map<string, string> => {
  const found = new Map<string, string>()
  const info = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(info, {
      Variable(node) {
        const { description } = info.getArgument() ?? {}
        if (description != null && !found.has(node.name.value)) found.set(node.name.value, description)
      },
    }),
  )
  return found
}

/** What the variables of an operation may be, as JSON Schema. Input types that stand in themselves are definitions. */
export const inputSchemaOf = (
  schema: GraphQLSchema,
  document: DocumentNode,
  { variableDefinitions = [] }: OperationDefinitionNode,
): JsonSchema & { type: 'object'; properties: Record<string, JsonSchema> } => {
  const definitions: Record<string, JsonSchema> = {}

  const objectOf = (type: GraphQLInputObjectType): JsonSchema => {
    const fields = Object.values(type.getFields())
    return described(
      {
        type: 'object',
        properties: Object.fromEntries(
          fields.map((field) => [field.name, described(of(field.type), field.description)]),
        ),
        required: fields
          .filter((field) => isNonNullType(field.type) && field.defaultValue === undefined)
          .map(({ name }) => name),
        additionalProperties: false,
        ...(type.isOneOf && { minProperties: 1, maxProperties: 1 }),
      },
      type.description,
    )
  }
  const namedOf = (type: GraphQLNamedInputType): JsonSchema => {
    if (isEnumType(type)) return valuesOf(type)
    if (!isInputObjectType(type)) return described(SCALARS[type.name] ?? {}, type.description)
    if (!Object.hasOwn(definitions, type.name)) {
      // Before it is made: it may stand in itself.
      definitions[type.name] = {}
      definitions[type.name] = objectOf(type)
    }
    return { $ref: `#/$defs/${type.name}` }
  }
  const of = (type: GraphQLInputType): JsonSchema => {
    if (isNonNullType(type)) return of(type.ofType)
    if (isListType(type)) return { type: 'array', items: of(type.ofType) }
    return namedOf(getNamedType(type))
  }

  const told = meanings(schema, document)
  const typed = variableDefinitions.map(({ variable, type, defaultValue }) => {
    const name = variable.name.value
    const known = typeFromAST(schema, type) as GraphQLInputType | undefined
    if (known === undefined) throw new Error(`the type of $${name} is not known`)
    return {
      name,
      schema: described(of(known), told.get(name)),
      isNeeded: isNonNullType(known) && !defaultValue,
    }
  })
  return {
    type: 'object',
    properties: Object.fromEntries(typed.map(({ name, schema: it }) => [name, it])),
    required: typed.filter(({ isNeeded }) => isNeeded).map(({ name }) => name),
    additionalProperties: false,
    ...(Object.keys(definitions).length > 0 && { $defs: definitions }),
  }
}
