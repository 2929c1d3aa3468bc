import type { CodegenConfig } from '@graphql-codegen/cli'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { buildSchema } from './src/graphql/schema.ts'

/** schema.graphql is the API as clients see it, and its diff the changelog; test/gql/ types the documents of the tests. */
export default {
  schema: printSchema(lexicographicSortSchema(buildSchema())),
  documents: ['test/**/*.ts', '!test/gql/**'],
  generates: {
    'schema.graphql': { plugins: ['schema-ast'] },
    'test/gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        strictScalars: true,
        enumsAsTypes: true,
        useTypeImports: true,
        importExtension: '.ts',
        scalars: { Manwon: 'number', DateTime: 'string', Date: 'string', JSON: 'unknown' },
      },
    },
  },
} satisfies CodegenConfig
