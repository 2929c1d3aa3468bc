import { Kind } from 'graphql'
import type { GraphQLResolveInfo, SelectionNode } from 'graphql'

type Fragments = GraphQLResolveInfo['fragments']

/** Fields that a selection asks for, fragments opened. */
const fieldsOf = (
  selections: readonly SelectionNode[],
  fragments: Fragments,
): { name: string; inside: readonly SelectionNode[] }[] =>
  selections.flatMap((node) => {
    switch (node.kind) {
      case Kind.FIELD:
        return [{ name: node.name.value, inside: node.selectionSet?.selections ?? [] }]
      case Kind.INLINE_FRAGMENT:
        return fieldsOf(node.selectionSet.selections, fragments)
      case Kind.FRAGMENT_SPREAD:
        return fieldsOf(fragments[node.name.value]?.selectionSet.selections ?? [], fragments)
      default:
        return node satisfies never
    }
  })

/**
 * Names of the fields asked for below a path (`['edges', 'node', 'property']`), so that they can be read in one statement.
 * A field under @skip counts as asked for: what is read for it is merely not shown.
 */
export const selectedFields = (info: GraphQLResolveInfo, path: readonly string[]): ReadonlySet<string> => {
  let level = info.fieldNodes.flatMap((node) => node.selectionSet?.selections ?? [])
  for (const step of path) {
    level = fieldsOf(level, info.fragments)
      .filter((field) => field.name === step)
      .flatMap((field) => field.inside)
  }
  return new Set(fieldsOf(level, info.fragments).map((field) => field.name))
}
