import { Kind } from 'graphql'
import type { DocumentNode, OperationDefinitionNode, SelectionSetNode, ValueNode } from 'graphql'

/** Ids, cursors and short questions are in the price of their fields. */
const FREE_CHARACTERS = 1_000
/** Of what is longer, reading as many characters costs as much as a field. */
const CHARACTERS_PER_COST = 10

const lengthIn = (value: unknown): number => {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum: number, item) => sum + lengthIn(item), 0)
}

const lengthOf = (value: ValueNode, variables: Readonly<Record<string, unknown>>): number => {
  if (value.kind === Kind.STRING) return value.value.length
  if (value.kind === Kind.VARIABLE) return lengthIn(variables[value.name.value])
  if (value.kind === Kind.LIST) return value.values.reduce((sum, item) => sum + lengthOf(item, variables), 0)
  return value.kind === Kind.OBJECT
    ? value.fields.reduce((sum, field) => sum + lengthOf(field.value, variables), 0)
    : 0
}

/** What the texts cost that an operation hands to its fields, each as often as it is handed over. */
export const measureText = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): number => {
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node.selectionSet]] : [],
    ),
  )
  // Fragments may double two hundred times: each is measured once, and one inside itself is nothing more.
  const known = new Map<string, number>()
  const ofFragment = (name: string): number => {
    const found = known.get(name)
    if (found !== undefined) return found
    known.set(name, 0)
    const selectionSet = fragments.get(name)
    const length = selectionSet === undefined ? 0 : ofSelections(selectionSet)
    known.set(name, length)
    return length
  }
  const ofSelections = ({ selections }: SelectionSetNode): number =>
    selections.reduce((sum, node) => {
      if (node.kind === Kind.FRAGMENT_SPREAD) return sum + ofFragment(node.name.value)
      const own =
        node.kind === Kind.FIELD
          ? (node.arguments ?? []).reduce((all, { value }) => all + lengthOf(value, variables), 0)
          : 0
      return sum + own + (node.selectionSet ? ofSelections(node.selectionSet) : 0)
    }, 0)
  const charged = Math.max(0, ofSelections(operation.selectionSet) - FREE_CHARACTERS)
  return Math.ceil(charged / CHARACTERS_PER_COST)
}
