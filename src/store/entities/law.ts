import { defineEntity, p } from '@mikro-orm/core'
import { serialId, sortText } from './columns.ts'

export const LawSchema = defineEntity({
  name: 'Law',
  tableName: 'law',
  properties: {
    id: serialId(),
    name: sortText(),
    /** 법률, 대통령령, 총리령, 부령 … */
    kind: p.text(),
    /** 법령ID, the same over all versions of a law; a digest may lack it. */
    lawId: p.text().nullable(),
    /** 법령MST, one version of it. */
    mst: p.text().nullable(),
    promulgatedOn: p.date().nullable(),
    effectiveOn: p.date().nullable(),
    sourceUrl: p.text(),
    corpusVersion: p.text(),
    /** The project's own short wording instead of the statute's text. */
    isDigest: p.boolean().default(false),
  },
  uniques: [
    // A digest and the imported statute of the same name live side by side; readers prefer the statute.
    { properties: ['name', 'isDigest'] },
  ],
  checks: [{ name: 'law_identified', expression: 'is_digest or (law_id is not null and mst is not null)' }],
})
export class Law extends LawSchema.class {}
LawSchema.setClass(Law)
