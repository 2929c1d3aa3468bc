import { GraphQLError, Kind } from 'graphql'
import type { ASTNode, DocumentNode, SelectionSetNode, Source } from 'graphql'

/** What a document may be made of. It is counted once for each text: parsed documents are kept. */
export interface ShapeLimits {
  /** Fields with a name of their own, in the whole document. */
  maxAliases: number
  /** The same field selected again in one selection set, under whatever name. */
  maxCopies: number
  /** Directives on one place. */
  maxDirectives: number
  /** Fields at the root of one mutation: each of them is a change of its own. */
  maxMutations: number
}

export const DEFAULT_SHAPE: ShapeLimits = {
  maxAliases: 100,
  maxCopies: 30,
  maxDirectives: 9,
  maxMutations: 10,
}

const tooMany = (what: string, max: number): GraphQLError =>
  new GraphQLError(`the operation has too many ${what}: at most ${max} are allowed`, {
    extensions: { code: 'OPERATION_TOO_EXPENSIVE', http: { status: 400 } },
  })

const mostCopies = ({ selections }: SelectionSetNode): number => {
  const copies = new Map<string, number>()
  for (const node of selections) {
    if (node.kind === Kind.FIELD) copies.set(node.name.value, (copies.get(node.name.value) ?? 0) + 1)
  }
  return Math.max(0, ...copies.values())
}

/** Its depth is bounded by the tokens that the parser allows. */
const eachNode = (node: ASTNode, see: (node: ASTNode) => void): void => {
  see(node)
  if ('directives' in node) for (const directive of node.directives ?? []) eachNode(directive, see)
  if (node.kind === Kind.DOCUMENT) for (const definition of node.definitions) eachNode(definition, see)
  else if (node.kind === Kind.SELECTION_SET) for (const selection of node.selections) eachNode(selection, see)
  else if ('selectionSet' in node && node.selectionSet) eachNode(node.selectionSet, see)
}

/** Why a document is refused before it is compared with the schema; null where it is not. */
export const findOddShape = (document: DocumentNode, limits: ShapeLimits): GraphQLError | null => {
  let aliases = 0
  let odd: GraphQLError | null = null
  eachNode(document, (node) => {
    if (node.kind === Kind.FIELD && node.alias) aliases += 1
    if ('directives' in node && (node.directives?.length ?? 0) > limits.maxDirectives)
      odd ??= tooMany('directives on one place', limits.maxDirectives)
    if (node.kind === Kind.SELECTION_SET && mostCopies(node) > limits.maxCopies)
      odd ??= tooMany('copies of one field', limits.maxCopies)
    if (
      node.kind === Kind.OPERATION_DEFINITION &&
      node.operation === 'mutation' &&
      node.selectionSet.selections.length > limits.maxMutations
    )
      odd ??= tooMany('changes', limits.maxMutations)
  })
  return odd ?? (aliases > limits.maxAliases ? tooMany('aliases', limits.maxAliases) : null)
}

/** Brackets in brackets. The parser goes down with them, and a stack has an end. */
export const MAX_NESTING = 100

/** Where a string or comment that begins at a place ends. Char by char: patterns that look for an end can be made to look long. */
const skip = (text: string, at: number): number => {
  if (text.charAt(at) === '#') {
    let end = at
    while (end < text.length && text.charAt(end) !== '\n' && text.charAt(end) !== '\r') end += 1
    return end
  }
  if (text.startsWith('"""', at)) {
    const end = text.indexOf('"""', at + 3)
    return end < 0 ? text.length : end + 3
  }
  let end = at + 1
  while (end < text.length && text.charAt(end) !== '"' && text.charAt(end) !== '\n')
    end += text.charAt(end) === '\\' ? 2 : 1
  return end + 1
}

export const isTooNested = (source: string | Source): boolean => {
  const text = typeof source === 'string' ? source : source.body
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (character === '"' || character === '#') at = skip(text, at) - 1
    else if (character === '{' || character === '[' || character === '(') depth += 1
    else if (character === '}' || character === ']' || character === ')') depth -= 1
    if (depth > MAX_NESTING) return true
  }
  return false
}
