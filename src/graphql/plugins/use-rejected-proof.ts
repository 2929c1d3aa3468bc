import { getOperationAST, GraphQLError, Kind } from 'graphql'
import type { DocumentNode, ExecutionArgs, SelectionSetNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { RejectedTokenError } from '../../domain/errors.ts'
import type { Mask } from './mask.ts'

type Asked = Pick<ExecutionArgs, 'document' | 'operationName' | 'schema' | 'contextValue'>

const isRejected = (context: unknown): boolean =>
  typeof context === 'object' && context !== null && 'isRejected' in context && context.isRejected === true

/** Names of the fields of a selection, those of its fragments included. Validation has ruled out circles. */
const fieldNames = (document: DocumentNode, { selections }: SelectionSetNode): string[] =>
  selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value]
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldNames(document, selection.selectionSet)
    return document.definitions
      .filter((it) => it.kind === Kind.FRAGMENT_DEFINITION)
      .filter(({ name }) => name.value === selection.name.value)
      .flatMap(({ selectionSet }) => fieldNames(document, selectionSet))
  })

/** Whether all that an operation does are mutations that say of themselves that they ask for no proof. */
const ignoresProof = ({ document, operationName, schema }: Asked): boolean => {
  const operation = getOperationAST(document, operationName)
  if (operation?.operation !== 'mutation') return false
  const fields = schema.getMutationType()?.getFields() ?? {}
  const names = fieldNames(document, operation.selectionSet).filter((name) => name !== '__typename')
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
