import { defineEntity, p } from '@mikro-orm/core'
import { createdAt, instant, uuidId } from './columns.ts'
import { Run } from './run.ts'
import { User } from './user.ts'

export const GeneratedDocumentSchema = defineEntity({
  name: 'GeneratedDocument',
  tableName: 'generated_document',
  properties: {
    id: uuidId(),
    run: () => p.manyToOne(Run).ref().deleteRule('cascade'),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    documentType: p.text(),
    title: p.text(),
    /** Personal data in it is encrypted by the application. */
    markdown: p.text().lazy(),
    /** The finished file; bytes, so that deleting the row leaves nothing behind. */
    file: p.uint8array().nullable().lazy(),
    review: p.json<object>().nullable(),
    /** Names the effect that made it: a re-run makes it once. */
    effectKey: p.text(),
    /** Of the first version; null: that is this one. */
    firstVersionId: p.uuid().nullable(),
    version: p.integer().default(1),
    /** When its owner took it as it is. */
    acceptedAt: instant().nullable(),
    createdAt: createdAt(),
  },
  // A user's documents are listed by it, the newest first.
  indexes: [{ properties: ['user', 'createdAt', 'id'] }],
  uniques: [{ properties: ['run', 'effectKey'] }],
})
export class GeneratedDocument extends GeneratedDocumentSchema.class {}
GeneratedDocumentSchema.setClass(GeneratedDocument)
