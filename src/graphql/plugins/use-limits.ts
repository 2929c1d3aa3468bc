import { complexityFromQuery } from '@pothos/plugin-complexity'
import type { DocumentNode, ExecutionArgs, OperationDefinitionNode } from 'graphql'
import { getOperationAST, getVariableValues, GraphQLError, Kind, parse } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Mask } from './mask.ts'
import { measureText } from './text-cost.ts'
import { DEFAULT_SHAPE, findOddShape, isTooNested, MAX_NESTING } from './shape.ts'
import type { ShapeLimits } from './shape.ts'

export interface Limits extends ShapeLimits {
  /** Lexical tokens of a document. */
  maxTokens: number
  maxDepth: number
  /** Sum of the fields' costs, those inside a list counted as often as `first` or `last` asks for. */
  maxCost: number
}

// About the cost of a full page of 100 listings with everything about each.
export const DEFAULT_LIMITS: Limits = { ...DEFAULT_SHAPE, maxTokens: 2000, maxDepth: 15, maxCost: 15_000 }

const tooMuch = (what: string, value: number, max: number): GraphQLError =>
  new GraphQLError(`the operation is too ${what}: ${value}, at most ${max} is allowed`, {
    extensions: { code: 'OPERATION_TOO_EXPENSIVE', http: { status: 400 } },
  })

/** A document with the operation that is going to run and without the others, whose cost would hide or add to it. */
const isolate = (document: DocumentNode, operation: OperationDefinitionNode): DocumentNode => ({
  ...document,
  definitions: document.definitions.filter(
    (definition) => definition === operation || definition.kind === Kind.FRAGMENT_DEFINITION,
  ),
})

const ONE_ERROR = { maxErrors: 1 }

type Checked = Pick<ExecutionArgs, 'document' | 'operationName' | 'schema' | 'variableValues'>

/** What an operation costs with its variables; null where it will not run anyway. Throws where it costs too much. */
const measureCost = (args: Checked, limits: Limits): number | null => {
  const operation = getOperationAST(args.document, args.operationName)
  if (!operation) return null
  const variables = { ...args.variableValues }
  // Execution would refuse them too, but goes on to the fiftieth error, each of which quotes the whole value.
  const read = getVariableValues(args.schema, operation.variableDefinitions ?? [], variables, ONE_ERROR)
  if (read.errors) throw read.errors[0]
  const { complexity, depth } = complexityFromQuery(isolate(args.document, operation), {
    schema: args.schema,
    variables,
    ctx: {},
  })
  if (depth > limits.maxDepth) throw tooMuch('deep', depth, limits.maxDepth)
  const cost = complexity + measureText(args.document, operation, read.coerced ?? {})
  if (cost > limits.maxCost) throw tooMuch('expensive', cost, limits.maxCost)
  return cost
}

interface Answer {
  extensions?: Record<string, unknown>
  stringify?: () => string
}
const isAnswer = (result: object): result is Answer => !(Symbol.asyncIterator in result)

/** The answer with its cost in `extensions`; one that writes itself down gets it written in. */
const withCost = (result: Answer, requested: number, maximum: number): Answer => {
  const extensions = { ...result.extensions, cost: { requested, maximum } }
  const { stringify } = result
  if (stringify === undefined) return { ...result, extensions }
  return {
    ...result,
    extensions,
    stringify: () => `${stringify().slice(0, -1)},"extensions":${JSON.stringify(extensions)}}`,
  }
}

/** Refuses what would cost too much before any of it runs, over HTTP and over sockets alike, and tells what the rest cost. */
export const useLimits = (limits: Limits, mask: Mask): Plugin => {
  const check = (args: Checked): { cost: number | null } | { errors: GraphQLError[] } => {
    try {
      return { cost: measureCost(args, limits) }
    } catch (error) {
      // Costs are computed from validated arguments, so an argument that breaks a rule is found here already.
      const masked = mask(error)
      return { errors: [masked instanceof GraphQLError ? masked : new GraphQLError(masked.message)] }
    }
  }
  return {
    onParse({ setParseFn }) {
      setParseFn((source, options) => {
        if (isTooNested(source)) throw tooMuch('deep', MAX_NESTING + 1, MAX_NESTING)
        const document = parse(source, { ...options, maxTokens: limits.maxTokens })
        const odd = findOddShape(document, limits)
        if (odd) throw odd
        return document
      })
    },
    onExecute({ args, setResultAndStopExecution }) {
      const checked = check(args)
      if ('errors' in checked) return setResultAndStopExecution(checked)
      const { cost } = checked
      if (cost === null) return undefined
      return {
        onExecuteDone({ result, setResult }) {
          if (isAnswer(result)) setResult(withCost(result, cost, limits.maxCost))
        },
      }
    },
    onSubscribe({ args, setResultAndStopExecution }) {
      const checked = check(args)
      if ('errors' in checked) setResultAndStopExecution(checked)
    },
  }
}
