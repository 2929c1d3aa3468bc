import type { CodegenConfig } from '@graphql-codegen/cli'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { buildSchema } from './src/graphql/schema.ts'

const SCALARS = { Manwon: 'number', DateTime: 'string', Date: 'string', JSON: 'unknown' }

/**
 * schema.graphql is the API as clients see it, and its diff the changelog; test/gql/ types the documents of the tests. The
 * dashboard's operations stand in .graphql files beside what uses them, and each gets a module of its own, so that a view
 * brings no other view's operations along.
 */
export default {
  schema: printSchema(lexicographicSortSchema(buildSchema())),
  generates: {
    'schema.graphql': { plugins: ['schema-ast'] },
    'clients/cache.json': { plugins: ['./clients/plugin.ts'] },
    'test/gql/': {
      documents: ['test/**/*.ts', '!test/gql/**'],
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        strictScalars: true,
        enumsAsTypes: true,
        useTypeImports: true,
        importExtension: '.ts',
        scalars: SCALARS,
      },
    },
    'web/src/gql/schema.ts': {
      plugins: ['typescript'],
      config: { strictScalars: true, enumsAsTypes: true, useTypeImports: true, scalars: SCALARS },
    },
    'web/src/gql/possible-types.ts': { plugins: ['fragment-matcher'], config: { useExplicitTyping: false } },
    'web/src/': {
      documents: ['web/src/**/*.graphql'],
      preset: 'near-operation-file',
      presetConfig: { baseTypesPath: 'gql/schema.ts', extension: '.graphql.ts' },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        strictScalars: true,
        enumsAsTypes: true,
        useTypeImports: true,
        importExtension: '.ts',
        documentMode: 'documentNodeImportFragments',
        scalars: SCALARS,
      },
    },
  },
} satisfies CodegenConfig
