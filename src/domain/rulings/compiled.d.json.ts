import type { CompiledRulings } from './compiled.ts'

/** What `npm run learn` has written: made by code of this type, so that nobody reads it anew for every check of types. */
declare const compiled: CompiledRulings
export = compiled
