import { defineEntity, p } from '@mikro-orm/core'
import { createdAt, uuidId } from './columns.ts'

/** A version of the dated rules, whole; never changed or deleted, because runs name theirs. The newest is in use. */
export const RuleSetSchema = defineEntity({
  name: 'RuleSet',
  tableName: 'rule_set',
  properties: {
    id: uuidId(),
    /** SHA-256 of the rows. */
    contentHash: p.text(),
    /** domain RuleRow[], all that hold. */
    rows: p.json<object>(),
    /** Those among them that were imported: laid over the rules of every later release. */
    imported: p.json<object>(),
    /** SHA-256 of the rules that the release brought along. */
    shippedHash: p.text(),
    /** The file that was imported; “shipped” where a release brought other rules. */
    source: p.text(),
    importedAt: createdAt(),
  },
  indexes: [{ properties: ['importedAt'] }],
})
export class RuleSet extends RuleSetSchema.class {}
RuleSetSchema.setClass(RuleSet)
