import type { EntityMetadata, MetadataStorage } from '@mikro-orm/postgresql'
import {
  AliasNode,
  CastNode,
  ColumnNode,
  DataTypeNode,
  DeleteQueryNode,
  IdentifierNode,
  InsertQueryNode,
  ReferenceNode,
  SchemableIdentifierNode,
  SelectionNode,
  SelectQueryNode,
  TableNode,
  UpdateQueryNode,
} from 'kysely'
import type { KyselyPlugin, OperationNode, RootOperationNode } from 'kysely'

type Scope = ReadonlyMap<string, EntityMetadata>

const nameOf = (table: OperationNode): string | null =>
  TableNode.is(table) && SchemableIdentifierNode.is(table.table) ? table.table.identifier.name : null

/** What rows of a query are made of, by the names that it has for them. */
const scopeOf = (sources: readonly (OperationNode | undefined)[], metadata: MetadataStorage): Scope => {
  const scope = new Map<string, EntityMetadata>()
  for (const source of sources) {
    if (source === undefined) continue
    const table = nameOf(AliasNode.is(source) ? source.node : source)
    const entity = table === null ? undefined : metadata.getByClassName(table, false)
    const name = AliasNode.is(source) && IdentifierNode.is(source.alias) ? source.alias.name : table
    if (entity !== undefined && name !== null) scope.set(name, entity)
  }
  return scope
}

/** Under which type of PostgreSQL a property comes as what its entity says that it is; null: it does so by itself. */
const readAs = (scope: Scope, { table, column }: ReferenceNode): 'double precision' | 'text' | null => {
  const entity = table === undefined ? scope.values().next().value : scope.get(nameOf(table) ?? '')
  const name = ColumnNode.is(column) ? column.column.name : ''
  const property = Object.hasOwn(entity?.properties ?? {}, name) ? entity?.properties[name] : undefined
  const type = property?.columnTypes?.[0] ?? ''
  if (property?.runtimeType === 'number' && /^(bigint|numeric)/.test(type)) return 'double precision'
  return type === 'date' ? 'text' : null
}

/** A selected property under its own name: PostgreSQL names the rows, and nothing is left to do for each of them. */
const named = ({ selection }: SelectionNode, scope: Scope): SelectionNode => {
  const read = AliasNode.is(selection) ? selection.node : selection
  if (!ReferenceNode.is(read) || !ColumnNode.is(read.column)) return SelectionNode.create(selection)
  const type = readAs(scope, read)
  return SelectionNode.create(
    AliasNode.create(
      type === null ? read : CastNode.create(read, DataTypeNode.create(type)),
      AliasNode.is(selection) ? selection.alias : read.column.column,
    ),
  )
}

const withNamedRows = (node: RootOperationNode, metadata: MetadataStorage): RootOperationNode => {
  if (SelectQueryNode.is(node)) {
    const scope = scopeOf(
      [...(node.from?.froms ?? []), ...(node.joins ?? []).map(({ table }) => table)],
      metadata,
    )
    return { ...node, ...(node.selections && { selections: node.selections.map((it) => named(it, scope)) }) }
  }
  if (!(InsertQueryNode.is(node) || UpdateQueryNode.is(node) || DeleteQueryNode.is(node))) return node
  if (node.returning === undefined) return node
  const own = InsertQueryNode.is(node)
    ? [node.into]
    : UpdateQueryNode.is(node)
      ? [node.table]
      : node.from.froms
  const others = InsertQueryNode.is(node) ? [] : (node.joins ?? []).map(({ table }) => table)
  const from = UpdateQueryNode.is(node) ? (node.from?.froms ?? []) : []
  const scope = scopeOf([...own, ...from, ...others], metadata)
  return {
    ...node,
    returning: { ...node.returning, selections: node.returning.selections.map((it) => named(it, scope)) },
  }
}

/**
 * Rows come under the names of properties and as what their entities say that they are: a bigint or numeric that is a number
 * as one, a date as its text. (Instants are dates by `pg` itself.) Of what is worked out in a query its author says the type.
 */
export const namedRows = (metadata: MetadataStorage): KyselyPlugin => ({
  transformQuery: ({ node }) => withNamedRows(node, metadata),
  transformResult: ({ result }) => Promise.resolve(result),
})
