import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { getOperationAST, parse, validate } from 'graphql'
import type { GraphQLSchema } from 'graphql'
import { inputSchemaOf } from './input-schema.ts'

/** An operation of the API that a model may call. */
export interface Tool {
  name: string
  description: string
  inputSchema: ReturnType<typeof inputSchemaOf>
  query: string
  /** Of a subscription a call gets what it told last, once this of it is there. */
  until: string | null
  kind: 'query' | 'mutation' | 'subscription'
}

const FOLDER = fileURLToPath(new URL('../../../examples/tools/', import.meta.url))

const UNTIL = /^# until: (\w+)$/m
const COMMENT = /^#\s?(.*)$/gm

const toolOf = (schema: GraphQLSchema, file: string, text: string): Tool => {
  const document = parse(text)
  const operation = getOperationAST(document)
  if (operation == null) throw new Error(`${file} must have one operation`)
  const [error] = validate(schema, document)
  if (error !== undefined) throw new Error(`${file}: ${error.message}`)
  const description = [...text.replace(UNTIL, '').matchAll(COMMENT)]
    .map(([, line = '']) => line.trim())
    .join(' ')
  if (description === '') throw new Error(`${file} says in no comment what it is good for`)
  return {
    name: file.replace(/\.graphql$/, '').replaceAll('-', '_'),
    description,
    inputSchema: inputSchemaOf(schema, document, operation),
    query: text,
    until: UNTIL.exec(text)?.[1] ?? null,
    kind: operation.operation,
  }
}

const read = async (schema: GraphQLSchema): Promise<readonly Tool[]> => {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.graphql')).toSorted()
  return Promise.all(
    files.map(async (file) =>
      toolOf(schema, file, await readFile(new URL(file, `file://${FOLDER}`), 'utf8')),
    ),
  )
}

const known = new WeakMap<GraphQLSchema, Promise<readonly Tool[]>>()

/** One file, one tool: its name, its comment, its variables. A file that does not fit the schema is an error of the first use. */
export const readTools = (schema: GraphQLSchema): Promise<readonly Tool[]> => {
  const tools = known.get(schema) ?? read(schema)
  known.set(schema, tools)
  return tools
}
