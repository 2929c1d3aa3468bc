import { hash } from 'node:crypto'
import { getOperationAST, Kind, print, visit } from 'graphql'
import type { DocumentNode, ExecutionArgs, ExecutionResult } from 'graphql'

/** What is shown of an event may be this old when another subscriber gets it: never older than the event itself. */
const FRESH_MS = 500

interface Shape {
  /** The same for the same operation, however often it was parsed. */
  id: string
  /** Variables that an event's answer depends on; those of the subscription itself say only where it begins. */
  variables: readonly string[]
}

interface Shown {
  at: number
  result: Promise<ExecutionResult>
}

/** Names of the variables that are used inside of the subscription's field, or in a fragment. */
const variablesInside = (document: DocumentNode, operationName: string | null | undefined): string[] => {
  const names = new Set<string>()
  const collect = { Variable: ({ name }: { name: { value: string } }) => void names.add(name.value) }
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) visit(definition, collect)
  }
  for (const selection of getOperationAST(document, operationName)?.selectionSet.selections ?? []) {
    for (const directive of selection.directives ?? []) visit(directive, collect)
    if (selection.kind === Kind.FIELD && selection.selectionSet) visit(selection.selectionSet, collect)
    if (selection.kind === Kind.INLINE_FRAGMENT) visit(selection, collect)
  }
  return [...names].toSorted()
}

/**
 * Thousands of sockets may follow one run with one operation: an event is executed once for those of one user who ask the
 * same at the same time. Everything that the answer depends on is in the key: the event itself, who asks (and where, since
 * links name the host), the operation and its variables.
 */
export const createSharedResults = (now: () => number = Date.now) => {
  const shapes = new WeakMap<DocumentNode, Map<string, Shape>>()
  const shown = new WeakMap<object, Map<string, Shown>>()

  const shapeOf = ({ document, operationName }: ExecutionArgs): Shape => {
    const known = shapes.get(document) ?? new Map<string, Shape>()
    shapes.set(document, known)
    const name = operationName ?? ''
    const found = known.get(name)
    if (found) return found
    const shape = {
      id: hash('sha256', `${name}\n${print(document)}`),
      variables: variablesInside(document, operationName),
    }
    known.set(name, shape)
    return shape
  }

  return (
    args: ExecutionArgs,
    event: object,
    asker: string,
    execute: () => Promise<ExecutionResult>,
  ): Promise<ExecutionResult> => {
    const { id, variables } = shapeOf(args)
    const values = variables.map((name) => args.variableValues?.[name] ?? null)
    const key = `${asker}\n${id}\n${JSON.stringify(values)}`
    const known = shown.get(event) ?? new Map<string, Shown>()
    shown.set(event, known)
    const found = known.get(key)
    if (found && now() - found.at < FRESH_MS) return found.result
    const result = execute()
    known.set(key, { at: now(), result })
    return result
  }
}
