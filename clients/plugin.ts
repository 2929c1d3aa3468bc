import { getNamedType, isAbstractType, isInterfaceType, isObjectType } from 'graphql'
import type { GraphQLSchema } from 'graphql'

const PAGING = ['after', 'before', 'first', 'last']

/** What a normalising cache has to know of the schema, as data that any client can read: clients/cache.json. */
export const cacheOf = (schema: GraphQLSchema) => {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))
  const node = schema.getType('Node')
  const objects = types.filter(isObjectType)
  const isNode = (type: (typeof objects)[number]) =>
    isInterfaceType(node) && type.getInterfaces().includes(node)
  const connectionsOf = (type: (typeof objects)[number]) =>
    Object.values(type.getFields())
      .filter((field) => getNamedType(field.type).name.endsWith('Connection'))
      .map(({ name, args }) => [name, args.map((arg) => arg.name).filter((arg) => !PAGING.includes(arg))])
  return {
    /** Of interfaces and unions: which objects they may be. */
    possibleTypes: Object.fromEntries(
      types.filter(isAbstractType).map((type) => [
        type.name,
        schema
          .getPossibleTypes(type)
          .map(({ name }) => name)
          .toSorted(),
      ]),
    ),
    /** Objects whose `id` names them only within what has them. */
    embedded: objects.filter((type) => 'id' in type.getFields() && !isNode(type)).map(({ name }) => name),
    /** Paginated fields, with the arguments that make another list. */
    connections: Object.fromEntries(
      objects
        .map((type) => [type.name, connectionsOf(type)] as const)
        .filter(([, fields]) => fields.length > 0)
        .map(([name, fields]) => [name, Object.fromEntries(fields)]),
    ),
  }
}

/** For GraphQL Code Generator. */
export const plugin = (schema: GraphQLSchema): string => `${JSON.stringify(cacheOf(schema), null, 2)}\n`
