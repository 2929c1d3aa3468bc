import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import {
  buildSchema as parseSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  lexicographicSortSchema,
  printSchema,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { buildSchema } from '../src/graphql/schema.ts'
import { shared } from './support/shared.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const schema = buildSchema()

test('schema.graphql is the built schema (npm run codegen)', () => {
  const kept = parseSchema(readFileSync(`${root}schema.graphql`, 'utf8'))
  expect(printSchema(lexicographicSortSchema(kept))).toBe(printSchema(lexicographicSortSchema(schema)))
})

const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'))
const isSpecified = (name: string) => ['String', 'Int', 'Float', 'Boolean', 'ID'].includes(name)

describe('the schema is its own manual', () => {
  test('every type is described', () => {
    const silent = types
      .filter((type) => !isSpecified(type.name) && !type.description)
      .map((type) => type.name)
    expect(silent).toEqual([])
  })

  test('every field, argument, input field and enum value is described', () => {
    const silent: string[] = []
    const check = (where: string, description: string | null | undefined) => {
      if (!description) silent.push(where)
    }
    for (const type of types) {
      if (isEnumType(type)) {
        for (const value of type.getValues()) check(`${type.name}.${value.name}`, value.description)
      } else if (isInputObjectType(type)) {
        for (const field of Object.values(type.getFields()))
          check(`${type.name}.${field.name}`, field.description)
      } else if (isObjectType(type) || isInterfaceType(type)) {
        for (const field of Object.values(type.getFields())) {
          check(`${type.name}.${field.name}`, field.description)
          for (const arg of field.args) check(`${type.name}.${field.name}(${arg.name})`, arg.description)
        }
      }
    }
    expect(silent).toEqual([])
  })
})

const checker = shared('tools/check-contract.mjs')

test.skipIf(checker === undefined)('nothing of the contract is lacking', async () => {
  const run = promisify(execFile)(process.execPath, [checker ?? '', 'schema.graphql'], { cwd: root })
  // The tool exits with 1 while anything is lacking.
  const { stdout } = await run.catch((failure: { stdout: string }) => failure)
  const lines = stdout.trim().split('\n')
  expect(lines.at(-1)).toMatch(/^\d+ lacks, \d+ types in the contract$/)
  expect(lines.slice(0, -1).toSorted()).toEqual([])
})
