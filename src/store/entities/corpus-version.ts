import { defineEntity, p } from '@mikro-orm/core'
import { updatedAt } from './columns.ts'

/** Bumped by seed and importers ('regions', 'law', 'estate', 'loans'; 'reference' and 'demo' say what was loaded): a running process sees it and refreshes. */
export const CorpusVersionSchema = defineEntity({
  name: 'CorpusVersion',
  tableName: 'corpus_version',
  properties: {
    name: p.text().primary(),
    version: p.text(),
    updatedAt: updatedAt(),
  },
})
export class CorpusVersion extends CorpusVersionSchema.class {}
CorpusVersionSchema.setClass(CorpusVersion)
