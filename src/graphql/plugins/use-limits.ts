import { complexityFromQuery } from '@pothos/plugin-complexity'
import type { DocumentNode, ExecutionArgs } from 'graphql'
import { getOperationAST, getVariableValues, GraphQLError, Kind, parse } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Mask } from './mask.ts'

export interface Limits {
  /** Lexical tokens of a document. */
  maxTokens: number
  maxDepth: number
  /** Sum of the fields' costs, those inside a list counted as often as `first` or `last` asks for. */
  maxCost: number
}

// About the cost of a full page of 100 listings with everything about each.
export const DEFAULT_LIMITS: Limits = { maxTokens: 2000, maxDepth: 15, maxCost: 15_000 }

const tooMuch = (what: string, value: number, max: number): GraphQLError =>
  new GraphQLError(`the operation is too ${what}: ${value}, at most ${max} is allowed`, {
    extensions: { code: 'OPERATION_TOO_EXPENSIVE', http: { status: 400 } },
  })

/** A document with the operation that is going to run and without the others, whose cost would hide or add to it. */
const isolate = (document: DocumentNode, operationName: string | null | undefined): DocumentNode | null => {
  const operation = getOperationAST(document, operationName)
  if (!operation) return null
  const definitions = document.definitions.filter(
    (definition) => definition === operation || definition.kind === Kind.FRAGMENT_DEFINITION,
  )
  return { ...document, definitions }
}

type Checked = Pick<ExecutionArgs, 'document' | 'operationName' | 'schema' | 'variableValues'>

const findExcess = (args: Checked, limits: Limits): GraphQLError | null => {
  const document = isolate(args.document, args.operationName)
  if (document === null) return null
  const variables = { ...args.variableValues }
  const [operation] = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  )
  // Execution refuses them too, before it runs anything.
  if (getVariableValues(args.schema, operation?.variableDefinitions ?? [], variables).errors) return null
  const { complexity, depth } = complexityFromQuery(document, { schema: args.schema, variables, ctx: {} })
  if (depth > limits.maxDepth) return tooMuch('deep', depth, limits.maxDepth)
  if (complexity > limits.maxCost) return tooMuch('expensive', complexity, limits.maxCost)
  return null
}

/** Refuses what would cost too much before any of it runs, over HTTP and over sockets alike. */
export const useLimits = (limits: Limits, mask: Mask): Plugin => {
  const refusal = (args: Checked): { errors: GraphQLError[] } | null => {
    try {
      const excess = findExcess(args, limits)
      return excess === null ? null : { errors: [excess] }
    } catch (error) {
      // Costs are computed from validated arguments, so an argument that breaks a rule is found here already.
      const masked = mask(error)
      return { errors: [masked instanceof GraphQLError ? masked : new GraphQLError(masked.message)] }
    }
  }
  return {
    onParse({ setParseFn }) {
      setParseFn((source, options) => parse(source, { ...options, maxTokens: limits.maxTokens }))
    },
    onExecute({ args, setResultAndStopExecution }) {
      const refused = refusal(args)
      if (refused) setResultAndStopExecution(refused)
    },
    onSubscribe({ args, setResultAndStopExecution }) {
      const refused = refusal(args)
      if (refused) setResultAndStopExecution(refused)
    },
  }
}
