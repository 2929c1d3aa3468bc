import { NoSchemaIntrospectionCustomRule } from 'graphql'
import type { Plugin } from 'graphql-yoga'

/** Nobody reads the schema through the API: not by `__schema`, not by `__type`, however it is asked. */
export const useClosedSchema = (): Plugin => ({
  onValidate({ addValidationRule }) {
    addValidationRule(NoSchemaIntrospectionCustomRule)
  },
})

/** GraphQL guesses what a misspelt name was meant to be, and so tells names to who asks for enough wrong ones. */
export const withoutSuggestions = (message: string): string =>
  message.endsWith('?') ? (message.split('Did you mean ')[0] ?? '').trimEnd() : message
