import { getOperationAST, GraphQLError, Kind } from 'graphql'
import type { DocumentNode, ExecutionArgs, OperationDefinitionNode, SelectionSetNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { RejectedTokenError } from '../../domain/errors.ts'
import type { Mask } from './mask.ts'

type Asked = Pick<ExecutionArgs, 'document' | 'operationName' | 'schema' | 'contextValue'>

const isRejected = (context: unknown): boolean =>
  typeof context === 'object' && context !== null && 'isRejected' in context && context.isRejected === true

/** Names of the fields that an operation asks for at its root, each fragment looked into once, however often it is spread. */
const rootFields = (document: DocumentNode, operation: OperationDefinitionNode): ReadonlySet<string> => {
  const fragments = new Map<string, SelectionSetNode>()
  for (const it of document.definitions)
    if (it.kind === Kind.FRAGMENT_DEFINITION) fragments.set(it.name.value, it.selectionSet)
  const names = new Set<string>()
  const open = [operation.selectionSet]
  for (let set = open.pop(); set !== undefined; set = open.pop()) {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) names.add(selection.name.value)
      else if (selection.kind === Kind.INLINE_FRAGMENT) open.push(selection.selectionSet)
      else {
        const fragment = fragments.get(selection.name.value)
        if (fragment) open.push(fragment)
        fragments.delete(selection.name.value)
      }
    }
  }
  return names
}

/** Whether all that an operation does are mutations that say of themselves that they ask for no proof. */
const ignoresProof = ({ document, operationName, schema }: Asked): boolean => {
  const operation = getOperationAST(document, operationName)
  if (operation?.operation !== 'mutation') return false
  const fields = schema.getMutationType()?.getFields() ?? {}
  const names = [...rootFields(document, operation)].filter((name) => name !== '__typename')
  return names.length > 0 && names.every((name) => fields[name]?.extensions['ignoresProof'] === true)
}

/**
 * A token that was sent and does not hold makes nobody of its sender: the operation is refused, whatever it asks, so that
 * the client notices. Only what gives out new tokens goes on without it, and says so (`extensions: { ignoresProof: true }`).
 */
export const useRejectedProof = (mask: Mask): Plugin => {
  const refusal = (args: Asked): { errors: GraphQLError[] } | null => {
    if (!isRejected(args.contextValue) || ignoresProof(args)) return null
    const masked = mask(new RejectedTokenError())
    return { errors: [masked instanceof GraphQLError ? masked : new GraphQLError(masked.message)] }
  }
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const refused = refusal(args)
      if (refused !== null) setResultAndStopExecution(refused)
    },
    onSubscribe({ args, setResultAndStopExecution }) {
      const refused = refusal(args)
      if (refused !== null) setResultAndStopExecution(refused)
    },
  }
}
